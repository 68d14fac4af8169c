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
    ExportOptions options;  ///< how it is drawn
};

/// What a report tells of a table of the study.
struct ReportTable {
    QString name;
    QString origin;  ///< the file, or where else the rows come from
    QString sha256;  ///< of the file; empty where there is none
    std::size_t rows = 0, columns = 0;
};

/// A page of the program: its figures, what its numbers rest on, and what it warns of.
struct ReportSection {
    QString title;
    std::vector<std::pair<QString, QString>> conventions;
    QStringList warnings;
    std::vector<ReportFigure> figures;
};

/// A study written out for somebody who has neither the program nor the data.
struct Report {
    QString title;
    QString file;  ///< of the study, as the reader would name it
    QStringList remarks;
    std::vector<ReportTable> tables;
    std::vector<ReportSection> sections;
};

/// `file` is the study as the reader would name it; `remarks` are those of opening it.
[[nodiscard]] Report reportOf(const Study& study, std::vector<ReportFigure> figures, const QString& file,
                              const QStringList& remarks);

/// What calculates the numbers of a figure again, quoted for a POSIX shell: names come from the study.
[[nodiscard]] QString commandAgain(const Report& report, const FigureOrigin& figure);

/// One file without another: pictures as vectors, tables that sort by a click on a heading.
[[nodiscard]] QByteArray reportHtml(const Report& report);
/// A4, with the same contents.
[[nodiscard]] QByteArray reportPdf(const Report& report);

/// The rows that a report prints of a figure's numbers, and how many it leaves to the figure's CSV.
struct PrintedRows {
    FigureTable table;
    std::size_t left = 0;
};
[[nodiscard]] PrintedRows printedRows(const widgets::FigureSpec& figure, std::size_t most);

}  // namespace greyscope::app
