#include "core/io/tools/survey/survey_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/io/tools/survey/survey_line.h"
#include "core/io/tools/tool_table.h"

namespace greyscope::io {

using data::Role;

namespace {

constexpr double decimalMega = 1e6;
constexpr double binaryMega = 1024.0 * 1024.0;

/// A number before the tests of a line.
struct SurveyField {
    std::string_view name;
    const char* column;
    Role role;
    const char* unit;
    const char* share = "";  ///< column for the share of one device
};

struct SurveyProgram {
    std::string_view program;
    const char* rate;
    const char* rateUnit;
    std::vector<SurveyField> fields;  ///< the first field begins a line and counts the devices
};

const SurveyProgram& obdfilterSurvey() {
    static const SurveyProgram program{obdfilterFormat,
                                       "bandwidth",
                                       "MiB/s",
                                       {{"ost", "osts", Role::factor, ""},
                                        {"sz", "size", Role::description, "KiB"},
                                        {"rsz", "record_size", Role::factor, "KiB"},
                                        {"obj", "objects", Role::factor, "", "objects_per_ost"},
                                        {"thr", "threads", Role::factor, "", "threads_per_ost"}}};
    return program;
}

const SurveyProgram& mdsSurvey() {
    static const SurveyProgram program{mdsSurveyFormat,
                                       "rate",
                                       "ops/s",
                                       {{"mdt", "mdts", Role::factor, ""},
                                        {"file", "files", Role::factor, ""},
                                        {"dir", "directories", Role::factor, "", "directories_per_mdt"},
                                        {"thr", "threads", Role::factor, "", "threads_per_mdt"}}};
    return program;
}

const SurveyProgram& sgpddSurvey(bool old) {
    static const std::vector<SurveyField> common{{"sz", "size", Role::description, "KiB"},
                                                 {"rsz", "record_size", Role::factor, "KiB"},
                                                 {"crg", "regions", Role::factor, "", "regions_per_device"},
                                                 {"thr", "threads", Role::factor, "", "threads_per_device"}};
    static const auto beginningWith = [](SurveyField first) {
        SurveyProgram program{sgpddFormat, "bandwidth", "MiB/s", common};
        program.fields.insert(program.fields.begin(), first);
        return program;
    };
    static const SurveyProgram current = beginningWith({"dev", "devices", Role::factor, ""});
    static const SurveyProgram first = beginningWith({"total_size", "size", Role::description, "KiB"});
    return old ? first : current;
}

const char* validity(SurveyState state) {
    switch (state) {
        case SurveyState::good:
            return "ok";
        case SurveyState::tooShort:
            return "SHORT";
        case SurveyState::error:
            return "ERROR";
        case SurveyState::failed:
            return "failed";
        case SurveyState::cut:
            break;
    }
    return "cut off";
}

class SurveyReading {
public:
    SurveyReading(std::vector<const SurveyProgram*> generations, ToolLines& lines, const ReadOptions& options)
        : m_generations(std::move(generations)),
          m_lines(lines),
          m_table(std::string(m_generations.front()->program), options) {
        const SurveyProgram& program = *m_generations.front();
        m_host = m_table.add({"host", Role::key, {}, {}, false});
        m_case = m_table.add({"case", Role::key, {}, {}, false});
        for (const SurveyProgram* generation : m_generations) {
            for (const SurveyField& field : generation->fields) {
                static_cast<void>(m_table.add({field.column, field.role, field.unit}));
            }
        }
        for (const SurveyField& field : program.fields) {
            if (*field.share != '\0') {
                static_cast<void>(m_table.add({field.share, Role::description}));
            }
        }
        m_operation = m_table.add({"operation", Role::key, {}, {}, false});
        m_rate = m_table.add({program.rate, Role::metric, program.rateUnit});
        m_low = m_table.add({"min", Role::description, program.rateUnit});
        m_high = m_table.add({"max", Role::description, program.rateUnit});
        m_validity = m_table.add({"validity", Role::description, {}, {}, false});
    }

