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

/// The messages of a command besides its result. They are written to standard error, one per line, unless the JSON
/// output contains them.
class Notes {
public:
    /// Adds a message, unless it is empty or already present.
    void add(std::string line);
    /// Adds notes on what could not be read exactly as the file contains it; adds nothing if there is no such thing.
    void addReport(const std::string& file, const io::ReadReport& report, std::size_t columns);
    /// Sets the row accounts of the recipe steps. JSON output contains them under "reshaping"; other output gets one
    /// line about the rows that the steps left out.
    void setSteps(const std::vector<data::StepAccount>& steps) { m_steps = data::summedSteps(steps); }
    /// Adds the row accounts of the recipe steps of one file that is stacked with others.
    void addSteps(const std::string& file, const std::vector<data::StepAccount>& steps);
    void stepsAreTold() { m_stepsAreTold = true; }
    /// Sets the remarks on the result. JSON contains them as the list "remarks"; CSV does not, so they are written to
    /// standard error. Remarks without text are dropped.
    void setRemarks(std::vector<widgets::Remark> remarks);
    /// Returns the remarks as lines for text output, and removes them so that they are not also written to standard
    /// error.
    [[nodiscard]] std::string takeRemarks();
    /// Sets which rows and points have been left out so far. This may explain why the command fails.
    void setLeftOut(data::LeftOut account) { setLeftOut(std::vector<TableAccount>{{std::move(account)}}); }
    void setLeftOut(std::vector<TableAccount> accounts) { m_leftOut = std::move(accounts); }
    /// Returns a sentence on the rows that setLeftOut() or the steps counted as left out. Returns "" if the user
    /// excluded all of these rows.
    [[nodiscard]] std::string leftOutBefore() const;
    /// Returns `object` as JSON output, with all messages under its last keys, "remarks" and "notes". Nothing is then
    /// written to standard error.
    [[nodiscard]] std::string writeWith(nlohmann::ordered_json object);
    /// Returns all messages for standard error, including those on the steps.
    [[nodiscard]] std::vector<std::string> lines() const;

private:
    std::vector<std::string> m_lines;
    std::vector<data::StepAccount> m_steps;
    std::vector<TableAccount> m_leftOut;
    std::vector<widgets::Remark> m_remarks;
    bool m_stepsAreTold = false;
};

/// Returns a remark as one line, followed by the option that helps: "GM(1,1) does not suit the series as it is.
/// (--shift auto)"
[[nodiscard]] std::string remarkText(const widgets::Remark& remark);
/// Returns a sentence on what is left out: "Left out: 2 rows belong to no series: note is empty (first in line 5)."; ""
/// if nothing is.
[[nodiscard]] std::string leftOutText(const data::LeftOut& leftOut);
/// Returns the balance of the rows, "Rows: 12 = 9 used + 3 left out.", with a sentence for each step that changes the
/// number of rows.
[[nodiscard]] std::string rowsText(const data::LeftOut& leftOut);
/// Returns the row accounts of recipe steps as JSON: the value of the key "reshaping" in the output.
[[nodiscard]] nlohmann::ordered_json stepsJson(const std::vector<data::StepAccount>& steps);
/// Returns the counts of what is left out as JSON: the value of the key "left_out" in the output. It has every count,
/// even if 0.
[[nodiscard]] nlohmann::ordered_json leftOutJson(const data::LeftOut& leftOut);

}  // namespace greyscope::app::cli
