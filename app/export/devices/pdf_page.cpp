#include "app/export/devices/pdf_page.h"

#include <QRegularExpression>

#include <map>

namespace greyscope::app {

namespace {

const auto kDots = QRegularExpression::DotMatchesEverythingOption;

/// Shifts the offsets of what follows `begin` by `bytes`: in the table of objects, and the start of that table.
void moveOffsets(QByteArray& pdf, qsizetype begin, qsizetype bytes) {
    constexpr qsizetype kEntry = 20, kDigits = 10;  // "0000000185 00000 n \n"
    const qsizetype told = pdf.lastIndexOf("startxref\n") + 10;
    const qsizetype toldEnd = pdf.indexOf('\n', told);
    const qsizetype table = pdf.mid(told, toldEnd - told).trimmed().toLongLong() + bytes;
    pdf.replace(told, toldEnd - told, QByteArray::number(table));
    const qsizetype trailer = pdf.indexOf("trailer", table);
    for (qsizetype at = pdf.indexOf(" f \n", table) + 4; at + kEntry <= trailer; at += kEntry) {
        if (const qsizetype offset = pdf.mid(at, kDigits).toLongLong(); offset > begin) {
            pdf.replace(at, kDigits, QByteArray::number(offset + bytes).rightJustified(kDigits, '0'));
        }
    }
}

/// Removes the date, whose length depends on the time zone, so that the same drawing always gives the same bytes.
void forgetDate(QByteArray& pdf) {
    const qsizetype begin = pdf.indexOf("/CreationDate (");
    const qsizetype end = begin < 0 ? -1 : pdf.indexOf(')', begin);
    if (end > 0) {
        pdf.remove(begin, end + 1 - begin);
        moveOffsets(pdf, begin, begin - end - 1);
    }
}

/// A font has one glyph for blank and tab, which Qt names after the tab, so that copied text would contain tabs.
void nameBlanks(QByteArray& pdf) {
    constexpr const char* kMap = "beginbfrange";
    for (qsizetype at = pdf.indexOf(kMap); at >= 0; at = pdf.indexOf(kMap, at + 1)) {
        const qsizetype end = pdf.indexOf("endbfrange", at);
        for (qsizetype tab = pdf.indexOf("<0009> ", pdf.indexOf('[', at)); tab >= 0 && tab < end;
             tab = pdf.indexOf("<0009> ", tab + 1)) {
            pdf.replace(tab, 6, "<0020>");
        }
    }
}

QByteArray inPoints(double mm) {
    return QByteArray::number(mm / 25.4 * 72.0, 'f', 4);
}

/// Returns a PDF text string: UTF-16 with a byte-order mark.
QByteArray textString(const QString& text) {
    QByteArray units = QByteArray::fromHex("FEFF");
    for (const QChar c : text) {
        units += static_cast<char>(c.row());
        units += static_cast<char>(c.cell());
    }
    return '<' + units.toHex().toUpper() + '>';
}

QByteArray stream(const QByteArray& operators) {
    return "<<\n/Length " + QByteArray::number(operators.size()) + "\n>>\nstream\n" + operators + "\nendstream";
}

QByteArray reference(int object) {
    return QByteArray::number(object) + " 0 R";
}

/// Objects that are appended to a file: new versions and new objects.
class Appendix {
public:
    Appendix(QByteArray& pdf, const QRegularExpressionMatch& trailer)
        : m_pdf(pdf), m_entries(trailer.captured(1).toLatin1()), m_before(trailer.captured(2).toLatin1()) {
        static const QRegularExpression size(QStringLiteral("/Size (\\d+)"));
        m_next = size.match(trailer.captured(1)).captured(1).toInt();
        m_entries.replace("/Size " + QByteArray::number(m_next), "/Size %");
    }
    /// Returns the number for a new object.
    int take() { return m_next++; }
    void add(int number, const QByteArray& content) {
        m_places[number] = m_pdf.size();
        m_pdf += QByteArray::number(number) + " 0 obj\n" + content + "\nendobj\n";
    }
    void finish() {
        const qsizetype tableAt = m_pdf.size();
        m_pdf += "xref\n";
        for (const auto& [number, place] : m_places) {
            m_pdf +=
                QByteArray::number(number) + " 1\n" + QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        }
        m_pdf += "trailer\n<<" + m_entries.replace("/Size %", "/Size " + QByteArray::number(m_next)) + "/Prev " +
                 m_before + "\n>>\nstartxref\n" + QByteArray::number(tableAt) + "\n%%EOF\n";
    }

private:
    QByteArray& m_pdf;
    QByteArray m_entries;  ///< entries of the trailer
    QByteArray m_before;   ///< offset of the former table
    int m_next = 0;
    std::map<int, qsizetype> m_places;
};

}  // namespace

void steadyPdf(QByteArray& pdf) {
    forgetDate(pdf);
    nameBlanks(pdf);
}

void finishPage(QByteArray& pdf, const PdfPage& page) {
    // Latin-1 has one byte per character, so positions in the text are positions in the file.
    const QString text = QString::fromLatin1(pdf);
    static const QRegularExpression pagePattern(
        QStringLiteral("\\n(\\d+) 0 obj\\s*(<<[^>]*/Type /Page\\s(?:(?!endobj).)*?)/Contents (\\d+) 0 R((?:(?!endobj).)"
                       "*?)/MediaBox \\[0 0 ([\\d.]+) ([\\d.]+)\\](.*?)>>\\s*endobj"),
        kDots);
    static const QRegularExpression catalogPattern(
        QStringLiteral("\\n(\\d+) 0 obj\\s*(<<\\s*/Type /Catalog(?:(?!endobj).)*?)>>\\s*endobj"), kDots);
    static const QRegularExpression trailerPattern(QStringLiteral("trailer\\s*<<(.*?)>>\\s*startxref\\s*(\\d+)"),
                                                   kDots);
    const auto old = pagePattern.match(text);
    const auto catalog = catalogPattern.match(text);
    const auto trailer = trailerPattern.match(text);
    if (!old.hasMatch() || !catalog.hasMatch() || !trailer.hasMatch()) {
        return;
    }
    Appendix appendix(pdf, trailer);
    const int pageNumber = old.captured(1).toInt();
    const int before = appendix.take();
    const int after = appendix.take();
    const int root = appendix.take();
    const int document = appendix.take();
    const int figure = appendix.take();
    const int parents = appendix.take();

    // The drawing is aligned with the upper edge of the rounded page, and so must the exact page be.
    const QByteArray top = old.captured(6).toLatin1();
    const QByteArray bottom = QByteArray::number(top.toDouble() - page.mm.height() / 25.4 * 72.0, 'f', 4);
    appendix.add(pageNumber,
                 old.captured(2).toLatin1() + "/Contents [" + reference(before) + ' ' + old.captured(3).toLatin1() +
                     " 0 R " + reference(after) + ']' + old.captured(4).toLatin1() + "/MediaBox [0 " + bottom + ' ' +
                     inPoints(page.mm.width()) + ' ' + top + ']' + old.captured(7).toLatin1() + "/StructParents 0\n>>");
    appendix.add(catalog.captured(1).toInt(), catalog.captured(2).toLatin1() + "/StructTreeRoot " + reference(root) +
                                                  "\n/MarkInfo <</Marked true>>\n/Lang " + textString(page.language) +
                                                  "\n/ViewerPreferences <</DisplayDocTitle true>>\n>>");
    appendix.add(before, stream("/Figure <</MCID 0>> BDC"));
    appendix.add(after, stream("EMC"));
    appendix.add(
        root, "<<\n/Type /StructTreeRoot\n/K " + reference(document) + "\n/ParentTree " + reference(parents) + "\n>>");
    appendix.add(document,
                 "<<\n/Type /StructElem\n/S /Document\n/P " + reference(root) + "\n/K " + reference(figure) + "\n>>");
    appendix.add(figure, "<<\n/Type /StructElem\n/S /Figure\n/P " + reference(document) + "\n/Pg " +
                             reference(pageNumber) + "\n/K 0\n/A <</O /Layout /BBox [0 " + bottom + ' ' +
                             inPoints(page.mm.width()) + ' ' + top + "] /Placement /Block>>\n/Alt " +
                             textString(page.spoken) + "\n>>");
    appendix.add(parents, "<<\n/Nums [0 [" + reference(figure) + "]]\n>>");
    appendix.finish();
}

}  // namespace greyscope::app
