#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

namespace greyscope::app {

/// Makes a PDF of QPdfWriter the same on any day, and its blanks ones that are copied as blanks.
void steadyPdf(QByteArray& pdf);

/// What a PDF of QPdfWriter lacks.
struct PdfPage {
    QSizeF mm;         ///< QPdfWriter rounds to whole points
    QString spoken;    ///< what a screen reader says of the figure
    QString language;  ///< that it is written in: "zh-CN"
};

/// Gives the one page of `pdf` its exact size and makes it a tagged document: one figure with a text in its place.
/// Newer versions of the objects and a cross-reference section are appended, as the file format means it; nothing
/// before them changes. Leaves `pdf` as it is where it does not look like QPdfWriter's.
void finishPage(QByteArray& pdf, const PdfPage& page);

}  // namespace greyscope::app
