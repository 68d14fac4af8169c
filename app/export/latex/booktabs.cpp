#include "app/export/latex/booktabs.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "app/export/figure_table.h"
#include "app/export/latex/tex_text.h"
#include "core/base/try.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kMostTableRows = 400;
constexpr double kPointsPerMm = 72.27 / 25.4;  // TeX points
constexpr double kSlack = 0.995;
constexpr double kLeastWords = 70.0;  // minimum width in points of a column with broken words

/// How a table is fitted to the line width.
struct Fit {
    double textPt = 8.0;
    double gapPt = 6.0;  ///< on each side of a column
    std::optional<int> digits = {};
    bool broken = false;      ///< the widest text column is broken into lines
    bool headsUp = false;     ///< headings are rotated
    bool transposed = false;  ///< rows and columns are swapped
};

/// Returns the ways to fit, from small changes to large ones.
std::vector<Fit> fits(double textPt, std::optional<int> digits) {
    const double small = std::min(textPt, 7.0);
    const double least = std::min(textPt, 6.0);
    std::vector<Fit> all;
    const auto add = [&](double pt, double gap, std::optional<int> most, bool headsUp) {
        for (const bool broken : {false, true}) {
            all.push_back({pt, gap, digits ? digits : most, broken, headsUp, false});
        }
    };
    for (const bool headsUp : {false, true}) {
        for (const auto& [pt, gap] : {std::pair(textPt, 6.0), {textPt, 4.0}, {small, 4.0}, {small, 3.0}}) {
            add(pt, gap, {}, headsUp);
        }
    }
    for (const auto& [pt, gap, most] : {std::tuple(small, 3.0, 3), {least, 3.0, 3}, {least, 2.0, 2}}) {
        add(pt, gap, most, false);
        add(pt, gap, most, true);
    }
    std::vector<Fit> transposed = all;
    for (Fit& fit : transposed) {
        fit.transposed = true;
    }
    all.insert(all.end(), transposed.begin(), transposed.end());
    return all;
}

/// At small sizes TeX's default font is wider than it is high, and its blanks are wide.
double texWidth(const QString& text, const QFontMetricsF& metrics, const Fit& fit, double scale) {
    constexpr double kUsualPt = 8.0, kWider = 0.12, kBlank = 0.1;
    const double wider = 1.0 + kWider * std::max(0.0, kUsualPt - fit.textPt);
    const auto blanks = static_cast<double>(text.count(QLatin1Char(' ')));
    return metrics.horizontalAdvance(text) * scale * wider + blanks * kBlank * fit.textPt;
}

FigureTable turned(const FigureTable& table) {
    FigureTable other;
    other.heads.push_back(table.heads.empty() ? QString() : table.heads.front());
    for (const auto& row : table.rows) {
        other.heads.push_back(row.empty() ? QString() : cellText(row.front(), {}));
    }
    QStringList groups;
    for (const TableSpan& span : table.spans) {
        groups.append(QStringList(static_cast<qsizetype>(span.columns), span.text));
    }
    for (std::size_t column = 1; column < table.heads.size(); ++column) {
        const QString group = groups.value(static_cast<qsizetype>(column));
        other.rows.push_back({{group.isEmpty() ? table.heads[column] : group + QLatin1Char(' ') + table.heads[column],
                               std::nullopt, false}});
        for (const auto& row : table.rows) {
            other.rows.back().push_back(column < row.size() ? row[column] : PrintedCell());
        }
    }
    return other;
}

/// Widths by the metrics of the figure's font, which is wider than TeX's.
class ColumnWidths {
public:
    ColumnWidths(const FigureTable& table, const Fit& fit, widgets::Style style) : m_fit(fit) {
        style.textPt = fit.textPt;
        const QFontMetricsF metrics(style.text(true));
        const double scale = 72.27 / 72.0 / style.px;
        const std::size_t columns = table.heads.size();
        m_words.assign(columns, false);
        for (std::size_t column = 0; column < columns; ++column) {
            const double head =
                fit.headsUp && column > 0 ? 1.2 * fit.textPt : texWidth(table.heads[column], metrics, fit, scale);
            double most = head;
            for (const auto& row : table.rows) {
                if (column < row.size()) {
                    most = std::max(most, texWidth(cellText(row[column], fit.digits), metrics, fit, scale));
                    m_words[column] = m_words[column] || (!row[column].number && row[column].text.size() > 3);
                }
            }
            m_widths.push_back(most);
        }
        for (std::size_t span = 0, column = 0; span < table.spans.size(); column += table.spans[span].columns, ++span) {
            widen(column, table.spans[span].columns, texWidth(table.spans[span].text, metrics, fit, scale));
        }
    }

