#include "widgets/controls/number_box.h"

#include <QScopedValueRollback>

namespace greyscope::widgets {

NumberBox::NumberBox(QWidget* parent) : QDoubleSpinBox(parent) {
    setKeyboardTracking(false);
    connect(this, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (!m_displaying) {
            emit edited(value);
        }
    });
}

void NumberBox::display(double value) {
    const QScopedValueRollback displaying(m_displaying, true);
    setValue(value);
}

}  // namespace greyscope::widgets
