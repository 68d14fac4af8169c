#pragma once

#include <QWidget>

#include <optional>
#include <vector>

#include "widgets/figure/dressed.h"
#include "widgets/figure/figure.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace greyscope::app {

/// The controls for the look of a figure: font and sizes, titles, axes, names, decimals, colours and grey. A field that
/// is empty keeps the default.
class LookEditor : public QWidget {
    Q_OBJECT

public:
    explicit LookEditor(QWidget* parent = nullptr);
    /// Shows the look of a figure. `undressed` is the figure with its default look: controls for parts that it lacks
    /// are disabled, and its defaults are shown in grey.
    void setFigure(const widgets::FigureSpec& undressed, const widgets::FigureLook& look);
    [[nodiscard]] const widgets::FigureLook& look() const { return m_look; }
    /// Moves the focus to the title of the axis that has no title or no unit.
    void askTitle();

signals:
    void edited(const greyscope::widgets::FigureLook& look);

private:
    void build();
    void listen();
    void take();
    void showColours(const widgets::FigureSpec& undressed);
    void askColour(const widgets::ColouredName& series);
    /// Sets the colour of a series; an invalid colour restores the default.
    void setColour(const widgets::ColouredName& series, const QColor& colour);

    widgets::FigureLook m_look;
    widgets::FigureSpec m_undressed;
    bool m_showing = false;
    QFormLayout* m_form;
    QComboBox* m_family;
    QDoubleSpinBox* m_text;
    QDoubleSpinBox* m_line;
    QDoubleSpinBox* m_marker;
    QLineEdit* m_title;
    QLineEdit* m_xTitle;
    QLineEdit* m_yTitle;
    QLineEdit* m_xLimits;
    QLineEdit* m_yLimits;
    QLineEdit* m_xTicks;
    QLineEdit* m_yTicks;
    QComboBox* m_names;
    QSpinBox* m_decimals;
    QCheckBox* m_grey;
    QVBoxLayout* m_colours;
};

}  // namespace greyscope::app
