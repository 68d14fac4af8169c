#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "widgets/present/layout/layout_charts.h"

namespace greyscope::app {

using SharedLayoutFacts = std::shared_ptr<const widgets::LayoutFacts>;

/// Returns the derivations for a byte: its position in each layout, the number of OSTs that a process accesses (if
/// there is a formula), and the times that are fitted to paper P2.
[[nodiscard]] std::optional<PageDerivation> layoutDerivations(const SharedLayoutFacts& facts, std::int64_t byte);

/// Returns the line of the derivation with the stripe of the byte or, with `inSubfile`, its offset in its subfile.
[[nodiscard]] AskedLine lineOfByte(bool inSubfile);
/// Returns the line of the derivation that gives the number of OSTs accessed by one of `processes` processes; nullopt
/// if there is no formula.
[[nodiscard]] std::optional<AskedLine> lineOfMet(const widgets::LayoutFacts& facts, int processes);
/// Returns the line of the derivation that gives a time on a curve of the chart; nullopt for a time that paper P2
/// prints.
[[nodiscard]] std::optional<AskedLine> lineOfCost(const widgets::PlotSpec& chart, std::size_t curve, std::size_t point,
                                                  bool resize);

}  // namespace greyscope::app
