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
    void add(std::string line);
    /// What the reader could not take as it stood; nothing where all was well.
    void addReport(const std::string& file, const io::ReadReport& report, std::size_t columns);
    /// For the key "notes" of a JSON output.
    [[nodiscard]] nlohmann::ordered_json take();
    [[nodiscard]] const std::vector<std::string>& lines() const { return m_lines; }

private:
    std::vector<std::string> m_lines;
};

/// "Left out: 2 rows belong to no series: note is empty (first in line 5).", or "" where nothing is.
[[nodiscard]] std::string leftOutText(const data::LeftOut& leftOut);
/// For the key "left_out" of a JSON output: every count, also where it is 0.
[[nodiscard]] nlohmann::ordered_json leftOutJson(const data::LeftOut& leftOut);

}  // namespace greyscope::app::cli
