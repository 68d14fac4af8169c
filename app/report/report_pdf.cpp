#include "app/report/report.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QTextTable>

#include "app/export/devices/pdf_page.h"
#include "widgets/present/words/words.h"

#ifdef Q_MOC_RUN  // moc does not follow includes
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace greyscope::app {

namespace {

using widgets::Words;

constexpr std::size_t kPrintedRows = 60;  // one or two pages
constexpr std::size_t kPrintedColumns = 12;
constexpr int kFigure = QTextFormat::UserObject + 1;
constexpr double kBodyPt = 9.0;
constexpr double kCellGap = 8.0;

/// Inserts figures into the text as characters, drawn as in every file.
class FigureObject final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit FigureObject(const Report& report) {
        for (const ReportSection& section : report.sections) {
            for (const ReportFigure& figure : section.figures) {
                m_figures.push_back(&figure);
            }
        }
    }
    QSizeF intrinsicSize(QTextDocument* document, int /*at*/, const QTextFormat& format) override {
        const QPaintDevice* device = document->documentLayout()->paintDevice();
        return figure(format).options.sizeMm / 25.4 * (device != nullptr ? device->logicalDpiX() : 72);
    }
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* /*document*/, int /*at*/,
                    const QTextFormat& format) override {
        const ReportFigure& drawn = figure(format);
        painter->save();
        painter->translate(place.topLeft());
        const double scale = place.width() / pixelsAt(drawn.options.sizeMm, kVectorDpi).width();
        painter->scale(scale, scale);
        drawFigure(*painter, drawn.figure.figure, drawn.options, kVectorDpi);
        painter->restore();
    }

private:
    [[nodiscard]] const ReportFigure& figure(const QTextFormat& format) const {
        return *m_figures[static_cast<std::size_t>(format.property(kFigure).toInt())];
    }
    std::vector<const ReportFigure*> m_figures;
};

/// Writes a document from start to end.
class Author {
public:
    explicit Author(QTextDocument& document) : m_cursor(&document) {}

    /// The text written between begin() and end() is laid out once.
    void begin() { m_cursor.beginEditBlock(); }
    void end() { m_cursor.endEditBlock(); }

