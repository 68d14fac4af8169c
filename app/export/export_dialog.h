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

/// A dialog that exports a figure of a page. The user chooses the figure, its size in millimetres, text size, format
/// and file, and its look, which the study stores. The dialog shows a preview and remembers the choices for the next
/// figure. Use open(), which does not block.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(std::vector<StudyFigure> figures, int index, QSettings& settings, QWidget* parent = nullptr);

    /// Sets the names of the data files that have changed since they were read.
    void setChangedFiles(const QStringList& names);
    /// Sets the study that the figures belong to, with the looks that have been edited since.
    void setStudy(const std::shared_ptr<const Study>& study);
    [[nodiscard]] ExportOptions options() const;
    [[nodiscard]] const FigureFormat& format() const;
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;
    /// Returns the path of the file that was written, if the dialog was accepted.
    [[nodiscard]] const QString& writtenTo() const;

signals:
    /// The user wants the data files to be read again. The dialog closes, because its contents are outdated.
    void reloadRequested();
    /// The user has given the figure with this name another look.
    void lookEdited(const QString& figure, const greyscope::widgets::FigureLook& look);

public slots:
    /// Writes the file and closes the dialog, or shows why it could not be written and stays open. Asks before it
    /// replaces a file. If another program makes the file, the dialog waits; closing the dialog cancels that program.
    void exportNow();
    void copyToClipboard();
    /// Stores the dialog's position on the screen whenever it closes, accepted or not.
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
    /// Returns the figure as it is exported: complete, or only the visible part of a chart.
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
    std::vector<QRectF> m_found;  ///< places where rules are broken, in points on the page
};

}  // namespace greyscope::app
