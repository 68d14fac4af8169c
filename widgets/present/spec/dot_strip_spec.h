#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A row of a strip table: a prediction method with its name, some texts, a dot for each of its errors and a bar at
/// their mean.
struct StripRow {
    Ink ink;
    Dash dash = Dash::solid;
    bool heavy = false;  ///< whether the row has a wide colour sample and a bold name
    bool ruled = false;  ///< whether a line is drawn above the row
    QString name;
    std::vector<QString> texts;                  ///< the texts, one for each of DotStripSpec::columns
    std::vector<std::optional<double>> numbers;  ///< the numbers of `texts`, not rounded
    std::vector<double> dots;
    QString shortWords = {};  ///< a shorter form of the first text for the screen; empty if that text is short enough
    std::optional<double> mean, most;
    QString meanText, mostText;
    QString tooltip;
    Link link;
    bool operator==(const StripRow&) const = default;
};

/// A strip table: a table of prediction methods, each with a strip of dots for its errors. Errors beyond `high` are
/// arrows at the end of the strip.
struct DotStripSpec {
    QString title;
    QString subtitle;
    QString nameTitle;
    /// The titles of the columns. The first column contains words and may be narrowed; the others contain numbers.
    std::vector<QString> columns;
    QString meanTitle, mostTitle;
    double high = 1.0;
    QString suffix;  ///< the suffix of the strip's tick labels: " %"
    QString key;     ///< on paper, the text below the table: the meaning of the marks in the strips
    std::vector<StripRow> rows;
    QString footer;
    FootLines foot = {};  ///< the lines below the figure on paper
    bool operator==(const DotStripSpec&) const = default;
};

}  // namespace greyscope::widgets
