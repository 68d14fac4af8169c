#include "core/io/json/json_text.h"

#include <algorithm>
#include <array>
#include <iterator>

#include <nlohmann/json.hpp>

#include "core/base/try.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 31U;

/// Finds the position at which a text is not valid JSON, which the fast parser does not report.
class FirstFault : public nlohmann::json_sax<nlohmann::json> {
public:
    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
    bool string(string_t& /*value*/) override { return true; }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_object(std::size_t /*size*/) override { return true; }
    bool key(string_t& /*key*/) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t /*size*/) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::json::exception& error) override {
        offset = position > 0 ? position - 1 : 0;
        what = error.what();
        return false;
    }
    std::size_t offset = 0;
    std::string what;
};

/// The relevant part of the library's message: "syntax error while parsing value - unexpected end of input; expected
/// '}'".
std::string faultOf(const std::string& what, bool atEnd) {
    if (atEnd) {
        return "it ends before it is complete";
    }
    const std::size_t found = what.find("unexpected");
    const std::size_t invalid = what.find("invalid");
    const std::size_t at = std::min(found, invalid);
    return at == std::string::npos ? "there is no value" : what.substr(at, what.find(';', at) - at);
}

/// Scans JSON by its brackets only; skips strings.
class Brackets {
public:
    explicit Brackets(std::string_view text, std::size_t at = 0) : m_text(text), m_at(at) {}

    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] std::size_t depth() const { return m_depth; }
    /// The text between the quotes of the last string skipped.
    [[nodiscard]] std::string_view string() const { return m_string; }
    [[nodiscard]] char next() {
        while (m_at < m_text.size()) {
            const char c = m_text[m_at++];
            if (c == '"') {
                passString();
                return c;
            }
            if (c == '{' || c == '[') {
                ++m_depth;
                return c;
            }
            if (c == '}' || c == ']') {
                m_depth -= m_depth > 0 ? 1 : 0;
                return c;
            }
            if (c == ',') {
                return c;
            }
        }
        return '\0';
    }

private:
    void passString() {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"') {
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        }
        m_string = m_text.substr(begin, m_at - begin);
        m_at = std::min(m_at + 1, m_text.size());
    }
    std::string_view m_text;
    std::string_view m_string = {};
    std::size_t m_at;
    std::size_t m_depth = 0;
};

/// Checks for cancellation from time to time while a text is scanned.
class Questions {
public:
    explicit Questions(const base::Progress& progress) : m_progress(progress) {}
    [[nodiscard]] bool mayGoOn(std::size_t at) {
        if (at < m_next) {
            return true;
        }
        m_next = at + (std::size_t{1} << 20U);
        return !m_progress.cancelled();
    }

private:
    const base::Progress& m_progress;
    std::size_t m_next = 0;
};

/// Position of the value of a key in the outermost object; npos if there is none or the search was cancelled.
std::size_t valueNamed(std::string_view text, std::string_view key, const base::Progress& progress) {
    Brackets brackets(text);
    Questions questions(progress);
    const std::string quoted = '"' + std::string(key) + '"';
    for (char c = brackets.next(); c != '\0' && questions.mayGoOn(brackets.at()); c = brackets.next()) {
        const std::size_t end = brackets.at();
        const bool named = c == '"' && brackets.depth() == 1 && end >= quoted.size() &&
                           text.substr(end - quoted.size(), quoted.size()) == quoted;
        const std::size_t colon = named ? text.find_first_not_of(jsonBlanks, end) : std::string_view::npos;
        if (colon != std::string_view::npos && text[colon] == ':') {
            return text.find_first_not_of(jsonBlanks, colon + 1);
        }
    }
    return std::string_view::npos;
}

}  // namespace

std::size_t lineAt(std::string_view text, std::size_t offset) {
    return 1 + static_cast<std::size_t>(std::count(
                   text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(offset, text.size())), '\n'));
}

