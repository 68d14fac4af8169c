#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "app/cli/figures/study_figures.h"
#include "app/study/sample_study.h"
#include "tests/support/printed_page.h"
#include "tests/support/test_registry.h"
#include "tests/support/tex_compiler.h"

namespace tests_of_tex_compiled {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// What a stroke is known by: the middle of what is small, such as a marker; of a line each of its points.
std::vector<QPointF> marksOf(const test::PrintedPage& page) {
    constexpr double kSmall = 8.0;  // points
    std::vector<QPointF> marks;
    for (const QPolygonF& stroke : page.strokes) {
        const QRectF extent = stroke.boundingRect();
        if (std::max(extent.width(), extent.height()) < kSmall) {
            marks.push_back(extent.center());
        } else {
            marks.insert(marks.end(), stroke.begin(), stroke.end());
        }
    }
    return marks;
}

/// Those of `marks` that have none of `others` near.
std::vector<QPointF> alone(const std::vector<QPointF>& marks, const std::vector<QPointF>& others, double near) {
    std::vector<QPointF> found;
    for (const QPointF& mark : marks) {
        const bool has = std::any_of(others.begin(), others.end(), [&](const QPointF& other) {
            return std::hypot(other.x() - mark.x(), other.y() - mark.y()) <= near;
        });
        if (!has) {
            found.push_back(mark);
        }
    }
    return found;
}

test::PrintedPage read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? test::PdfReader(file.readAll()).page() : test::PrintedPage();
}

}  // namespace

/// Needs pdflatex of texlive-pictures and texlive-latex-recommended; runs where GREYSCOPE_TEX is set.
class tst_tex_compiled : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!qEnvironmentVariableIsSet("GREYSCOPE_TEX")) {
            QSKIP("GREYSCOPE_TEX is not set");
        }
        Study study = *sampleStudy();
        study.layout.step = 2;  // its page is among them
        study.tree.grow.minLeaf = 20;
        study.sheets.push_back(
            {.name = "Figure 1",
             .grid = {183.0, {{60.0, {1.0, 1.0}}, {70.0, {1.0, 1.0}}}},
             .panels = {"trends-trends", "relations-relational-degree", "forecast-forecast", "relations-ranking"}});
        const auto figures = cli::figuresOf(study);
        QVERIFY(figures);
        m_figures = *figures;
        QVERIFY(m_figures.back().own);
    }

    /// Every line and marker of the PDF stands in TeX's picture at the same place.
    void thePictureAgreesWithThePdf_data() { eachFigure(); }
    void thePictureAgreesWithThePdf() {
        QFETCH(std::size_t, index);
        QFETCH(double, width);
        const StudyFigure& figure = m_figures[index];
        const ExportOptions options = cli::optionsFor(figure, {.widthMm = width});
        const QString pdf = m_folder.filePath("own.pdf");
        QVERIFY(exportFigure(figure.figure, options, pdf));
        QVERIFY(exportFigure(figure.figure, options, m_folder.filePath("figure.tex")));
        const QString log = compile(
            "\\setbox0\\hbox{\\input{figure}}\\pdfpagewidth=\\wd0\\pdfpageheight=\\ht0\n"
            "\\hoffset=-1in\\voffset=-1in\\shipout\\box0\n");
        QVERIFY2(log.isEmpty(), qPrintable(log));
        const test::PrintedPage own = read(pdf);
        const test::PrintedPage tex = read(m_folder.filePath("page.pdf"));
        QVERIFY(std::abs(own.size.width() - tex.size.width()) < 0.1);
        QVERIFY(std::abs(own.size.height() - tex.size.height()) < 0.1);
        constexpr double kNear = 0.3;  // points; a tenth of a millimetre
        const std::vector<QPointF> marks = marksOf(own);
        const std::vector<QPointF> lost = alone(marks, marksOf(tex), kNear);
        QVERIFY(!marks.empty());
        QVERIFY2(lost.empty(), qPrintable(QStringLiteral("%1 of %2, the first at %3")
                                              .arg(lost.size())
                                              .arg(marks.size())
                                              .arg(lost.empty() ? QString() : QDebug::toString(lost.front()))));
    }

    void theTableFitsTheLine_data() { eachFigure(); }
    void theTableFitsTheLine() {
        QFETCH(std::size_t, index);
        QFETCH(double, width);
        const StudyFigure& figure = m_figures[index];
        const ExportOptions options = cli::optionsFor(figure, {.widthMm = width});
        QVERIFY(exportFigure(figure.figure, options, m_folder.filePath("figure.table.tex")));
        const QString line = QString::number(width) + "mm";
        const QString log = compile("\\setbox0\\vbox{\\hsize=" + line +
                                    "\\parindent=0pt \\input{figure.table}}\n"
                                    "\\pdfpagewidth=" +
                                    line + "\\pdfpageheight=400mm\\hoffset=-1in\\voffset=-1in\\shipout\\box0\n");
        QVERIFY2(log.isEmpty(), qPrintable(log));
    }

private:
    void eachFigure() {
        QTest::addColumn<std::size_t>("index");
        QTest::addColumn<double>("width");
        for (std::size_t index = 0; index < m_figures.size(); ++index) {
            for (const double width : {84.0, 183.0}) {
                if (m_figures[index].own && width < m_figures[index].own->sizeMm.width()) {
                    continue;  // a sheet is as wide as it was made
                }
                QTest::addRow("%s-%.0f", m_figures[index].origin.name.c_str(), width) << index << width;
            }
        }
    }

    /// What TeX complains of.
    QString compile(const QString& body) {
        return test::compileTex(
            m_folder.path(),
            "\\pdfcompresslevel=0\\pdfobjcompresslevel=0\\documentclass{article}\\usepackage{pgfplots}"
            "\\pgfplotsset{compat=1.17}\\usepackage{booktabs,array,graphicx}",
            body.toUtf8());
    }

    QTemporaryDir m_folder;
    std::vector<StudyFigure> m_figures;
};

GREYSCOPE_TEST(tst_tex_compiled)

}  // namespace tests_of_tex_compiled

#include "tst_tex_compiled.moc"
