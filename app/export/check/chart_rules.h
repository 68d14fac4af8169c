#pragma once

#include "app/export/check/figure_rules.h"

// The rules about how the parts of a chart lie on its page: its axes, its legend, and text beside its marks.

namespace greyscope::app {

/// An axis has two labels at least, so that its scale can be read.
void ruleScale(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// No text lies on a mark or an error bar.
void ruleMarks(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// The legend keeps clear of the page's edge.
void ruleLegend(const Subject& subject, const CheckedPart& part, FigureCheck& check);

}  // namespace greyscope::app
