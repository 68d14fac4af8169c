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

/// Asks how a page's figure is to be written: which one, its size in millimetres, text size, format, and where; and how
/// it is to look, which the study keeps. Shows it at these choices. Remembers them for the next figure. Shown with
/// open(): it never blocks.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(std::vector<StudyFigure> figures, int index, QSettings& settings, QWidget* parent = nullptr);

    /// Of the figures' data, those that hold something else by now.
    void setChangedFiles(const QStringList& names);
    /// The study with the looks that were given since.
    void setStudy(const std::shared_ptr<const Study>& study);
    [[nodiscard]] ExportOptions options() const;
    [[nodiscard]] const FigureFormat& format() const;
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;
    /// The file that was written, once the dialog was accepted.
    [[nodiscard]] const QString& writtenTo() const;

signals:
    /// The files that the data came from are to be read again; the dialog closes, and what it shows is new.
    void reloadRequested();
    /// The author gave the figure of this name another look.
    void lookEdited(const QString& figure, const greyscope::widgets::FigureLook& look);

public slots:
    /// Writes the file and closes, or says why it could not be written and stays. Asks before it replaces a file. Where
    /// another program makes it the dialog waits, and closing it gives that up.
    void exportNow();
    void copyToClipboard();
    /// However it ends, its place on the screen is remembered.
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
    /// What is drawn of it: all, or what is seen.
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
    std::vector<QRectF> m_found;  ///< where rules are broken, in points
};

}  // namespace greyscope::app
