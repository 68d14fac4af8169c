#include <QBuffer>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <ctime>

#include "app/export/figure_formats.h"
#include "tests/support/test_registry.h"

namespace tests_of_figure_export {

using namespace greyscope;
using namespace greyscope::app;

namespace {

widgets::PlotSpec chart() {
    widgets::PlotSpec spec;
    spec.title = "Throughput";
    spec.x = {"Threads", widgets::Scale::log2, {}, {}, {}};
    spec.y = {"MB/s", widgets::Scale::linear, std::pair(0.0, 500.0), {}, {}};
    widgets::Curve curve;
    curve.name = "1.1-W";
    curve.x = {8, 16, 32, 64, 128};
    curve.y = {381, 659, 590, 598, 837};  // rises above the range: must be cut there
    spec.curves = {curve};
    return spec;
}

widgets::MatrixSpec matrix() {
    widgets::MatrixSpec spec;
    spec.rows.resize(2);
    spec.columns.resize(2);
    for (const double value : {1.0, 0.766, 0.766, 1.0}) {
        widgets::Cell cell;
        cell.value = value;
        cell.text = QString::number(value);
        spec.cells.push_back(cell);
    }
    return spec;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What one of poppler's tools says about a file.
QString told(const QString& program, const QString& path) {
    QProcess process;
    process.start(program, {path});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
}

}  // namespace

class tst_figure_export : public QObject {
    Q_OBJECT

private slots:
    /// A drawing in a chosen font looks the same where that is not installed, and each text names the font it is set
    /// in.
    void anSvgHoldsTheFontThatWasChosen() {
        ExportOptions options;
        const auto isHeld = [&options] {
            const QByteArray svg = *svgOf(chart(), options);
            return svg.contains("@font-face{font-family:\"WenQuanYi Micro Hei\"") &&
                   svg.contains("data:font/woff;base64,d09G");
        };
        QVERIFY(!isHeld());
        options.look.family = "WenQuanYi Micro Hei";
        QVERIFY(isHeld());
        const QString svg = QString::fromUtf8(*svgOf(chart(), options));
        QVERIFY(svg.contains("font-family=\"WenQuanYi Micro Hei\""));
        QVERIFY2(svg.size() < 200'000, qPrintable(QString::number(svg.size())));  // its signs, not the whole font
        QXmlStreamReader xml(svg);
        while (!xml.atEnd()) {
            xml.readNext();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        options.outlinedText = true;
        QVERIFY(!isHeld());
    }

    void pdfHasTheExactPageAndItsFontsAndNoPictures_data() {
        QTest::addColumn<bool>("isMatrix");
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("chart") << false << QSizeF(89, 60);
        QTest::newRow("matrix") << true << QSizeF(183, 120.5);
    }
    void pdfHasTheExactPageAndItsFontsAndNoPictures() {
        QFETCH(bool, isMatrix);
        QFETCH(QSizeF, size);
        const widgets::FigureSpec figure = isMatrix ? widgets::FigureSpec(matrix()) : widgets::FigureSpec(chart());
        const QString path = m_folder.filePath("figure.pdf");
        ExportOptions options;
        options.sizeMm = size;
        QVERIFY(exportFigure(figure, options, path));
        const auto page = QRegularExpression("Page size: +([\\d.]+) x ([\\d.]+) pts").match(told("pdfinfo", path));
        QVERIFY(std::abs(page.captured(1).toDouble() - size.width() / 25.4 * 72) < 1e-2);
        QVERIFY(std::abs(page.captured(2).toDouble() - size.height() / 25.4 * 72) < 1e-2);
        // below two lines of headings: one font a line with "yes" for embedded; one picture a line
        const QStringList fonts = told("pdffonts", path).split('\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QString& font : fonts) {
            QVERIFY2(font.contains(QRegularExpression("Identity-H +yes")), qPrintable(font));
        }
        QVERIFY(!contentOf(path).contains("/Subtype /Image"));
    }

    void svgHasItsSizeInMillimetresAndTextAsText() {
        const QString path = m_folder.filePath("figure.svg");
        ExportOptions options;
        options.sizeMm = {88.9, 62.0};
        QVERIFY(exportFigure(chart(), options, path));
        QXmlStreamReader xml(contentOf(path));
        QVERIFY(xml.readNextStartElement());
        QCOMPARE(xml.attributes().value("width").toString(), QString("88.9mm"));
        QCOMPARE(xml.attributes().value("height").toString(), QString("62mm"));
        QStringList texts;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text")) {
                texts << xml.readElementText().trimmed();
            }
        }
        QVERIFY(!xml.hasError());
        for (const char* text : {"8", "128", "Threads", "MB/s", "1.1-W"}) {
            QVERIFY2(texts.contains(text), qPrintable(texts.join('|')));
        }
    }

