/* Kills a program just before the nth of its calls that change files, which SEGUE_KILL_AT numbers from 1; without
   it, or with fewer calls, the program runs as usual and appends their number to the file SEGUE_CALLS names.

   gcc -shared -fPIC kill_at.c -o kill_at.so -ldl; LD_PRELOAD=./kill_at.so SEGUE_KILL_AT=7 seguec build … */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int calls;

static void count(void) {
  const char *at = getenv("SEGUE_KILL_AT");
  if (atomic_fetch_add(&calls, 1) + 1 == (at ? atoi(at) : 0)) {
    kill(getpid(), SIGKILL);
    pause();
  }
}

__attribute__((destructor)) static void say(void) {
  const char *path = getenv("SEGUE_CALLS");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (!file) return;
  fprintf(file, "%d\n", atomic_load(&calls));
  fclose(file);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int rename(const char *from, const char *to) { count(); return NEXT(rename)(from, to); }
int unlink(const char *path) { count(); return NEXT(unlink)(path); }
int rmdir(const char *path) { count(); return NEXT(rmdir)(path); }
int mkdir(const char *path, mode_t mode) { count(); return NEXT(mkdir)(path, mode); }
int fsync(int file) { count(); return NEXT(fsync)(file); }
ssize_t write(int file, const void *bytes, size_t size) {
  if (file > 2) count();
  return NEXT(write)(file, bytes, size);
}

static int opened(__typeof__(&open) next, const char *path, int flags, mode_t mode) {
  if (flags & (O_CREAT | O_TRUNC)) count();
  return next(path, flags, mode);
}

#define OPEN(name)                                     \
  int name(const char *path, int flags, ...) {         \
    va_list more;                                      \
    va_start(more, flags);                             \
    mode_t mode = flags & O_CREAT ? va_arg(more, int) : 0; \
    va_end(more);                                      \
    return opened(NEXT(name), path, flags, mode);      \
  }
OPEN(open)
OPEN(open64)
