#include "core/io/tools/ior/io500_reader.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/command_words.h"
#include "core/io/tools/text_cursor.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view io500Program = "IO500";

/// A section of result.txt.
struct Io500Phase {
    std::size_t line = 0;  ///< line of its score
    std::string name;
    std::optional<double> score;
    std::optional<double> seconds;
    std::string written;
    std::string why;  ///< reason why it is invalid; "" if it is valid
    std::string command;
};

bool isBandwidth(std::string_view phase) {
    return phase.starts_with("ior");
}

/// Bytes in an option of IOR: "2m", "47008".
std::optional<double> toldBytes(std::string_view text) {
    constexpr std::string_view units = "kmgt";
    const std::size_t unit =
        text.empty() ? std::string_view::npos : units.find(base::lowered(text.substr(text.size() - 1)));
    auto number = data::numberIn(text.substr(0, text.size() - (unit == std::string_view::npos ? 0 : 1)));
    for (std::size_t i = 0; number && unit != std::string_view::npos && i <= unit; ++i) {
        *number *= 1024.0;
    }
    return number;
}

class Io500Reading {
public:
    Io500Reading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(io500Program), options) {
        m_phase = m_table.add({"phase", Role::key, {}, {}, false});
        m_bandwidth = m_table.add({"bandwidth", Role::metric, "GiB/s"});
        m_rate = m_table.add({"rate", Role::metric, "kIOPS"});
        m_time = m_table.add({"time", Role::metric, "s"});
        m_scored = m_table.add({"scored", Role::description, {}, {}, false});
        m_validity = m_table.add({"validity", Role::description, {}, {}, false});
        m_transferSize = m_table.add({"transfer_size", Role::description, "KiB", "B"});
        m_command = m_table.add({"command", Role::description, {}, {}, false});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view text = base::trimmed(m_lines.text());
            if (!readSummaryLine(text) && !readSection(text) && !(m_inSection && readPair(text))) {
                m_table.skipOther(m_lines);
            }
        }
        endSection();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    /// "[RESULT]  ior-easy-write  352.803032 GiB/s : time 386.698 seconds [INVALID]", "[      ]" before results that
    /// are not scored, "[RESULT] BW   phase 1   ior_easy_write   97.078 GB/s : time 329.63 seconds".
    bool readSummaryLine(std::string_view text) {
        if (text.starts_with("IO500 version ")) {
            m_table.note("program", text);
            m_table.skip(ProblemKind::otherLine, m_lines);
            return true;
        }
        if (text.starts_with("[SCORE") && text.find(']') + 1 < text.size()) {
            m_table.note(text.substr(1, text.find_first_of(" ]") - 1), text.substr(text.find(']') + 1));
            m_table.skip(ProblemKind::statisticsLine, m_lines);
            return true;
        }
        const bool scored = text.starts_with("[RESULT]");
        if (!scored && !text.starts_with("[      ]")) {
            return false;
        }
        TextCursor line(text.substr(8));
        std::string_view name = line.word();
        if (name == "BW" || name == "IOPS") {
            static_cast<void>(line.word());
            static_cast<void>(line.word());
            name = line.word();
        }
        const std::string_view written = line.word();
        const auto number = data::numberIn(written);
        const std::string unit = base::lowered(line.word());
        std::optional<double> seconds;
        if (line.eat(":") && line.eat("time")) {
            seconds = data::numberIn(line.word());
        }
        const bool known = unit == "gib/s" || unit == "gb/s" || unit == "kiops";
        if (!number || !known) {
            m_table.skip(m_lines.isWhole() ? ProblemKind::lineNotUnderstood : ProblemKind::rowCut, m_lines);
            return true;
        }
        const bool invalid = text.find("[INVALID]") != std::string_view::npos;
        if (!scored && *number == 0.0 && !invalid) {
            m_table.skip(ProblemKind::nothingMeasured, m_lines);
            return true;
        }
        m_table.beginRow(m_lines.number());
        m_table.set(m_scored, scored ? "yes" : "no");
        addRow(name, unit == "kiops" ? m_rate : m_bandwidth, *number, written, invalid ? "INVALID" : "", seconds);
        return true;
    }

    void addRow(std::string_view name, std::size_t column, double score, std::string_view written,
                const std::string& why, std::optional<double> seconds) {
        std::string phase(name);  // the script writes underscores
        std::replace(phase.begin(), phase.end(), '_', '-');
        m_table.set(m_phase, phase);
        if (why.empty()) {
            m_table.set(column, score);
        } else {
            m_table.setInvalid(column, written, why);
        }
        if (seconds) {
            m_table.set(m_time, *seconds);
        }
        m_table.set(m_validity, why.empty() ? "ok" : "INVALID");
        m_table.endRow();
    }

    /// "[ior-easy-write]"
    bool readSection(std::string_view text) {
        const bool section = text.size() > 2 && text.front() == '[' && text.find(']') == text.size() - 1 &&
                             text.find(' ') == std::string_view::npos;
        if (section) {
            endSection();
            m_inSection = true;
            m_section = Io500Phase();
            m_section.name = text.substr(1, text.size() - 2);
            m_table.skip(ProblemKind::otherLine, m_lines);
        }
        return section;
    }

    bool readPair(std::string_view text) {
        if (text.starts_with(';')) {
            const bool invalid = text.find("INVALID") != std::string_view::npos;
            if (invalid && m_section.name != "run") {
                m_section.why = base::trimmed(text.substr(1));
            }
            m_table.skip(invalid ? ProblemKind::programMessage : ProblemKind::otherLine, m_lines);
            return true;
        }
        const std::size_t mark = text.find('=');
        if (mark == std::string_view::npos) {
            return false;
        }
        const std::string_view key = base::trimmed(text.substr(0, mark));
        const std::string_view value = base::trimmed(text.substr(mark + 1));
        if (key == "score" && data::numberIn(value)) {
            m_section.line = m_lines.number();
            m_section.score = data::numberIn(value);
            m_section.written = value;
            return true;
        }
        if (key == "t_delta") {
            m_section.seconds = data::numberIn(value);
        } else if (key == "exe") {
            m_section.command = value;
        } else if (m_section.name == "run" || m_section.name == "SCORE" || m_section.name == "SCOREX") {
            m_table.note(m_section.name + " " + std::string(key), value);
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    void endSection() {
        if (!std::exchange(m_inSection, false) || !m_section.score) {
            return;
        }
        m_table.beginRow(m_section.line);
        m_table.set(m_command, m_section.command);
        if (const auto bytes = isBandwidth(m_section.name)
                                   ? toldBytes(optionIn(commandWords(m_section.command), {"-t"}))
                                   : std::nullopt) {
            m_table.set(m_transferSize, *bytes / 1024.0);
        }
        addRow(m_section.name, isBandwidth(m_section.name) ? m_bandwidth : m_rate, *m_section.score, m_section.written,
               m_section.why, m_section.seconds);
    }

    ToolLines& m_lines;
    ToolTable m_table;
    bool m_inSection = false;
    Io500Phase m_section;
    std::size_t m_phase = 0;
    std::size_t m_bandwidth = 0;
    std::size_t m_rate = 0;
    std::size_t m_time = 0;
    std::size_t m_scored = 0;
    std::size_t m_validity = 0;
    std::size_t m_transferSize = 0;
    std::size_t m_command = 0;
};

}  // namespace

double sniffIo500(std::string_view firstBytes) {
    const std::size_t run = firstBytes.find("[run]");
    const bool result = run != std::string_view::npos && (firstBytes.find("= io500-", run) != std::string_view::npos ||
                                                          firstBytes.find("[ior-", run) != std::string_view::npos);
    return result || hasLineOf(io500Program, "[RESULT]", firstBytes) ? 0.95 : 0.0;
}

base::Expected<Imported> readIo500(TextSource& source, const std::string& path, const ReadOptions& options,
                                   base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return Io500Reading(lines, options).run(path);
}

}  // namespace greyscope::io
