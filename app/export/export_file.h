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

/// Controls for the file of a figure, and its writing: path, buttons and error message. Asks before it replaces a file.
class ExportFile : public QWidget {
    Q_OBJECT

public:
    /// Returns the figure in the format of the path's extension. Called when the file is written.
    using Draw = std::function<base::Expected<DrawnFigure>(const QString& path)>;

    /// `beside`: further buttons, placed before the one that writes.
    ExportFile(QSettings& settings, Draw draw, const std::vector<QPushButton*>& beside, QWidget* parent = nullptr);

    /// Suggests a file of this name, without extension, in the folder of the last one.
    void suggest(const QString& name);
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;
    /// Gives the path the extension of this format.
    void setFormat(const FigureFormat& format);
    /// Returns the file that was written; "" before.
    [[nodiscard]] const QString& writtenTo() const { return m_writtenTo; }
    void tell(const QString& problem);

public slots:
    /// Writes the file, or shows why it could not be written. If another program makes the file, this takes time, and
    /// nothing else can be written meanwhile.
    void write();
    /// Cancels the work of another program.
    void cancel() { m_writing.cancel(); }

signals:
    /// The path now has the extension of this format: a file with the extension of PNG never contains a PDF.
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
    QString m_agreed;  ///< a file that the user allowed to be replaced
    widgets::PlainLabel* m_problem;
    QLineEdit* m_path;
    QPushButton* m_write;
    Job<QString> m_writing;
};

}  // namespace greyscope::app
