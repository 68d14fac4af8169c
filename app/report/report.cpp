#include "app/report/report.h"

#include <algorithm>

#include "app/analyses/analysis_registry.h"
#include "app/sources/file_name.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "core/base/list_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

ReportTable reportTable(const StudyTable& table) {
    ReportTable told{
        widgets::visibleText(table.name), {}, {}, table.dataset->rowCount(), table.dataset->columns().size()};
    if (!table.parts.empty()) {
        told.origin = Words::tr("%n tables below each other", nullptr, static_cast<int>(table.parts.size()));
    } else if (table.text) {
        told.origin = Words::tr("pasted");
    } else {
        told.origin = widgets::visibleText(fileName(table.path));
        told.sha256 = table.stamp ? QString::fromStdString(table.stamp->sha256) : QString();
    }
    return told;
}

QString titleOfPage(const std::string& key) {
    if (const AnalysisEntry* analysis = analysisOf(key)) {
        return analysis->title();
    }
    return QString::fromStdString(key);
}

}  // namespace

Report reportOf(const Study& study, std::vector<ReportFigure> figures, const QString& file,
                const QStringList& remarks) {
    Report report;
    report.title = study.path.empty() ? Words::tr("A study") : widgets::visibleText(fileName(study.path));
    report.file = file;
    report.remarks = remarks;
    for (const StudyTable& table : study.tables) {
        report.tables.push_back(reportTable(table));
        for (const StudyTable& part : table.parts) {
            report.tables.push_back(reportTable(part));
        }
    }
    std::string page;
    for (ReportFigure& figure : figures) {
        const FigureOrigin& origin = figure.figure.origin;
        if (report.sections.empty() || origin.page != page) {
            page = origin.page;
            report.sections.push_back({titleOfPage(page), conventionsOf(origin), origin.warnings, {}});
        }
        report.sections.back().figures.push_back(std::move(figure));
    }
    return report;
}

QString commandAgain(const Report& report, const FigureOrigin& figure) {
    const auto word = [](const std::string& text) { return widgets::visibleText(shellWord(text)); };
    return QStringLiteral("greyscope export %1 --figure %2 --format csv --out .")
        .arg(word(report.file.toStdString()), word(base::listPart(figure.name)));
}

QString reportCaption(const StudyFigure& figure) {
    return captionParts(plainCaption(captionOf(figure.figure, figure.origin)), figure.origin).printed;
}

PrintedRows printedRows(const widgets::FigureSpec& figure, std::size_t most) {
    PrintedRows printed{tableOf(figure), 0};
    if (printed.table.rows.size() > most) {
        printed.left = printed.table.rows.size() - most;
        printed.table.rows.resize(most);
    }
    return printed;
}

}  // namespace greyscope::app