    void hostileNamesStayText() {
        widgets::PlotSpec spec = chart();
        spec.title = QStringLiteral("a & <script>alert(1)</script> (\\) ]]> \u202Egpj \x1b");
        spec.x.label = QStringLiteral("</text><script/> & \"q\"");
        spec.curves[0].name = QStringLiteral("<b>\x01\x1b[31m\uFFFF\u202E&amp;");
        ExportOptions options;
        options.title = true;
        options.sizeMm = {183.0, 90.0};
        const QString path = m_folder.filePath("hostile.svg");
        QVERIFY(exportFigure(spec, options, path));
        QXmlStreamReader xml(contentOf(path));
        QStringList texts;
        QString title;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement) {
                QVERIFY(xml.name() != QLatin1String("script"));
                if (xml.name() == QLatin1String("title")) {
                    title = xml.readElementText();
                } else if (xml.name() == QLatin1String("text")) {
                    texts << xml.readElementText().trimmed();
                }
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(title, QStringLiteral("a & <script>alert(1)</script> (\\) ]]> \\u202Egpj ␛"));
        QVERIFY2(texts.contains(spec.x.label), qPrintable(texts.join('|')));
        QVERIFY2(!texts.join(QString()).contains(QChar(0x202E)), qPrintable(texts.join('|')));
        const QString pdf = m_folder.filePath("hostile.pdf");
        QVERIFY(exportFigure(spec, options, pdf));
        QVERIFY2(told("pdfinfo", pdf).contains(title), qPrintable(told("pdfinfo", pdf)));
        const auto page = QRegularExpression("Page size: +([\\d.]+) x").match(told("pdfinfo", pdf));
        QVERIFY(std::abs(page.captured(1).toDouble() - 183.0 / 25.4 * 72) < 1e-2);
        QVERIFY(told("pdftotext", pdf).isEmpty());  // it writes beside the file, and complains about nothing
        QCOMPARE(fileNameFor(widgets::FigureSpec(spec)).contains(QRegularExpression("[^a-z0-9.-]")), false);
    }

    void svgKeepsCurvesInsideTheAxes() {
        // QSvgGenerator does not clip, so that no line may be written that leaves the plot area
        const QString path = m_folder.filePath("clipped.svg");
        QVERIFY(exportFigure(chart(), {}, path));
        const QString text = QString::fromUtf8(contentOf(path));
        const QString ink = widgets::Theme::print().series[0].name();
        const auto group = QRegularExpression("stroke=\"" + ink + "\"[^>]*stroke-width=\"3\\d.*?points=\"([^\"]+)\"",
                                              QRegularExpression::DotMatchesEverythingOption)
                               .match(text);
        QVERIFY(group.hasMatch());
        for (const QString& point : group.captured(1).split(' ', Qt::SkipEmptyParts)) {
            QVERIFY2(point.section(',', 1).toDouble() >= 0.0, qPrintable(point));
        }
    }

    /// What goes on to EPS and EMF, which have neither: one makes pixels of it, the other one colour of a scale.
    void nothingShinesThroughOnRequest() {
        widgets::PlotSpec spec = chart();
        spec.curves[0].ribbon = true;
        for (const double y : spec.curves[0].y) {
            spec.curves[0].low.push_back(0.8 * y);
            spec.curves[0].high.push_back(0.9 * y);
        }
        widgets::MatrixSpec scaled = matrix();
        scaled.scaleLabel = QStringLiteral("degree");
        static const QRegularExpression shining(QStringLiteral("opacity=\"0?\\.\\d|Gradient"));
        for (const widgets::FigureSpec& figure : {widgets::FigureSpec(spec), widgets::FigureSpec(scaled)}) {
            ExportOptions options;
            QVERIFY(shining.match(QString::fromUtf8(*svgOf(figure, options))).hasMatch());
            options.opaque = true;
            const QString svg = QString::fromUtf8(*svgOf(figure, options));
            QVERIFY2(!shining.match(svg).hasMatch(), qPrintable(shining.match(svg).captured()));
            QVERIFY(svg.contains("<text"));
        }
    }

    /// As outlines it looks the same and holds no letter.
    void svgHasAGroundAndOutlinesOnRequest() {
        ExportOptions options;
        const QByteArray text = *svgOf(chart(), options);
        options.outlinedText = options.whiteGround = true;
        const QByteArray outlined = *svgOf(chart(), options);
        QVERIFY(text.contains("<text") && !outlined.contains("<text"));
        const auto drawn = [](const QByteArray& svg, Qt::GlobalColor below) {
            QImage image(890, 600, QImage::Format_RGB32);
            image.fill(below);
            QPainter painter(&image);
            QSvgRenderer(svg).render(&painter);
            return image;
        };
        QCOMPARE(drawn(outlined, Qt::black).pixelColor(1, 1), QColor(Qt::white));
        QCOMPARE(drawn(text, Qt::black).pixelColor(1, 1), QColor(Qt::black));
        const QImage first = drawn(text, Qt::white);
        const QImage second = drawn(outlined, Qt::white);
        int differ = 0;
        int inked = 0;
        for (int y = 0; y < first.height(); ++y) {
            for (int x = 0; x < first.width(); ++x) {
                differ += std::abs(qGray(first.pixel(x, y)) - qGray(second.pixel(x, y))) > 128 ? 1 : 0;
                inked += qGray(second.pixel(x, y)) < 128 ? 1 : 0;
            }
        }
        QVERIFY2(inked > 1000 && differ < inked / 20, qPrintable(QStringLiteral("%1 of %2").arg(differ).arg(inked)));
    }

