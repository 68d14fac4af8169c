#include "core/io/tools/load/pgbench_reader.h"

#include <vector>

#include "core/base/text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/load/run_lines.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view pgbenchProgram = "pgbench";

const std::vector<LabelledNumber>& pgbenchNumbers() {
    static const std::vector<LabelledNumber> numbers{
        {"number of clients:", {"clients", Role::factor}},
        {"number of threads:", {"threads", Role::factor}},
        {"scaling factor:", {"scale", Role::factor}},
        {"latency average =", {"latency", Role::metric, "ms"}},
        {"latency average:", {"latency", Role::metric, "ms"}},  // before version 10
        {"latency stddev =", {"latency_stddev", Role::description, "ms"}},
        {"latency stddev:", {"latency_stddev", Role::description, "ms"}},
        {"initial connection time =", {"connection_time", Role::description, "ms"}},
        {"duration:", {"duration", Role::description, "s"}},
        {"number of transactions actually processed:", {"transactions", Role::description}},
        {"number of failed transactions:", {"failed", Role::description}},
        // Versions before 14 print two rates: "(including connections establishing)" and "(excluding ...)".
        {"tps =", {"rate", Role::metric, "ops/s"}, 1.0, "(including"},
        {"tps =", {"rate_connecting", Role::description, "ops/s"}},
    };
    return numbers;
}

class PgbenchReading {
public:
    PgbenchReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_runs(lines, pgbenchProgram, options, pgbenchNumbers()) {
        m_script = m_runs.table().add({"script", Role::key, {}, {}, false});
        m_mode = m_runs.table().add({"query_mode", Role::key, {}, {}, false});
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
        constexpr std::string_view type = "transaction type:";
        if (text.starts_with(type)) {
            m_runs.begin();
            m_runs.table().set(m_script, base::trimmed(text.substr(type.size())));
            return true;
        }
        if (!m_runs.isInRun()) {  // before the run, only server messages and progress
            return false;
        }
        if (const std::size_t aborted = text.find("Run was aborted"); aborted != std::string_view::npos) {
            m_runs.use();
            m_runs.table().invalidate(text.substr(aborted));
            return true;
        }
        constexpr std::string_view mode = "query mode:";
        if (text.starts_with(mode)) {
            m_runs.set(m_mode, base::trimmed(text.substr(mode.size())));
            return true;
        }
        return m_runs.read(text);
    }

    ToolLines& m_lines;
    RunLines m_runs;
    std::size_t m_script, m_mode;
};

}  // namespace

double sniffPgbench(std::string_view firstBytes) {
    return hasLineOf(pgbenchProgram, "transaction type:", firstBytes) ? 0.9 : 0.0;
}

base::Expected<Imported> readPgbench(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return PgbenchReading(lines, options).run(path);
}

}  // namespace greyscope::io
