#include "core/data/roles/title_measure.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/data/columns/column_name.h"

namespace greyscope::data {

namespace {

constexpr std::size_t kLongestTitle = 120;  ///< bytes of a name

/// The text after a label and its colon; empty where it has another label.
std::string_view behindLabel(std::string_view text, std::initializer_list<std::string_view> labels) {
    const std::string lowered = base::lowered(text);
    for (const std::string_view label : labels) {
        for (const std::string_view colon : {":", "："}) {
            if (lowered.starts_with(std::string(label) + std::string(colon))) {
                return base::trimmed(text.substr(label.size() + colon.size()));
            }
        }
    }
    return {};
}

/// Returns a title without "Table 3:" or "表1 " at its beginning.
std::string_view withoutNumber(std::string_view text) {
    const std::string lowered = base::lowered(text);
    for (const std::string_view word : {"table", "tab.", "表"}) {
        std::size_t at = lowered.starts_with(word) ? lowered.find_first_not_of(' ', word.size()) : std::string::npos;
        if (at == std::string::npos || !base::isDigit(lowered[at])) {
            continue;
        }
        at = std::min(lowered.find_first_not_of("0123456789.-", at), lowered.size());
        text.remove_prefix(at);
        text.remove_prefix(text.starts_with("：") ? std::string_view("：").size() : 0);
        return base::trimmed(text.substr(std::min(text.find_first_not_of(".: "), text.size())));
    }
    return text;
}

bool hasUnitInBrackets(std::string_view title) {
    return (title.ends_with(')') || title.ends_with(']') || title.ends_with("）")) &&
           !unitInName(std::string(title)).empty();
}

}  // namespace

std::string measureInTitles(const std::vector<TableFact>& notes) {
    std::string_view name;
    std::string_view stated;  // as the measure
    std::string_view unit;
    std::size_t others = 0;
    for (const TableFact& note : notes) {
        if (note.name != kTitleNote || note.value.size() > kLongestTitle) {
            continue;
        }
        const std::string_view title = withoutNumber(base::trimmed(note.value));
        if (const auto of = behindLabel(title, {"unit", "units", "单位", "计量单位"}); !of.empty()) {
            unit = of;
        } else if (const auto measure = behindLabel(title, {"indicator", "measure", "variable", "指标", "统计指标"});
                   !measure.empty()) {
            stated = measure;
        } else if (hasUnitInBrackets(title)) {
            stated = stated.empty() ? title : stated;
        } else {
            ++others;
            name = title;
        }
    }
    name = !stated.empty() ? stated : others == 1 && !unit.empty() ? name : std::string_view();
    std::string measure(name);
    if (!measure.empty() && !unit.empty() && !hasUnitInBrackets(measure)) {
        measure += " (" + std::string(unit) + ")";
    }
    return measure;
}

}  // namespace greyscope::data
