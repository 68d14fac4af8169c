#pragma once

#include <QString>

#include <optional>
#include <utility>

#include "core/relative/model.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// What the words about a relative model call things.
struct RelativeNames {
    QString from, to;                      ///< "1.1-W", "1.2-W"; of long names what shortNames() leaves
    QString metric;                        ///< "Throughput"
    QString unit;                          ///< "MB/s"
    std::optional<double> published = {};  ///< error in percent that a paper prints for this pair
    QString wholeFrom = {}, wholeTo = {};  ///< on paper, and wherever they are said
    bool operator==(const RelativeNames&) const = default;
};

/// The names of two series without what long ones begin with alike: "…MX200" and "…MX200x3" for two such paths.
[[nodiscard]] std::pair<QString, QString> shortNames(const QString& from, const QString& to);

/// The tree of ratios with its strips. Rows are lit by Target::row, nodes by Target::node (indices of the result).
[[nodiscard]] TreeSpec relativeTree(const RelativeParts& parts, const RelativeNames& names);

/// "Does splitting help?": error of the left-out cells and of the training ones against the number of leaves, with
/// parity as a line. The shown number of leaves is ringed and carries a handle.
[[nodiscard]] PlotSpec splittingCurve(const relative::RelativeResult& result);

}  // namespace greyscope::widgets
