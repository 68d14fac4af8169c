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
    ExportOptions options;  ///< how the figure is drawn
};

/// What a report says about a table of the study.
struct ReportTable {
    QString name;
    QString origin;  ///< the file, or another source of the rows
    QString sha256;  ///< of the file; empty if there is none
    std::size_t rows = 0, columns = 0;
};

/// A page of the program: its figures, the conventions behind its numbers, and its remarks.
struct ReportSection {
    QString title;
    std::vector<std::pair<QString, QString>> conventions;
    QStringList warnings;
    std::vector<ReportFigure> figures;
};

/// A study written out for a reader who has neither the program nor the data.
struct Report {
    QString title;
    QString file;  ///< file of the study, as the reader would name it
    QStringList remarks;
    std::vector<ReportTable> tables;
    std::vector<ReportSection> sections;
};

/// Returns the report of a study. `file` is the study as the reader would name it; `remarks` are those of opening it.
[[nodiscard]] Report reportOf(const Study& study, std::vector<ReportFigure> figures, const QString& file,
                              const QStringList& remarks);

/// Returns the command that calculates the numbers of a figure again, quoted for a POSIX shell, because names come from
/// the study.
[[nodiscard]] QString commandAgain(const Report& report, const FigureOrigin& figure);

/// Returns the report as one self-contained HTML file, with vector graphics and tables that sort by a click on a
/// heading.
[[nodiscard]] QByteArray reportHtml(const Report& report);
/// Returns the report as an A4 PDF.
[[nodiscard]] QByteArray reportPdf(const Report& report);

/// The rows of a figure's numbers that a report prints, and the number of further rows, which are only in the figure's
/// CSV.
struct PrintedRows {
    FigureTable table;
    std::size_t left = 0;
};
[[nodiscard]] PrintedRows printedRows(const widgets::FigureSpec& figure, std::size_t most);

}  // namespace greyscope::app
