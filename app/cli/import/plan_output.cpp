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
    return {{"file", plan.path},        {"bytes", plan.bytes}, {"format", plan.format},
            {"columns", plan.columns},  {"rows", plan.rows},   {"rows_looked_at", plan.rowsLooked},
            {"row_memory", plan.memory}};
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
           ", read in full: every row is kept\nColumns: " + base::joined(plan.columns, ", ") + "\nRows: " + about +
           rows + (about.empty() ? "" : ", estimated from a sample of " + looked) + "\nMemory of the rows: " + about +
           megabytes(plan.memory) + "\n";
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
