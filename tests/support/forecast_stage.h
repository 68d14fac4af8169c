#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

#include <cmath>

#include "app/pages/forecast/forecast_bar.h"
#include "app/pages/forecast/forecast_inspector.h"
#include "app/pages/forecast/forecast_page.h"
#include "app/study/sample_study.h"
#include "app/study/tables/open_table.h"
#include "widgets/controls/note.h"
#include "widgets/controls/number_box.h"
#include "widgets/controls/segmented.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/table/forecast_table.h"

namespace greyscope::test::forecast_stage {

using app::ForecastPage;
using app::SeriesId;
using app::Study;
using widgets::ForecastTable;
using widgets::PlotView;

inline app::StudyTable typedTable(const char* text) {
    base::NoProgress progress;
    return *app::tableFromText(text, "typed", {}, progress);
}

inline const SeriesId kRead{app::kWorkedExampleTable, "1.1-R"};

/// A page on a study, as the window holds it.
struct Stage {
    explicit Stage(Study study) {
        store.reset(std::move(study));
        page = std::make_unique<ForecastPage>(app::PageContext{store, catalog, highlight});
        page->resize(828, 798);
        page->show();
    }
    explicit Stage(const SeriesId& reference) : Stage(studyOf(reference)) {}

    static Study studyOf(const SeriesId& reference) {
        Study study = *app::sampleStudy();
        study.selection = {reference, {}};
        return study;
    }

    [[nodiscard]] ForecastTable* table() const { return page->findChild<ForecastTable*>(); }
    [[nodiscard]] PlotView* chart() const { return page->findChild<PlotView*>(QStringLiteral("forecast.chart")); }
    [[nodiscard]] bool showsForecast() const { return !page->figures().empty(); }
    [[nodiscard]] QSpinBox* count(const QString& name) const {
        for (QSpinBox* box : page->contextBar()->findChildren<QSpinBox*>()) {
            if (box->accessibleName() == name) {
                return box;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QString messageTitle() const {
        const auto* label = page->findChild<QLabel*>(QStringLiteral("viewMessageTitle"));
        return label ? label->text() : QString();
    }

    app::StudyStore store;
    app::SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    std::unique_ptr<ForecastPage> page;
};

inline const widgets::ModelRow& rowNamed(const ForecastTable* table, const std::string& name) {
    const auto& rows = table->table().rows;
    return *std::find_if(rows.begin(), rows.end(), [&](const widgets::ModelRow& row) { return row.name == name; });
}

/// What stands beside the name of a model.
inline QString parametersOf(const ForecastTable* table, const std::string& name) {
    const auto place = static_cast<int>(&rowNamed(table, name) - table->table().rows.data());
    return table->models().index(place, widgets::ForecastModels::parameters).data().toString();
}

/// In percent.
inline double fitErrorOf(const ForecastTable* table, const std::string& name) {
    const auto place = static_cast<std::size_t>(&rowNamed(table, name) - table->table().rows.data());
    return *table->table().table.at(place, "mape").number();
}

/// Chooses as a user does.
inline void choose(QComboBox* combo, int index) {
    combo->setCurrentIndex(index);
    emit combo->activated(index);
}

}  // namespace greyscope::test::forecast_stage
