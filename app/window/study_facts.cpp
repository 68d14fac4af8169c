#include "app/window/study_facts.h"

#include <QLocale>

#include <algorithm>

#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

std::size_t valueCount(const StudyTable& table) {
    const auto& columns = table.dataset->columns();
    const std::size_t metrics = table.wide ? table.roles.metrics.size() : 1;
    std::size_t missing = 0;
    for (const data::Column& column : columns) {
        const bool counted = table.wide ? std::find(table.roles.metrics.begin(), table.roles.metrics.end(),
                                                    column.name) != table.roles.metrics.end()
                                        : column.name == table.metric;
        if (counted && column.isNumeric()) {
            missing += static_cast<std::size_t>(std::count_if(column.numbers().begin(), column.numbers().end(),
                                                              [](double value) { return value != value; }));
        }
    }
    return table.dataset->rowCount() * metrics - missing;
}

}  // namespace

QString studyFacts(const Study& study, const SeriesCatalog& catalog, bool clean) {
    const StudyTable* table = study.activeTable();
    if (!table) {
        return Words::tr("no study open");
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
