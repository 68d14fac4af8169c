#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

namespace greyscope::app {

/// Makes a PDF of QPdfWriter independent of the date, and makes its blanks copyable as blanks.
void steadyPdf(QByteArray& pdf);

/// Properties that a PDF of QPdfWriter lacks.
struct PdfPage {
    QSizeF mm;         ///< exact size; QPdfWriter rounds to whole points
    QString spoken;    ///< description of the figure for screen readers
    QString language;  ///< language of the description: "zh-CN"
};

/// Gives the single page of `pdf` its exact size, and makes the file a tagged document: one figure with its
/// description. New versions of objects and a cross-reference section are appended, as the file format specifies; the
/// existing bytes are unchanged. Leaves `pdf` unchanged if it does not look like a file of QPdfWriter.
void finishPage(QByteArray& pdf, const PdfPage& page);

}  // namespace greyscope::app
