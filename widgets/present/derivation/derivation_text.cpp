#include "widgets/present/derivation/derivation_text.h"

#include <QStringList>

#include <algorithm>
#include <functional>

#include "core/derivation/notation/formula_text.h"
#include "widgets/present/derivation/derivation_blocks.h"
#include "widgets/present/derivation/derivation_words.h"
#include "widgets/present/words/equals_sign.h"
#include "widgets/present/words/tex_text.h"

namespace greyscope::widgets {

using derivation::Notation;

namespace {

/// How a markup language writes the parts of a document.
struct Dialect {
    std::function<QString(const Notation&)> formula;  ///< on a separate line
    std::function<QString(const Notation&)> inLine;
    std::function<QString(const QString&)> words;
    std::function<QString(const QString&)> paragraph;    ///< of words, on a separate line
    std::function<QString(const QString& title)> title;  ///< of the whole document
    std::function<QString(const QString& title, const QString& source)> heading;
    std::function<QString(const std::vector<QStringList>& rows)> table;  ///< the first row is the headings
    std::function<QString(const QString&)> document;
};

QString fromCore(const std::string& text) {
    return QString::fromStdString(text);
}

/// Right-aligned columns with two spaces between them.
QString alignedTable(const std::vector<QStringList>& rows) {
    std::vector<qsizetype> widths(static_cast<std::size_t>(rows.front().size()), 0);
    const auto seen = [](const QString& text) {
        return static_cast<qsizetype>(text.size() - text.count(QChar(0x302)) - text.count(QChar(0x304)));
    };
    for (const QStringList& row : rows) {
        for (qsizetype c = 0; c < row.size(); ++c) {
            widths[static_cast<std::size_t>(c)] = std::max(widths[static_cast<std::size_t>(c)], seen(row[c]));
        }
    }
    QString text;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype c = 0; c < row.size(); ++c) {
            const qsizetype blanks = widths[static_cast<std::size_t>(c)] - seen(row[c]);
            line += (c > 0 ? QStringLiteral("  ") : QString()) + QString(blanks, QLatin1Char(' ')) + row[c];
        }
        text += QStringLiteral("    ") + line + QLatin1Char('\n');
    }
    return text;
}

QString joinedRows(const std::vector<QStringList>& rows, const QString& between, const QString& start,
                   const QString& end) {
    QString text;
    for (const QStringList& row : rows) {
        text += start + row.join(between) + end;
    }
    return text;
}

QString markdownTable(const std::vector<QStringList>& rows) {
    std::vector<QStringList> all{rows.front(), QStringList(rows.front().size(), QStringLiteral("---:"))};
    all.insert(all.end(), rows.begin() + 1, rows.end());
    return joinedRows(all, QStringLiteral(" | "), QStringLiteral("| "), QStringLiteral(" |\n"));
}

QString latexTable(const std::vector<QStringList>& rows) {
    const std::vector<QStringList> head{rows.front()};
    const std::vector<QStringList> body(rows.begin() + 1, rows.end());
    const QString end = QStringLiteral(" \\\\\n");
    return QStringLiteral("\\begin{tabular}{%1}\n\\hline\n").arg(QString(rows.front().size(), QLatin1Char('r'))) +
           joinedRows(head, QStringLiteral(" & "), {}, end) + QStringLiteral("\\hline\n") +
           joinedRows(body, QStringLiteral(" & "), {}, end) + QStringLiteral("\\hline\n\\end{tabular}\n");
}

QString htmlTable(const std::vector<QStringList>& rows) {
    const std::vector<QStringList> head{rows.front()};
    const std::vector<QStringList> body(rows.begin() + 1, rows.end());
    return QStringLiteral("<table><tbody>\n") +
           joinedRows(head, QStringLiteral("</th><th>"), QStringLiteral("<tr><th>"), QStringLiteral("</th></tr>\n")) +
           joinedRows(body, QStringLiteral("</td><td>"), QStringLiteral("<tr><td>"), QStringLiteral("</td></tr>\n")) +
           QStringLiteral("</tbody></table>\n");
}

