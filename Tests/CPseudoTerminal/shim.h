#ifndef VOT_PSEUDO_TERMINAL_SHIM_H
#define VOT_PSEUDO_TERMINAL_SHIM_H
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#if defined(__APPLE__)
#include <util.h>
#else
#include <pty.h>
#include <utmp.h>
#endif
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* Both ends of a new terminal of a size; 0 done, -1 not. */
static inline int shim_open_terminal(int *_Nonnull outer, int *_Nonnull inner,
                                     unsigned short columns, unsigned short rows) {
  struct winsize size = {rows, columns, 0, 0};
  if (openpty(outer, inner, NULL, NULL, &size) < 0) return -1;
  fcntl(*outer, F_SETFD, FD_CLOEXEC);
  fcntl(*inner, F_SETFD, FD_CLOEXEC);
  return 0;
}

/* Starts a program whose terminal this is; its process, or -1. */
static inline pid_t shim_start_in_terminal(int *_Nonnull outer, const char *_Nonnull path,
                                           char *_Nullable const *_Nonnull arguments,
                                           char *_Nullable const *_Nonnull environment,
                                           unsigned short columns, unsigned short rows) {
  struct winsize size = {rows, columns, 0, 0};
  pid_t child = forkpty(outer, NULL, NULL, &size);
  if (child == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
    _exit(127);
  }
  if (child > 0) fcntl(*outer, F_SETFD, FD_CLOEXEC);
  return child;
}

/* Tells a terminal its new size; 0 done, -1 not. */
static inline int shim_resize_terminal(int terminal, unsigned short columns, unsigned short rows) {
  struct winsize size = {rows, columns, 0, 0};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

/* The exit status of a process, 128 and a signal's number, -1 while it runs, -2 if unknown. */
static inline int shim_exit_status(pid_t process) {
  int status = 0;
  pid_t ended = waitpid(process, &status, WNOHANG);
  if (ended == 0 || (ended < 0 && errno == EINTR)) return -1;
  if (ended < 0) return -2;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
#endif