    base::Expected<Imported> run(const std::string& path) {
        while (m_lines.next()) {
            readLine();
        }
        endSetting();
        m_table.countRepeats();
        return m_table.finish(m_lines, path);
    }

private:
    void readLine() {
        TextCursor line(m_lines.text());
        for (const SurveyProgram* generation : m_generations) {
            std::vector<std::string_view> names;
            for (const SurveyField& field : generation->fields) {
                names.push_back(field.name);
            }
            if (const auto setting = surveySetting(line, names)) {
                endSetting();
                begin(*generation, *setting);
                readTests(line);
                return;
            }
        }
        // A broken line continues where its last test ended.
        TextCursor ahead = line;
        if (m_inSetting && surveyTest(ahead, m_lines.isWhole())) {
            if (!std::exchange(m_settingIsUsed, true)) {
                m_table.join();
            }
            readTests(line);
        } else if (!readBanner()) {
            const std::string_view text = base::trimmed(m_lines.text());
            const bool complains = text.starts_with("created object") || text.starts_with("Too much");
            complains ? m_table.skip(ProblemKind::programMessage, m_lines) : m_table.skipOther(m_lines);
        }
    }

    /// "Fri Nov 20 07:57:19 UTC 2026 Obdfilter-survey for case=disk from oss01"
    bool readBanner() {
        const std::string_view text = m_lines.text();
        const std::string lower = base::lowered(text);
        const std::size_t name = lower.find(m_generations.front()->program);
        const std::size_t from = text.rfind(" from ");
        if (name == std::string::npos || from == std::string_view::npos || from < name) {
            return false;
        }
        endSetting();
        const std::string_view host = base::trimmed(text.substr(from + 6));
        m_table.hold(m_host, host);
        m_table.note("host", host);
        m_table.note("date", text.substr(0, name));
        m_table.note("program", m_generations.front()->program);
        const std::size_t kind = text.find("case=");
        if (kind != std::string_view::npos) {
            TextCursor behind(text.substr(kind + 5));
            const std::string_view word = behind.word();
            m_table.hold(m_case, word);
            m_table.note("case", word);
        } else if (const std::size_t on = text.find(" on ", name); on != std::string_view::npos && on < from) {
            m_table.note("devices", text.substr(on + 4, from - on - 4));
        }
        m_table.skip(ProblemKind::otherLine, m_lines);
        return true;
    }

    void begin(const SurveyProgram& program, const SurveySetting& setting) {
        m_inSetting = true;
        m_settingIsUsed = false;
        m_settingLine = m_lines.number();
        m_settingText = m_lines.text().substr(0, 80);
        if (setting.prefix.ends_with(':')) {
            m_table.hold(m_host, setting.prefix.substr(0, setting.prefix.size() - 1));
        }
        const double devices = setting.values.front().second;
        for (const auto& [name, number] : setting.values) {
            const auto field = std::find_if(program.fields.begin(), program.fields.end(),
                                            [&, word = name](const SurveyField& f) { return f.name == word; });
            m_table.hold(m_table.add({field->column}), number);
            if (*field->share != '\0' && &program == m_generations.front() && devices > 0.0) {
                m_table.hold(m_table.add({field->share}), number / devices);
            }
        }
    }

    void readTests(TextCursor& line) {
        m_lineIsUsed = false;
        while (const auto test = surveyTest(line, m_lines.isWhole())) {
            if (test->state == SurveyState::cut && !test->rate) {
                tell(ProblemKind::rowCut, test->operation);
            } else {
                addRow(*test);
            }
        }
        line.skipBlanks();
        if (!line.atEnd()) {  // ENOMEM, or what another process printed into the line
            tell(m_lineIsUsed ? ProblemKind::lineNotUnderstood : ProblemKind::programMessage, line.rest());
        }
        m_settingIsUsed = m_settingIsUsed || m_lineIsUsed;
    }

    /// Lists a problem; for a line without a row it is the reason.
    void tell(ProblemKind kind, std::string_view text) {
        std::exchange(m_lineIsUsed, true) ? m_table.remark(kind, m_lines.number(), text)
                                          : m_table.skip(kind, m_lines.number(), text);
    }

