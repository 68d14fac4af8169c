#pragma once

#include <QMenu>

#include <string>
#include <vector>

#include "widgets/present/relative_grid.h"

namespace greyscope::app {

/// Chooses which two factors a grid is drawn over and what becomes of the others.
class GridMenu : public QMenu {
    Q_OBJECT

public:
    using QMenu::QMenu;
    void fill(const std::vector<std::string>& factors, const widgets::GridChoice& choice);

signals:
    void factorChosen(bool rows, const std::string& factor);
    void averagedChosen(bool averaged);
};

}  // namespace greyscope::app
