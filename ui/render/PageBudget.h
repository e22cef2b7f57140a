#pragma once

namespace scarp {

/// Bytes on the graphics card for the ground of one document, in all views of it together, however large it
/// is; and what the first and the second view have of that.
inline constexpr long long kPageBudget = 256LL << 20;
inline constexpr long long kFirstViewPages = 160LL << 20;  ///< As much as a texture array has layers for.
inline constexpr long long kSecondViewPages = kPageBudget - kFirstViewPages;

}  // namespace scarp
