#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "widgets/present/layout/layout_charts.h"

namespace greyscope::app {

using SharedLayoutFacts = std::shared_ptr<const widgets::LayoutFacts>;

/// Returns the derivation of the place of a byte in each layout, of the number of OSTs that a process accesses if there
/// is a formula, and of the times that are fitted to P2.
[[nodiscard]] std::optional<PageDerivation> layoutDerivations(const SharedLayoutFacts& facts, std::int64_t byte);

/// Returns the line of the byte's stripe, or of its offset in its subfile.
[[nodiscard]] AskedLine lineOfByte(bool inSubfile);
/// Returns the line of the number of OSTs that one of `processes` processes accesses; nullopt if there is no formula.
[[nodiscard]] std::optional<AskedLine> lineOfMet(const widgets::LayoutFacts& facts, int processes);
/// Returns the line of a time on a curve; nullopt for a time that P2 prints.
[[nodiscard]] std::optional<AskedLine> lineOfCost(const widgets::PlotSpec& chart, std::size_t curve, std::size_t point,
                                                  bool resize);

}  // namespace greyscope::app
