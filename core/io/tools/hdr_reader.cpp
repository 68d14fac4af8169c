#include "core/io/tools/hdr_reader.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view kHeading = "Value Percentile TotalCount 1/(1-Percentile)";

/// The words of a line, at most `most` of them.
std::vector<std::string_view> wordsOf(std::string_view line, std::size_t most) {
    std::vector<std::string_view> words;
    for (line = base::trimmed(line); !line.empty() && words.size() < most; line = base::trimmed(line)) {
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
    return words;
}

bool isHeading(std::string_view line) {
    std::string joined;
    for (const std::string_view word : wordsOf(line, 5)) {
        joined += (joined.empty() ? "" : " ") + std::string(word);
    }
    return joined == kHeading;
}

bool isWrkStart(std::string_view line) {
    return line.starts_with("Running ") && line.find(" test @ ") != std::string_view::npos;
}

/// A percentile in wrk's output: "99.900%    1.23ms". In milliseconds.
struct WrkPercentile {
    double percentile = 0.0;
    double milliseconds = 0.0;
};

std::optional<double> millisecondsIn(std::string_view text) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
    const auto number = data::numberIn(text.substr(0, end));
    const std::string_view unit = text.substr(end);
    constexpr std::pair<std::string_view, double> units[] = {
        {"us", 1e-3}, {"ms", 1.0}, {"s", 1e3}, {"m", 60e3}, {"h", 3600e3}};
    for (const auto& [name, factor] : units) {
        if (number && unit == name) {
            return *number * factor;
        }
    }
    return std::nullopt;
}

std::optional<WrkPercentile> wrkPercentile(std::string_view line) {
    const auto words = wordsOf(line, 3);
    if (words.size() != 2 || !words[0].ends_with('%')) {
        return std::nullopt;
    }
    const auto percentile = data::numberIn(words[0].substr(0, words[0].size() - 1));
    const auto value = millisecondsIn(words[1]);
    return percentile && value && *percentile >= 0.0 && *percentile <= 100.0
               ? std::optional(WrkPercentile{*percentile, *value})
               : std::nullopt;
}

/// A line of a distribution: value, share, count up to the value.
struct SpectrumLine {
    double value = 0.0, share = 0.0, count = 0.0;
};

std::optional<SpectrumLine> spectrumLine(std::string_view line) {
    const auto words = wordsOf(line, 5);
    if (words.size() < 3 || words.size() > 4) {
        return std::nullopt;
    }
    const auto value = data::numberIn(words[0]);
    const auto share = data::numberIn(words[1]);
    const auto count = data::numberIn(words[2]);
    const bool good = value && share && count && *share >= 0.0 && *share <= 1.0 && *count >= 0.0;
    return good ? std::optional(SpectrumLine{*value, *share, *count}) : std::nullopt;
}

/// A percentile, collected until its run ends.
struct HdrRow {
    std::size_t line = 0;
    double percentile = 0.0, latency = 0.0;
    std::optional<double> count;
};

