// Colours are told apart by everyone who reads them: contrasts after WCAG 2, 4.5 of words and 3 of what is drawn, and 7
// and 4.5 in the theme of high contrast.
#include <QTest>

#include <utility>
#include <vector>

#include "tests/support/test_registry.h"
#include "widgets/common/theme/theme.h"

namespace tests_of_theme {

using namespace greyscope::widgets;

class tst_theme : public QObject {
    Q_OBJECT

private slots:
    void wordsStandOutFromEverySurface_data() { addThemes(); }
    void wordsStandOutFromEverySurface() {
        const auto& [theme, least] = chosen();
        for (const QColor& surface : {theme.window, theme.base, theme.alternate, theme.field}) {
            for (const QColor& words :
                 {theme.text, theme.text2, theme.text3, theme.accent, theme.good, theme.look, theme.bad}) {
                QVERIFY2(contrast(words, surface) >= least.words, qPrintable(words.name() + " on " + surface.name()));
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
            QVERIFY2(contrast(words, surface) >= least.words, qPrintable(words.name() + " on " + surface.name()));
        }
    }

    void whatIsDrawnStandsOutFromItsGround_data() { addThemes(); }
    void whatIsDrawnStandsOutFromItsGround() {
        const auto& [theme, least] = chosen();
        std::vector<QColor> drawn(theme.series.begin(), theme.series.end());
        drawn.insert(drawn.end(), {theme.axis, theme.reference, theme.accent});
        for (const QColor& colour : drawn) {
            QVERIFY2(contrast(colour, theme.base) >= least.drawn, qPrintable(colour.name()));
        }
    }

    void bordersOfHighContrastAreSeen() {
        const Theme theme = Theme::highContrast();
        for (const QColor& surface : {theme.window, theme.base, theme.alternate, theme.field}) {
            QVERIFY(contrast(theme.strongLine, surface) >= 4.5 && contrast(theme.line, surface) >= 4.5);
            QVERIFY(contrast(theme.link, surface) >= 4.5);
        }
    }

    void aPaletteTellsItsTheme_data() { addThemes(); }
    void aPaletteTellsItsTheme() {
        const Theme theme = chosen().first;
        QPalette palette = theme.palette();
        QCOMPARE(Theme::of(palette).strongLine, theme.strongLine);
        palette.setColor(QPalette::WindowText, theme.text2);  // of a quiet label
        QCOMPARE(Theme::of(palette).strongLine, theme.strongLine);
    }

private:
    static void addThemes() {
        QTest::addColumn<int>("place");
        QTest::newRow("light") << 0;
        QTest::newRow("dark") << 1;
        QTest::newRow("high contrast") << 2;
    }
    struct Least {
        double words = 4.5, drawn = 3.0;
    };
    static std::pair<Theme, Least> chosen() {
        QFETCH(const int, place);
        const std::pair<Theme, Least> themes[] = {
            {Theme::light(), {}}, {Theme::darkTheme(), {}}, {Theme::highContrast(), {7.0, 4.5}}};
        return themes[place];
    }
};

GREYSCOPE_TEST(tst_theme)

}  // namespace tests_of_theme

#include "tst_theme.moc"
