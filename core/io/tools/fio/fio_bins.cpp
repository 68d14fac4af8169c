#include "core/io/tools/fio/fio_bins.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/io/text/tool_lines.h"
#include "core/io/tools/fio/fio_table.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::size_t kPerPower = 64;  // bins for each power of two

struct HistogramLine {
    std::uint64_t time = 0, direction = 0, bytes = 0;
    std::vector<std::uint64_t> counts;
};

/// Parses "500, 0, 4096, 0, 3, ..."; nullopt if it is something else.
std::optional<HistogramLine> histogramLine(std::string_view line) {
    HistogramLine result;
    std::size_t field = 0;
    for (line = base::trimmed(line); !line.empty(); ++field) {
        const std::string_view cell = base::trimmed(line.substr(0, line.find(',')));
        std::uint64_t number = 0;
        const auto [stop, status] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
        if (status != std::errc{} || stop != cell.data() + cell.size()) {
            return std::nullopt;
        }
        (field == 0   ? result.time
         : field == 1 ? result.direction
         : field == 2 ? result.bytes
                      : result.counts.emplace_back()) = number;
        line.remove_prefix(std::min(line.find(','), line.size() - 1) + 1);
    }
    return field > 3 && result.direction <= 2 ? std::optional(std::move(result)) : std::nullopt;
}

/// The bins of a line: how many of fio's bins each count stands for, and their unit.
struct BinScale {
    std::size_t joined = 1;
    const char* unit = "ns";
};

/// Returns the scale for a number of counts; nullopt if no version of fio writes so many.
std::optional<BinScale> scaleOf(std::size_t counts) {
    constexpr std::array<std::pair<std::size_t, const char*>, 2> versions{{{1856, "ns"}, {1216, "us"}}};
    constexpr std::size_t kCoarsest = 64;  // log_hist_coarseness is at most 6
    for (const auto& [bins, unit] : versions) {
        for (std::size_t joined = 1; joined <= kCoarsest; joined *= 2) {
            if (counts * joined == bins) {
                return BinScale{joined, unit};
            }
        }
    }
    return std::nullopt;
}

/// The columns of the table, of which the latency is known only with the first line.
class HistogramReading {
public:
    HistogramReading(ToolLines& lines, const std::string& path, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(fioFormat), options), m_name(latencyName(path)) {}

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            const auto line = histogramLine(m_lines.text());
            const auto scale = line ? scaleOf(line->counts.size()) : std::nullopt;
            const bool fits = scale && (!m_scale || m_scale->joined == scale->joined);
            if (!line || !fits) {
                const bool cut = line && !m_lines.isWhole();
                line ? m_table.skip(cut ? ProblemKind::rowCut : ProblemKind::lineNotUnderstood, m_lines)
                     : m_table.skipOther(m_lines);
            } else {
                addColumns(*scale);
                addRows(*line);
            }
        }
        return m_table.finish(m_lines, path);
    }

private:
    static std::string latencyName(std::string_view path) {
        const std::string_view name = path.substr(path.rfind('/') + 1);
        return name.find("_slat_hist") != std::string_view::npos   ? "submission_latency"
               : name.find("_clat_hist") != std::string_view::npos ? "completion_latency"
                                                                   : "latency";
    }

    void addColumns(const BinScale& scale) {
        if (m_scale) {
            return;
        }
        m_scale = scale;
        m_latency = m_table.add({m_name, Role::factor, scale.unit});
        m_operation = m_table.add({"operation", Role::key, {}, {}, false});
        m_count = m_table.add({"count", Role::metric});
        m_time = m_table.add({"time", Role::repetition, "ms"});
        m_size = m_table.add({"block_size", Role::description, "B"});
        m_width = m_table.add({"bin_width", Role::description, scale.unit});
    }

    void addRows(const HistogramLine& line) {
        bool any = false;
        for (std::size_t place = 0; place < line.counts.size(); ++place) {
            if (line.counts[place] == 0) {
                continue;
            }
            const std::size_t first = place * m_scale->joined;
            const std::size_t last = first + m_scale->joined - 1;
            const double low = fioBinValue(first) - 0.5 * fioBinWidth(first);
            const double high = fioBinValue(last) + 0.5 * fioBinWidth(last);
            m_table.beginRow(m_lines.number());
            m_table.set(m_latency, 0.5 * (low + high));
            m_table.set(m_operation, std::array<std::string_view, 3>{"read", "write", "trim"}[line.direction]);
            m_table.set(m_count, static_cast<double>(line.counts[place]));
            m_table.set(m_time, static_cast<double>(line.time));
            m_table.set(m_size, static_cast<double>(line.bytes));
            m_table.set(m_width, high - low);
            m_table.endRow();
            any = true;
        }
        if (!any) {
            m_table.skip(ProblemKind::nothingMeasured, m_lines);
        }
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::string m_name;
    std::optional<BinScale> m_scale;
    std::size_t m_latency = 0, m_operation = 0, m_count = 0, m_time = 0, m_size = 0, m_width = 0;
};

}  // namespace

double fioBinValue(std::size_t bin) {
    if (bin < 2 * kPerPower) {
        return static_cast<double>(bin);
    }
    const auto exponent = static_cast<int>(bin / kPerPower) - 1;
    return std::ldexp(1.0, exponent + 6) + std::ldexp(static_cast<double>(bin % kPerPower) + 0.5, exponent);
}

double fioBinWidth(std::size_t bin) {
    return bin < 2 * kPerPower ? 0.0 : std::ldexp(1.0, static_cast<int>(bin / kPerPower) - 1);
}

double fioBinWidthAt(double value) {
    return value < 2.0 * static_cast<double>(kPerPower) ? 0.0 : std::ldexp(1.0, std::ilogb(value) - 6);
}

bool isFioHistogram(std::string_view bytes) {
    constexpr std::size_t least = 29;  // as many counts has the coarsest log of fio 3, and at least as many fields here
    std::size_t count = 0;
    const char* at = bytes.data();
    for (const char* const end = at + bytes.size(); count < least; ++count) {
        std::uint64_t number = 0;
        const auto [stop, status] = std::from_chars(at, end, number);
        if (status != std::errc{} || (count == 1 && number > 2) || end - stop < 2 || stop[0] != ',' || stop[1] != ' ') {
            return false;
        }
        at = stop + 2;
    }
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const auto commas =
        static_cast<std::size_t>(std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(end), ','));
    return end == bytes.size() || scaleOf(commas - 2);
}

base::Expected<Imported> readFioHistogram(TextSource& source, const std::string& path, const ReadOptions& options,
                                          base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return HistogramReading(lines, path, options).run(path);
}

}  // namespace greyscope::io
