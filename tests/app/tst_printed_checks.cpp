#include <QTemporaryDir>
#include <QTest>

#include "app/cli/figures/study_figures.h"
#include "app/export/check/figure_check.h"
#include "app/study/sample_study.h"
#include "tests/support/printed_defects.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"

namespace tests_of_printed_checks {

using namespace greyscope;
using namespace greyscope::app;

/// Every figure of the sample on paper that is too small for it, read back and checked.
class tst_printed_checks : public QObject {
    Q_OBJECT

private slots:
    /// What one finds, so does the other.
    void theCheckerFindsWhatTheReaderFinds() {
        const std::set<std::string> pages =
            test::askedPages({"trends", "relations", "forecast", "relative", "transfer", "tree", "replication"});
        if (pages.empty()) {
            return;  // the sample has no figure of it
        }
        const auto figures = cli::figuresOf(*sampleStudy(), pages);
        QVERIFY(figures);
        int broken = 0;
        for (const StudyFigure& figure : *figures) {
            for (const QSizeF& mm : {QSizeF(84.0, 60.0), QSizeF(60.0, 30.0), QSizeF(30.0, 15.0)}) {
                ExportOptions options;
                options.sizeMm = mm;
                const QString path = m_folder.filePath("broken.pdf");
                QVERIFY(exportFigure(figure.figure, options, path));
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QStringList read = test::defects(test::PdfReader(file.readAll()).page(), mm);
                QStringList checked;
                for (const FigureCheck& check : checkFigure(figure.figure, options)) {
                    if (check.ofPage && check.broken()) {
                        checked << check.sentence;
                    }
                }
                const QString both = QStringLiteral("%1 at %2 x %3:\n%4\n---\n%5")
                                         .arg(QString::fromStdString(figure.origin.name))
                                         .arg(mm.width())
                                         .arg(mm.height())
                                         .arg(read.join('\n'), checked.join('\n'));
                QVERIFY2(read.isEmpty() == checked.isEmpty(), qPrintable(both));
                broken += read.isEmpty() ? 0 : 1;
            }
        }
        QVERIFY(broken > 0);
    }

private:
    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_printed_checks)

}  // namespace tests_of_printed_checks

#include "tst_printed_checks.moc"
