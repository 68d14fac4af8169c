#pragma once

#include <QDialog>
#include <QSettings>

#include <memory>
#include <vector>

#include "app/export/figure_formats.h"
#include "widgets/common/plain_text.h"

class QComboBox;
class QScrollArea;
class QTabWidget;

namespace greyscope::app {

class ExportChoices;
class ExportFile;
struct FigureCheck;
class FindingList;
class LookEditor;

/// A dialog that exports a figure of a page: which one, its size in millimetres, text size, format, and file; and its
/// look, which the study keeps. Shows a preview, and remembers the choices for the next figure. Use open(); it never
/// blocks.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(std::vector<StudyFigure> figures, int index, QSettings& settings, QWidget* parent = nullptr);

    /// Sets the names of the figures' data files whose content has changed.
    void setChangedFiles(const QStringList& names);
    /// Sets the study, with the looks that have been edited meanwhile.
    void setStudy(const std::shared_ptr<const Study>& study);
    [[nodiscard]] ExportOptions options() const;
    [[nodiscard]] const FigureFormat& format() const;
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;
    /// Returns the file that was written, once the dialog was accepted.
    [[nodiscard]] const QString& writtenTo() const;

signals:
    /// Request to read the data files again. The dialog closes, because its contents are outdated.
    void reloadRequested();
    /// The user gave this figure another look.
    void lookEdited(const QString& figure, const greyscope::widgets::FigureLook& look);

public slots:
    /// Writes the file and closes, or shows why it could not be written and stays open. Asks before it replaces a file.
    /// If another program makes the file, the dialog waits; closing it cancels.
    void exportNow();
    void copyToClipboard();
    /// Remembers the position on the screen, however the dialog ends.
    void done(int result) override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QTabWidget* buildChoices();
    QWidget* buildPreview();
    QWidget* buildChecks();
    ExportFile* buildFile();
    void listen();
    void showFigure();
    void suggestFile();
    void followFormat();
    void showPreview();
    void showChecks();
    void takeLook(const widgets::FigureLook& look);
    void mend(const FigureCheck& check);
    [[nodiscard]] const StudyFigure& chosen() const;
    /// Returns the figure as drawn: complete, or the visible part.
    [[nodiscard]] widgets::FigureSpec figure() const;
    [[nodiscard]] FigureOrigin origin() const;
    [[nodiscard]] base::Expected<DrawnFigure> drawnFor(const QString& path) const;

    std::vector<StudyFigure> m_figures;
    QSettings& m_settings;
    QComboBox* m_figure;
    ExportChoices* m_choices;
    LookEditor* m_look;
    QTabWidget* m_tabs;
    widgets::PlainLabel* m_preview;
    FindingList* m_checks;
    QScrollArea* m_checkRoom;
    ExportFile* m_file;
    QStringList m_changedFiles;
    std::vector<QRectF> m_found;  ///< places where rules are broken, in points
};

}  // namespace greyscope::app