    [[nodiscard]] const std::vector<double>& widths() const { return m_widths; }
    /// Returns the total width of columns with their gaps.
    [[nodiscard]] double total(const std::vector<std::size_t>& columns) const {
        double width = 2.0 * m_fit.gapPt * (static_cast<double>(columns.size()) - 1.0);
        for (const std::size_t column : columns) {
            width += m_widths[column];
        }
        return width;
    }
    /// Returns the widest text column, which can be broken.
    [[nodiscard]] std::optional<std::size_t> wordy() const {
        std::optional<std::size_t> found;
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            if (m_words[column] && (!found || m_widths[column] > m_widths[*found])) {
                found = column;
            }
        }
        return found;
    }
    [[nodiscard]] bool isWords(std::size_t column) const { return m_words[column]; }

private:
    void widen(std::size_t first, std::size_t count, double wanted) {
        double there = 2.0 * m_fit.gapPt * (static_cast<double>(count) - 1.0);
        for (std::size_t column = first; column < first + count && column < m_widths.size(); ++column) {
            there += m_widths[column];
        }
        if (wanted > there && first < m_widths.size()) {
            m_widths[std::min(first + count, m_widths.size()) - 1] += wanted - there;
        }
    }

    Fit m_fit;
    std::vector<double> m_widths;
    std::vector<bool> m_words;
};

std::vector<std::size_t> allColumns(const FigureTable& table) {
    std::vector<std::size_t> columns(table.heads.size());
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    return columns;
}

/// Returns the width available for a broken text column; nullopt if none is broken or the width is too small.
std::optional<double> brokenWidth(const ColumnWidths& measure, const std::vector<std::size_t>& columns, const Fit& fit,
                                  double line) {
    const auto wordy = fit.broken ? measure.wordy() : std::nullopt;
    if (!wordy) {
        return std::nullopt;
    }
    const double rest = line - (measure.total(columns) - measure.widths()[*wordy]);
    return rest >= kLeastWords && rest < measure.widths()[*wordy] ? std::optional(rest) : std::nullopt;
}

class TabularWriter {
public:
    TabularWriter(const FigureTable& table, const Fit& fit, const ColumnWidths& measure, double line)
        : m_table(table), m_fit(fit), m_measure(measure), m_line(line) {}

    [[nodiscard]] QString tabular(const std::vector<std::size_t>& columns) const {
        QString tex = QStringLiteral("\\begin{tabular}{@{}%1@{}}\n\\toprule\n").arg(layout(columns));
        tex += spans(columns);
        QStringList heads;
        for (const std::size_t column : columns) {
            const QString head = texText(m_table.heads[column]);
            heads << (m_fit.headsUp && column > 0 && !head.isEmpty() ? QStringLiteral("\\rotatebox{90}{%1}").arg(head)
                                                                     : head);
        }
        tex += heads.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n\\midrule\n");
        // a formula has no blanks to break at
        static const QRegularExpression operators(QStringLiteral("([+/])"));
        for (const auto& row : m_table.rows) {
            QStringList cells;
            for (const std::size_t column : columns) {
                const PrintedCell cell = column < row.size() ? row[column] : PrintedCell();
                QString text = texText(cellText(cell, m_fit.digits));
                if (m_fit.broken && column == m_measure.wordy()) {
                    text.replace(operators, QStringLiteral("\\1\\allowbreak{}"));
                }
                cells << (cell.strong && !text.isEmpty() ? QStringLiteral("\\textbf{%1}").arg(text) : text);
            }
            tex += cells.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
        }
        return tex + QStringLiteral("\\bottomrule\n\\end{tabular}");
    }

private:
    [[nodiscard]] QString layout(const std::vector<std::size_t>& columns) const {
        const auto broken = brokenWidth(m_measure, columns, m_fit, m_line);
        QString layout;
        for (const std::size_t column : columns) {
            if (broken && column == m_measure.wordy()) {
                layout += QStringLiteral(">{\\raggedright\\arraybackslash}p{%1pt}").arg(texNumber(*broken * kSlack));
            } else {
                layout += column == 0 || m_measure.isWords(column) ? QLatin1Char('l') : QLatin1Char('r');
            }
        }
        return layout;
    }

    [[nodiscard]] QString spans(const std::vector<std::size_t>& columns) const {
        if (m_table.spans.empty()) {
            return {};
        }
        std::vector<QString> over;
        for (const TableSpan& span : m_table.spans) {
            over.insert(over.end(), span.columns, span.text);
        }
        QStringList cells, rules;
        for (std::size_t i = 0; i < columns.size();) {
            const QString& text = over[columns[i]];
            std::size_t end = i + 1;
            while (end < columns.size() && over[columns[end]] == text) {
                ++end;
            }
            cells << (text.isEmpty()
                          ? QString(static_cast<qsizetype>(end - i - 1), QLatin1Char('&'))
                          : QStringLiteral("\\multicolumn{%1}{c}{%2}").arg(QString::number(end - i), texText(text)));
            if (!text.isEmpty()) {
                rules << QStringLiteral("\\cmidrule(lr){%1-%2}").arg(QString::number(i + 1), QString::number(end));
            }
            i = end;
        }
        return cells.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n") + rules.join(QString()) +
               QLatin1Char('\n');
    }

