#pragma once

#include "app/export/check/figure_check.h"
#include "app/export/figure_subject.h"

// The rules for what is drawn, independent of its place on the page: colours, meanings, axes, fonts and data.

namespace greyscope::app {

/// Checks a part of the subject, and describes in `check` where it breaks the rule.
using RuleCheck = void(const Subject& subject, const CheckedPart& part, FigureCheck& check);

inline constexpr double kLeastContrast = 3.0;  ///< smallest contrast of a text with its background

[[nodiscard]] inline QString quoted(const QString& text) {
    return QStringLiteral("“%1”").arg(text);
}

/// Offers a remedy for a text with too little contrast: another colour for the series of that colour, with which the
/// rule is kept. If there is none, the sentence says so.
void offerInk(RuleCheck* rule, const CheckedPart& part, const RecordedText& text, FigureCheck& check);

void ruleGrey(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void ruleEveryEye(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// Checks all panels of a sheet together.
void ruleMeanings(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void ruleAxes(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void ruleUnits(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void ruleFonts(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void rulePresent(const Subject& subject, const CheckedPart& part, FigureCheck& check);

}  // namespace greyscope::app
