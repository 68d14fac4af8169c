#include "app/report/report.h"

#include "widgets/common/language.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

constexpr std::size_t kSortedRows = 2000;  // a browser sorts them at once

const char* const kStyle = R"(
body { font: 15px/1.5 system-ui, "Noto Sans", "WenQuanYi Micro Hei", sans-serif; color: #1c2430; background: #fff;
       max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.25; }
nav a { margin-right: 1rem; }
figure { margin: 1.5rem 0 2.5rem; }
figure svg { max-width: 100%; height: auto; background: #fff; }
figcaption, .again { color: #4b5566; font-size: 13px; }
.warning { border-left: 3px solid #b7791f; padding-left: .75rem; }
.conventions { color: #4b5566; font-size: 13px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #dce0e6; padding: .2rem .6rem; text-align: left; }
td.number { text-align: right; }
th button { all: unset; cursor: pointer; font-weight: 600; }
th button:focus-visible { outline: 2px solid #0072b2; }
code { background: #f2f4f7; padding: 0 .25rem; }
@media print { nav, th button::after { display: none; } details { display: block; } }
)";

// Numbers sort by their value, words by their letters; a second click turns the order round.
const char* const kScript = R"(
for (const table of document.querySelectorAll("table")) {
  const rows = table.tBodies[0];
  table.querySelectorAll("th button").forEach((button) => button.addEventListener("click", () => {
    const column = Number(button.dataset.column), up = button.dataset.up !== "1";
    const key = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
    const sorted = [...rows.rows].sort((a, b) => {
      const x = key(a), y = key(b), numbers = x !== "" && y !== "" && !isNaN(x) && !isNaN(y);
      return (numbers ? x - y : String(x).localeCompare(String(y))) * (up ? 1 : -1);
    });
    table.querySelectorAll("th button").forEach((other) => delete other.dataset.up);
    button.dataset.up = up ? "1" : "0";
    rows.append(...sorted);
  }));
}
)";

QString escaped(const QString& text) {
    return text.toHtmlEscaped();
}

QString element(const char* name, const QString& text, const char* more = "") {
    const QLatin1String tag(name);
    return QLatin1Char('<') + tag + QLatin1String(more) + QLatin1Char('>') + escaped(text) + QStringLiteral("</") +
           tag + QStringLiteral(">\n");
}

/// The drawing alone. What it names has to be its own among all drawings of the page.
QString inlineSvg(const ReportFigure& figure, int number) {
    const auto content = svgOf(figure.figure.figure, figure.options);
    QString svg = QString::fromUtf8(content ? *content : QByteArray());
    svg.remove(0, std::max<qsizetype>(0, svg.indexOf(QStringLiteral("<svg"))));
    const QString own = QStringLiteral("f%1-").arg(number);
    svg.replace(QStringLiteral(" id=\""), QStringLiteral(" id=\"") + own);
    svg.replace(QStringLiteral("url(#"), QStringLiteral("url(#") + own);
    svg.replace(
        0, 4,
        QStringLiteral("<svg role=\"img\" aria-label=\"%1\"").arg(escaped(widgets::figureTitle(figure.figure.figure))));
    return svg;
}

QString numbers(const widgets::FigureSpec& figure) {
    const PrintedRows printed = printedRows(figure, kSortedRows);
    if (printed.table.rows.empty()) {
        return {};
    }
    QString html = QStringLiteral("<details>\n") + element("summary", Words::tr("Numbers")) +
                   QStringLiteral("<div class=\"wide\"><table>\n<thead>");
    if (!printed.table.spans.empty()) {
        html += QStringLiteral("<tr>");
        for (const TableSpan& span : printed.table.spans) {
            html += QStringLiteral("<th colspan=\"%1\">%2</th>").arg(span.columns).arg(escaped(span.text));
        }
        html += QStringLiteral("</tr>\n");
    }
    html += QStringLiteral("<tr>");
    for (std::size_t i = 0; i < printed.table.heads.size(); ++i) {
        html += QStringLiteral("<th><button data-column=\"%1\">%2</button></th>")
                    .arg(i)
                    .arg(escaped(printed.table.heads[i]));
    }
    html += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (const std::vector<TableCell>& row : printed.table.rows) {
        html += QStringLiteral("<tr>");
        for (const TableCell& cell : row) {
            const QString value = cell.number
                                      ? QStringLiteral(" class=\"number\" data-value=\"%1\"")
                                            .arg(QString::number(*cell.number, 'g', QLocale::FloatingPointShortest))
                                      : QString();
            const QString text = escaped(cellText(cell, std::nullopt));
            const QString shown = cell.strong ? QStringLiteral("<b>%1</b>").arg(text) : text;
            html += QStringLiteral("<td%1>%2</td>").arg(value, shown);
        }
        html += QStringLiteral("</tr>\n");
    }
    html += QStringLiteral("</tbody></table></div>\n");
    if (printed.left > 0) {
        html +=
            element("p", Words::tr("%n more rows are in the figure's CSV.", nullptr, static_cast<int>(printed.left)));
    }
    return html + QStringLiteral("</details>\n");
}

QString tables(const Report& report) {
    QString html = QStringLiteral("<div class=\"wide\"><table>\n<thead><tr>");
    int column = 0;
    for (const QString& head : {Words::tr("Table"), Words::tr("Read from"), Words::tr("Rows"), Words::tr("Columns"),
                                QStringLiteral("SHA-256")}) {
        html += QStringLiteral("<th><button data-column=\"%1\">%2</button></th>").arg(column++).arg(escaped(head));
    }
    html += QStringLiteral("</tr></thead>\n<tbody>\n");
    for (const ReportTable& table : report.tables) {
        html += QStringLiteral("<tr>") + element("td", table.name) + element("td", table.origin) +
                element("td", QString::number(table.rows), " class=\"number\"") +
                element("td", QString::number(table.columns), " class=\"number\"") +
                QStringLiteral("<td><code>%1</code></td></tr>\n").arg(table.sha256);
    }
    return html + QStringLiteral("</tbody></table></div>\n");
}

QString sectionHtml(const ReportSection& section, int number, const QString& command) {
    QString html = QStringLiteral("<section id=\"s%1\">\n").arg(number) + element("h2", section.title);
    if (!section.conventions.empty()) {
        html += element("p", Words::tr("Conventions: %1").arg(conventionsLine(section.conventions)),
                        " class=\"conventions\"");
    }
    for (const QString& warning : section.warnings) {
        html += element("p", warning, " class=\"warning\"");
    }
    for (std::size_t i = 0; i < section.figures.size(); ++i) {
        const StudyFigure& figure = section.figures[i].figure;
        const QString name = QString::fromStdString(figure.origin.name);
        html += QStringLiteral("<figure id=\"%1\">\n").arg(escaped(name)) +
                inlineSvg(section.figures[i], number * 1000 + static_cast<int>(i)) +
                element("figcaption", plainCaption(captionOf(figure.figure, figure.origin))) + numbers(figure.figure) +
                QStringLiteral("<p class=\"again\">%1</p>\n</figure>\n")
                    .arg(escaped(Words::tr("Calculated again by %1"))
                             .arg(QStringLiteral("<code>%1</code>").arg(escaped(command.arg(name)))));
    }
    return html + QStringLiteral("</section>\n");
}

}  // namespace

QByteArray reportHtml(const Report& report) {
    const QString language = widgets::languageInUse().replace(QLatin1Char('_'), QLatin1Char('-'));
    QString html =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n").arg(language) +
        QStringLiteral("<meta name=\"viewport\" content=\"width=device-width\">\n") + element("title", report.title) +
        QStringLiteral("<style>%1</style>\n</head>\n<body>\n").arg(QLatin1String(kStyle)) +
        element("h1", report.title) + QStringLiteral("<nav>\n");
    for (std::size_t i = 0; i < report.sections.size(); ++i) {
        html += QStringLiteral("<a href=\"#s%1\">%2</a>\n").arg(i).arg(escaped(report.sections[i].title));
    }
    html += QStringLiteral("</nav>\n") + tables(report);
    for (const QString& remark : report.remarks) {
        html += element("p", remark, " class=\"warning\"");
    }
    for (std::size_t i = 0; i < report.sections.size(); ++i) {
        html += sectionHtml(report.sections[i], static_cast<int>(i), report.command);
    }
    html +=
        element("p", Words::tr("Written by Greyscope %1.").arg(QStringLiteral(GREYSCOPE_VERSION)), " class=\"again\"") +
        QStringLiteral("<script>%1</script>\n</body>\n</html>\n").arg(QLatin1String(kScript));
    return html.toUtf8();
}

}  // namespace greyscope::app