    const FigureTable& m_table;
    const Fit& m_fit;
    const ColumnWidths& m_measure;
    double m_line;
};

QString fitNote(const Fit& fit, const Fit& usual, std::size_t tables, double mm) {
    QStringList said{QStringLiteral("text of %1 pt").arg(texNumber(fit.textPt)),
                     QStringLiteral("columns %1 pt apart").arg(texNumber(2.0 * fit.gapPt))};
    if (fit.digits != usual.digits && fit.digits) {
        said << QStringLiteral("%1 significant digits").arg(*fit.digits);
    }
    if (fit.broken) {
        said << QStringLiteral("words broken into lines");
    }
    if (fit.headsUp) {
        said << QStringLiteral("headings rotated");
    }
    if (fit.transposed) {
        said << QStringLiteral("table transposed");
    }
    if (tables > 1) {
        said << QStringLiteral("columns in %1 tables below each other").arg(tables);
    }
    return QStringLiteral("% To fit %1 mm: %2.\n").arg(texNumber(mm), said.join(QStringLiteral(", ")));
}

/// Divides the columns into blocks that fit, each with the first column.
std::vector<std::vector<std::size_t>> blocks(const ColumnWidths& measure, std::size_t count, double line) {
    std::vector<std::vector<std::size_t>> all{{0}};
    for (std::size_t column = 1; column < count; ++column) {
        std::vector<std::size_t> grown = all.back();
        grown.push_back(column);
        if (measure.total(grown) <= line || grown.size() <= 2) {
            all.back() = grown;
        } else {
            all.push_back({0, column});
        }
    }
    return all;
}

}  // namespace

namespace {

/// Returns one table for each panel, below its letter.
base::Expected<QByteArray> tablesOfSheet(const widgets::SheetSpec& sheet, const ExportOptions& options) {
    QByteArray tex;
    for (const widgets::SheetPanel& panel : sheet.panels) {
        if (panel.shown) {
            tex += tex.isEmpty() ? "" : "\\par\\medskip\n";
            tex += panel.letter.isEmpty() ? QByteArray() : "\\noindent\\textbf{" + panel.letter.toUtf8() + "}\\par\n";
            tex += GREYSCOPE_TRY(booktabsOf(panel.shown->figure, options));
        }
    }
    return tex;
}

}  // namespace

base::Expected<QByteArray> booktabsOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    GREYSCOPE_TRY(checkOptions(options));
    if (const auto* sheet = std::get_if<widgets::SheetSpec>(&figure)) {
        return tablesOfSheet(*sheet, options);
    }
    const FigureTable straight = tableOf(figure);
    if (straight.rows.size() > kMostTableRows || straight.heads.size() > kMostTableRows) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"rows of a table", std::to_string(std::max(straight.rows.size(), straight.heads.size())),
                           "[1, " + std::to_string(kMostTableRows) + "]"});
    }
    const FigureTable across = turned(straight);
    const widgets::Style style = paperStyle(options, kVectorDpi);
    const double line = options.sizeMm.width() * kPointsPerMm * kSlack;
    Fit usual{options.textPt + 1.0, 6.0, options.tableDigits};
    const std::vector<Fit> tried = fits(usual.textPt, options.tableDigits);
    const auto fitting = std::find_if(tried.begin(), tried.end(), [&](const Fit& fit) {
        const FigureTable& table = fit.transposed ? across : straight;
        const ColumnWidths measure(table, fit, style);
        return measure.total(allColumns(table)) <= line ||
               brokenWidth(measure, allColumns(table), fit, line).has_value();
    });
    Fit narrowest{std::min(usual.textPt, 7.0), 3.0, options.tableDigits ? options.tableDigits : std::optional(3)};
    const Fit fit = fitting != tried.end() ? *fitting : narrowest;
    const FigureTable& table = fit.transposed ? across : straight;
    const ColumnWidths measure(table, fit, style);
    const auto parts = fitting != tried.end() ? std::vector<std::vector<std::size_t>>(1, allColumns(table))
                                              : blocks(measure, table.heads.size(), line);
    const TabularWriter writer(table, fit, measure, line);
    QStringList tables;
    for (const auto& columns : parts) {
        tables << writer.tabular(columns);
    }
    QString tex = QStringLiteral("% Written by Greyscope. The preamble needs \\usepackage{booktabs,array,graphicx}\n") +
                  fitNote(fit, usual, parts.size(), options.sizeMm.width());
    tex += QStringLiteral("\\begingroup\\fontsize{%1}{%2}\\selectfont\\setlength{\\tabcolsep}{%3pt}%\n")
               .arg(texNumber(fit.textPt), texNumber(1.2 * fit.textPt), texNumber(fit.gapPt));
    tex += tables.join(QStringLiteral("\\par\\medskip\n")) + QStringLiteral("\n\\endgroup%\n");
    return (wantsUnicodeTex(tex) ? QStringLiteral("% It contains characters that require XeLaTeX or LuaLaTeX.\n") + tex
                                 : tex)
        .toUtf8();
}

}  // namespace greyscope::app
