#pragma once

#include "app/export/check/figure_check.h"
#include "app/export/figure_subject.h"

// Rules for what a figure draws, wherever it is on the page: colours, their meanings, axes, fonts and data.

namespace greyscope::app {

/// A function that checks one rule for a part of a figure. It describes in `check` what breaks the rule.
using RuleCheck = void(const Subject& subject, const CheckedPart& part, FigureCheck& check);

inline constexpr double kLeastContrast = 3.0;  ///< smallest contrast between a text and its background

[[nodiscard]] inline QString quoted(const QString& text) {
    return QStringLiteral("“%1”").arg(text);
}

/// Adds a remedy for a text with too little contrast to `check`: another colour for the series that has the colour of
/// the text, such that `rule` is met. If there is no such colour, the sentence of `check` says so.
void offerInk(RuleCheck* rule, const CheckedPart& part, const RecordedText& text, FigureCheck& check);

void ruleGrey(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void ruleEveryEye(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// Checks that one colour does not stand for two different things, in a panel or in several panels of a sheet; `part`
/// is not used.
void ruleMeanings(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// Checks that the axes of a chart have titles.
void ruleAxes(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// Checks that the axes of a chart have units.
void ruleUnits(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// Checks that the font of the figure is installed; `part` is not used.
void ruleFonts(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void rulePresent(const Subject& subject, const CheckedPart& part, FigureCheck& check);

}  // namespace greyscope::app