    /// The page is one figure with a text in its place, in the language of the program.
    void pdfIsATaggedDocument() {
        const QString path = m_folder.filePath("tagged.pdf");
        auto spec = chart();
        spec.subtitle = "Rises";
        QVERIFY(exportFigure(spec, {}, path));
        const QString info = told("pdfinfo", path);
        QVERIFY2(info.contains(QRegularExpression("Tagged: +yes")), qPrintable(info));
        const QByteArray pdf = contentOf(path);
        QVERIFY(pdf.contains("/S /Figure") && pdf.contains("/Lang <FEFF0065006E>"));
        const QByteArray spoken = QByteArray::fromHex(pdf.mid(pdf.indexOf("/Alt <") + 6, 200).split('>').front());
        QByteArray letters;
        for (qsizetype i = 3; i < spoken.size(); i += 2) {  // the lower halves behind the mark
            letters += spoken[i];
        }
        QCOMPARE(letters, QByteArray("Throughput. Rises"));
    }

    /// Where a date is written with an offset it is longer.
    void pdfIsTheSameInEveryTimeZone() {
        const QByteArray before = qgetenv("TZ");
        const auto pdfIn = [](const QByteArray& zone) {
            qputenv("TZ", zone);
            tzset();
            return *pdfOf(chart(), {});
        };
        const QByteArray here = pdfIn("UTC");
        const QByteArray there = pdfIn("Asia/Tokyo");
        before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
        tzset();
        QVERIFY(here == there);
        // every object is where the table says
        const qsizetype table =
            here.mid(here.indexOf("startxref\n") + 10, 12).split('\n').front().trimmed().toLongLong();
        QCOMPARE(here.mid(table, 5), QByteArray("xref\n"));
        const QList<QByteArray> lines = here.mid(table).split('\n');
        int object = 0;
        for (qsizetype i = 2; lines[i].endsWith("n ") || lines[i].endsWith("f "); ++i, ++object) {
            const qsizetype place = lines[i].left(10).toLongLong();
            const QByteArray begins = QByteArray::number(object) + " 0 obj";
            QVERIFY(lines[i].endsWith("f ") || here.mid(place, begins.size()) == begins);
        }
        QVERIFY(object > 10);
    }

    void pngHasItsPixelsAndItsResolution() {
        const QString path = m_folder.filePath("figure.png");
        ExportOptions options;
        options.sizeMm = {89.0, 60.0};
        options.dpi = 300;
        QVERIFY(exportFigure(chart(), options, path));
        const QImage image(path);
        QCOMPARE(image.size(), QSize(1051, 709));
        QCOMPARE(image.dotsPerMeterX(), 11811);
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
    }

    void textKeepsItsSizeWhateverTheSizeOfTheFigure() {
        // a digit of the same text size covers the same pixels in a small and in a large figure
        const auto darkRows = [](const QSizeF& mm) {
            ExportOptions options;
            options.sizeMm = mm;
            options.title = true;
            options.dpi = 300;
            const QImage image = figureImage(chart(), options);
            int rows = 0;
            for (int y = 0; y < 40; ++y) {
                for (int x = 0; x < 150; ++x) {
                    if (image.pixelColor(x, y).lightness() < 100) {
                        ++rows;
                        break;
                    }
                }
            }
            return rows;
        };
        const int small = darkRows({89, 60});
        QVERIFY(small > 15);
        QCOMPARE(darkRows({183, 120}), small);
    }

    void badOptionsAndPathsAreNamed() {
        ExportOptions options;
        options.sizeMm = {5.0, 60.0};
        auto result = exportFigure(chart(), options, m_folder.filePath("x.pdf"));
        QCOMPARE(result.error().code, base::ErrorCode::optionOutOfRange);
        QVERIFY(figureImage(chart(), options).isNull());
        result = exportFigure(chart(), {}, m_folder.filePath("no/such/folder/x.svg"));
        QCOMPARE(result.error().code, base::ErrorCode::fileNotWritable);
    }

    void suffixTellsTheFormat() {
        QCOMPARE(formatOf("a/b.PDF"), formatNamed("pdf"));
        QCOMPARE(formatOf("b.svg"), formatNamed("svg"));
        QVERIFY(!formatOf("b.tiff"));
        QVERIFY(!formatOf("png"));
    }

private:
    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_figure_export)

}  // namespace tests_of_figure_export

#include "tst_figure_export.moc"
