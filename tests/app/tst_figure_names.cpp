#include <QTest>

#include <set>

#include "app/cli/figures/study_figures.h"
#include "app/study/sample_study.h"
#include "tests/support/test_registry.h"
#include "widgets/common/language.h"

namespace tests_of_figure_names {

using namespace greyscope;
using namespace greyscope::app;

class tst_figure_names : public QObject {
    Q_OBJECT

private slots:
    /// A study that was made in one language is drawn by the command line, which speaks another.
    void namesAreThoseOfNoLanguage() {
        const auto names = [] {
            std::set<std::string> all;
            const auto figures = cli::figuresOf(*sampleStudy());
            for (const StudyFigure& figure : *figures) {
                all.insert(figure.origin.name);
            }
            return all;
        };
        const std::set<std::string> english = names();
        widgets::useLanguage(QLocale(QLocale::Chinese));
        const std::set<std::string> chinese = names();
        widgets::useLanguage(QLocale(QLocale::English));
        QCOMPARE(chinese, english);
        for (const std::string& name : english) {
            QVERIFY2(name.back() != '-', name.c_str());  // its view has a name
        }
    }
};

GREYSCOPE_TEST(tst_figure_names)

}  // namespace tests_of_figure_names

#include "tst_figure_names.moc"
