#include "app/export/derivation_workbook.h"

#include <QFile>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <locale.h>
#include <xlsxwriter.h>

#include "core/derivation/notation/formula_text.h"
#include "core/derivation/notation/sheet_formula.h"
#include "core/io/files/archive.h"
#include "widgets/present/derivation/derivation_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using derivation::Derivation;
using derivation::LineRef;
using widgets::Words;

namespace {

enum class Col : lxw_col_t { symbol, place, rule, value, ours, apart, remark };
constexpr lxw_row_t kTotalRow = 3;
constexpr lxw_row_t kHeadingRow = 5;
constexpr std::uint8_t kA4 = 9;
constexpr lxw_color_t kInput = 0xFFF3C9;
constexpr lxw_color_t kTitle = 0xE4EAF4;
constexpr lxw_color_t kQuiet = 0x5B6478;

struct Formats {
    explicit Formats(lxw_workbook* workbook)
        : large(workbook_add_format(workbook)),
          heading(workbook_add_format(workbook)),
          section(workbook_add_format(workbook)),
          input(workbook_add_format(workbook)),
          quiet(workbook_add_format(workbook)) {
        format_set_bold(large);
        format_set_font_size(large, 14);
        format_set_bold(heading);
        format_set_bottom(heading, LXW_BORDER_THIN);
        format_set_bold(section);
        format_set_bg_color(section, kTitle);
        format_set_bg_color(input, kInput);
        format_set_font_color(quiet, kQuiet);
    }
    lxw_format* large;
    lxw_format* heading;
    lxw_format* section;
    lxw_format* input;
    lxw_format* quiet;
};

/// Returns a valid sheet name for Excel: at most 31 characters, none of []:*?/\, and unique.
QString sheetName(const Derivation& derivation, std::size_t number, std::size_t count) {
    QString name = QString::fromStdString(derivation.name + " " + derivation.series);
    name = widgets::visibleText(name);
    for (const char sign : {'[', ']', ':', '*', '?', '/', '\\', '\''}) {
        name.replace(QLatin1Char(sign), QLatin1Char('_'));
    }
    if (count > 1) {
        name.prepend(QString::number(number) + QLatin1Char(' '));
    }
    constexpr qsizetype kLongestName = 31;
    name.truncate(kLongestName);
    if (!name.isEmpty() && name.back().isHighSurrogate()) {
        name.chop(1);
    }
    return name.trimmed();
}

/// Suppresses the output of libxlsxwriter, which prints its errors in addition to returning them.
class UnprintedErrors {
public:
    UnprintedErrors() : m_sink(open_memstream(&m_text, &m_size)), m_before(stderr) {
        stderr = m_sink != nullptr ? m_sink : m_before;  // stderr is a variable in the GNU library
    }
    UnprintedErrors(const UnprintedErrors&) = delete;
    UnprintedErrors& operator=(const UnprintedErrors&) = delete;
    ~UnprintedErrors() {
        stderr = m_before;
        if (m_sink != nullptr) {
            std::fclose(m_sink);
        }
        std::free(m_text);
    }

private:
    char* m_text = nullptr;
    std::size_t m_size = 0;
    FILE* m_sink;
    FILE* m_before;
};

/// Sets a locale with decimal points for the thread, because libxlsxwriter prints numbers by the locale.
class PointLocale {
public:
    PointLocale() : m_own(newlocale(LC_NUMERIC_MASK, "C", nullptr)), m_before(uselocale(m_own)) {}
    PointLocale(const PointLocale&) = delete;
    PointLocale& operator=(const PointLocale&) = delete;
    ~PointLocale() {
        uselocale(m_before);
        freelocale(m_own);
    }

private:
    locale_t m_own;
    locale_t m_before;
};

class SheetDraft {
public:
    SheetDraft(lxw_worksheet* sheet, const Formats& formats, const Derivation& derivation)
        : m_sheet(sheet), m_formats(formats), m_of(derivation), m_choices(derivation::sheetChoices(derivation)) {
        layOut();
    }

    void write() {
        writeHead();
        writeChoices();
        for (std::size_t i = 0; i < m_of.sections.size(); ++i) {
            writeSection(i);
        }
    }

private:
    /// Determines the rows of everything before formulas refer to them.
    void layOut() {
        lxw_row_t next = kHeadingRow + 1;
        if (!m_choices.empty()) {
            ++next;
            for (const auto& [name, number] : m_choices) {
                m_cells.choices[name] = "D" + std::to_string(++next);
            }
        }
        m_rows.resize(m_of.steps.size());
        for (const derivation::DerivationSection& section : m_of.sections) {
            m_sectionRows.push_back(next++);
            for (std::size_t i = section.first; i < section.first + section.count; ++i) {
                m_rows[i].resize(m_of.steps[i].lines.size());
                for (const std::size_t line : derivation::sheetOrder(m_of.steps[i])) {
                    m_rows[i][line] = next++;
                }
            }
            next += static_cast<lxw_row_t>(section.notes.size());
        }
        m_end = next;
        m_cells.rowOf = [this](const LineRef& line) {
            return static_cast<std::size_t>(
                m_rows[static_cast<std::size_t>(line.step)][static_cast<std::size_t>(line.line)] + 1);
        };
    }

