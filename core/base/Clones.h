#pragma once

/// Compiles a plain function once for each instruction set, and picks the one for the machine when the
/// program starts. As nothing is fused or reordered (-ffp-contract=off), all give the same bits. Not under
/// sanitizers, whose start-up comes after the choice.
#if defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && \
    defined(__GNUC__) && !defined(__clang__)
#define SCARP_CLONES [[gnu::target_clones("default", "avx2", "avx512f")]]
#else
#define SCARP_CLONES
#endif
