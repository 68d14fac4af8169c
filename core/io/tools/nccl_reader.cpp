#include "core/io/tools/nccl_reader.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/command_words.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view ncclProgram = "nccl-tests";

/// Column names are in a comment; those of the results occur twice, for out of place and in place.
class NcclReading {
public:
    NcclReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(ncclProgram), options) {
        m_columns = {{"size", m_table.add({"size", Role::factor, "B"})},
                     {"type", m_table.add({"type", Role::key, {}, {}, false}), true},
                     {"redop", m_table.add({"redop", Role::key, {}, {}, false}), true},
                     {"root", m_table.add({"root", Role::key, {}, {}, false}), true},
                     {"busbw", m_table.add({"busbw", Role::metric, "GB/s"})},
                     {"algbw", m_table.add({"algbw", Role::metric, "GB/s"})},
                     {"time", m_table.add({"time", Role::metric, "us"})},
                     {"count", m_table.add({"count", Role::description})},
                     {"#wrong", m_table.add({"wrong", Role::description})},
                     {"error", m_table.add({"error", Role::description})}};
        m_place = m_table.add({"place", Role::key, {}, {}, false});
        m_test = m_table.add({"test", Role::key, {}, {}, false});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view text = base::trimmed(m_lines.text());
            const bool comment = text.starts_with('#');
            if (comment) {
                readComment(base::trimmed(text.substr(1)));
            } else if (!readRows(commandWords(text))) {
                m_table.skipOther(m_lines);
            }
        }
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    struct NcclColumn {
        std::string_view heading;
        std::size_t place;
        bool isText = false;
    };

    void readComment(std::string_view text) {
        constexpr std::string_view test = "Collective test starting:";
        const auto words = commandWords(text);
        if (text.starts_with(test)) {
            m_table.hold(m_test, base::trimmed(text.substr(test.size())));
        } else if (words.size() > 3 && words[0] == "size" && words[1] == "count") {
            m_names.assign(words.begin(), words.end());
        } else if (text.starts_with("nThread ")) {
            m_table.note("settings", text);
        }
        m_table.skip(text.starts_with("Avg bus bandwidth") ? ProblemKind::statisticsLine : ProblemKind::otherLine,
                     m_lines);
    }

    /// Reads two rows from a line, or one if the test has no in-place results.
    bool readRows(const std::vector<std::string_view>& words) {
        const auto first = std::find(m_names.begin(), m_names.end(), "time");
        const auto second = first == m_names.end() ? first : std::find(first + 1, m_names.end(), "time");
        if (first == m_names.end() || words.size() != m_names.size() || !data::numberIn(words.front())) {
            return false;
        }
        const auto before = static_cast<std::size_t>(first - m_names.begin());
        const auto between = static_cast<std::size_t>(second - m_names.begin());
        addRow(words, before, before, between, "out of place");
        if (second != m_names.end()) {
            addRow(words, before, between, words.size(), "in place");
        }
        return true;
    }

    void addRow(const std::vector<std::string_view>& words, std::size_t settings, std::size_t from, std::size_t to,
                std::string_view place) {
        m_table.beginRow(m_lines.number());
        m_table.set(m_place, place);
        for (std::size_t w = 0; w < to; w = w + 1 == settings ? from : w + 1) {
            const auto column = std::find_if(m_columns.begin(), m_columns.end(),
                                             [&](const NcclColumn& each) { return each.heading == m_names[w]; });
            if (column == m_columns.end()) {
                continue;
            }
            if (const auto number = column->isText ? std::nullopt : data::numberIn(words[w])) {
                m_table.set(column->place, *number);
                if (column->heading == "#wrong" && *number > 0.0) {
                    m_table.invalidate(std::string(words[w]) + " wrong");
                }
            } else if (column->isText) {
                m_table.set(column->place, words[w]);
            }
        }
        m_table.endRow();
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<NcclColumn> m_columns;
    std::vector<std::string> m_names;
    std::size_t m_place, m_test;
};

}  // namespace

double sniffNccl(std::string_view firstBytes) {
    return hasLineOf(ncclProgram, "busbw", firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readNccl(TextSource& source, const std::string& path, const ReadOptions& options,
                                  base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return NcclReading(lines, options).run(path);
}

}  // namespace greyscope::io
