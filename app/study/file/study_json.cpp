#include "app/study/file/study_json.h"

#include <algorithm>

#include "app/text/study_faults.h"
#include "core/base/utf8.h"

namespace greyscope::app {

using nlohmann::json;

namespace {

/// Studies are nested five levels deep. Unlimited nesting would exhaust the stack.
constexpr std::size_t kDeepest = 64;
/// Values take up to fifty times the memory of their text.
constexpr std::size_t kMostValues = 250'000;

base::Location placeOf(std::string_view text, std::size_t byte, const std::string& path) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const auto lineEnd = before.rfind('\n');
    const std::size_t column = lineEnd == std::string_view::npos ? before.size() : before.size() - lineEnd - 1;
    return {path, lines + 1, std::max<std::size_t>(column, 1)};
}

/// Returns where a limit is exceeded, of nesting or of the number of values, and which.
std::optional<std::pair<std::size_t, const char*>> beyondLimits(std::string_view text) {
    std::size_t depth = 0;
    std::size_t values = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            i += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepest) {
                return std::pair(i + 1, "nested more than 64 deep");
            }
        } else if ((c == ']' || c == '}') && depth > 0) {
            --depth;
        }
        values += !quoted && (c == '[' || c == '{' || c == ',') ? 1 : 0;
        if (values > kMostValues) {
            return std::pair(i + 1, "more than 250000 values");
        }
    }
    return std::nullopt;
}

const json* named(const json& list, const json& name) {
    for (const json& each : list) {
        if (each.is_object() && each.contains("name") && each["name"] == name) {
            return &each;
        }
    }
    return nullptr;
}

json keepInObject(const json& origin, const json& base, const json& now) {
    json result = now;
    for (const auto& [key, value] : origin.items()) {
        const bool known = base.contains(key);
        if (!known && !now.contains(key)) {
            result[key] = value;
        } else if (known && now.contains(key)) {
            result[key] = keepUnknown(value, base[key], now[key]);
        }
    }
    return result;
}

/// For lists of named elements, such as tables: elements are compared by name.
json keepInList(const json& origin, const json& base, const json& now) {
    json result = json::array();
    for (const json& each : now) {
        const bool hasName = each.is_object() && each.contains("name");
        const json* then = hasName ? named(origin, each["name"]) : nullptr;
        const json* read = hasName ? named(base, each["name"]) : nullptr;
        result.push_back(then && read ? keepUnknown(*then, *read, each) : each);
    }
    return result;
}

}  // namespace

std::string textIn(const json& entry, const char* key) {
    const auto found = entry.find(key);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string JsonReader::shown(const json& j) {
    if (j.is_object() || j.is_array()) {
        return j.is_object() ? "{…}" : "[…]";
    }
    constexpr std::size_t kLongest = 60;
    std::string text = j.dump(-1, ' ', false, json::error_handler_t::replace);
    if (text.size() > kLongest) {
        text.resize(kLongest);
        while (!text.empty() && base::isContinuation(text.back())) {
            text.pop_back();  // never splits a character
        }
        text.pop_back();
        text += "…";
    }
    return text;
}

bool JsonReader::read(const json& j, const std::string& where, bool& value) {
    if (!j.is_boolean()) {
        return wrongType(j, where, "true or false");
    }
    value = j.get<bool>();
    return true;
}

bool JsonReader::read(const json& j, const std::string& where, std::string& value) {
    if (!j.is_string()) {
        return wrongType(j, where, "text");
    }
    const auto& text = j.get_ref<const std::string&>();
    if (text.size() > kLongestText) {
        m_remarks.add(StudyRemark::Kind::outOfRange,
                      {where, shown(j), "0 ... " + std::to_string(kLongestText) + " bytes", shown(json(value))});
        return false;
    }
    value = text;
    return true;
}

bool JsonReader::read(const json& j, const std::string& where, data::Aggregation& value) {
    return take(j, where, value, [](const std::string& name) { return data::aggregationNamed(name); });
}

bool JsonReader::read(const json& j, const std::string& where, grey::Translation& value) {
    if (j.is_null()) {
        value = {};
    } else if (j == "auto") {
        value = {grey::Translation::Kind::automatic, 0.0};
    } else if (j.is_number()) {
        double by = 0.0;
        if (!read(j, where, by, kAnyNumber)) {
            return false;
        }
        value = {grey::Translation::Kind::fixed, by};
    } else {
        return wrongType(j, where, "number or \"auto\"");
    }
    return true;
}

base::Expected<json> parseJson(std::string_view text, const std::string& path) {
    if (const auto beyond = beyondLimits(text)) {
        return base::fail(base::ErrorCode::formatUnknown, {path, kStudySyntax, beyond->second},
                          placeOf(text, beyond->first, path));
    }
    try {
        return json::parse(text.begin(), text.end());
    } catch (const json::parse_error& error) {
        if (error.byte > text.size()) {
            return base::fail(base::ErrorCode::formatUnknown, {path, kStudyTruncated},
                              placeOf(text, text.size(), path));
        }
        return base::fail(base::ErrorCode::formatUnknown, {path, kStudySyntax, "not JSON"},
                          placeOf(text, error.byte, path));
    } catch (const json::exception&) {  // a number beyond the range of double
        return base::fail(base::ErrorCode::formatUnknown, {path, kStudySyntax, "a number out of range"}, {path, 0, 0});
    }
}

json keepUnknown(const json& origin, const json& base, const json& now) {
    if (now == base) {
        return origin;
    }
    if (origin.is_object() && base.is_object() && now.is_object()) {
        return keepInObject(origin, base, now);
    }
    if (origin.is_array() && base.is_array() && now.is_array()) {
        return keepInList(origin, base, now);
    }
    return now;
}

}  // namespace greyscope::app
