#ifndef VOT_NCURSES_SHIM_H
#define VOT_NCURSES_SHIM_H
/* Wide-character calls and wcwidth exist only with this level of the standard. */
#define _XOPEN_SOURCE 700
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE 1
#endif
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#include <curses.h>

/* MARK: What Swift does not import: casts, shifts and mutable globals. */

static const attr_t shim_bold = WA_BOLD;
static const attr_t shim_reverse = WA_REVERSE;
static const attr_t shim_underline = WA_UNDERLINE;
static const mmask_t shim_wanted_buttons =
    BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON1_CLICKED | BUTTON4_PRESSED | BUTTON5_PRESSED;
static const mmask_t shim_pressed = BUTTON1_PRESSED;
static const mmask_t shim_released = BUTTON1_RELEASED;
static const mmask_t shim_clicked = BUTTON1_CLICKED;
static const mmask_t shim_wheel_up = BUTTON4_PRESSED;
static const mmask_t shim_wheel_down = BUTTON5_PRESSED;

static inline WINDOW *_Nullable shim_window(void) { return stdscr; }
static inline int shim_pairs(void) { return COLOR_PAIRS; }
static inline int shim_colors(void) { return COLORS; }

/* Forgets what the terminal is thought to show, so that the next update draws all of it. */
static inline void shim_forget_screen(void) { clearok(curscr, TRUE); }

/* Opens a stream of its own on a descriptor, so that closing it leaves the descriptor open. */
static inline FILE *_Nullable shim_stream(int descriptor, const char *_Nonnull mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) return NULL;
  FILE *stream = fdopen(copy, mode);
  if (stream == NULL) close(copy);
  return stream;
}

/* The text of a capability of the terminal in use; NULL where it has none. */
static inline const char *_Nullable shim_capability(const char *_Nonnull name) {
  const char *text = tigetstr((char *)name);
  return text == (const char *)-1 ? NULL : text;
}

/* A file in memory; -1 where the system has none. */
static inline int shim_memory_file(void) {
#if defined(__linux__)
  extern int memfd_create(const char *, unsigned int);
  return memfd_create("frame", 1 /* MFD_CLOEXEC */);
#else
  return -1;
#endif
}

/* Whether a signal cut the last call short. */
static inline int shim_was_interrupted(void) { return errno == EINTR; }

/* Bytes that can be read without waiting; -1 where the descriptor cannot tell. */
static inline int shim_readable_bytes(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) < 0 ? -1 : count;
}

/* The size of a terminal in cells; 0 for both where it is not known. */
static inline void shim_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(descriptor, TIOCGWINSZ, &size) < 0) memset(&size, 0, sizeof size);
  *columns = size.ws_col;
  *rows = size.ws_row;
}

/* MARK: Signals. The state is weak, so that the copies which several Swift files make of this
   header become one; the importer gives room only to what has a value from the start. */

#define shim_shared __attribute__((weak))

/* Every signal that ends a program which does not take it: SIGPIPE is ignored from the start, and
   those of real time follow the named ones. */
static const int shim_named_stops[] = {SIGINT,  SIGTERM,   SIGHUP,  SIGQUIT, SIGUSR1, SIGUSR2,
                                       SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
#if defined(__linux__)
                                       SIGIO,   SIGPWR,    SIGSTKFLT,
#endif
};
enum {
  shim_named_stop_count = sizeof shim_named_stops / sizeof shim_named_stops[0],
  shim_most_stops = 80,
  shim_crash_count = 7
};
static const int shim_crashes[shim_crash_count] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS,
                                                   SIGFPE, SIGABRT, SIGSYS};
shim_shared struct sigaction shim_old_stops[shim_most_stops] = {{{0}}};
shim_shared struct sigaction shim_old_crashes[shim_crash_count] = {{{0}}};
shim_shared volatile sig_atomic_t shim_pending = 0;
shim_shared int shim_wake[2] = {-1, -1};
shim_shared int shim_terminal = -1;
shim_shared struct termios shim_modes = {0};
shim_shared char shim_restoring[256] = {0};
shim_shared size_t shim_restoring_length = 0;

static inline int shim_stop_count(void) {
  int count = shim_named_stop_count;
#if defined(SIGRTMIN)
  count += SIGRTMAX - SIGRTMIN + 1;
#endif
  return count < shim_most_stops ? count : shim_most_stops;
}