    void text(lxw_row_t row, Col column, const QString& words, lxw_format* format = nullptr) {
        worksheet_write_string(m_sheet, row, static_cast<lxw_col_t>(column), words.toUtf8().constData(), format);
    }
    void text(lxw_row_t row, Col column, const std::string& words, lxw_format* format = nullptr) {
        text(row, column, widgets::visibleText(words), format);
    }
    /// Writes a number if it is finite.
    void number(lxw_row_t row, Col column, derivation::Real real, lxw_format* format = nullptr) {
        if (const auto shown = static_cast<double>(real) + 0.0; std::isfinite(shown)) {
            worksheet_write_number(m_sheet, row, static_cast<lxw_col_t>(column), shown, format);
        }
    }
    void formula(lxw_row_t row, Col column, const std::string& of, derivation::Real result) {
        const auto shown = static_cast<double>(result) + 0.0;
        if (std::isfinite(shown)) {
            worksheet_write_formula_num(m_sheet, row, static_cast<lxw_col_t>(column), of.c_str(), nullptr, shown);
        } else {
            worksheet_write_formula_str(m_sheet, row, static_cast<lxw_col_t>(column), of.c_str(), nullptr, "");
        }
    }

    void writeHead() {
        const auto width = [this](Col from, Col to, double characters) {
            worksheet_set_column(m_sheet, static_cast<lxw_col_t>(from), static_cast<lxw_col_t>(to), characters,
                                 nullptr);
        };
        width(Col::symbol, Col::symbol, 18);
        width(Col::place, Col::place, 14);
        width(Col::rule, Col::rule, 44);
        width(Col::value, Col::apart, 16);
        text(0, Col::symbol, widgets::derivationTitle(m_of), m_formats.large);
        text(1, Col::symbol,
             Words::tr("Shaded numbers were measured or chosen. When one changes, all formulas are recalculated; the "
                       "results that Greyscope calculated from the original numbers are beside them."),
             m_formats.quiet);
        text(2, Col::symbol, widgets::roundingText(m_of.rounding), m_formats.quiet);
        text(kTotalRow, Col::rule, Words::tr("Largest difference from Greyscope"), m_formats.quiet);
        const std::string range =
            "F" + std::to_string(kHeadingRow + 2) + ":F" + std::to_string(std::max<lxw_row_t>(m_end, kHeadingRow + 2));
        formula(kTotalRow, Col::value, "=MAX(MAX(" + range + "),0-MIN(" + range + "))", 0.0L);
        const std::pair<Col, QString> headings[] = {
            {Col::symbol, Words::tr("Step")},    {Col::place, Words::tr("k or series")},
            {Col::rule, Words::tr("Rule")},      {Col::value, Words::tr("Value")},
            {Col::ours, Words::tr("Greyscope")}, {Col::apart, Words::tr("Difference")},
            {Col::remark, Words::tr("Remark")},
        };
        for (const auto& [column, words] : headings) {
            text(kHeadingRow, column, words, m_formats.heading);
        }
        worksheet_freeze_panes(m_sheet, kHeadingRow + 1, 0);
        worksheet_set_landscape(m_sheet);
        worksheet_set_paper(m_sheet, kA4);
        worksheet_fit_to_pages(m_sheet, 1, 0);
    }

    void title(lxw_row_t row, const QString& words) {
        for (auto column = lxw_col_t{0}; column <= static_cast<lxw_col_t>(Col::remark); ++column) {
            worksheet_write_blank(m_sheet, row, column, m_formats.section);
        }
        text(row, Col::symbol, words, m_formats.section);
    }

    void writeChoices() {
        lxw_row_t row = kHeadingRow + 1;
        if (!m_choices.empty()) {
            title(row, Words::tr("Chosen"));
        }
        for (const auto& [name, real] : m_choices) {
            text(++row, Col::symbol, name);
            number(row, Col::value, real, m_formats.input);
        }
    }

    void writeSection(std::size_t index) {
        const derivation::DerivationSection& section = m_of.sections[index];
        const QString source = widgets::sourceText(section.source);
        title(m_sectionRows[index], QString::number(index + 1) + QStringLiteral(". ") + widgets::sectionTitle(section) +
                                        (source.isEmpty() ? source : QStringLiteral(" [%1]").arg(source)));
        lxw_row_t last = m_sectionRows[index];
        for (std::size_t i = section.first; i < section.first + section.count; ++i) {
            writeStep(i);
            last += static_cast<lxw_row_t>(m_of.steps[i].lines.size());
        }
        for (const derivation::DerivationNote& note : section.notes) {
            text(++last, Col::symbol, Words::tr("As exported: %1").arg(widgets::noteText(note, {})), m_formats.quiet);
        }
    }

