#include "app/pages/replication/replication_open.h"

#include "app/study/sample_study.h"

namespace greyscope::app {

using published::Setting;

namespace {

Selection selectionOf(const Setting& setting) {
    const std::string table = setting.workedExample ? kWorkedExampleTable : kSampleTable;
    Selection selection{{table, setting.reference}, {}};
    for (const std::string& name : setting.others) {
        selection.compared.push_back({table, name});
    }
    return selection;
}

}  // namespace

bool holdsSample(const Study& study) {
    return study.table(kSampleTable) != nullptr && study.table(kWorkedExampleTable) != nullptr;
}

void applySetting(Study& study, const Setting& setting) {
    study.selection = selectionOf(setting);
    switch (setting.view) {
        case Setting::View::relations:
            study.relations = {};  // mean image, all cells, extremes over all pairs: the page's defaults
            break;
        case Setting::View::forecast:
            study.forecast = {};
            study.forecast.options.model = setting.model;
            study.forecast.holdOut = setting.workedExample ? 2 : 1;
            if (!setting.workedExample) {
                study.forecast.points.hold = {{"objects_per_ost", {"1"}}};
            }
            break;
        case Setting::View::relative:
            study.relative = {};
            if (!study.selection.compared.empty()) {
                study.relative.predicted = study.selection.compared.front();
            }
            break;
        case Setting::View::none:
            break;
    }
}

QString pageOf(const Setting& setting) {
    switch (setting.view) {
        case Setting::View::relations:
            return QStringLiteral("relations");
        case Setting::View::forecast:
            return QStringLiteral("forecast");
        case Setting::View::relative:
            return QStringLiteral("relative");
        case Setting::View::none:
            break;
    }
    return {};
}

}  // namespace greyscope::app
