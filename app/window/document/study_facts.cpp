#include "app/window/document/study_facts.h"

#include <QLocale>

#include <algorithm>

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

std::size_t valueCount(const StudyTable& table) {
    const std::vector<std::string> metrics = table.wide ? table.roles.metrics : std::vector{table.metric};
    std::size_t values = 0;
    for (const std::string& metric : metrics) {
        if (const auto column = table.dataset->find(metric)) {
            values += table.dataset->rowCount() - table.dataset->reach(*column).missing;
        }
    }
    return values;
}

}  // namespace

QString studyFacts(const Study& study, const SeriesCatalog& catalog, bool clean) {
    const StudyTable* table = study.activeTable();
    if (!table) {
        return Words::tr("no table open");
    }
    const auto series = std::count_if(catalog.entries().begin(), catalog.entries().end(),
                                      [table](const SeriesEntry& entry) { return entry.id.table == table->name; });
    const QString dot = QStringLiteral(" · ");
    const QString saved = clean && study.path.empty() ? QString()
                          : clean                     ? dot + Words::tr("saved")
                                                      : dot + Words::tr("changed");
    const QLocale locale = QLocale::c();
    return Words::tr("%n series, %1 values", nullptr, widgets::counted(series))
               .arg(locale.toString(static_cast<qulonglong>(valueCount(*table)))) +
           saved;
}

}  // namespace greyscope::app
