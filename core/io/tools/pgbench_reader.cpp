#include "core/io/tools/pgbench_reader.h"

#include <optional>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/text_cursor.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr std::string_view pgbenchProgram = "pgbench";

/// "number of clients: 8", "latency average = 3.887 ms", "duration: 60 s"
struct PgbenchNumber {
    std::string_view begin;
    ToolColumn column;
};

const std::vector<PgbenchNumber>& pgbenchNumbers() {
    static const std::vector<PgbenchNumber> numbers{
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
    };
    return numbers;
}

class PgbenchReading {
public:
    PgbenchReading(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(pgbenchProgram), options) {
        for (const PgbenchNumber& number : pgbenchNumbers()) {
            m_columns.push_back(m_table.add(number.column));
        }
        m_script = m_table.add({"script", Role::key, {}, {}, false});
        m_mode = m_table.add({"query_mode", Role::key, {}, {}, false});
        m_rate = m_table.add({"rate", Role::metric, "ops/s"});
        m_rateConnecting = m_table.add({"rate_connecting", Role::description, "ops/s"});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            if (!readLine(base::trimmed(m_lines.text()))) {
                m_table.skipOther(m_lines);
            }
        }
        endRun();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    bool readLine(std::string_view text) {
        constexpr std::string_view type = "transaction type:";
        if (text.starts_with(type)) {
            endRun();
            use();
            m_table.set(m_script, base::trimmed(text.substr(type.size())));
            return true;
        }
        if (!m_inRun) {  // before the run, only server messages and progress
            return false;
        }
        if (const std::size_t aborted = text.find("Run was aborted"); aborted != std::string_view::npos) {
            use();
            m_table.invalidate(text.substr(aborted));
            return true;
        }
        constexpr std::string_view mode = "query mode:";
        if (text.starts_with(mode)) {
            use();
            m_table.set(m_mode, base::trimmed(text.substr(mode.size())));
            return true;
        }
        return readRate(text) || readNumber(text);
    }

    /// Versions before 14 print two rates: "(including connections establishing)" and "(excluding ...)".
    bool readRate(std::string_view text) {
        constexpr std::string_view rate = "tps =";
        const auto number = text.starts_with(rate) ? leading(text.substr(rate.size())) : std::nullopt;
        if (number) {
            use();
            m_table.set(text.find("(including") == std::string_view::npos ? m_rate : m_rateConnecting, *number);
        }
        return number.has_value();
    }

    bool readNumber(std::string_view text) {
        for (std::size_t n = 0; n < m_columns.size(); ++n) {
            const std::string_view begin = pgbenchNumbers()[n].begin;
            const auto number = text.starts_with(begin) ? leading(text.substr(begin.size())) : std::nullopt;
            if (number) {
                use();
                m_table.set(m_columns[n], *number);
                return true;
            }
        }
        return false;
    }

    /// "187877/187877", "0 (0.000%)"
    static std::optional<double> leading(std::string_view text) { return data::numberIn(TextCursor(text).digits(".")); }

    /// The line belongs to the row of the run.
    void use() {
        if (m_inRun) {
            m_table.join();
        } else {
            m_table.beginRow(m_lines.number());
            m_inRun = true;
        }
    }
    void endRun() {
        if (m_inRun) {
            m_table.endRow();
        }
        m_inRun = false;
    }

    ToolLines& m_lines;
    ToolTable m_table;
    std::vector<std::size_t> m_columns;  ///< columns of pgbenchNumbers()
    std::size_t m_script, m_mode, m_rate, m_rateConnecting;
    bool m_inRun = false;
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