Expected<std::string> wholeText(TextSource& source, const std::string& path, base::Progress& progress) {
    source.rewind();
    if (source.size() > mostBytes) {
        return fail(ErrorCode::fileTooLarge, {std::to_string(source.size()), std::to_string(mostBytes)}, {path, 0, 0});
    }
    std::string text;
    text.reserve(source.size() + simdjson::SIMDJSON_PADDING);
    while (true) {
        text += source.window();
        if (source.isLast()) {
            return text;
        }
        if (progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        source.moveOn(source.window().size(), 1);
    }
}

Expected<simdjson::dom::element> parseJson(simdjson::dom::parser& parser, std::string_view whole, std::string_view text,
                                           const std::string& path) {
    simdjson::dom::element element;
    constexpr std::size_t usual = std::size_t{1} << 16U;
    const bool fits = parser.capacity() >= text.size() && parser.max_depth() == deepestJson;
    auto error = fits ? simdjson::SUCCESS : parser.allocate(std::max(text.size(), usual), deepestJson);
    if (!error) {
        error = parser.parse(text.data(), text.size(), false).get(element);
    }
    if (!error) {
        return element;
    }
    const auto before = static_cast<std::size_t>(text.data() - whole.data());
    if (error == simdjson::DEPTH_ERROR) {
        Brackets brackets(text);
        while (brackets.depth() <= deepestJson && brackets.next() != '\0') {
        }
        return fail(ErrorCode::jsonNotReadable, {"it is nested more than " + std::to_string(deepestJson) + " deep"},
                    {path, lineAt(whole, before + brackets.at()), 0});
    }
    FirstFault fault;
    nlohmann::json::sax_parse(text.begin(), text.end(), &fault);
    const std::size_t offset = std::min(before + fault.offset, whole.size());
    const std::size_t lineStart = whole.substr(0, offset).rfind('\n') + 1;
    const bool atEnd =
        text.substr(std::min(fault.offset, text.size())).find_first_not_of(jsonBlanks) == std::string_view::npos;
    return fail(ErrorCode::jsonNotReadable,
                {fault.what.empty() ? std::string(simdjson::error_message(error)) : faultOf(fault.what, atEnd)},
                {path, lineAt(whole, offset), offset - lineStart + 1});
}

namespace {

/// Passes each item of a list to `take`: the text itself, or the value of `key` in the outermost object.
template <class Take>
Expected<void> eachItem(std::string_view text, std::string_view key, const base::Progress& progress, const Take& take) {
    const std::size_t list = key.empty() ? text.find_first_not_of(jsonBlanks) : valueNamed(text, key, progress);
    if (list == std::string_view::npos || text[list] != '[') {
        return progress.cancelled() ? fail(ErrorCode::cancelled) : Expected<void>();
    }
    Brackets brackets(text, list);
    Questions questions(progress);
    static_cast<void>(brackets.next());
    std::size_t line = lineAt(text, list);
    std::size_t counted = list;
    const auto give = [&](std::size_t begin, std::size_t end) {
        const std::size_t item = std::min(text.find_first_not_of(jsonBlanks, begin), end);
        line += static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(counted),
                                                    text.begin() + static_cast<std::ptrdiff_t>(item), '\n'));
        counted = item;
        const std::string_view within = text.substr(item, end - item);
        take(JsonItem{within.substr(0, within.find_last_not_of(jsonBlanks) + 1), line});
    };
    std::size_t begin = brackets.at();
    char c = brackets.next();
    for (; c != '\0' && brackets.depth() > 0; c = brackets.next()) {
        if (!questions.mayGoOn(brackets.at())) {
            return fail(ErrorCode::cancelled);
        }
        if (c == ',' && brackets.depth() == 1) {
            give(begin, brackets.at() - 1);
            begin = brackets.at();
        }
    }
    give(begin, brackets.at() - (c == '\0' ? 0 : 1));
    return {};
}

}  // namespace

Expected<std::vector<JsonItem>> itemsOf(std::string_view text, std::string_view key, const base::Progress& progress) {
    std::vector<JsonItem> items;
    GREYSCOPE_TRY(eachItem(text, key, progress, [&](const JsonItem& item) { items.push_back(item); }));
    return items;
}

std::vector<std::size_t> linesOfItems(std::string_view text, std::string_view key) {
    std::vector<std::size_t> lines;
    (void)eachItem(text, key, base::NoProgress(), [&](const JsonItem& item) { lines.push_back(item.line); });
    return lines;
}

std::unordered_map<std::string_view, std::size_t> linesOfStrings(std::string_view text) {
    std::unordered_map<std::string_view, std::size_t> lines;
    Brackets brackets(text);
    const char* counted = text.data();
    std::size_t line = 1;
    for (char c = brackets.next(); c != '\0'; c = brackets.next()) {
        if (c == '"') {
            const char* const begin = brackets.string().data();
            line += static_cast<std::size_t>(std::count(counted, begin, '\n'));
            counted = begin;
            lines.emplace(brackets.string(), line);
        }
    }
    return lines;
}

Expected<std::vector<std::string_view>> objectsIn(std::string_view text, const base::Progress& progress) {
    std::vector<std::string_view> objects;
    Questions questions(progress);
    std::size_t from = 0;
    while (true) {
        // An object begins on a new line and contains a name, or nothing.
        std::size_t begin = text.find('{', from);
        while (begin != std::string_view::npos) {
            const std::size_t before = begin == 0 ? std::string_view::npos : text.find_last_not_of(" \t", begin - 1);
            const std::size_t behind = text.find_first_not_of(jsonBlanks, begin + 1);
            const bool starts =
                before == std::string_view::npos || text[before] == '\n' || text[before] == '\r' || text[before] == '}';
            if (starts && behind != std::string_view::npos && (text[behind] == '"' || text[behind] == '}')) {
                break;
            }
            begin = text.find('{', begin + 1);
        }
        if (begin == std::string_view::npos) {
            return objects;
        }
        Brackets brackets(text, begin);
        char c = brackets.next();
        while (c != '\0' && brackets.depth() > 0) {
            if (!questions.mayGoOn(brackets.at())) {
                return fail(ErrorCode::cancelled);
            }
            c = brackets.next();
        }
        if (c == '\0') {
            return objects;
        }
        objects.push_back(text.substr(begin, brackets.at() - begin));
        from = brackets.at();
    }
}

}  // namespace greyscope::io
