#pragma once

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

#include "app/pages/relative/factor_combo.h"
#include "app/pages/relative/relative_page.h"
#include "app/study/predicted_pair.h"
#include "app/study/sample_study.h"
#include "app/study/tables/open_table.h"
#include "widgets/controls/note.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/answer_card.h"
#include "widgets/panels/find_bar.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"
#include "widgets/tree/rule_list.h"
#include "widgets/tree/tree_view.h"

namespace greyscope::test::relative_stage {

using namespace greyscope::app;
using widgets::Target;

/// A page of a study, shown; its bar and inspector beside it.
struct Shown {
    explicit Shown(Study study) {
        store.reset(std::move(study));
        page = std::make_unique<RelativePage>(PageContext{store, catalog, highlight});
        page->resize(830, 780);
        page->show();
    }

    template <class T>
    [[nodiscard]] T* named(const char* name) const {
        for (const QWidget* part : {static_cast<QWidget*>(page.get()), page->contextBar(), page->inspector()}) {
            if (T* found = part->findChild<T*>(QLatin1String(name))) {
                return found;
            }
        }
        return nullptr;
    }
    [[nodiscard]] bool ready() const { return page->shown() != nullptr; }
    [[nodiscard]] const relative::RelativeResult& result() const { return *page->shown()->result->result; }
    [[nodiscard]] QString answer() const { return page->inspector()->findChild<widgets::AnswerCard*>()->text(); }
    [[nodiscard]] QString errorText(int row) const {
        return page->inspector()->findChildren<QLabel*>(QStringLiteral("relative.error"))[row]->text();
    }
    [[nodiscard]] bool notes(const QString& text) const {
        const auto labels = page->inspector()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return qobject_cast<widgets::Note*>(label->parentWidget()) && !label->parentWidget()->isHidden() &&
                   label->text().contains(text);
        });
    }
    [[nodiscard]] widgets::TreeView* tree() const { return page->findChild<widgets::TreeView*>(); }
    [[nodiscard]] widgets::MatrixView* grid() const { return named<widgets::MatrixView>("relative.grid"); }
    [[nodiscard]] widgets::PlotView* curve() const {
        return page->findChild<widgets::PlotView*>(QStringLiteral("relative.curve"));
    }
    [[nodiscard]] widgets::FindBar* findBar() const { return page->findChild<widgets::FindBar*>(); }
    [[nodiscard]] FactorCombo* factors() const { return page->contextBar()->findChild<FactorCombo*>(); }
    void choose(const char* name, int index) const {
        auto* combo = named<QComboBox>(name);
        combo->setCurrentIndex(index);
        emit combo->activated(index);
    }
    void choose(const char* name, const QString& entry) const { choose(name, named<QComboBox>(name)->findText(entry)); }
    /// Brings the view round this table to the front.
    [[nodiscard]] widgets::MatrixView* look(const char* name) const {
        auto* table = named<widgets::MatrixView>(name);
        QWidget* view = table;
        while (!qobject_cast<widgets::FigureView*>(view)) {
            view = view->parentWidget();
        }
        page->findChildren<widgets::ViewDeck*>().last()->bringForward(view);  // the deck within the rows
        return table;
    }
    [[nodiscard]] std::size_t leaves() const { return ready() ? result().tree.leafCount() : 0; }
    [[nodiscard]] bool says(const QString& text) const {
        const auto labels = page->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisibleTo(label->window()) && label->text().contains(text);
        });
    }
    void clickCell(int row, int column) {
        QTest::mouseClick(grid()->viewport(), Qt::LeftButton, {}, grid()->cellRect(row, column).center());
    }

    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    std::unique_ptr<RelativePage> page;
};

inline SeriesId sampleId(const char* name) {
    return {kSampleTable, name};
}

inline Study sample() {
    Study study = sampleStudy().value();
    study.selection = {sampleId("1.1-W"), {sampleId("1.2-W")}};
    return study;
}

inline Study studyOf(const char* csv) {
    base::NoProgress progress;
    Study study;
    study.tables.push_back(tableFromBytes(csv, "table.csv", {}, progress).value());
    return study;
}

inline constexpr auto kWide =
    "threads,first,second\n1,10,20\n2,20,41\n4,40,79\n8,80,90\n16,120,125\n32,130,128\n64,140,139\n";
inline constexpr auto kOneKey =
    "host,threads,rate_mb_s\na,1,10\na,2,20\na,4,30\na,8,40\nb,1,11\nb,2,21\nb,4,60\nb,8,83\nb,16,90\n";
inline constexpr auto kTwoMetrics =
    "host,threads,rate_mb_s,delay_s\na,1,10,4\na,2,20,2\na,4,31,1\nb,1,11,2\nb,2,25,1\nb,4,30,0.5\n";
inline constexpr auto kLoads =
    "host,x,busy,rate_mb_s\na,1,90,10\na,2,10,10\na,3,91,10\na,4,11,10\nb,1,50,30\nb,2,50,11\nb,3,50,31\nb,4,50,12\n";
inline constexpr auto kRepeated = "host,threads,rate_mb_s\na,1,10\na,1,12\na,2,20\nb,1,11\nb,2,21\nb,2,60\n";
inline constexpr auto kTwoSizes =
    "host,threads,size,rate_mb_s\na,1,4,10\na,1,8,12\na,2,4,20\nb,1,4,11\nb,2,4,21\nb,2,8,60\n";

}  // namespace greyscope::test::relative_stage