    void heading(const QString& text, int level) {
        QTextBlockFormat block;
        block.setTopMargin(level == 1 ? 0.0 : 14.0);
        block.setBottomMargin(4.0);
        block.setHeadingLevel(level);
        block.setPageBreakPolicy(level == 2 ? QTextFormat::PageBreak_AlwaysBefore : QTextFormat::PageBreak_Auto);
        QTextCharFormat letters = plain();
        letters.setFontPointSize(level == 1 ? 16.0 : 13.0);
        letters.setFontWeight(QFont::Bold);
        paragraph(text, block, letters);
    }
    void line(const QString& text) { paragraph(text, {}, plain()); }
    void quietLine(const QString& text) { paragraph(text, {}, quiet()); }
    /// For text that is copied: without ligatures, which would be copied as one character.
    void command(const QString& text) {
        QTextCharFormat letters = quiet();
        letters.setFontStyleStrategy(QFont::PreferNoShaping);
        paragraph(text, {}, letters);
    }
    void figure(int number) {
        m_cursor.insertBlock(QTextBlockFormat());  // not the format of a heading, which begins a page
        QTextCharFormat format;
        format.setObjectType(kFigure);
        format.setProperty(kFigure, number);
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
    }
    void table(const std::vector<QString>& heads, const std::vector<std::vector<PrintedCell>>& rows) {
        if (heads.empty() || rows.empty()) {
            return;
        }
        QTextTableFormat format;
        format.setHeaderRowCount(1);
        format.setBorder(0.0);
        format.setCellPadding(1.5);
        format.setCellSpacing(0.0);
        m_cursor.insertBlock(QTextBlockFormat());
        QTextTable* table =
            m_cursor.insertTable(static_cast<int>(rows.size()) + 1, static_cast<int>(heads.size()), format);
        QTextCharFormat letters = plain();
        letters.setFontPointSize(kBodyPt - 2.0);
        QTextCharFormat bold = letters;
        bold.setFontWeight(QFont::Bold);
        QTextTableCellFormat apart;
        apart.setRightPadding(kCellGap);
        for (int column = 0; column < table->columns(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            QTextTableCell cell = table->cellAt(0, column);
            cell.setFormat(apart);
            align(cell, at < rows.front().size() && rows.front()[at].number.has_value());
            cell.firstCursorPosition().insertText(heads[at], bold);
        }
        for (int row = 1; row < table->rows(); ++row) {
            const std::vector<PrintedCell>& cells = rows[static_cast<std::size_t>(row - 1)];
            for (int column = 0; column < std::min(table->columns(), static_cast<int>(cells.size())); ++column) {
                const PrintedCell& cell = cells[static_cast<std::size_t>(column)];
                QTextTableCell place = table->cellAt(row, column);
                place.setFormat(apart);
                align(place, cell.number.has_value());
                place.firstCursorPosition().insertText(cellText(cell, std::nullopt), cell.strong ? bold : letters);
            }
        }
        m_cursor.movePosition(QTextCursor::End);
    }

private:
    /// Aligns numbers and their headings to the right.
    static void align(const QTextTableCell& cell, bool number) {
        if (number) {
            QTextBlockFormat right;
            right.setAlignment(Qt::AlignRight);
            cell.firstCursorPosition().setBlockFormat(right);
        }
    }
    static QTextCharFormat plain() {
        QTextCharFormat letters;
        letters.setFontPointSize(kBodyPt);
        letters.setForeground(Qt::black);
        return letters;
    }
    static QTextCharFormat quiet() {
        QTextCharFormat letters = plain();
        letters.setFontPointSize(kBodyPt - 1.5);
        letters.setForeground(QColor(0x4B5566));
        return letters;
    }
    void paragraph(const QString& text, QTextBlockFormat block, const QTextCharFormat& letters) {
        block.setBottomMargin(std::max(block.bottomMargin(), 3.0));
        if (m_begun) {
            m_cursor.insertBlock(block, letters);
        } else {
            m_cursor.setBlockFormat(block);
            m_begun = true;
        }
        m_cursor.insertText(text, letters);
    }

    QTextCursor m_cursor;
    bool m_begun = false;
};

void writeTables(Author& author, const Report& report) {
    std::vector<std::vector<PrintedCell>> rows;
    for (const ReportTable& table : report.tables) {
        rows.push_back({{table.name, {}},
                        {table.origin, {}},
                        {QString::number(table.rows), static_cast<double>(table.rows)},
                        {QString::number(table.columns), static_cast<double>(table.columns)},
                        {table.sha256, {}}});
    }
    author.table({Words::tr("Table"), Words::tr("Read from"), Words::tr("Rows"), Words::tr("Columns"),
                  QStringLiteral("SHA-256")},
                 rows);
}

void writeSection(Author& author, const Report& report, const ReportSection& section, int& number) {
    author.heading(section.title, 2);
    if (!section.conventions.empty()) {
        author.quietLine(Words::tr("Conventions: %1").arg(conventionsLine(section.conventions)));
    }
    for (const QString& warning : section.warnings) {
        author.line(QStringLiteral("▲ ") + warning);
    }
    for (const ReportFigure& each : section.figures) {
        const StudyFigure& figure = each.figure;
        author.figure(number++);
        author.line(reportCaption(figure));
        // above the table, so that no page holds only the end of the command
        author.command(Words::tr("Recalculated by %1").arg(commandAgain(report, figure.origin)));
        const PrintedRows printed = printedRows(figure.figure, kPrintedRows);
        if (const std::size_t columns = printed.table.heads.size(); columns > kPrintedColumns) {
            author.quietLine(Words::tr("The %n columns of numbers are in the CSV file of the figure.", nullptr,
                                       static_cast<int>(columns)));
        } else {
            author.table(wholeHeads(printed.table), printed.table.rows);
        }
        if (printed.left > 0) {
            author.quietLine(
                Words::tr("%n more rows are in the figure's CSV.", nullptr, static_cast<int>(printed.left)));
        }
    }
}

}  // namespace

QByteArray reportPdf(const Report& report) {
    QTextDocument document;
    document.setUndoRedoEnabled(false);
    FigureObject figures(report);
    document.documentLayout()->registerHandler(kFigure, &figures);
    Author author(document);
    author.begin();
    author.heading(report.title, 1);
    writeTables(author, report);
    for (const QString& remark : report.remarks) {
        author.line(QStringLiteral("▲ ") + remark);
    }
    int number = 0;
    for (const ReportSection& section : report.sections) {
        writeSection(author, report, section, number);
    }
    author.quietLine(Words::tr("Written by Greyscope %1.").arg(QStringLiteral(GREYSCOPE_VERSION)));
    author.end();

    QBuffer content;
    content.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&content);
        writer.setResolution(kVectorDpi);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0.0, 0.0, 0.0, 0.0));
        writer.setTitle(report.title);
        writer.setCreator(QStringLiteral("Greyscope"));
        document.print(&writer);
    }
    steadyPdf(content.buffer());
    return content.data();
}

}  // namespace greyscope::app

#include "report_pdf.moc"
