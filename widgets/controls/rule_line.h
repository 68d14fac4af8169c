#pragma once

#include <QWidget>

namespace greyscope::widgets {

/// A widget that draws a thin line between other widgets.
class RuleLine final : public QWidget {
public:
    explicit RuleLine(bool vertical);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace greyscope::widgets
