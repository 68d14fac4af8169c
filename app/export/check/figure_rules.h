#pragma once

#include "app/export/check/figure_check.h"
#include "app/export/figure_subject.h"

// The rules about what is drawn, not about how it lies on the page: colours, meanings, axes, fonts and data.

namespace greyscope::app {

/// Says in `check` where a part of the subject breaks a rule.
using RuleCheck = void(const Subject& subject, const CheckedPart& part, FigureCheck& check);

inline constexpr double kLeastContrast = 3.0;  ///< of a text to its ground

[[nodiscard]] inline QString quoted(const QString& text) {
    return QStringLiteral("“%1”").arg(text);
}

/// The remedy of a text that does not stand out: another colour for what it is the colour of, with which the rule is
/// kept there. Where there is none the sentence says so.
void offerInk(RuleCheck* rule, const CheckedPart& part, const RecordedText& text, FigureCheck& check);

void ruleGrey(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void ruleEveryEye(const Subject& subject, const CheckedPart& part, FigureCheck& check);
/// Over all panels of a sheet.
void ruleMeanings(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void ruleAxes(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void ruleUnits(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void ruleFonts(const Subject& subject, const CheckedPart& part, FigureCheck& check);
void rulePresent(const Subject& subject, const CheckedPart& part, FigureCheck& check);

}  // namespace greyscope::app
