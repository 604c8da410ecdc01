#ifndef VOT_NCURSES_SHIM_H
#define VOT_NCURSES_SHIM_H
/* Wide-character calls and wcwidth exist only with this level of the standard. */
#define _XOPEN_SOURCE 700
#include <locale.h>
#include <stdio.h>
#include <wchar.h>
#include <curses.h>
static inline SCREEN *_Nullable shim_open(void) { return newterm(NULL, stdout, stdin); }
static inline WINDOW *_Nullable shim_window(void) { return stdscr; }
#endif
