#pragma once

#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/text/left_out_text.h"
#include "core/data/left_out.h"
#include "core/io/reader.h"
#include "widgets/present/remark.h"

namespace greyscope::app::cli {

/// Messages of a command besides its result. They go to standard error, one per line, unless JSON output includes them.
class Notes {
public:
    /// Adds a line, unless it is empty or already present.
    void add(std::string line);
    /// Adds what the reader could not read as it is; nothing if all was read.
    void addReport(const std::string& file, const io::ReadReport& report, std::size_t columns);
    /// Sets the account of the table's steps: `reshaping` in JSON outputs, and a line in outputs that do not contain
    /// it.
    void setSteps(const std::vector<data::StepAccount>& steps) { m_steps = data::summedSteps(steps); }
    /// Adds the account of the steps of a file that is stacked with others.
    void addSteps(const std::string& file, const std::vector<data::StepAccount>& steps);
    void stepsAreTold() { m_stepsAreTold = true; }
    /// Sets the remarks on the result: the list "remarks" in JSON, lines on standard error beside CSV. Remarks without
    /// text are dropped.
    void setRemarks(std::vector<widgets::Remark> remarks);
    /// Returns these remarks as lines for text output; they are then not written to standard error.
    [[nodiscard]] std::string takeRemarks();
    /// Sets what has been left out so far, which may explain why the command fails.
    void setLeftOut(data::LeftOut account) { setLeftOut(std::vector<TableAccount>{{std::move(account)}}); }
    void setLeftOut(std::vector<TableAccount> accounts) { m_leftOut = std::move(accounts); }
    /// Returns that account as a sentence, or what the steps left out. Empty if the user excluded all rows that were
    /// left out.
    [[nodiscard]] std::string leftOutBefore() const;
    /// Returns an object as JSON output, with all messages under its last keys, "remarks" and "notes"; nothing is then
    /// written to standard error.
    [[nodiscard]] std::string writeWith(nlohmann::ordered_json object);
    /// Returns all lines, including those on the steps.
    [[nodiscard]] std::vector<std::string> lines() const;

private:
    std::vector<std::string> m_lines;
    std::vector<data::StepAccount> m_steps;
    std::vector<TableAccount> m_leftOut;
    std::vector<widgets::Remark> m_remarks;
    bool m_stepsAreTold = false;
};

/// Returns a remark in one line, with the option that helps: "GM(1,1) does not suit the series as it is. (--shift
/// auto)"
[[nodiscard]] std::string remarkText(const widgets::Remark& remark);
/// Returns "Left out: 2 rows belong to no series: note is empty (first in line 5)."; "" if nothing is left out.
[[nodiscard]] std::string leftOutText(const data::LeftOut& leftOut);
/// Returns "Rows: 12 = 9 used + 3 left out.", with a sentence for each step that changes the number of rows.
[[nodiscard]] std::string rowsText(const data::LeftOut& leftOut);
/// Returns the value of the key "reshaping" of a JSON output.
[[nodiscard]] nlohmann::ordered_json stepsJson(const std::vector<data::StepAccount>& steps);
/// Returns the value of the key "left_out" of a JSON output: every count, even if 0.
[[nodiscard]] nlohmann::ordered_json leftOutJson(const data::LeftOut& leftOut);

}  // namespace greyscope::app::cli
