#include "app/export/pdf_page_size.h"

#include <QRegularExpression>

namespace greyscope::app {

namespace {

QByteArray inPoints(double mm) {
    return QByteArray::number(mm / 25.4 * 72.0, 'f', 4);
}

}  // namespace

void setPageSize(QByteArray& pdf, const QSizeF& mm) {
    // Latin-1 keeps one character a byte, so that places in the text are places in the file
    const QString text = QString::fromLatin1(pdf);
    static const QRegularExpression pagePattern(
        QStringLiteral("\\n(\\d+) 0 obj\\s*<<[^>]*/Type /Page\\s(?:(?!endobj).)*?/MediaBox \\[0 0 ([\\d.]+) "
                       "([\\d.]+)\\].*?endobj"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression trailerPattern(QStringLiteral("trailer\\s*<<(.*?)>>\\s*startxref\\s*(\\d+)"),
                                                   QRegularExpression::DotMatchesEverythingOption);
    const auto page = pagePattern.match(text);
    const auto trailer = trailerPattern.match(text);
    if (!page.hasMatch() || !trailer.hasMatch()) {
        return;
    }
    // the drawing hangs from the upper edge of the rounded page: the exact one shares it
    const QByteArray top = page.captured(3).toLatin1();
    const QByteArray bottom = QByteArray::number(top.toDouble() - mm.height() / 25.4 * 72.0, 'f', 4);
    QString object = page.captured(0).mid(1);
    object.replace(QStringLiteral("[0 0 %1 %2]").arg(page.captured(2), page.captured(3)),
                   QStringLiteral("[0 %1 %2 %3]")
                       .arg(QLatin1String(bottom), QLatin1String(inPoints(mm.width())), QLatin1String(top)));
    const qsizetype objectAt = pdf.size();
    pdf += object.toLatin1() + '\n';
    const qsizetype tableAt = pdf.size();
    pdf += "xref\n" + page.captured(1).toLatin1() + " 1\n" + QByteArray::number(objectAt).rightJustified(10, '0') +
           " 00000 n \n";
    pdf += "trailer\n<<" + trailer.captured(1).toLatin1() + "/Prev " + trailer.captured(2).toLatin1() +
           "\n>>\nstartxref\n" + QByteArray::number(tableAt) + "\n%%EOF\n";
}

}  // namespace greyscope::app
