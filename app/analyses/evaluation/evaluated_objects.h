#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include <Eigen/Dense>

#include "app/study/study.h"
#include "app/text/left_out_text.h"
#include "core/base/error.h"
#include "core/data/left_out.h"
#include "core/data/series/aggregation.h"
#include "widgets/common/view_state.h"
#include "widgets/present/remark.h"

// The objects of grey clusters and of grey target decisions: one row for each object, one column for each indicator.
namespace greyscope::app {

/// A table, the column that names the objects, and the columns by which they are evaluated.
struct ObjectsRequest {
    std::shared_ptr<const data::Dataset> dataset;
    std::string objects;
    std::vector<IndicatorChoice> indicators;
    data::Aggregation aggregation = data::Aggregation::none;  ///< how several rows of an object are combined
    std::size_t unused = 0;  ///< number of further metrics that could be indicators, but are not used by default
    bool operator==(const ObjectsRequest&) const = default;
};

/// Returns the request for the active table of the study, or what it lacks. Empty choices have defaults: the first key
/// names the objects, and the first metrics are the indicators. Unless the table says how to combine several rows of
/// an object, they are averaged.
[[nodiscard]] std::variant<ObjectsRequest, widgets::Empty> objectsRequest(
    const Study& study, const std::string& objects, const std::vector<IndicatorChoice>& indicators);

/// Returns the names of the columns that can name objects.
[[nodiscard]] std::vector<std::string> objectColumns(const StudyTable& table);
/// Returns the names of the numeric columns except `objects`, each of which can be an indicator.
[[nodiscard]] std::vector<std::string> indicatorColumns(const StudyTable& table, const std::string& objects);

/// The values of the objects.
struct EvaluatedObjects {
    std::vector<std::string> names;
    std::vector<IndicatorChoice> indicators;  ///< with the directions that follow from the names of their columns
    std::vector<std::string> units;           ///< unit of each indicator; "" if it has none
    Eigen::MatrixXd values;                   ///< objects x indicators, all finite
    std::vector<std::string> leftOut;         ///< names of the objects that lack the value of an indicator
    bool averaged = false;                    ///< whether several rows of an object were combined
    data::LeftOut account;
};

/// Returns the values of the objects. Objects that lack the value of an indicator are left out. Errors: those of
/// pivot(), duplicateColumn, noRows if no object is left.
[[nodiscard]] base::Expected<EvaluatedObjects> evaluatedObjects(const ObjectsRequest& request);

/// Returns which rows of the table have no object or no value, for an evaluation that failed.
[[nodiscard]] std::vector<TableAccount> objectAccounts(const ObjectsRequest& request);

/// Returns the remarks about objects that are left out, rows that are combined, and metrics that are not used.
[[nodiscard]] std::vector<widgets::Remark> objectRemarks(const ObjectsRequest& request,
                                                         const EvaluatedObjects& objects);

}  // namespace greyscope::app
