#include "core/io/tools/load/ab_reader.h"

#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/load/run_lines.h"
#include "core/io/tools/text_cursor.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view kBanner = "This is ApacheBench";

const std::vector<LabelledNumber>& abNumbers() {
    constexpr double kKibi = 1024.0;
    static const std::vector<LabelledNumber> numbers{
        {"Concurrency Level:", {"concurrency", Role::factor}},
        {"Document Length:", {"document_length", Role::description, "B"}},
        {"Time taken for tests:", {"duration", Role::description, "s"}},
        {"Complete requests:", {"requests", Role::description}},
        {"Failed requests:", {"failed", Role::description}},
        {"Non-2xx responses:", {"not_2xx", Role::description}},
        {"Write errors:", {"write_errors", Role::description}},
        {"Total transferred:", {"transferred", Role::description, "B"}},
        {"Requests per second:", {"rate", Role::metric, "ops/s"}},
        {"Time per request:", {"latency", Role::metric, "ms"}, 1.0, "across all concurrent requests"},
        {"Time per request:", {"time_per_request", Role::description, "ms"}},
        {"Transfer rate:", {"bandwidth", Role::metric, "B/s"}, kKibi},
    };
    return numbers;
}

class AbReading {
public:
    AbReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_runs(lines, abFormat, options, abNumbers()) {
        m_host = m_runs.table().add({"host", Role::key, {}, {}, false, true});
        m_path = m_runs.table().add({"path", Role::key, {}, {}, false, true});
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
        constexpr std::string_view host = "Server Hostname:", document = "Document Path:";
        if (text.starts_with(kBanner)) {
            m_runs.begin();
            return true;
        }
        if (!m_runs.isInRun()) {
            return false;
        }
        if (text.starts_with(host)) {
            m_runs.set(m_host, base::trimmed(text.substr(host.size())));
            return true;
        }
        if (text.starts_with(document)) {
            m_runs.set(m_path, base::trimmed(text.substr(document.size())));
            return true;
        }
        return m_runs.read(text) || readPercentile(text);
    }

    /// "99%      4", "100%      5 (longest request)"
    bool readPercentile(std::string_view text) {
        TextCursor cursor(text);
        const std::string_view percent = cursor.digits(".");
        if (percent.empty() || !cursor.rest().starts_with('%')) {
            return false;
        }
        cursor.eat("%");
        const auto time = data::numberIn(cursor.digits("."));
        if (!time) {
            return false;
        }
        const std::string column = percent == "100" ? "latency_max" : "latency_p" + std::string(percent);
        const Role role = percent == "100" ? Role::description : Role::metric;
        m_runs.set(m_runs.table().add({column, role, "ms"}), *time);
        return true;
    }

    ToolLines& m_lines;
    RunLines m_runs;
    std::size_t m_host, m_path;
};

}  // namespace

double sniffAb(std::string_view firstBytes) {
    return hasLineOf(abFormat, kBanner, firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readAb(TextSource& source, const std::string& path, const ReadOptions& options,
                                base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return AbReading(lines, options).run(path);
}

}  // namespace greyscope::io
