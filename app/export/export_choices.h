#pragma once

#include <QSettings>
#include <QWidget>

#include "app/export/figure_formats.h"
#include "app/export/presets.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace greyscope::widgets {
class NumberBox;
}

namespace greyscope::app {

/// The controls for how a figure is exported: preset, size, text, format, and settings of single formats. The choices
/// are stored in the settings and used for the next figure.
class ExportChoices : public QWidget {
    Q_OBJECT

public:
    /// Creates the controls. `first` is a widget that is placed above them, with the label `label`.
    ExportChoices(QSettings& settings, const QString& label, QWidget* first);

    /// Sets the figure to export. It determines the default height; a sheet determines the whole size.
    void setFigure(const StudyFigure& figure);
    void setHeight(double mm);
    void setWidth(double mm);
    void setText(double pt);
    void setFormat(const FigureFormat& format);
    [[nodiscard]] const FigureFormat& format() const;
    [[nodiscard]] bool onlySeen() const;
    [[nodiscard]] ExportOptions options() const;
    [[nodiscard]] const std::vector<PresetProblem>& problems() const { return m_presets.problems; }
    void remember();

signals:
    void changed();
    void formatChosen();

private:
    void build();
    void listen();
    void restore();
    void restoreSize();
    void choosePreset(int row);
    void showFormat();

    QSettings& m_settings;
    Presets m_presets;
    StudyFigure m_shown;
    PrintRules m_rules;             ///< rules of the chosen preset
    double m_tallest = kTallestMm;  ///< maximum height of the chosen preset, in millimetres
    QFormLayout* m_form;
    QComboBox* m_preset;
    widgets::NumberBox* m_width;
    widgets::NumberBox* m_height;
    widgets::NumberBox* m_text;
    QComboBox* m_format;
    QSpinBox* m_dpi;
    QCheckBox* m_title;
    QCheckBox* m_seen;
    QCheckBox* m_whiteGround;
    QCheckBox* m_outlines;
};

}  // namespace greyscope::app
