#pragma once

#include <QString>
#include <QWidget>

class QSlider;

namespace greyscope::widgets {

class NumberBox;

/// A slider and a spin box that always agree.
class SliderWithSpin : public QWidget {
    Q_OBJECT

public:
    SliderWithSpin(double low, double high, double step, int decimals, QWidget* parent = nullptr);
    [[nodiscard]] double value() const;
    void setValue(double value);
    /// Other ends and another step; the value stays where they hold it.
    void setRange(double low, double high, double step, int decimals);
    [[nodiscard]] QString text() const;
    [[nodiscard]] NumberBox* spin() const { return m_spin; }
    [[nodiscard]] QSlider* slider() const { return m_slider; }
    /// What both are called to who cannot see the label beside them.
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