    void addRow(const SurveyTest& test) {
        m_table.beginRow(m_lines.number());
        m_table.set(m_operation, test.operation);
        if (test.state == SurveyState::error || test.state == SurveyState::failed || !test.rate) {
            const std::string why = test.rate || test.state != SurveyState::good ? validity(test.state) : "no number";
            m_table.setInvalid(m_rate, std::string(test.written) + ' ' + why, why);
        } else {
            m_table.set(m_rate, *test.rate);
        }
        if (test.low) {
            m_table.set(m_low, test.lowIsDecimal ? *test.low * decimalMega / binaryMega : *test.low);
        }
        if (test.high) {
            m_table.set(m_high, *test.high);
        }
        m_table.set(m_validity, validity(test.state));
        m_table.endRow();
        m_lineIsUsed = true;
        if (test.state == SurveyState::cut) {
            m_table.remark(ProblemKind::rowCut, m_lines.number(), test.operation);
        }
    }

    /// A setting without any test belongs to a run that was killed.
    void endSetting() {
        if (m_inSetting && !m_settingIsUsed) {
            m_table.skip(ProblemKind::rowCut, m_settingLine, m_settingText);
        }
        m_inSetting = false;
    }

    std::vector<const SurveyProgram*> m_generations;  ///< the current generation first
    ToolLines& m_lines;
    ToolTable m_table;
    std::size_t m_host = 0;
    std::size_t m_case = 0;
    std::size_t m_operation = 0;
    std::size_t m_rate = 0;
    std::size_t m_low = 0;
    std::size_t m_high = 0;
    std::size_t m_validity = 0;
    bool m_inSetting = false;
    bool m_settingIsUsed = false;  ///< the setting's line is accounted for
    bool m_lineIsUsed = false;
    std::size_t m_settingLine = 0;
    std::string m_settingText;
};

base::Expected<Imported> readSurvey(std::vector<const SurveyProgram*> generations, TextSource& source,
                                    const std::string& path, const ReadOptions& options, base::Progress& progress) {
    ToolLines lines(source, options, progress);
    return SurveyReading(std::move(generations), lines, options).run(path);
}

/// Whether a line states a setting with these names.
double sniffSurvey(std::string_view text, const std::vector<std::string_view>& names) {
    const std::string mark = std::string(names.front()) + ' ';
    for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at + 1)) {
        const std::size_t begin = text.find_last_of("\r\n", at) + 1;  // npos + 1 is 0: the start of the text
        TextCursor line(text.substr(begin, text.find_first_of("\r\n", at) - begin));
        const auto setting = surveySetting(line, names);
        if (setting && setting->values.size() + 1 >= names.size()) {
            return 0.9;
        }
    }
    return 0.0;
}

}  // namespace

double sniffObdfilter(std::string_view firstBytes) {
    return sniffSurvey(firstBytes, {"ost", "sz", "rsz", "obj", "thr"});
}

double sniffMdsSurvey(std::string_view firstBytes) {
    return sniffSurvey(firstBytes, {"mdt", "file", "dir", "thr"});
}

double sniffSgpdd(std::string_view firstBytes) {
    return std::max(sniffSurvey(firstBytes, {"dev", "sz", "rsz", "crg", "thr"}),
                    sniffSurvey(firstBytes, {"total_size", "rsz", "crg", "thr"}));
}

base::Expected<Imported> readObdfilter(TextSource& source, const std::string& path, const ReadOptions& options,
                                       base::Progress& progress) {
    return readSurvey({&obdfilterSurvey()}, source, path, options, progress);
}

base::Expected<Imported> readMdsSurvey(TextSource& source, const std::string& path, const ReadOptions& options,
                                       base::Progress& progress) {
    return readSurvey({&mdsSurvey()}, source, path, options, progress);
}

base::Expected<Imported> readSgpdd(TextSource& source, const std::string& path, const ReadOptions& options,
                                   base::Progress& progress) {
    return readSurvey({&sgpddSurvey(false), &sgpddSurvey(true)}, source, path, options, progress);
}

}  // namespace greyscope::io
