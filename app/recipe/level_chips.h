#pragma once

#include <QWidget>

#include <vector>

#include "app/recipe/step_input.h"

namespace greyscope::widgets {
class FlowLayout;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// A list of a column's levels with their numbers of rows, which shows which levels a condition includes. A click
/// includes or excludes a level.
class LevelChips : public QWidget {
    Q_OBJECT

public:
    explicit LevelChips(QWidget* parent = nullptr);
    void showLevels(const LevelCounts& counts, const std::vector<char>& in, bool editable);

signals:
    void toggled(std::size_t level);

private:
    widgets::FlowLayout* m_flow;
};

}  // namespace greyscope::app