class HdrReading {
public:
    HdrReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(hdrFormat), options) {
        m_percentile = m_table.add({"percentile", Role::factor, "%"});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const std::string_view line = m_lines.text();
            if (isWrkStart(line)) {
                endRun();
                beginWrk(line);
            } else if (isHeading(line)) {
                m_inSpectrum = true;
                m_parts.push_back({true, m_kind, {}});
                m_table.skip(ProblemKind::otherLine, m_lines);
            } else if (!takeRow(line)) {
                takeFact(line);
            }
        }
        endRun();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    /// The rows of one distribution (spectrum) or list.
    struct Part {
        bool spectrum = false;
        std::string kind;  ///< "uncorrected" in the second part of wrk2 -U, otherwise empty
        std::vector<HdrRow> rows;
    };

    void beginWrk(std::string_view line) {
        m_unit = "ms";
        m_kind.clear();
        if (!m_test) {
            m_test = m_table.add({"test", Role::key, {}, {}, false});
            m_threads = m_table.add({"threads", Role::factor});
            m_connections = m_table.add({"connections", Role::factor});
        }
        m_table.hold(*m_test, line.substr(line.find(" @ ") + 3));
        m_table.skip(ProblemKind::otherLine, m_lines);
    }

    bool takeRow(std::string_view line) {
        if (const auto row = m_inSpectrum ? spectrumLine(line) : std::nullopt) {
            m_parts.back().rows.push_back({m_lines.number(), 100.0 * row->share, row->value, row->count});
            return true;
        }
        if (const auto row = m_inList ? wrkPercentile(line) : std::nullopt) {
            m_parts.back().rows.push_back({m_lines.number(), row->percentile, row->milliseconds, std::nullopt});
            return true;
        }
        return false;
    }

    /// "#[Mean = 1.2, StdDeviation = 0.3]" ends a distribution; the other lines are headings and settings.
    void takeFact(std::string_view line) {
        const std::string_view text = base::trimmed(line);
        const auto words = wordsOf(text, 6);
        if (text.starts_with("#[")) {
            m_inSpectrum = false;
            m_inList = false;
            addNotes(text);
        } else if (text.starts_with("Latency Distribution")) {
            m_inList = true;
            m_inSpectrum = false;
            m_kind = text.find("Uncorrected") != std::string_view::npos ? "uncorrected" : "";
            m_parts.push_back({false, m_kind, {}});
        } else if (words.size() == 5 && words[1] == "threads" && words[4] == "connections" && m_test) {
            hold(*m_threads, data::numberIn(words[0]));
            hold(*m_connections, data::numberIn(words[3]));
        } else if (text.starts_with("Requests/sec:") && words.size() == 2) {
            m_table.note("requests per second", words[1]);
        }
        text.empty() ? m_table.skip(ProblemKind::blankLine, m_lines) : m_table.skipOther(m_lines);
    }

    void hold(std::size_t column, std::optional<double> number) {
        number ? m_table.hold(column, *number) : m_table.release(column);
    }

    /// "#[Max = 3.4, Total count = 1000]"
    void addNotes(std::string_view text) {
        std::string_view rest =
            text.substr(2, text.find(']') == std::string_view::npos ? std::string_view::npos : text.find(']') - 2);
        while (!rest.empty()) {
            const std::string_view part = base::trimmed(rest.substr(0, rest.find(',')));
            rest.remove_prefix(std::min(rest.find(','), rest.size() - 1) + 1);
            if (const std::size_t equals = part.find('='); equals != std::string_view::npos) {
                m_table.note(base::lowered(base::trimmed(part.substr(0, equals))),
                             base::trimmed(part.substr(equals + 1)));
            }
        }
    }

    void endRun() {
        m_inList = m_inSpectrum = false;
        std::vector<Part> parts = std::exchange(m_parts, {});
        if (std::any_of(parts.begin(), parts.end(), [](const Part& part) { return !part.kind.empty(); })) {
            for (Part& part : parts) {
                part.kind = part.kind.empty() ? "recorded" : part.kind;
            }
        }
        for (const Part& part : parts) {
            const bool repeated = !part.spectrum && std::any_of(parts.begin(), parts.end(), [&](const Part& other) {
                return other.spectrum && other.kind == part.kind && !other.rows.empty();
            });
            for (const HdrRow& row : part.rows) {
                repeated ? m_table.skip(ProblemKind::statisticsLine, row.line, "a percentile of the distribution below")
                         : addRow(row, part);
            }
        }
    }

    void addRow(const HdrRow& row, const Part& part) {
        if (!m_latency) {
            m_latency = m_table.add({"latency", Role::metric, m_unit});
            m_count = m_table.add({"total_count", Role::description});
        }
        m_table.beginRow(row.line);
        m_table.set(m_percentile, row.percentile);
        m_table.set(*m_latency, row.latency);
        if (row.count) {
            m_table.set(*m_count, *row.count);
        }
        if (!part.kind.empty()) {
            m_table.set(m_table.add({"kind", Role::key, {}, {}, false}), part.kind);
        }
        m_table.endRow();
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<Part> m_parts;
    std::string m_unit;  ///< "ms" in wrk's output; HdrHistogram does not state the unit
    std::string m_kind;  ///< Part::kind of the current part
    bool m_inSpectrum = false, m_inList = false;
    std::size_t m_percentile = 0;
    std::optional<std::size_t> m_latency, m_count, m_test, m_threads, m_connections;
};

}  // namespace

double sniffHdr(std::string_view firstBytes) {
    while (!firstBytes.empty()) {
        const std::string_view line = base::takeLine(firstBytes);
        if (isHeading(line)) {
            return 0.95;  // above wrk, whose report may precede the distribution
        }
    }
    return 0.0;
}

base::Expected<Imported> readHdr(TextSource& source, const std::string& path, const ReadOptions& options,
                                 base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return HdrReading(lines, options).run(path);
}

}  // namespace greyscope::io