static inline int shim_stop(int index) {
#if defined(SIGRTMIN)
  if (index >= shim_named_stop_count) return SIGRTMIN + index - shim_named_stop_count;
#endif
  return shim_named_stops[index];
}

static inline void shim_ring(void) {
  int saved = errno;
  if (write(shim_wake[1], "", 1) < 0) { /* full: the loop wakes anyway */ }
  errno = saved;
}

static inline void shim_on_stop(int number) {
  shim_pending = number;
  shim_ring();
}

/* Wakes the loop, which follows the size by itself: ncurses would take one that it cannot hold. */
static inline void shim_on_resize(int number) {
  (void)number;
  shim_ring();
}

/* Restores the terminal with calls that are safe here, then lets the crash take its course. */
static inline void shim_on_crash(int number) {
  if (shim_terminal >= 0) {
    if (write(shim_terminal, shim_restoring, shim_restoring_length) < 0) { /* nothing to do */ }
    tcsetattr(shim_terminal, TCSANOW, &shim_modes);
  }
  for (int index = 0; index < shim_crash_count; index++)
    sigaction(shim_crashes[index], &shim_old_crashes[index], NULL);
  raise(number);
}

/* Adds a capability to what a crash writes, without its padding. */
static inline void shim_restore_with(const char *_Nonnull text) {
  while (*text && shim_restoring_length < sizeof shim_restoring) {
    if (text[0] == '$' && text[1] == '<') {
      while (*text && *text != '>') text++;
      if (*text) text++;
      continue;
    }
    shim_restoring[shim_restoring_length++] = *text++;
  }
}

/* Takes the signals that end a program; one that was ignored stays so. 0 done, -1 not. */
static inline int shim_take_signals(int terminal) {
  if (shim_wake[0] < 0) {
    if (pipe(shim_wake) < 0) return -1;
    for (int end = 0; end < 2; end++) {
      fcntl(shim_wake[end], F_SETFL, O_NONBLOCK);
      fcntl(shim_wake[end], F_SETFD, FD_CLOEXEC);
    }
  }
  shim_pending = 0;
  shim_restoring_length = 0;
  if (tcgetattr(terminal, &shim_modes) == 0) shim_terminal = terminal;
  struct sigaction stop;
  memset(&stop, 0, sizeof stop);
  stop.sa_handler = shim_on_stop;
  for (int index = 0; index < shim_stop_count(); index++) {
    sigaction(shim_stop(index), &stop, &shim_old_stops[index]);
    if (shim_old_stops[index].sa_handler == SIG_IGN)
      sigaction(shim_stop(index), &shim_old_stops[index], NULL);
  }
  struct sigaction crash;
  memset(&crash, 0, sizeof crash);
  crash.sa_handler = shim_on_crash;
  crash.sa_flags = SA_NODEFER;
  for (int index = 0; index < shim_crash_count; index++)
    sigaction(shim_crashes[index], &crash, &shim_old_crashes[index]);
  return 0;
}

/* Takes the place of ncurses' own handler of resizing; after newterm. */
static inline void shim_take_resize(void) {
  struct sigaction resize;
  memset(&resize, 0, sizeof resize);
  resize.sa_handler = shim_on_resize;
  sigaction(SIGWINCH, &resize, NULL);
}

/* Gives the signals back. */
static inline void shim_leave_signals(void) {
  for (int index = 0; index < shim_stop_count(); index++)
    sigaction(shim_stop(index), &shim_old_stops[index], NULL);
  for (int index = 0; index < shim_crash_count; index++)
    sigaction(shim_crashes[index], &shim_old_crashes[index], NULL);
  shim_terminal = -1;
}

/* The signal that asks the program to stop, taken once; 0 where there is none. */
static inline int shim_taken_signal(void) {
  int number = shim_pending;
  shim_pending = 0;
  return number;
}

/* The end of the pipe that becomes readable when a signal came. */
static inline int shim_wake_descriptor(void) { return shim_wake[0]; }

/* Empties that pipe. */
static inline void shim_quiet(void) {
  char bytes[64];
  while (read(shim_wake[0], bytes, sizeof bytes) > 0) {}
}
#endif