QString lineOfWords(const QString& words) {
    return words + QLatin1Char('\n');
}

Dialect plainDialect() {
    const auto plain = [](const Notation& notation) { return fromCore(plainFormula(notation)); };
    return {[plain](const Notation& notation) { return QStringLiteral("    ") + plain(notation) + QLatin1Char('\n'); },
            plain,
            [](const QString& words) { return words; },
            lineOfWords,
            [](const QString& title) { return QStringLiteral("\n%1\n").arg(title); },
            [](const QString& title, const QString& source) {
                return QStringLiteral("\n%1%2\n")
                    .arg(title, source.isEmpty() ? source : QStringLiteral(" [%1]").arg(source));
            },
            alignedTable,
            [](const QString& body) { return body; }};
}

Dialect markdownDialect() {
    const auto latex = [](const Notation& notation) { return fromCore(latexFormula(notation)); };
    return {[latex](const Notation& notation) { return QStringLiteral("\n$$%1$$\n").arg(latex(notation)); },
            [latex](const Notation& notation) { return QStringLiteral("$%1$").arg(latex(notation)); },
            [](const QString& words) { return fromCore(derivation::markdownText(words.toStdString())); },
            lineOfWords,
            [](const QString& title) { return QStringLiteral("\n## %1\n").arg(title); },
            [](const QString& title, const QString& source) {
                return QStringLiteral("\n### %1\n").arg(title) +
                       (source.isEmpty() ? source : QStringLiteral("\n*%1*\n").arg(source));
            },
            [](const std::vector<QStringList>& rows) { return QLatin1Char('\n') + markdownTable(rows); },
            [](const QString& body) { return body; }};
}

Dialect latexDialect() {
    const auto latex = [](const Notation& notation) { return fromCore(latexFormula(notation)); };
    return {[latex](const Notation& notation) { return QStringLiteral("\\[ %1 \\]\n").arg(latex(notation)); },
            [latex](const Notation& notation) { return QStringLiteral("$%1$").arg(latex(notation)); },
            texText,
            lineOfWords,
            [](const QString& title) { return QStringLiteral("\n\\subsection*{%1}\n").arg(title); },
            [](const QString& title, const QString& source) {
                return QStringLiteral("\n\\paragraph{%1}%2\n")
                    .arg(title, source.isEmpty() ? source : QStringLiteral(" (%1)").arg(source));
            },
            [](const std::vector<QStringList>& rows) {
                return QStringLiteral("\n\\begin{center}\n%1\\end{center}\n").arg(latexTable(rows));
            },
            [](const QString& body) { return QStringLiteral("% \\usepackage{amsmath}\n") + body; }};
}

Dialect mathmlDialect() {
    const auto math = [](const Notation& notation) { return fromCore(mathmlFormula(notation)); };
    return {[math](const Notation& notation) { return math(notation) + QLatin1Char('\n'); },
            [math](const Notation& notation) {
                return math(notation).replace(QStringLiteral(" display=\"block\""), QString());
            },
            [](const QString& words) { return words.toHtmlEscaped(); },
            [](const QString& words) { return QStringLiteral("<p>%1</p>\n").arg(words); },
            [](const QString& title) { return QStringLiteral("<h2>%1</h2>\n").arg(title); },
            [](const QString& title, const QString& source) {
                return QStringLiteral("<h3>%1</h3>\n").arg(title) +
                       (source.isEmpty() ? source : QStringLiteral("<p><em>%1</em></p>\n").arg(source));
            },
            htmlTable,
            [](const QString& body) {
                return QStringLiteral(
                           "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"/></head><body>\n%1</body>"
                           "</html>\n")
                    .arg(body);
            }};
}

