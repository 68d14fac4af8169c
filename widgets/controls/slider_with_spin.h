#pragma once

#include <QString>
#include <QWidget>

class QSlider;

namespace greyscope::widgets {

class NumberBox;

/// A slider and a spin box for the same value; a change of one changes the other.
class SliderWithSpin : public QWidget {
    Q_OBJECT

public:
    SliderWithSpin(double low, double high, double step, int decimals, QWidget* parent = nullptr);
    [[nodiscard]] double value() const;
    void setValue(double value);
    /// Changes the range and the step. The value stays if it is in the new range; otherwise it moves to the nearer end.
    void setRange(double low, double high, double step, int decimals);
    [[nodiscard]] QString text() const;
    [[nodiscard]] NumberBox* spin() const { return m_spin; }
    [[nodiscard]] QSlider* slider() const { return m_slider; }
    /// Sets the accessible name of the slider and of the spin box.
    void setName(const QString& name);

signals:
    void edited(double value);

private:
    [[nodiscard]] int placeOf(double value) const;

    QSlider* m_slider;
    NumberBox* m_spin;
    double m_low;
    double m_step;
    bool m_ranging = false;
};

}  // namespace greyscope::widgets
