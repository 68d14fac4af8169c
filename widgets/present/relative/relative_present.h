#pragma once

#include <QString>

#include <optional>
#include <utility>

#include "core/relative/model.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// The names that the texts and figures of a relative model use.
struct RelativeNames {
    QString from, to;  ///< the two systems: "1.1-W", "1.2-W"; long names as shortened by shortNames()
    QString metric;    ///< the measured quantity: "Throughput"
    QString unit;      ///< its unit: "MB/s"
    std::optional<double> published = {};  ///< the error in percent that a paper prints for this pair
    QString wholeFrom = {}, wholeTo = {};  ///< the full names of the two systems, used on paper and in speech
    bool operator==(const RelativeNames&) const = default;
};

/// Returns the names of two series without a long common beginning: "…MX200" and "…MX200x3" for two such paths.
[[nodiscard]] std::pair<QString, QString> shortNames(const QString& from, const QString& to);

/// Returns the tree of ratios with a strip of measured ratios beside each leaf. Rows are highlighted by Target::row,
/// nodes by Target::node (indices in the result).
[[nodiscard]] TreeSpec relativeTree(const RelativeParts& parts, const RelativeNames& names);

/// Returns the chart "Does splitting help?": the errors of left-out cells and of training cells against the number of
/// leaves, with a line for the parity baseline (ratio 1 everywhere). The current number of leaves has a ring and a
/// handle.
[[nodiscard]] PlotSpec splittingCurve(const relative::RelativeResult& result);

}  // namespace greyscope::widgets
