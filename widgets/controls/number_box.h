#pragma once

#include <QDoubleSpinBox>

namespace greyscope::widgets {

/// A spin box whose signal edited() reports only changes by the user, not values that the program sets with display().
class NumberBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget* parent = nullptr);
    /// Sets the value without emitting edited(), unlike setValue().
    void display(double value);

signals:
    void edited(double value);

private:
    bool m_displaying = false;
};

}  // namespace greyscope::widgets
