#include "core/io/cells/stray_lines.h"

#include <algorithm>
#include <array>

#include "core/base/contains.h"
#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/text/utf8.h"

namespace greyscope::io {

namespace {

constexpr std::string_view kMarks = "{}[],:\"";

/// Position after the string that begins at `at`; npos if the string does not end.
std::size_t behindString(std::string_view line, std::size_t at) {
    for (std::size_t i = at + 1; i < line.size(); ++i) {
        if (line[i] == '"') {
            return i + 1;
        }
        i += line[i] == '\\' ? 1 : 0;
    }
    return std::string_view::npos;
}

/// Includes words that some programs write although JSON does not define them.
bool isJsonWord(std::string_view word) {
    constexpr std::array<std::string_view, 10> words{"true", "false", "null",  "NaN",      "nan",
                                                     "None", "True",  "False", "Infinity", "-Infinity"};
    return base::contains(words, word) || data::numberIn(word).has_value();
}

/// Finds the stray lines of a text; keeps track of the brackets that are open before each line.
class StrayScan {
public:
    explicit StrayScan(StrayLines which) : m_which(which) {}

    /// Whether the next line must be emptied.
    bool take(std::string_view line) {
        if (isStrayLine(line)) {
            return m_which == StrayLines::all || m_depth > 0;
        }
        for (std::size_t i = 0; i < line.size(); ++i) {
            const char c = line[i];
            m_depth += c == '{' || c == '[' ? 1 : 0;
            m_depth -= (c == '}' || c == ']') && m_depth > 0 ? 1 : 0;
            i = c == '"' ? std::min(behindString(line, i), line.size()) - 1 : i;
        }
        return false;
    }

private:
    StrayLines m_which;
    std::size_t m_depth = 0;
};

}  // namespace

bool isStrayLine(std::string_view line) {
    line = base::trimmed(line);
    for (std::size_t at = 0; at < line.size();) {
        if (line[at] == '"') {
            return false;
        }
        if (base::isBlank(line[at]) || kMarks.find(line[at]) != std::string_view::npos) {
            ++at;
            continue;
        }
        const std::size_t end = std::min(line.find_first_of(" \t{}[],:\"", at), line.size());
        if (!isJsonWord(line.substr(at, end - at))) {
            return end - at < line.size() - 1 || !line.ends_with(',');  // a word and a comma may be a value
        }
        at = end;
    }
    return false;
}

std::string withoutStrayLines(std::string_view lines, StrayLines which) {
    StrayScan scan(which);
    std::string plain;
    while (!lines.empty()) {
        const std::string_view line = base::takeLineWithEnd(lines);
        plain += scan.take(line) ? std::string_view("\n") : line;
    }
    return plain;
}

base::Expected<PlainJson> withoutStrayLines(TextSource& source, StrayLines which, base::Progress& progress) {
    constexpr std::size_t kMostShown = 80;
    StrayScan scan(which);
    Spool spool;
    PlainJson plain;
    std::size_t number = 0;
    source.rewind();
    for (;;) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        const std::string_view window = source.window();
        const std::size_t end = source.isLast() ? window.size() : window.rfind('\n') + 1;  // npos + 1 is 0: no line end
        std::string text;
        for (std::string_view rest = window.substr(0, end); !rest.empty();) {
            const std::string_view line = base::takeLineWithEnd(rest);
            ++number;
            if (!scan.take(line)) {
                text += line;
                continue;
            }
            text += '\n';
            const std::string_view said = base::trimmed(line);
            plain.strays.push_back({isProgramMessage(said) ? ProblemKind::programMessage : ProblemKind::otherLine,
                                    number, 0, shortened(said, kMostShown)});
        }
        GREYSCOPE_TRY(spool.add(text));
        if (source.isLast()) {
            plain.bytes = std::move(spool).take();
            return plain;
        }
        source.moveOn(end, window.size() - end + std::max(window.size(), source.pieceBytes()));
    }
}

}  // namespace greyscope::io
