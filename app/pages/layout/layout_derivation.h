#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "widgets/present/layout/layout_charts.h"

namespace greyscope::app {

using SharedLayoutFacts = std::shared_ptr<const widgets::LayoutFacts>;

/// Where a byte lies in each layout, how many OSTs a process meets where that is arithmetic, and the times that are
/// fitted to P2.
[[nodiscard]] std::optional<PageDerivation> layoutDerivations(const SharedLayoutFacts& facts, std::int64_t byte);

/// The stripe of the byte, or its offset in its subfile.
[[nodiscard]] AskedLine lineOfByte(bool inSubfile);
/// Of so many processes how many OSTs one meets; none where there is no formula.
[[nodiscard]] std::optional<AskedLine> lineOfMet(const widgets::LayoutFacts& facts, int processes);
/// A time of a curve; none of those that P2 prints.
[[nodiscard]] std::optional<AskedLine> lineOfCost(const widgets::PlotSpec& chart, std::size_t curve, std::size_t point,
                                                  bool resize);

}  // namespace greyscope::app
