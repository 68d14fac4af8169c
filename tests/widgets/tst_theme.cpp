// Colours are told apart by everyone who reads them: contrasts after WCAG 2, 4.5 of words and 3 of what is drawn.
#include <QtTest>

#include <utility>
#include <vector>

#include "tests/support/test_registry.h"
#include "widgets/common/theme.h"

namespace tests_of_theme {

using namespace greyscope::widgets;

class tst_theme : public QObject {
    Q_OBJECT

private slots:
    void wordsStandOutFromEverySurface_data() { addThemes(); }
    void wordsStandOutFromEverySurface() {
        const Theme theme = chosen();
        for (const QColor& surface : {theme.window, theme.base, theme.alternate, theme.field}) {
            for (const QColor& words :
                 {theme.text, theme.text2, theme.text3, theme.accent, theme.good, theme.look, theme.bad}) {
                QVERIFY2(contrast(words, surface) >= 4.5, qPrintable(words.name() + " on " + surface.name()));
            }
        }
        for (const auto& [words, surface] :
             std::vector<std::pair<QColor, QColor>>{{theme.onAccent, theme.accent},
                                                    {theme.text, theme.selection},
                                                    {theme.text2, theme.selection},
                                                    {theme.good, theme.goodOn},
                                                    {theme.look, theme.lookOn},
                                                    {theme.bad, theme.badOn},
                                                    {theme.text, theme.infoOn},
                                                    {theme.text, theme.linkSoft},
                                                    {theme.railText, theme.rail},
                                                    {theme.railText, theme.railChosen}}) {
            QVERIFY2(contrast(words, surface) >= 4.5, qPrintable(words.name() + " on " + surface.name()));
        }
    }

    void whatIsDrawnStandsOutFromItsGround_data() { addThemes(); }
    void whatIsDrawnStandsOutFromItsGround() {
        const Theme theme = chosen();
        std::vector<QColor> drawn(theme.series.begin(), theme.series.end());
        drawn.insert(drawn.end(), {theme.axis, theme.reference, theme.accent});
        for (const QColor& colour : drawn) {
            QVERIFY2(contrast(colour, theme.base) >= 3.0, qPrintable(colour.name()));
        }
    }

private:
    static void addThemes() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    static Theme chosen() {
        QFETCH(const bool, dark);
        return dark ? Theme::darkTheme() : Theme::light();
    }
};

GREYSCOPE_TEST(tst_theme)

}  // namespace tests_of_theme

#include "tst_theme.moc"
