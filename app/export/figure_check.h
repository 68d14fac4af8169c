#pragma once

#include <QString>

#include <vector>

#include "app/export/figure_export.h"

namespace greyscope::app {

/// A rule for printed figures and what a figure makes of it.
struct FigureCheck {
    enum class Remedy { none, height, text };

    QString name;      ///< of the rule: "Text is legible"
    QString sentence;  ///< where it is broken; empty: it is kept
    Remedy remedy = Remedy::none;
    double value = 0.0;  ///< that the remedy sets: millimetres or points
    bool ofPage = true;  ///< can be read off the printed page; otherwise it is about what is drawn

    [[nodiscard]] bool broken() const { return !sentence.isEmpty(); }
};

/// All rules, in the order in which they are told.
[[nodiscard]] std::vector<FigureCheck> checkFigure(const widgets::FigureSpec& figure, const ExportOptions& options);

/// What a button says that sets the remedy: "Make it 84 mm high".
[[nodiscard]] QString remedyText(const FigureCheck& check);

}  // namespace greyscope::app
