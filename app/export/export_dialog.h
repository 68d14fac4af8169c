#pragma once

#include <QDialog>
#include <QSettings>

#include <vector>

#include "app/export/figure_formats.h"
#include "widgets/common/plain_text.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace greyscope::app {

class CheckPanel;

/// Asks how a page's figure is to be written: which one, its size in millimetres, text size, format, and where. Shows
/// it at these choices. Remembers them for the next figure. Shown with open(): it never blocks.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(std::vector<StudyFigure> figures, int index, QSettings& settings, QWidget* parent = nullptr);

    /// Of the figures' data, those that hold something else by now.
    void setChangedFiles(const QStringList& names);
    [[nodiscard]] ExportOptions options() const;
    [[nodiscard]] const FigureFormat& format() const;
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;
    /// The file that was written, once the dialog was accepted.
    [[nodiscard]] const QString& writtenTo() const { return m_writtenTo; }

public slots:
    /// Writes the file and closes, or says why it could not be written and stays. Asks before it replaces a file.
    void exportNow();
    void copyToClipboard();
    /// However it ends, its place on the screen is remembered.
    void done(int result) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildChoices();
    QWidget* buildPreview();
    QWidget* buildButtons();
    void restore();
    void remember();
    void choosePreset(int row);
    void suggestPath();
    void followSuffix();
    void followFormat();
    void showFormat();
    void write(const QString& file);
    void browse();
    void showPreview();
    [[nodiscard]] const StudyFigure& chosen() const;
    /// What is drawn of it: all, or what is seen.
    [[nodiscard]] widgets::FigureSpec figure() const;
    [[nodiscard]] FigureOrigin origin() const;
    [[nodiscard]] bool onlySeen() const;

    std::vector<StudyFigure> m_figures;
    QSettings& m_settings;
    QString m_writtenTo;
    QString m_agreed;  ///< a file that may be replaced
    QComboBox* m_figure;
    QComboBox* m_preset;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QDoubleSpinBox* m_text;
    QSpinBox* m_dpi;
    widgets::PlainLabel* m_preview;
    widgets::PlainLabel* m_problem;
    CheckPanel* m_checks;
    double m_tallest = 170.0;  ///< of the preset
    QLineEdit* m_path;
    QComboBox* m_format;
    QCheckBox* m_title;
    QCheckBox* m_seen;
    QCheckBox* m_whiteGround;
    QCheckBox* m_outlines;
    QStringList m_changedFiles;
};

}  // namespace greyscope::app
