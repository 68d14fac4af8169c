#include "app/report/html_writer.h"
#include "app/report/report.h"
#include "widgets/common/language.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

constexpr std::size_t kSortedRows = 2000;  // a browser sorts this many without delay

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

// Numbers sort by value, words alphabetically; a second click reverses the order.
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

/// Returns only the drawing, with ids that are unique in the page.
QString inlineSvg(const ReportFigure& figure, int number) {
    const auto content = svgOf(figure.figure.figure, figure.options);
    QString svg = QString::fromUtf8(content ? *content : QByteArray());
    svg.remove(0, std::max<qsizetype>(0, svg.indexOf(QStringLiteral("<svg"))));
    const QString own = QStringLiteral("f%1-").arg(number);
    svg.replace(QStringLiteral(" id=\""), QStringLiteral(" id=\"") + own);
    svg.replace(QStringLiteral("url(#"), QStringLiteral("url(#") + own);
    const QString spoken = widgets::figureTitle(figure.figure.figure).toHtmlEscaped();
    svg.replace(0, 4, QStringLiteral("<svg role=\"img\" aria-label=\"") + spoken + QLatin1Char('"'));
    return svg;
}

/// Writes column headings that sort by a click.
void writeHeads(HtmlWriter& html, const std::vector<QString>& heads) {
    html.open("tr");
    for (std::size_t i = 0; i < heads.size(); ++i) {
        html.open("th");
        html.element("button", heads[i], {{"data-column", QString::number(i)}});
        html.close();
    }
    html.close();
}

void writeCell(HtmlWriter& html, const PrintedCell& cell) {
    if (cell.number) {
        html.open("td", {{"class", QStringLiteral("number")},
                         {"data-value", QString::number(*cell.number, 'g', QLocale::FloatingPointShortest)}});
    } else {
        html.open("td");
    }
    const QString text = cellText(cell, std::nullopt);
    cell.strong ? html.element("b", text) : html.text(text);
    html.close();
}

void writeNumbers(HtmlWriter& html, const widgets::FigureSpec& figure) {
    const PrintedRows printed = printedRows(figure, kSortedRows);
    if (printed.table.rows.empty()) {
        return;
    }
    html.open("details");
    html.element("summary", Words::tr("Numbers"));
    html.open("div", {{"class", QStringLiteral("wide")}});
    html.open("table");
    html.open("thead");
    if (!printed.table.spans.empty()) {
        html.open("tr");
        for (const TableSpan& span : printed.table.spans) {
            html.element("th", span.text, {{"colspan", QString::number(span.columns)}});
        }
        html.close();
    }
    writeHeads(html, {printed.table.heads.begin(), printed.table.heads.end()});
    html.close();
    html.open("tbody");
    for (const std::vector<PrintedCell>& row : printed.table.rows) {
        html.open("tr");
        for (const PrintedCell& cell : row) {
            writeCell(html, cell);
        }
        html.close();
    }
    html.close();
    html.close();
    html.close();
    if (printed.left > 0) {
        html.element("p", Words::tr("%n more rows are in the figure's CSV.", nullptr, static_cast<int>(printed.left)));
    }
    html.close();
}

void writeTables(HtmlWriter& html, const Report& report) {
    html.open("div", {{"class", QStringLiteral("wide")}});
    html.open("table");
    html.open("thead");
    writeHeads(html, {Words::tr("Table"), Words::tr("Read from"), Words::tr("Rows"), Words::tr("Columns"),
                      QStringLiteral("SHA-256")});
    html.close();
    html.open("tbody");
    for (const ReportTable& table : report.tables) {
        html.open("tr");
        html.element("td", table.name);
        html.element("td", table.origin);
        html.element("td", QString::number(table.rows), {{"class", QStringLiteral("number")}});
        html.element("td", QString::number(table.columns), {{"class", QStringLiteral("number")}});
        html.open("td");
        html.element("code", table.sha256);
        html.close();
        html.close();
    }
    html.close();
    html.close();
    html.close();
}

void writeFigure(HtmlWriter& html, const Report& report, const ReportFigure& shown, int number) {
    const StudyFigure& figure = shown.figure;
    html.open("figure", {{"id", QString::fromStdString(figure.origin.name)}});
    html.drawing(inlineSvg(shown, number));
    html.element("figcaption", reportCaption(figure));
    writeNumbers(html, figure.figure);
    html.open("p", {{"class", QStringLiteral("again")}});
    const QStringList around = Words::tr("Recalculated by %1").split(QStringLiteral("%1"));
    html.text(around.front());
    html.element("code", commandAgain(report, figure.origin));
    html.text(around.back());
    html.close();
    html.close();
}

void writeSection(HtmlWriter& html, const Report& report, int number) {
    const ReportSection& section = report.sections[static_cast<std::size_t>(number)];
    html.open("section", {{"id", QStringLiteral("s%1").arg(number)}});
    html.element("h2", section.title);
    if (!section.conventions.empty()) {
        html.element("p", Words::tr("Conventions: %1").arg(conventionsLine(section.conventions)),
                     {{"class", QStringLiteral("conventions")}});
    }
    for (const QString& warning : section.warnings) {
        html.element("p", warning, {{"class", QStringLiteral("warning")}});
    }
    constexpr int kMostFigures = 1000;  // per section, for the numbering of drawings
    for (std::size_t i = 0; i < section.figures.size(); ++i) {
        writeFigure(html, report, section.figures[i], number * kMostFigures + static_cast<int>(i));
    }
    html.close();
}

}  // namespace

QByteArray reportHtml(const Report& report) {
    const QString language = widgets::languageInUse().replace(QLatin1Char('_'), QLatin1Char('-'));
    HtmlWriter html(language, report.title, kStyle, kScript);
    html.element("h1", report.title);
    html.open("nav");
    for (std::size_t i = 0; i < report.sections.size(); ++i) {
        html.element("a", report.sections[i].title, {{"href", QStringLiteral("#s%1").arg(i)}});
    }
    html.close();
    writeTables(html, report);
    for (const QString& remark : report.remarks) {
        html.element("p", remark, {{"class", QStringLiteral("warning")}});
    }
    for (std::size_t i = 0; i < report.sections.size(); ++i) {
        writeSection(html, report, static_cast<int>(i));
    }
    html.element("p", Words::tr("Written by Greyscope %1.").arg(QStringLiteral(GREYSCOPE_VERSION)),
                 {{"class", QStringLiteral("again")}});
    return std::move(html).take();
}

}  // namespace greyscope::app
