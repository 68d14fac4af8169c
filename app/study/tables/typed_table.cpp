#include "app/study/tables/typed_table.h"

#include <algorithm>
#include <string_view>

#include "core/base/error.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::app {

namespace {

constexpr std::string_view kBlanks = " \t;\r\n";

std::vector<std::string> cutAt(const std::string& text, std::string_view marks) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(marks, at), text.size());
        if (end > at) {
            parts.push_back(text.substr(at, end - at));
        }
        at = end + 1;
    }
    return parts;
}

std::optional<double> numberIn(std::string part, bool decimalComma) {
    if (decimalComma) {
        std::replace(part.begin(), part.end(), ',', '.');
    }
    return data::numberIn(part);
}

std::optional<std::vector<double>> numbersIn(const std::vector<std::string>& parts, bool decimalComma) {
    std::vector<double> numbers;
    for (const std::string& part : parts) {
        const auto number = numberIn(part, decimalComma);
        if (!number) {
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    return numbers.size() > 1 ? std::optional(std::move(numbers)) : std::nullopt;
}

}  // namespace

std::optional<std::vector<double>> seriesIn(const std::string& text) {
    const std::vector<std::string> lines = cutAt(text, "\r\n");
    const std::vector<std::string> parts = cutAt(text, kBlanks);
    if (lines.size() > 1 && parts.size() > lines.size()) {
        return std::nullopt;  // rows and columns
    }
    if (auto plain = numbersIn(parts, false)) {
        return plain;
    }
    if (auto withCommas = numbersIn(parts, true)) {
        return withCommas;
    }
    return lines.size() == 1 ? numbersIn(cutAt(text, ", \t"), false) : std::nullopt;
}

bool hasNumberBelowHeading(const std::string& text) {
    const std::vector<std::string> lines = cutAt(text, "\r\n");
    for (std::size_t line = 1; line < lines.size(); ++line) {
        const std::vector<std::string> cells = cutAt(lines[line], ", \t;");
        if (std::any_of(cells.begin(), cells.end(), [](const std::string& cell) { return data::numberIn(cell); })) {
            return true;
        }
    }
    return false;
}

std::string tableTextOf(const std::string& text) {
    const auto series = seriesIn(text);
    if (!series) {
        return text.ends_with('\n') ? text : text + '\n';  // copied text seldom has a final line end, but is complete
    }
    std::string table = "k,x\n";
    for (std::size_t i = 0; i < series->size(); ++i) {
        table += std::to_string(i + 1) + ',' + base::toText((*series)[i]) + '\n';
    }
    return table;
}

}  // namespace greyscope::app
