#include "core/io/json/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <nlohmann/json.hpp>

namespace greyscope::io {

namespace {

using Json = nlohmann::ordered_json;

constexpr int significantDigits = 17;

void appendNumber(double number, std::string& text) {
    if (!std::isfinite(number)) {
        text += "null";
        return;
    }
    std::array<char, 32> buffer{};
    const auto [end, status] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                             std::chars_format::general, significantDigits);
    text.append(buffer.data(), end);
}

std::string quoted(const std::string& text) {
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

void startLine(std::size_t depth, std::string& text) {
    text.append(1, '\n').append(2 * depth, ' ');
}

void append(const Json& value, std::size_t depth, std::string& text);

void appendArray(const Json& array, std::size_t depth, std::string& text) {
    const bool plain = std::none_of(array.begin(), array.end(), [](const Json& v) { return v.is_structured(); });
    text += '[';
    for (std::size_t i = 0; i < array.size(); ++i) {
        text += i == 0 ? "" : plain ? ", " : ",";
        if (!plain) {
            startLine(depth + 1, text);
        }
        append(array[i], depth + 1, text);
    }
    if (!plain) {
        startLine(depth, text);
    }
    text += ']';
}

void appendObject(const Json& object, std::size_t depth, std::string& text) {
    text += '{';
    bool first = true;
    for (const auto& [key, value] : object.items()) {
        text += first ? "" : ",";
        first = false;
        startLine(depth + 1, text);
        text += quoted(key) + ": ";
        append(value, depth + 1, text);
    }
    if (!first) {
        startLine(depth, text);
    }
    text += '}';
}

void append(const Json& value, std::size_t depth, std::string& text) {
    if (value.is_object()) {
        appendObject(value, depth, text);
    } else if (value.is_array()) {
        appendArray(value, depth, text);
    } else if (value.is_number_float()) {
        appendNumber(value.get<double>(), text);
    } else if (value.is_string()) {
        text += quoted(value.get<std::string>());
    } else {
        text += value.dump();
    }
}

}  // namespace

std::string writeJson(const Json& value) {
    std::string text;
    append(value, 0, text);
    return text + '\n';
}

}  // namespace greyscope::io
