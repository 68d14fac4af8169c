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

/// Where a figure is written, and the writing: a path, buttons, and what went wrong. Asks before it replaces a file.
class ExportFile : public QWidget {
    Q_OBJECT

public:
    /// The figure as what the end of the path asks for; it is asked for when the file is written.
    using Draw = std::function<base::Expected<DrawnFigure>(const QString& path)>;

    /// `beside`: further buttons, which stand before the one that writes.
    ExportFile(QSettings& settings, Draw draw, const std::vector<QPushButton*>& beside, QWidget* parent = nullptr);

    /// Suggests a file of this name, without an end, in the folder of the last one.
    void suggest(const QString& name);
    void setPath(const QString& path);
    [[nodiscard]] QString path() const;
    /// The path ends as this format wants.
    void setFormat(const FigureFormat& format);
    /// The file that was written; "" before.
    [[nodiscard]] const QString& writtenTo() const { return m_writtenTo; }
    void tell(const QString& problem);

public slots:
    /// Writes the file, or says why it could not be written. Where another program makes it that takes a while, and
    /// nothing else is written meanwhile.
    void write();
    /// Gives up what another program makes.
    void cancel() { m_writing.cancel(); }

signals:
    /// The end of the path is that of this format: a name that says PNG never holds a PDF.
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
    QString m_agreed;  ///< a file that may be replaced
    widgets::PlainLabel* m_problem;
    QLineEdit* m_path;
    QPushButton* m_write;
    Job<QString> m_writing;
};

}  // namespace greyscope::app