    void writeStep(std::size_t index) {
        const derivation::Step& step = m_of.steps[index];
        bool first = true;
        for (const std::size_t line : derivation::sheetOrder(step)) {
            const lxw_row_t row = m_rows[index][line];
            text(row, Col::symbol, plainFormula(notationOf(derivation::symbolAt(step, step.lines[line]), {})));
            text(row, Col::place, derivation::sheetPlace(step, line));
            if (first && step.rule) {
                text(row, Col::rule, plainFormula(ruleNotation(step, {})), m_formats.quiet);
            }
            first = false;
            writeNumbers(row, {static_cast<int>(index), static_cast<int>(line)}, step.lines[line].value);
        }
    }

    void writeNumbers(lxw_row_t row, const LineRef& line, derivation::Real real) {
        const derivation::LineCell cell = derivation::sheetCell(m_of, line, m_cells);
        if (cell.measured) {
            number(row, Col::value, real, m_formats.input);
            return;
        }
        number(row, Col::ours, real, m_formats.quiet);
        if (cell.formula.empty()) {
            number(row, Col::value, real);
        } else {
            formula(row, Col::value, cell.formula, real);
            const std::string own = std::to_string(row + 1);
            if (std::isfinite(static_cast<double>(real))) {
                formula(row, Col::apart, "=D" + own + "-E" + own, 0.0L);
            }
        }
        if (!cell.follows) {
            text(row, Col::remark,
                 cell.formula.empty()
                     ? Words::tr("A value instead of a formula: the formula is too long for a spreadsheet.")
                     : Words::tr("Also uses series that are not in this sheet; their part does not change."),
                 m_formats.quiet);
        }
    }

    lxw_worksheet* m_sheet;
    const Formats& m_formats;
    const Derivation& m_of;
    std::vector<std::pair<std::string, derivation::Real>> m_choices;
    derivation::SheetCells m_cells;
    std::vector<std::vector<lxw_row_t>> m_rows;
    std::vector<lxw_row_t> m_sectionRows;
    lxw_row_t m_end = 0;
};

/// libxlsxwriter does not check whether its temporary files were written: on a full disk a part is cut off, in a zip
/// that looks valid.
bool isWhole(const QByteArray& workbook) {
    base::NoProgress progress;
    QXmlStreamReader part;
    const auto read =
        io::forEachMember(io::bytesOf({workbook.constData(), static_cast<std::size_t>(workbook.size())}), {}, {},
                          progress, [&part](const std::string& member, std::string_view piece) -> base::Expected<void> {
                              part.addData(QByteArray(piece.data(), static_cast<qsizetype>(piece.size())));
                              while (!part.atEnd()) {
                                  part.readNext();
                              }
                              if (piece.empty() && part.hasError()) {
                                  return base::fail(base::ErrorCode::archiveDamaged, {member});
                              }
                              if (piece.empty()) {
                                  part.clear();
                              }
                              return {};
                          });
    return read.has_value();
}

}  // namespace

base::Expected<QByteArray> derivationWorkbook(const std::vector<Derivation>& derivations) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("working.xlsx"));
    const auto failed = [&](const std::string& why) {
        return base::fail(base::ErrorCode::fileNotWritable, {path.toStdString(), why});
    };
    if (!folder.isValid()) {
        return failed(folder.errorString().toStdString());
    }
    const PointLocale locale;
    const UnprintedErrors unprinted;
    lxw_workbook* workbook = workbook_new(QFile::encodeName(path).constData());
    lxw_doc_properties properties{};
    QByteArray program = QByteArrayLiteral("Greyscope");
    properties.author = program.data();
    workbook_set_properties(workbook, &properties);
    const Formats formats(workbook);
    for (std::size_t i = 0; i < derivations.size(); ++i) {
        const QByteArray name = sheetName(derivations[i], i + 1, derivations.size()).toUtf8();
        lxw_worksheet* sheet = workbook_add_worksheet(workbook, name.isEmpty() ? nullptr : name.constData());
        SheetDraft(sheet, formats, derivations[i]).write();
    }
    if (const lxw_error error = workbook_close(workbook); error != LXW_NO_ERROR) {
        return failed(lxw_strerror(error));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return failed(file.errorString().toStdString());
    }
    QByteArray content = file.readAll();
    return isWhole(content) ? base::Expected<QByteArray>(std::move(content))
                            : failed("the folder for temporary files is full or missing");
}

}  // namespace greyscope::app
