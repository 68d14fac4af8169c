#include "app/cli/output/output.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/option_values.h"
#include "core/base/utf8.h"
#include "core/io/csv/csv_writer.h"

namespace greyscope::app::cli {

namespace {

constexpr int shownDigits = 6;

}  // namespace

void declareFormat(CLI::App& app, Format& format) {
    declareChoice(app, "--format", format, {{Format::text, "text"}, {Format::json, "json"}, {Format::csv, "csv"}},
                  "Output format")
        ->default_str("text");
}

std::string alignedTable(std::vector<std::vector<std::string>> rows) {
    std::vector<std::size_t> widths;
    for (auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()), 0);
        for (std::size_t c = 0; c < row.size(); ++c) {
            row[c] = base::terminalText(row[c]);  // a name with a line break stays on one line
            widths[c] = std::max(widths[c], base::characterCount(row[c]));
        }
    }
    std::string text;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        std::string line;
        for (std::size_t c = 0; c < rows[r].size(); ++c) {
            const std::string padding(widths[c] - base::characterCount(rows[r][c]), ' ');
            line += c == 0 ? rows[r][c] + padding : "  " + padding + rows[r][c];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
        if (r == 0) {
            std::size_t length = widths.empty() ? 0 : 2 * (widths.size() - 1);
            for (const std::size_t width : widths) {
                length += width;
            }
            text += std::string(length, '-') + '\n';
        }
    }
    return text;
}

std::string csvTable(const std::vector<std::vector<std::string>>& rows) {
    std::string text;
    for (const auto& row : rows) {
        text += io::csvRow(row);
    }
    return text;
}

std::string shortNumber(double value) {
    if (!std::isfinite(value)) {
        return "-";
    }
    std::array<char, 32> buffer{};
    const auto [end, status] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value + 0.0,
                                             std::chars_format::general, shownDigits);
    return {buffer.data(), end};
}

std::string shortNumber(const std::optional<double>& value) {
    return value ? shortNumber(*value) : "-";
}

std::string exactNumber(const std::optional<double>& value) {
    return value ? io::csvNumber(*value + 0.0) : std::string();  // avoids -0
}

nlohmann::ordered_json numberOrNull(const std::optional<double>& value) {
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
}

}  // namespace greyscope::app::cli
