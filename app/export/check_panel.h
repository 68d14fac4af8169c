#pragma once

#include <QWidget>

#include <optional>
#include <vector>

#include "app/export/figure_check.h"

class QPushButton;

namespace greyscope::widgets {
class PlainLabel;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// Which rules of print a figure breaks, those that it keeps, and a button for the first thing that can be mended.
class CheckPanel : public QWidget {
    Q_OBJECT

public:
    explicit CheckPanel(QWidget* parent = nullptr);
    void setChecks(const std::vector<FigureCheck>& checks);

signals:
    void remedyTaken(const greyscope::app::FigureCheck& check);

private:
    widgets::PlainLabel* m_text;
    QPushButton* m_remedy;
    std::optional<FigureCheck> m_offered;  ///< what the button mends
};

}  // namespace greyscope::app
