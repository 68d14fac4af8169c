#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

namespace greyscope::app {

/// Removes the date from a PDF file of QPdfWriter, and makes its spaces copyable as spaces.
void steadyPdf(QByteArray& pdf);

/// Properties of a page that a PDF file of QPdfWriter lacks.
struct PdfPage {
    QSizeF mm;         ///< exact size of the page in mm; QPdfWriter rounds it to whole points
    QString spoken;    ///< description of the figure that screen readers read out
    QString language;  ///< language of the description: "zh-CN"
};

/// Gives the single page of `pdf` its exact size, and makes the file a tagged document: one figure with its
/// description. New versions of objects and a cross-reference section are appended, as the file format specifies; the
/// existing bytes are unchanged. Leaves `pdf` unchanged if it does not look like a file of QPdfWriter.
void finishPage(QByteArray& pdf, const PdfPage& page);

}  // namespace greyscope::app
