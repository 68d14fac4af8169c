#include "app/cli/output/notes.h"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/tables/line_report.h"
#include "app/tables/row_account.h"
#include "app/text/left_out_text.h"
#include "core/base/utf8.h"
#include "core/io/json/json_writer.h"

namespace greyscope::app::cli {

namespace {

/// Returns a report row as a phrase: "Too long: the rest was left out: 2 lines (line 3, column 4: “x”)".
QString phraseOf(const ReportRow& row) {
    QString phrase = row.what;
    if (row.lines) {
        phrase += QStringLiteral(": %1 %2").arg(QString::number(*row.lines),
                                                *row.lines == 1 ? QStringLiteral("line") : QStringLiteral("lines"));
    } else if (row.cells) {
        phrase += QStringLiteral(": %1 %2").arg(QString::number(*row.cells),
                                                *row.cells == 1 ? QStringLiteral("cell") : QStringLiteral("cells"));
    }
    return row.why.isEmpty() ? phrase : phrase + QStringLiteral(" (") + row.why + QLatin1Char(')');
}

std::string leftOutLine(const QStringList& phrases) {
    return phrases.isEmpty() ? std::string() : "Left out: " + phrases.join(QStringLiteral("; ")).toStdString() + ".";
}

/// Returns the text after "warning: ".
std::string remarkLine(const widgets::Remark& remark) {
    return (remark.warns() ? "warning: " : "") + remarkText(remark);
}

nlohmann::ordered_json remarkJson(const widgets::Remark& remark) {
    return {{"name", remark.name},
            {"kind", base::nameOf(widgets::remarkKindNames(), remark.kind)},
            {"text", remark.text.toStdString()},
            {"option", remark.option.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(remark.option)}};
}

}  // namespace

std::string remarkText(const widgets::Remark& remark) {
    QString text = remark.text;
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    return text.toStdString() + (remark.option.empty() ? "" : " (" + remark.option + ")");
}

void Notes::setRemarks(std::vector<widgets::Remark> remarks) {
    m_remarks = std::move(remarks);
    std::erase_if(m_remarks, [](const widgets::Remark& remark) { return remark.text.isEmpty(); });
}

std::string Notes::takeRemarks() {
    std::string text;
    for (const widgets::Remark& remark : std::exchange(m_remarks, {})) {
        text += remarkLine(remark) + '\n';
    }
    return text;
}

void Notes::add(std::string line) {
    if (!line.empty() && std::find(m_lines.begin(), m_lines.end(), line) == m_lines.end()) {
        m_lines.push_back(std::move(line));
    }
}

void Notes::addReport(const std::string& file, const io::ReadReport& report, std::size_t columns) {
    QStringList phrases;
    for (const ReportRow& row : reportRows(report, columns)) {
        if (row.kind == Finding::Kind::look) {
            phrases << phraseOf(row);
        }
    }
    if (!phrases.isEmpty()) {
        add(base::terminalText(file) + ": " +  // a path may not be UTF-8, which JSON rejects
            phrases.join(QStringLiteral("; ")).toStdString());
    }
}

void Notes::addSteps(const std::string& file, const std::vector<data::StepAccount>& steps) {
    if (const std::string line = leftOutLine(stepPhrases(steps)); !line.empty()) {
        add(base::terminalText(file) + ": " + line);
    }
}

std::vector<std::string> Notes::lines() const {
    Notes all = *this;
    for (const widgets::Remark& remark : m_remarks) {
        all.add(remarkLine(remark));
    }
    all.add(m_stepsAreTold ? std::string() : leftOutLine(stepPhrases(m_steps)));
    return all.m_lines;
}

std::string Notes::leftOutBefore() const {
    return m_leftOut.empty() ? leftOutLine(stepPhrases(m_steps)) : leftOutSentence(m_leftOut).toStdString();
}

std::string Notes::writeWith(nlohmann::ordered_json object) {
    if (!m_steps.empty()) {
        object["reshaping"] = stepsJson(std::exchange(m_steps, {}));
    }
    object["remarks"] = nlohmann::ordered_json::array();
    for (const widgets::Remark& remark : std::exchange(m_remarks, {})) {
        object["remarks"].push_back(remarkJson(remark));
    }
    object["notes"] = std::exchange(m_lines, {});
    return io::writeJson(object);
}

std::string leftOutText(const data::LeftOut& leftOut) {
    return leftOutLine(leftOutPhrases(leftOut));
}

std::string rowsText(const data::LeftOut& leftOut) {
    return "Rows: " + balanceText(rowAccount(leftOut)).toStdString() + ".";
}

nlohmann::ordered_json stepsJson(const std::vector<data::StepAccount>& steps) {
    const auto tallies = [](const std::vector<data::Tally>& all) {
        auto list = nlohmann::ordered_json::array();
        for (const data::Tally& tally : all) {
            list.push_back({{"reason", base::nameOf(data::reasonNames(), tally.reason)},
                            {"what", tally.what},
                            {"count", tally.count},
                            {"first_line", tally.firstLine},
                            {"examples", tally.examples}});
            if (!tally.firstTable.empty()) {
                list.back()["first_table"] = tally.firstTable;
            }
        }
        return list;
    };
    auto json = nlohmann::ordered_json::array();
    for (const data::StepAccount& step : steps) {
        json.push_back({{"step", step.step},
                        {"rows_before", step.before},
                        {"rows_after", step.after},
                        {"rows_of_each", step.made},
                        {"rows_as_series", step.becameSeries},
                        {"left_out", tallies(step.leftOut)},
                        {"remarks", tallies(step.remarks)}});
    }
    return json;
}

nlohmann::ordered_json leftOutJson(const data::LeftOut& leftOut) {
    nlohmann::ordered_json json;
    json["rows_read"] = leftOut.rowsRead();
    json["rows"] = leftOut.rows;
    json["rows_used"] = leftOut.rowsUsed();
    json["rows_filtered"] = leftOut.filteredRows();
    json["conditions"] = nlohmann::ordered_json::object();
    for (const data::Filtered& filtered : leftOut.filtered) {
        json["conditions"][data::filterText(filtered.filter)] = filtered.rows;
    }
    for (const char* list : {"key_empty", "axis_empty"}) {
        json[list] = nlohmann::ordered_json::object();
    }
    for (const data::Unplaced& unplaced : leftOut.unplaced) {
        json[unplaced.isKey ? "key_empty" : "axis_empty"][unplaced.column] = unplaced.rows;
    }
    json["no_part"] = nlohmann::ordered_json::object();
    for (const data::Tally& tally : leftOut.idle) {
        json["no_part"][base::nameOf(data::reasonNames(), tally.reason)] = tally.count;
    }
    json["values_missing"] = leftOut.valuesMissing;
    json["not_numbers"] = leftOut.notNumbers;
    json["not_finite"] = leftOut.notFinite;
    json["values_merged"] = leftOut.mergedRows;
    json["points_merged"] = leftOut.mergedPoints;
    json["points_without_spread"] = leftOut.singles;
    json["mean_of_repeats"] = leftOut.repeats;
    json["points_missing"] = leftOut.gaps;
    json["points_not_shared"] = leftOut.pointsNotShared;
    json["points"] = leftOut.points;
    json["series"] = leftOut.series;
    json["invalid"] = nlohmann::ordered_json::array();
    for (const data::InvalidResult& result : leftOut.invalid) {
        json["invalid"].push_back(
            {{"series", result.series}, {"point", result.point()}, {"measured", nullptr}, {"why", result.why}});
        if (result.measured) {
            json["invalid"].back()["measured"] = *result.measured;
        }
    }
    return json;
}

}  // namespace greyscope::app::cli
