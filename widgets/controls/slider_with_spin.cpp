#include "widgets/controls/slider_with_spin.h"

#include <QHBoxLayout>
#include <QSlider>

#include <cmath>

#include "widgets/controls/number_box.h"

namespace greyscope::widgets {

SliderWithSpin::SliderWithSpin(double low, double high, double step, int decimals, QWidget* parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal)), m_spin(new NumberBox), m_low(low), m_step(step) {
    m_slider->setMinimumWidth(70);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_slider, 1);
    row->addWidget(m_spin);
    setFocusProxy(m_spin);
    setRange(low, high, step, decimals);
    setValue(low);
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
        if (!m_ranging && place != placeOf(m_spin->value())) {
            m_spin->display(m_low + place * m_step);
            emit edited(m_spin->value());
        }
    });
    connect(m_spin, &NumberBox::edited, this, [this](double value) {
        if (!m_ranging) {
            m_slider->setValue(placeOf(value));
            emit edited(value);
        }
    });
}

void SliderWithSpin::setRange(double low, double high, double step, int decimals) {
    const double value = m_spin->value();
    m_ranging = true;  // a value clipped while the range is being changed is not an edit
    m_low = low;
    m_step = step;
    m_slider->setRange(0, static_cast<int>(std::lround((high - low) / step)));
    m_spin->setDecimals(decimals);
    m_spin->setRange(low, high);
    m_spin->setSingleStep(step);
    setValue(value);
    m_ranging = false;
}

int SliderWithSpin::placeOf(double value) const {
    return static_cast<int>(std::lround((value - m_low) / m_step));
}

void SliderWithSpin::setName(const QString& name) {
    setAccessibleName(name);
    m_slider->setAccessibleName(name);
    m_spin->setAccessibleName(name);
}

double SliderWithSpin::value() const {
    return m_spin->value();
}

QString SliderWithSpin::text() const {
    return m_spin->text();
}

void SliderWithSpin::setValue(double value) {
    m_spin->display(value);
    m_slider->setValue(placeOf(m_spin->value()));
}

}  // namespace greyscope::widgets
