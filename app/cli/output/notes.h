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

/// What a command has to say beside its result. It goes to standard error, a line each, unless JSON output takes it.
class Notes {
public:
    /// Nothing where the line is empty or stands already.
    void add(std::string line);
    /// What the reader could not take as it stood; nothing where all was well.
    void addReport(const std::string& file, const io::ReadReport& report, std::size_t columns);
    /// The account of the steps that the table went through: `reshaping` of JSON outputs, a line of those that do not
    /// tell it themselves.
    void setSteps(const std::vector<data::StepAccount>& steps) { m_steps = data::summedSteps(steps); }
    /// The same of a file that is stacked with others.
    void addSteps(const std::string& file, const std::vector<data::StepAccount>& steps);
    void stepsAreTold() { m_stepsAreTold = true; }
    /// The remarks of the result: the list "remarks" in JSON, lines on standard error beside CSV. Remarks without a
    /// text are dropped.
    void setRemarks(std::vector<widgets::Remark> remarks);
    /// These remarks as lines for text output; they are then not written to standard error.
    [[nodiscard]] std::string takeRemarks();
    /// What was left out until now: where the command fails, that may be why.
    void setLeftOut(data::LeftOut account) { setLeftOut(std::vector<TableAccount>{{std::move(account)}}); }
    void setLeftOut(std::vector<TableAccount> accounts) { m_leftOut = std::move(accounts); }
    /// That account as a sentence, or what the steps left out. Empty if the person excluded all rows left out.
    [[nodiscard]] std::string leftOutBefore() const;
    /// An object as JSON output, with all of them under its last keys, "remarks" and "notes": nothing is left for
    /// standard error then.
    [[nodiscard]] std::string writeWith(nlohmann::ordered_json object);
    /// With that of the steps.
    [[nodiscard]] std::vector<std::string> lines() const;

private:
    std::vector<std::string> m_lines;
    std::vector<data::StepAccount> m_steps;
    std::vector<TableAccount> m_leftOut;
    std::vector<widgets::Remark> m_remarks;
    bool m_stepsAreTold = false;
};

/// A remark in a line, with the option that helps: "GM(1,1) does not suit the series as it is. (--shift auto)"
[[nodiscard]] std::string remarkText(const widgets::Remark& remark);
/// "Left out: 2 rows belong to no series: note is empty (first in line 5).", or "" where nothing is.
[[nodiscard]] std::string leftOutText(const data::LeftOut& leftOut);
/// "Rows: 12 = 9 used + 3 left out."; a sentence for each step that makes other rows of them.
[[nodiscard]] std::string rowsText(const data::LeftOut& leftOut);
/// For the key "reshaping" of a JSON output.
[[nodiscard]] nlohmann::ordered_json stepsJson(const std::vector<data::StepAccount>& steps);
/// For the key "left_out" of a JSON output: every count, also where it is 0.
[[nodiscard]] nlohmann::ordered_json leftOutJson(const data::LeftOut& leftOut);

}  // namespace greyscope::app::cli
