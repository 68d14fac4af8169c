#pragma once

#include <QSettings>
#include <QWidget>

#include <functional>
#include <vector>

#include "app/export/figure_formats.h"
#include "app/run/job.h"
#include "widgets/common/plain_text.h"

class QLineEdit;
class QPushButton;

namespace greyscope::app {

/// The controls for the file of an exported figure: path, buttons and an error message. Writes the file, and asks
/// before it replaces one.
class ExportFile : public QWidget {
    Q_OBJECT

public:
    /// Returns the figure in the format that the extension of `path` names. Called when the file is written.
    using Draw = std::function<base::Expected<DrawnFigure>(const QString& path)>;

    /// Creates the controls. `draw` makes the content of the file. `beside`: further buttons, placed before the button
    /// that writes.
    ExportFile(QSettings& settings, Draw draw, const std::vector<QPushButton*>& beside, QWidget* parent = nullptr);

    /// Sets the path to a file with this name in the folder of the last export. `name` has no extension.
    void suggest(const QString& name);
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;
    /// Changes the extension of the path to that of this format.
    void setFormat(const FigureFormat& format);
    /// Returns the path of the file that was written; "" before.
    [[nodiscard]] const QString& writtenTo() const { return m_writtenTo; }
    void tell(const QString& problem);

public slots:
    /// Writes the file, or shows why it could not be written. If another program makes the file, this takes time, and
    /// no other file can be written meanwhile.
    void write();
    /// Cancels the other program that makes a file.
    void cancel() { m_writing.cancel(); }

signals:
    /// The user has typed a path with the extension of this format, so that the format changes too: a file .png never
    /// contains a PDF.
    void formatNamed(const greyscope::app::FigureFormat& format);
    void written();

private:
    void browse();
    void followSuffix();
    void replace(const QString& file);
    void followWriting();
    void finish(const QString& file);

    QSettings& m_settings;
    Draw m_draw;
    const FigureFormat* m_format;
    QString m_writtenTo;
    QString m_agreed;  ///< path of a file that the user allowed to be replaced
    widgets::PlainLabel* m_problem;
    QLineEdit* m_path;
    QPushButton* m_write;
    Job<QString> m_writing;
};

}  // namespace greyscope::app
