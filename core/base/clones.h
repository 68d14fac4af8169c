#pragma once

// Before a function that holds a hot loop: it is compiled once for each of these instruction sets, and the program
// takes the best that the machine has when it starts. The loop must stand in the function itself or in functions that
// are always inlined. Left out under the sanitizers, which cannot follow the choice at start.
#if defined(__x86_64__) && defined(__ELF__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define GREYSCOPE_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define GREYSCOPE_CLONES
#endif

// For the parts of such a function, lambdas too.
#if defined(__GNUC__)
#define GREYSCOPE_INLINED __attribute__((always_inline))
#else
#define GREYSCOPE_INLINED
#endif
