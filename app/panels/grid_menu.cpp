#include "app/panels/grid_menu.h"

#include <QActionGroup>

#include "widgets/common/plain_text.h"
#include "widgets/present/relative_parts.h"

namespace greyscope::app {

void GridMenu::fill(const std::vector<std::string>& factors, const widgets::GridChoice& choice) {
    clear();
    for (const bool rows : {true, false}) {
        QMenu* side = addMenu(rows ? tr("Rows") : tr("Columns"));
        auto* group = new QActionGroup(side);
        for (const std::string& factor : factors) {
            QAction* action = side->addAction(widgets::captionText(widgets::factorTitle(factors, factor)));
            action->setCheckable(true);
            action->setChecked(factor == (rows ? choice.rowFactor : choice.columnFactor));
            group->addAction(action);
            connect(action, &QAction::triggered, this, [this, rows, factor] { emit factorChosen(rows, factor); });
        }
    }
    QAction* average = addAction(tr("Mean over the other factors"));
    average->setCheckable(true);
    average->setChecked(choice.averaged);
    average->setEnabled(factors.size() > 2);
    connect(average, &QAction::triggered, this, &GridMenu::averagedChosen);
}

}  // namespace greyscope::app
