#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

#include "app/export/figure_export.h"
#include "app/export/figure_origin.h"
#include "app/export/figure_table.h"
#include "app/study/study.h"

namespace greyscope::app {

struct ReportFigure {
    StudyFigure figure;
    ExportOptions options;  ///< size and style in which the report draws the figure
};

/// What a report says about a table of the study.
struct ReportTable {
    QString name;
    QString origin;  ///< name of the file, or description of another source of the rows
    QString sha256;  ///< SHA-256 of the file; empty if there is no file
    std::size_t rows = 0, columns = 0;
};

/// The part of a report about one page of the program: its figures, the conventions of its numbers, and its remarks.
struct ReportSection {
    QString title;
    std::vector<std::pair<QString, QString>> conventions;
    QStringList warnings;
    std::vector<ReportFigure> figures;
};

/// The contents of a report: a study for a reader who has neither the program nor the data.
struct Report {
    QString title;
    QString file;  ///< name of the study's file for the reader
    QStringList remarks;
    std::vector<ReportTable> tables;
    std::vector<ReportSection> sections;
};

/// Returns the contents of a report on a study with these figures. `file` is the name of the study's file for the
/// reader; `remarks` are the remarks from opening the study.
[[nodiscard]] Report reportOf(const Study& study, std::vector<ReportFigure> figures, const QString& file,
                              const QStringList& remarks);

/// Returns the caption of a figure in a report, whose sections state the conventions and whose tables the data files.
[[nodiscard]] QString reportCaption(const StudyFigure& figure);

/// Returns the command that calculates the numbers of a figure again. It is quoted for a POSIX shell, because it
/// contains names from the study.
[[nodiscard]] QString commandAgain(const Report& report, const FigureOrigin& figure);

/// Returns the report as one HTML file without external files. Its figures are vector graphics, and its tables are
/// sorted by a click on a heading.
[[nodiscard]] QByteArray reportHtml(const Report& report);
/// Returns the report as a PDF in A4.
[[nodiscard]] QByteArray reportPdf(const Report& report);

/// The rows of a figure's numbers that a report prints, and how many rows are left out and only in the figure's CSV.
struct PrintedRows {
    FigureTable table;
    std::size_t left = 0;
};
[[nodiscard]] PrintedRows printedRows(const widgets::FigureSpec& figure, std::size_t most);

}  // namespace greyscope::app
