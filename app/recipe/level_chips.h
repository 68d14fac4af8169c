#pragma once

#include <QWidget>

#include <vector>

#include "app/recipe/step_input.h"

namespace greyscope::widgets {
class FlowLayout;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The levels of a column with their numbers of rows, included in a condition or excluded; a click switches one.
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
