#ifndef VOT_PSEUDO_TERMINAL_SHIM_H
#define VOT_PSEUDO_TERMINAL_SHIM_H
#include <pty.h>
#include <sys/ioctl.h>
#include <utmp.h>
#endif
