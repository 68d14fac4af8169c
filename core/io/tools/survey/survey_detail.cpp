#include "core/io/tools/survey/survey_detail.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/io/text/known_text.h"
#include "core/io/tools/survey/survey_line.h"
#include "core/io/tools/survey/survey_reader.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

class SurveyDetail {
public:
    SurveyDetail(ToolLines& lines, const ReadOptions& options)
        : m_lines(lines), m_table(std::string(obdfilterFormat), options) {
        m_osts = m_table.add({"osts", Role::factor});
        m_recordSize = m_table.add({"record_size", Role::factor, "KiB"});
        m_objects = m_table.add({"objects", Role::factor});
        m_threads = m_table.add({"threads", Role::factor});
        m_operation = m_table.add({"operation", Role::key, {}, {}, false});
        m_ost = m_table.add({"ost", Role::key, {}, {}, false});
        m_second = m_table.add({"second", Role::repetition});
        m_bandwidth = m_table.add({"bandwidth", Role::metric, "MiB/s"});
        m_rate = m_table.add({"request_rate", Role::metric, "ops/s"});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            TextCursor line(m_lines.text());
            if (const auto setting = surveySetting(line, {"ost", "sz", "rsz", "obj", "thr"})) {
                begin(*setting);
            } else if (!readTest(base::trimmed(m_lines.text())) && !readSecond(base::trimmed(m_lines.text()))) {
                m_table.skipOther(m_lines);
            }
        }
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    void begin(const SurveySetting& setting) {
        const std::array<std::pair<std::string_view, std::size_t>, 4> columns{
            std::pair{std::string_view("ost"), m_osts}, std::pair{std::string_view("rsz"), m_recordSize},
            std::pair{std::string_view("obj"), m_objects}, std::pair{std::string_view("thr"), m_threads}};
        for (const auto& [name, number] : setting.values) {
            for (const auto& [field, column] : columns) {
                if (field == name) {
                    m_table.hold(column, number);
                    m_requestSize = field == "rsz" ? number : m_requestSize;
                }
            }
        }
        m_inTest = false;
        m_table.skip(ProblemKind::otherLine, m_lines);
    }

    /// "=============> write host:lustre-OST0000", "=============> write global"
    bool readTest(std::string_view text) {
        const std::size_t mark = text.find("=> ");
        if (!text.starts_with("=====") || mark == std::string_view::npos) {
            return false;
        }
        TextCursor line(text.substr(mark + 3));
        const std::string_view operation = line.word();
        const std::string_view device = line.word();
        m_inTest = line.atEnd() && device.find(':') != std::string_view::npos;
        m_table.hold(m_operation, operation);
        m_table.hold(m_ost, device);
        m_seconds = 0.0;
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    /// "1/1 Total: 875.209141/second"
    bool readSecond(std::string_view text) {
        constexpr std::string_view mark = " Total: ";
        const std::size_t at = text.find(mark);
        if (!m_inTest || at == std::string_view::npos || text.find('/') > at) {
            return false;
        }
        TextCursor line(text.substr(at + mark.size()));
        const auto rate = data::numberIn(line.digits("."));
        if (!rate || !line.eat("/second")) {
            m_table.skip(m_lines.isWhole() ? ProblemKind::lineNotUnderstood : ProblemKind::rowCut, m_lines);
            return true;
        }
        m_table.beginRow(m_lines.number());
        m_table.set(m_second, ++m_seconds);
        m_table.set(m_rate, *rate);
        m_table.set(m_bandwidth, *rate * m_requestSize / 1024.0);
        m_table.endRow();
        return true;
    }

    ToolLines& m_lines;
    ToolTable m_table;
    bool m_inTest = false;  ///< inside a test of one OST
    double m_requestSize = 0.0;
    double m_seconds = 0.0;
    std::size_t m_osts = 0;
    std::size_t m_recordSize = 0;
    std::size_t m_objects = 0;
    std::size_t m_threads = 0;
    std::size_t m_operation = 0;
    std::size_t m_ost = 0;
    std::size_t m_second = 0;
    std::size_t m_bandwidth = 0;
    std::size_t m_rate = 0;
};

}  // namespace

double sniffObdfilterDetail(std::string_view firstBytes) {
    const bool seconds = firstBytes.find("/second") != std::string_view::npos;
    return seconds && hasLineOf(obdfilterFormat, "> ost ", firstBytes) ? 0.95 : 0.0;
}

base::Expected<Imported> readObdfilterDetail(TextSource& source, const std::string& path, const ReadOptions& options,
                                             base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return SurveyDetail(lines, options).run(path);
}

}  // namespace greyscope::io