Dialect dialectOf(DerivationFormat format) {
    switch (format) {
        case DerivationFormat::text:
            return plainDialect();
        case DerivationFormat::markdown:
            return markdownDialect();
        case DerivationFormat::latex:
            return latexDialect();
        case DerivationFormat::mathml:
            return mathmlDialect();
    }
    return plainDialect();
}

QString cellText(const DerivationCell& cell, const Dialect& dialect) {
    QString text = cell.asked == derivation::Asked::here ? QStringLiteral("%1 = ?").arg(cell.letter) : cell.text;
    text.replace(QLatin1Char('-'), QChar(0x2212));
    if (cell.asked == derivation::Asked::solved) {
        text = QStringLiteral("[%1] %2").arg(cell.letter, text);
    }
    if (!cell.exact.isEmpty()) {
        text += QStringLiteral(" (%1)").arg(cell.exact);
    }
    switch (cell.mark) {
        case derivation::LineEmphasis::smallest:
        case derivation::LineEmphasis::largest:
        case derivation::LineEmphasis::chosen:
            text += QStringLiteral(" *");
            break;
        case derivation::LineEmphasis::outside:
            text += QStringLiteral(" !");
            break;
        case derivation::LineEmphasis::none:
            break;
    }
    return dialect.words(text);
}

QString tableText(const DerivationBlock& block, const Dialect& dialect) {
    std::vector<QStringList> rows(1);
    rows.front() << dialect.words(block.rowHeading);
    for (const Notation& heading : block.headings) {
        rows.front() << dialect.inLine(heading);
    }
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
        QStringList row{dialect.words(block.rowNames[i])};
        for (const DerivationCell& cell : block.rows[i]) {
            row << cellText(cell, dialect);
        }
        rows.push_back(std::move(row));
    }
    return dialect.table(rows);
}

/// The content of an exercise's field, after its formula.
Notation withField(const DerivationBlock& block) {
    Notation row;
    row.parts.push_back(block.notation);
    if (block.cell.asked == derivation::Asked::solved) {
        row.parts.push_back(equalsSign());
    }
    if (block.cell.asked != derivation::Asked::answered) {
        Notation& letter = row.parts.emplace_back();
        letter.kind = Notation::Kind::blank;
        letter.text = block.cell.letter.toStdString();
    }
    if (block.cell.asked != derivation::Asked::here) {
        Notation& number = row.parts.emplace_back();
        number.kind = Notation::Kind::digits;
        number.text = QString(block.cell.text).replace(QLatin1Char('-'), QChar(0x2212)).toStdString();
    }
    return row;
}

QString blockText(const DerivationBlock& block, const Dialect& dialect) {
    if (block.cell.asked != derivation::Asked::no) {
        return dialect.formula(withField(block));
    }
    switch (block.kind) {
        case DerivationBlock::Kind::rule:
        case DerivationBlock::Kind::value:
        case DerivationBlock::Kind::matrix:
            return dialect.formula(block.notation);
        case DerivationBlock::Kind::table:
            return tableText(block, dialect);
        case DerivationBlock::Kind::note:
            return QLatin1Char('\n') + dialect.paragraph(dialect.words(block.text));
    }
    return {};
}

}  // namespace

QString derivationText(const derivation::Derivation& derivation, DerivationFormat format,
                       const derivation::NumberStyle& style) {
    const Dialect dialect = dialectOf(format);
    QString body = dialect.title(dialect.words(derivationTitle(derivation)));
    if (const QString rounded = roundingText(derivation.rounding); !rounded.isEmpty()) {
        body += dialect.paragraph(dialect.words(rounded));
    }
    int number = 0;
    for (const derivation::DerivationSection& section : derivation.sections) {
        const QString title = QStringLiteral("%1. %2").arg(QString::number(++number), sectionTitle(section));
        body += dialect.heading(dialect.words(title), dialect.words(sourceText(section.source)));
        for (const DerivationBlock& block : blocksOf(derivation, section, style)) {
            body += blockText(block, dialect);
        }
    }
    return dialect.document(body);
}

}  // namespace greyscope::widgets
