#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/data/left_out.h"
#include "core/io/reader.h"

namespace greyscope::app::cli {

/// What a command has to say beside its result. It goes to standard error, a line each, unless JSON output takes it.
class Notes {
public:
    /// Nothing where the line is empty or stands already.
    void add(std::string line);
    /// What the reader could not take as it stood; nothing where all was well.
    void addReport(const std::string& file, const io::ReadReport& report, std::size_t columns);
    /// An object as JSON output, with all of them under its last key, "notes": nothing is left for standard error then.
    [[nodiscard]] std::string writeWith(nlohmann::ordered_json object);
    [[nodiscard]] const std::vector<std::string>& lines() const { return m_lines; }

private:
    std::vector<std::string> m_lines;
};

/// "Left out: 2 rows belong to no series: note is empty (first in line 5).", or "" where nothing is.
[[nodiscard]] std::string leftOutText(const data::LeftOut& leftOut);
/// For the key "left_out" of a JSON output: every count, also where it is 0.
[[nodiscard]] nlohmann::ordered_json leftOutJson(const data::LeftOut& leftOut);

}  // namespace greyscope::app::cli
