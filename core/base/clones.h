#pragma once

// Put before a function with a hot loop: the function is compiled once per instruction set listed here, and the best
// one that the machine supports is chosen at program start. The loop must be in the function itself or in functions
// that are always inlined. Empty under the sanitizers, which cannot follow the choice at start.
#if defined(__x86_64__) && defined(__ELF__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define GREYSCOPE_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define GREYSCOPE_CLONES
#endif

// Put before the functions and lambdas that a function marked GREYSCOPE_CLONES calls, so that they are inlined.
#if defined(__GNUC__)
#define GREYSCOPE_INLINED __attribute__((always_inline))
#else
#define GREYSCOPE_INLINED
#endif
