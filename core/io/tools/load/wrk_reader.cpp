#include "core/io/tools/load/wrk_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/load/run_lines.h"
#include "core/io/tools/text_cursor.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view kTestAt = "test @ ";

const std::vector<LabelledNumber>& wrkNumbers() {
    static const std::vector<LabelledNumber> numbers{
        {"Requests/sec:", {"rate", Role::metric, "ops/s"}},
        {"Non-2xx or 3xx responses:", {"not_2xx_3xx", Role::description}},
    };
    return numbers;
}

/// A suffix of a number and its factor: of times to ms, of amounts to B.
using Suffix = std::pair<std::string_view, double>;
constexpr std::array kTimes{Suffix{"us", 1e-3}, Suffix{"ms", 1.0}, Suffix{"s", 1e3}, Suffix{"m", 6e4},
                            Suffix{"h", 3.6e6}};
constexpr double kBinary = 1024.0;
constexpr std::array kAmounts{Suffix{"B", 1.0}, Suffix{"KB", kBinary}, Suffix{"MB", kBinary* kBinary},
                              Suffix{"GB", kBinary* kBinary* kBinary},
                              Suffix{"TB", kBinary* kBinary* kBinary* kBinary}};

/// Returns a number with its suffix, as wrk prints it: "635.91us", "17.76GB".
template <class Suffixes>
std::optional<double> withSuffix(std::string_view text, const Suffixes& suffixes) {
    TextCursor cursor(text);
    const auto number = data::numberIn(cursor.digits("."));
    const auto found = std::ranges::find(suffixes, cursor.rest(), &Suffix::first);
    return number && found != suffixes.end() ? std::optional(*number * found->second) : std::nullopt;
}

class WrkReading {
public:
    WrkReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_runs(lines, wrkFormat, options, wrkNumbers()) {
        ToolTable& table = m_runs.table();
        m_url = table.add({"url", Role::key, {}, {}, false, true});
        m_threads = table.add({"threads", Role::factor});
        m_connections = table.add({"connections", Role::factor});
        m_latency = table.add({"latency", Role::metric, "ms"});
        m_bandwidth = table.add({"bandwidth", Role::metric, "B/s"});
        m_requests = table.add({"requests", Role::description});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            if (!readLine(base::trimmed(m_lines.text()))) {
                m_runs.table().skipOther(m_lines);
            }
        }
        return m_runs.finish(path);
    }

private:
    bool readLine(std::string_view text) {
        const std::size_t at = text.find(kTestAt);
        if (text.starts_with("Running ") && at != std::string_view::npos) {
            m_runs.begin();
            m_runs.table().set(m_url, base::trimmed(text.substr(at + kTestAt.size())));
            m_inSpectrum = false;
            return true;
        }
        m_inSpectrum |= text.starts_with("Detailed Percentile spectrum");
        m_inSpectrum &= text.find("requests in") == std::string_view::npos;
        if (!m_runs.isInRun() || m_inSpectrum) {
            return false;
        }
        return m_runs.read(text) || readSettings(text) || readLatency(text) || readPercentile(text) ||
               readRequests(text) || readErrors(text) || readTransfer(text);
    }

    /// "12 threads and 400 connections"
    bool readSettings(std::string_view text) {
        TextCursor cursor(text);
        const auto threads = data::numberIn(cursor.digits(""));
        const auto connections =
            cursor.eat("threads and") ? data::numberIn(cursor.digits("")) : std::optional<double>();
        if (threads && connections) {
            m_runs.set(m_threads, *threads);
            m_runs.table().set(m_connections, *connections);
        }
        return threads && connections;
    }

    /// "Latency   635.91us    0.89ms  12.92ms   93.69%"
    bool readLatency(std::string_view text) {
        TextCursor cursor(text);
        if (cursor.word() != "Latency") {
            return false;
        }
        const auto mean = withSuffix(cursor.word(), kTimes);
        const auto deviation = withSuffix(cursor.word(), kTimes);
        const auto most = withSuffix(cursor.word(), kTimes);
        if (!mean || !deviation || !most) {
            return false;
        }
        m_runs.set(m_latency, *mean);
        m_runs.table().set(m_runs.table().add({"latency_stddev", Role::description, "ms"}), *deviation);
        m_runs.table().set(m_runs.table().add({"latency_max", Role::description, "ms"}), *most);
        return true;
    }

    /// "99%    5.80ms", "99.900%    5.80ms"
    bool readPercentile(std::string_view text) {
        TextCursor cursor(text);
        const std::string percent(cursor.digits("."));
        const auto share = data::numberIn(percent);
        const auto time = cursor.eat("%") ? withSuffix(cursor.word(), kTimes) : std::nullopt;
        if (share && time) {
            const bool isMaximum = *share == 100.0;
            const std::string column = isMaximum ? "latency_max" : "latency_p" + base::toText(*share);
            m_runs.set(m_runs.table().add({column, isMaximum ? Role::description : Role::metric, "ms"}), *time);
        }
        return share && time;
    }

    /// "22464657 requests in 30.00s, 17.76GB read"
    bool readRequests(std::string_view text) {
        TextCursor cursor(text);
        const auto requests = data::numberIn(cursor.digits(""));
        if (!requests || !cursor.eat("requests in")) {
            return false;
        }
        m_runs.set(m_requests, *requests);
        return true;
    }

    /// "Socket errors: connect 0, read 0, write 0, timeout 12"
    bool readErrors(std::string_view text) {
        TextCursor cursor(text);
        if (!cursor.eat("Socket errors:")) {
            return false;
        }
        m_runs.use();
        while (!cursor.atEnd()) {
            const std::string kind(cursor.word());
            const auto count = data::numberIn(cursor.digits(""));
            if (kind.empty() || !count) {
                break;
            }
            m_runs.table().set(m_runs.table().add({kind + "_errors", Role::description}), *count);
            cursor.eat(",");
        }
        return true;
    }

    bool readTransfer(std::string_view text) {
        TextCursor cursor(text);
        const auto bytes = cursor.eat("Transfer/sec:") ? withSuffix(cursor.word(), kAmounts) : std::nullopt;
        if (bytes) {
            m_runs.set(m_bandwidth, *bytes);
        }
        return bytes.has_value();
    }

    ToolLines& m_lines;
    RunLines m_runs;
    std::size_t m_url, m_threads, m_connections, m_latency, m_bandwidth, m_requests;
    bool m_inSpectrum = false;  ///< within the many lines of wrk2's percentiles, which a row does not need
};

}  // namespace

double sniffWrk(std::string_view firstBytes) {
    return hasLineOf(wrkFormat, kTestAt, firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readWrk(TextSource& source, const std::string& path, const ReadOptions& options,
                                 base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return WrkReading(lines, options).run(path);
}

}  // namespace greyscope::io
