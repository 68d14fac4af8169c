#include "core/data/columns/cell_text.h"

#include <cmath>
#include <limits>
#include <unordered_map>
#include <utility>

#include <fast_float/fast_float.h>

#include "core/base/error.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/whole_codes.h"

namespace greyscope::data {

std::optional<double> numberIn(std::string_view text) {
    double value = 0.0;
    const char* const end = text.data() + text.size();
    const auto [stop, status] = fast_float::from_chars(text.data(), end, value);
    return status == std::errc{} && stop == end && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

TextValues asText(const Column& column) {
    if (!column.isNumeric()) {
        return column.texts();
    }
    TextValues texts;
    texts.codes.reserve(column.size());
    std::unordered_map<double, std::int32_t> codes;
    for (const double value : column.numbers()) {
        if (std::isnan(value)) {
            texts.codes.push_back(-1);
            continue;
        }
        const auto [code, isNew] = codes.try_emplace(value, static_cast<std::int32_t>(texts.levels.size()));
        if (isNew) {
            texts.levels.push_back(base::toText(value));
        }
        texts.codes.push_back(code->second);
    }
    return texts;
}

Column columnOf(std::string name, TextValues texts) {
    std::string unit = unitInName(name);
    std::vector<double> numbers;
    bool codes = false;
    bool whole = true;
    for (const std::string& level : texts.levels) {
        const auto number = numberIn(level);
        if (!number) {
            return {std::move(name), std::move(unit), std::move(texts)};
        }
        numbers.push_back(*number);
        codes = codes || codeSpelling(level) != CodeSpelling::none;
        whole = whole && *number == std::trunc(*number);
    }
    if (codes && whole) {
        return {std::move(name), std::move(unit), std::move(texts)};
    }
    NumericValues values;
    values.reserve(texts.codes.size());
    for (const std::int32_t code : texts.codes) {
        values.push_back(code < 0 ? std::numeric_limits<double>::quiet_NaN() : numbers[static_cast<std::size_t>(code)]);
    }
    return {std::move(name), std::move(unit), std::move(values)};
}

}  // namespace greyscope::data
