#include "app/analyses/evaluation/evaluated_objects.h"

#include <algorithm>

#include <QStringList>

#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/columns/direction.h"
#include "core/data/series/common_points.h"
#include "core/data/series/pivot.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using base::Expected;
using widgets::Remark;
using widgets::Words;

namespace {

/// By default, this many metrics are indicators; more of them would not fit beside each other.
constexpr std::size_t kUsualIndicators = 6;
constexpr qsizetype kNamedObjects = 8;

/// Returns the default column of objects: the first key, or else the first column of texts, or the first factor.
std::string usualObjects(const StudyTable& table) {
    if (!table.wide && !table.roles.keys.empty()) {
        return table.roles.keys.front();
    }
    const std::vector<data::Column>& columns = table.dataset->columns();
    const auto text = std::ranges::find_if(columns, [](const data::Column& column) { return !column.isNumeric(); });
    return text != columns.end()         ? text->name
           : table.roles.factors.empty() ? std::string()
                                         : table.roles.factors.front();
}

/// Sets the directions that follow from the names of the columns.
void direct(IndicatorChoice& indicator, const data::Column& column) {
    if (!indicator.stated) {
        const auto better = data::betterOf(column);
        indicator.effect.kind = better == data::Better::less ? data::Effect::cost : data::Effect::benefit;
        indicator.stated = better.has_value();
    }
}

QString someOf(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) {
        if (list.size() == kNamedObjects) {
            break;
        }
        list << widgets::visibleText(name);
    }
    return widgets::listed(list, names.size());
}

}  // namespace

std::vector<std::string> objectColumns(const StudyTable& table) {
    std::vector<std::string> names;
    for (const data::Column& column : table.dataset->columns()) {
        if (!column.isNumeric() || base::contains(table.roles.keys, column.name) ||
            base::contains(table.roles.factors, column.name)) {
            names.push_back(column.name);
        }
    }
    return names;
}

std::vector<std::string> indicatorColumns(const StudyTable& table, const std::string& objects) {
    std::vector<std::string> names;
    for (const data::Column& column : table.dataset->columns()) {
        if (column.isNumeric() && column.name != objects) {
            names.push_back(column.name);
        }
    }
    return names;
}

std::variant<ObjectsRequest, widgets::Empty> objectsRequest(const Study& study, const std::string& objects,
                                                            const std::vector<IndicatorChoice>& indicators) {
    const StudyTable* table = study.activeTable();
    if (table == nullptr || !table->dataset || table->dataset->rowCount() == 0) {
        return widgets::Empty{Words::tr("Open a table with a row for each object to evaluate the objects."),
                              Words::tr("Open a table…")};
    }
    ObjectsRequest request{table->dataset, objects.empty() ? usualObjects(*table) : objects, indicators,
                           table->aggregation == data::Aggregation::none ? data::Aggregation(data::Aggregation::mean)
                                                                         : table->aggregation};
    if (indicators.empty()) {
        for (const std::string& name : table->roles.metrics) {
            if (name == request.objects || !base::contains(indicatorColumns(*table, request.objects), name)) {
                continue;
            }
            if (request.indicators.size() == kUsualIndicators) {
                ++request.unused;
            } else {
                request.indicators.push_back({.column = name});
            }
        }
    }
    if (request.objects.empty() || request.indicators.empty()) {
        return widgets::Empty{
            Words::tr("Evaluating objects needs a column that names them and at least one column of numbers."),
            Words::tr("Open a table…")};
    }
    return request;
}

Expected<EvaluatedObjects> evaluatedObjects(const ObjectsRequest& request) {
    EvaluatedObjects objects;
    objects.indicators = request.indicators;
    std::vector<std::string> columns;
    for (IndicatorChoice& indicator : objects.indicators) {
        if (base::contains(columns, indicator.column)) {
            return base::fail(base::ErrorCode::duplicateColumn, {indicator.column});
        }
        columns.push_back(indicator.column);
        const data::Column& column = *GREYSCOPE_TRY(request.dataset->column(indicator.column));
        objects.units.push_back(column.unit);
        direct(indicator, column);
    }
    const data::SeriesTable table =
        GREYSCOPE_TRY(data::pivot(*request.dataset, {{request.objects}, {}, {}, {}, request.aggregation, columns}));
    std::vector<std::size_t> which;  // the pivot has the columns in the order of the table
    for (const std::string& column : columns) {
        which.push_back(GREYSCOPE_TRY(table.indexOf(column)));
    }
    if (data::sharedPoints(table, which).shared == 0) {
        return base::fail(base::ErrorCode::noRows);
    }
    const data::SeriesTable whole = data::withCommonPoints(table, which);
    objects.account = data::accountOf(whole, which);
    objects.averaged = objects.account.mergedPoints > 0;
    for (std::size_t i = 0; i < table.pointCount(); ++i) {  // the whole ones are in the same order
        const std::size_t next = objects.names.size();
        const bool isWhole = next < whole.pointCount() && table.pointLabel(i) == whole.pointLabel(next);
        (isWhole ? objects.names : objects.leftOut).push_back(table.pointLabel(i));
    }
    objects.values.resize(whole.values.rows(), static_cast<Eigen::Index>(which.size()));
    for (std::size_t j = 0; j < which.size(); ++j) {
        objects.values.col(static_cast<Eigen::Index>(j)) = whole.values.col(static_cast<Eigen::Index>(which[j]));
    }
    return objects;
}

std::vector<TableAccount> objectAccounts(const ObjectsRequest& request) {
    std::vector<std::string> columns;
    for (const IndicatorChoice& indicator : request.indicators) {
        columns.push_back(indicator.column);
    }
    auto account = data::accountOf(*request.dataset, {}, {}, {request.objects}, columns);
    return account ? std::vector<TableAccount>{{std::move(*account)}} : std::vector<TableAccount>();
}

std::vector<Remark> objectRemarks(const ObjectsRequest& request, const EvaluatedObjects& objects) {
    std::vector<Remark> remarks;
    if (!objects.leftOut.empty()) {
        remarks.push_back(
            {"left-out", Remark::Kind::look,
             Words::tr("Objects without a value of every indicator are left out: %1.").arg(someOf(objects.leftOut))});
    }
    if (objects.averaged) {
        remarks.push_back({"combined", Remark::Kind::info,
                           Words::tr("Several rows of an object were combined: %1.")
                               .arg(widgets::aggregationWord(request.aggregation))});
    }
    if (request.unused > 0) {
        remarks.push_back(
            {"unused", Remark::Kind::info,
             Words::tr("%n further columns of numbers are not used.", nullptr, widgets::counted(request.unused))});
    }
    return remarks;
}

}  // namespace greyscope::app
