#ifndef SEGUE_LIB_FUZZER_H
#define SEGUE_LIB_FUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own mutation of some bytes in place: it may grow them to `room`, and returns their new number.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t room);

#endif
