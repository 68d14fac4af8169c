#include "app/pages/relative/grid_menu.h"

#include <QActionGroup>

#include "app/pages/relative/relative_choices.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

void addSide(QMenu* menu, StudyStore& store, const widgets::Ready<RelativeFigures>& shown, bool rows) {
    const std::vector<std::string>& factors = shown->result->table.factors;
    const widgets::GridChoice choice = gridChoice(*shown, store.study().relative);
    auto* group = new QActionGroup(menu);
    for (const std::string& factor : factors) {
        QAction* action = menu->addAction(widgets::captionText(widgets::factorTitle(factors, factor)));
        action->setCheckable(true);
        action->setChecked(factor == (rows ? choice.rowFactor : choice.columnFactor));
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, menu, [&store, shown, rows, factor] {
            store.edit(Words::tr("Choose the grid's factors"), [&](Study& study) {
                study.relative.gridFactors = gridFactorsWith(gridChoice(*shown, study.relative), rows, factor);
            });
        });
    }
}

}  // namespace

void fillGridMenu(QMenu* menu, StudyStore& store, const widgets::Ready<RelativeFigures>& shown) {
    menu->clear();
    if (!shown) {
        return;
    }
    addSide(menu->addMenu(Words::tr("Rows")), store, shown, true);
    addSide(menu->addMenu(Words::tr("Columns")), store, shown, false);
    QAction* average = menu->addAction(Words::tr("Mean over the other factors"));
    average->setCheckable(true);
    average->setChecked(store.study().relative.gridAveraged);
    average->setEnabled(shown->result->table.factors.size() > 2);
    QObject::connect(average, &QAction::triggered, menu, [&store](bool on) {
        store.edit(Words::tr("Average the grid"), [on](Study& study) { study.relative.gridAveraged = on; });
    });
}

}  // namespace greyscope::app
