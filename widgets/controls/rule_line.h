#pragma once

#include <QWidget>

namespace greyscope::widgets {

/// A thin line between parts.
class RuleLine final : public QWidget {
public:
    explicit RuleLine(bool vertical);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace greyscope::widgets
