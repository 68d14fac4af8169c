#pragma once

#include "app/export/check/figure_rules.h"

// Rules for how a chart is laid out on its page: its axes, its legend, and the text beside its marks.

namespace greyscope::app {

/// Checks that each axis has at least two labels, so that its scale can be read.
void ruleScale(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// Checks that no text overlaps a mark or an error bar.
void ruleMarks(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// Checks that the legend does not touch the edge of the page.
void ruleLegend(const Subject& subject, const CheckedPart& part, FigureCheck& check);

}  // namespace greyscope::app
