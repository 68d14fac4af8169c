#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// One way to predict: its name, some texts, a dot for each of its errors and a bar at their mean.
struct StripRow {
    Ink ink;
    Dash dash = Dash::solid;
    bool heavy = false;  ///< a wide swatch and a bold name
    bool ruled = false;  ///< a line above it parts it from the rows before
    QString name;
    std::vector<QString> texts;                  ///< parallel to DotStripSpec::columns
    std::vector<std::optional<double>> numbers;  ///< the same, not rounded
    std::vector<double> dots;
    QString shortWords = {};  ///< of the first text on the screen; empty: it is short enough
    std::optional<double> mean, most;
    QString meanText, mostText;
    QString tooltip;
    Link link;
    bool operator==(const StripRow&) const = default;
};

/// A table of ways to predict the same thing, each with the strip of its errors. Dots beyond `high` stand at its edge
/// as arrows.
struct DotStripSpec {
    QString title;
    QString subtitle;
    QString nameTitle;
    std::vector<QString> columns;  ///< titles; the first column holds words and gives way, the others numbers
    QString meanTitle, mostTitle;
    double high = 1.0;
    QString suffix;  ///< of the strip's ticks: " %"
    QString key;     ///< on paper, at the foot: what is drawn in the strips
    std::vector<StripRow> rows;
    QString footer;
    FootLines foot = {};  ///< on paper
    bool operator==(const DotStripSpec&) const = default;
};

}  // namespace greyscope::widgets
