#pragma once

// Attribute for a function with a hot loop. The compiler makes one version of the function for each instruction set in
// the list, and the program chooses the best version that the processor supports when it starts. The loop must be in
// the function itself or in functions that are always inlined (GREYSCOPE_INLINED). Empty for other compilers and
// platforms, and under the sanitizers, which do not support that choice.
#if defined(__x86_64__) && defined(__ELF__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define GREYSCOPE_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define GREYSCOPE_CLONES
#endif

// Attribute for functions and lambdas that a function with GREYSCOPE_CLONES calls: always inlined, so that they are
// compiled for each instruction set, too.
#if defined(__GNUC__)
#define GREYSCOPE_INLINED __attribute__((always_inline))
#else
#define GREYSCOPE_INLINED
#endif
