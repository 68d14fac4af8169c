#include "app/cli/import/plan_output.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "app/cli/output/standard_input.h"
#include "app/sources/database_reader.h"
#include "app/sources/file_plan.h"
#include "app/sources/read_source.h"
#include "app/sources/server_access.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/io/json/json_writer.h"

namespace greyscope::app::cli {

namespace {

nlohmann::ordered_json rowsJson(const std::optional<double>& rows) {
    return rows ? nlohmann::ordered_json(*rows) : nlohmann::ordered_json();
}

nlohmann::ordered_json planJson(const DatabasePlan& plan) {
    auto columns = nlohmann::ordered_json::array();
    for (const DatabaseColumn& column : plan.columns) {
        columns.push_back(
            {{"name", column.name}, {"type", column.type}, {"readable", column.kind != DatabaseCellKind::unreadable}});
    }
    return {{"database", databaseUrl(plan.source)},
            {"server", plan.server},
            {"sql", plan.sql},
            {"values", plan.values},
            {"columns", std::move(columns)},
            {"arriving", plan.arriving},
            {"rows_looked_at", rowsJson(plan.rowsLooked)},
            {"rows_arriving", rowsJson(plan.rowsArriving)},
            {"explained", plan.explained}};
}

std::string about(const std::optional<double>& rows) {
    return rows ? "about " + base::toText(*rows) : std::string("not known before reading");
}

std::string planText(const DatabasePlan& plan) {
    std::string text = databaseUrl(plan.source) + "\n" + plan.server + " receives the query:\n  " + plan.sql + "\n";
    if (!plan.values.empty()) {
        text += "with these values for ?: " + base::joined(plan.values, ", ") + "\n";
    }
    text += "Columns returned: " + base::joined(plan.arriving, ", ") + "\n";
    for (const DatabaseColumn& column : plan.columns) {
        if (column.kind == DatabaseCellKind::unreadable) {
            text += "Left out: " + column.name + ", of type " + column.type + "\n";
        }
    }
    text += "Rows scanned: " + about(plan.rowsLooked) + "\nRows returned: " + about(plan.rowsArriving) + "\n";
    return plan.explained.empty() ? text : text + "Plan of the server:\n" + plan.explained;
}

nlohmann::ordered_json planJson(const FilePlan& plan) {
    nlohmann::ordered_json json{{"file", plan.path},        {"bytes", plan.bytes}, {"format", plan.format},
                                {"columns", plan.columns},  {"rows", plan.rows},   {"rows_looked_at", plan.rowsLooked},
                                {"row_memory", plan.memory}};
    json["groups_while_reading"] = !plan.kept;
    json["why_rows_are_kept"] =
        plan.kept ? nlohmann::ordered_json(base::nameOf(data::rowsNeededNames(), plan.kept->why)) : nullptr;
    return json;
}

std::string inColumn(const data::KeptRows& kept) {
    return kept.column.empty() ? "a column" : "column " + kept.column;
}

/// Returns why commands keep every row, as a clause.
std::string whyKept(const data::KeptRows& kept) {
    using data::RowsNeeded;
    switch (kept.why) {
        case RowsNeeded::fewRows:
            return "the file is not CSV or has few rows";
        case RowsNeeded::manyLevels:
            return kept.column.empty() ? "the columns have too many combinations of values"
                                       : "column " + kept.column + " has too many values to group by";
        case RowsNeeded::wholeNumbers:
            return inColumn(kept) + " has many different whole numbers, which may be measured or set";
        case RowsNeeded::fewFractions:
            return "the values of " + inColumn(kept) + " repeat, so they may be measured or set";
        case RowsNeeded::cells:
            return inColumn(kept) + " has cells that are read by what all of them contain";
        case RowsNeeded::inOrder:
            return "the order of the rows may decide what " + inColumn(kept) + " is";
        case RowsNeeded::name:
            return "the meaning of " + inColumn(kept) + " depends on every row";
        case RowsNeeded::roles:
            return kept.column.empty() ? "no column names the series"
                                       : "column " + kept.column + " has many values but is not a measurement";
        case RowsNeeded::answer:
            break;
    }
    return "a result needs them";
}

/// Returns how commands read the file, as a line.
std::string wayText(const FilePlan& plan) {
    return plan.kept
               ? "Every row is kept: " + whyKept(*plan.kept) + "\n"
               : "Commands that need no single row, such as relate --matrix --agg mean, group the rows while they "
                 "read them; others keep every row\n";
}

std::string planText(const FilePlan& plan) {
    constexpr double kMegabyte = 1e6;
    const std::string rows = std::to_string(std::llround(plan.rows));
    const std::string looked = std::to_string(plan.rowsLooked);
    const auto megabytes = [](double bytes) {
        return std::to_string(std::max(1LL, std::llround(bytes / kMegabyte))) + " MB";
    };
    const std::string about = rows == looked ? "" : "about ";
    return plan.path + "\n" + plan.format + ", " + megabytes(static_cast<double>(plan.bytes)) +
           "\nColumns: " + base::joined(plan.columns, ", ") + "\nRows: " + about + rows +
           (about.empty() ? "" : ", estimated from a sample of " + looked) + "\nMemory of the rows: " + about +
           megabytes(plan.memory) + "\n" + wayText(plan);
}

}  // namespace

base::Expected<std::string> planOutput(const std::vector<std::string>& sources, Format format) {
    base::NoProgress progress;
    std::string text;
    auto json = nlohmann::ordered_json::array();
    for (const std::string& each : sources) {
        if (each == kStandardInput) {
            return base::fail(base::ErrorCode::optionConflict, {"--plan", each});
        }
        if (!isDatabase(each)) {
            const FilePlan plan = GREYSCOPE_TRY(planFile(each, progress));
            text += planText(plan);
            json.push_back(planJson(plan));
            continue;
        }
        allowTyped(each);
        const DatabasePlan plan = GREYSCOPE_TRY(planDatabase(GREYSCOPE_TRY(databaseOf(each)), progress));
        text += planText(plan);
        json.push_back(planJson(plan));
    }
    return format == Format::json ? io::writeJson({{"plans", std::move(json)}}) : base::terminalText(text, true);
}

}  // namespace greyscope::app::cli
