#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include <cmath>

#include "app/pages/relations/axioms_panel.h"
#include "app/pages/relations/relations_inspector.h"
#include "app/pages/relations/relations_page.h"
#include "app/study/sample_study.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/overview_view.h"
#include "widgets/plot/plot_view.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/table/relation_points_model.h"

namespace greyscope::test::relations_stage {

using namespace greyscope::app;
using namespace greyscope::widgets;

inline SeriesId series(const std::string& name) {
    return {kSampleTable, name};
}

/// The page on the sample study: 1.1-W with the five other series of its group.
struct Fixture {
    StudyStore store;
    SeriesCatalog catalog{store};
    Highlight highlight;
    RelationsPage page{{store, catalog, highlight}};
    MatrixView* matrix = page.findChild<MatrixView*>(QStringLiteral("relations.matrix"));
    RankingView* ranking = page.findChild<RankingView*>();

    Fixture() {
        Study study = sampleStudy().value();
        study.selection = {series("1.1-W"),
                           {series("1.1-ReW"), series("1.1-R"), series("1.2-W"), series("1.2-ReW"), series("1.2-R")}};
        store.reset(study);
        page.resize(830, 760);
    }
    void show() {
        page.show();
        QTRY_VERIFY(!matrix->spec().cells.empty());
    }
    [[nodiscard]] PlotView* plot(const QString& titleStart) const {
        for (PlotView* view : page.findChildren<PlotView*>()) {
            if (view->spec().title.startsWith(titleStart)) {
                return view;
            }
        }
        return nullptr;
    }
    [[nodiscard]] int place(const QString& group, const QString& label) const {
        const auto& rows = matrix->spec().rows;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].group == group && rows[i].label == label) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }
    [[nodiscard]] double degree(int row, int column) const {
        return *matrix->spec().cell(static_cast<std::size_t>(row), static_cast<std::size_t>(column)).value;
    }
    void click(int row, int column) {
        QTest::mouseClick(matrix->viewport(), Qt::LeftButton, {}, matrix->cellRect(row, column).center());
    }
    /// The visible button whose label begins so; null where there is none.
    [[nodiscard]] QPushButton* button(const QString& start) const {
        for (QPushButton* each : page.findChildren<QPushButton*>()) {
            if (each->isVisible() && each->text().startsWith(start)) {
                return each;
            }
        }
        return nullptr;
    }
    [[nodiscard]] bool says(const QString& text) const {
        for (const QLabel* label : page.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(text)) {
                return true;
            }
        }
        return false;
    }
};

}  // namespace greyscope::test::relations_stage
