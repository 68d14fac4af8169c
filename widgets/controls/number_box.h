#pragma once

#include <QDoubleSpinBox>

namespace greyscope::widgets {

/// A box for a number that tells an edit from a number that it is only given to show.
class NumberBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget* parent = nullptr);
    /// As setValue(), which stands for an edit, but tells nobody.
    void display(double value);

signals:
    void edited(double value);

private:
    bool m_displaying = false;
};

}  // namespace greyscope::widgets
