#pragma once

#include <QDoubleSpinBox>

namespace greyscope::widgets {

/// A number box that distinguishes edits by the user from numbers set by the program.
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
