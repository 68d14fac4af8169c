#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSet>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/controls/context_bar.h"
#include "widgets/controls/filled_combo.h"
#include "widgets/controls/name_combo.h"
#include "widgets/controls/number_box.h"
#include "widgets/controls/section.h"
#include "widgets/controls/segmented.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/controls/tick_list.h"

namespace tests_of_controls {

using namespace greyscope;

class tst_controls : public QObject {
    Q_OBJECT

private slots:
    void segmentsTellTheUsersChoiceOnly() {
        widgets::Segmented segments({"A", "B", "C"});
        QSignalSpy chosen(&segments, &widgets::Segmented::chosen);
        segments.setCurrent(1);
        QCOMPARE(chosen.size(), 0);
        QCOMPARE(segments.current(), 1);
        segments.button(2)->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.at(0).at(0).toInt(), 2);
        QVERIFY(!segments.button(1)->isChecked());
    }

    void aLongDropDownEndsWithWhatIsLeftOut() {
        QComboBox combo;
        std::vector<std::pair<QString, QString>> items;
        for (int i = 0; i < 5000; ++i) {
            items.emplace_back(QString::number(i), QString::number(i));
        }
        widgets::fillCombo(&combo, items, "4321");
        QCOMPARE(combo.currentText(), QString("4321"));  // what is chosen is there
        QCOMPARE(combo.count(), 2002);
        QCOMPARE(combo.itemText(2001), QString("… and 2999 more"));
        QVERIFY(!combo.model()->flags(combo.model()->index(2001, 0)).testFlag(Qt::ItemIsEnabled));
        widgets::fillCombo(&combo, {{"a\nb & c", "a\nb & c"}}, "a\nb & c");
        QCOMPARE(combo.currentText(), QString("a␊b & c"));
        QCOMPARE(combo.currentData().toString(), QString("a\nb & c"));
    }

    void aColumnBesideAPageAsksForTheWidthOfWhatStandsInIt() {
        widgets::InspectorPanel column;
        const int narrow = column.minimumSizeHint().width();
        auto* card = new QWidget;
        card->setMinimumWidth(narrow + 50);
        column.addWidget(card);
        QVERIFY(column.minimumSizeHint().width() >= narrow + 50);
        card->setMinimumWidth(40 * narrow);
        QVERIFY(column.minimumSizeHint().width() < 4 * narrow);
    }

    /// It has no ring to show that it has the keyboard.
    void aColumnOfSectionsLeavesTheKeyboardToThem() {
        widgets::InspectorPanel column;
        column.addSection("Options");
        QCOMPARE(column.focusPolicy(), Qt::NoFocus);
        QCOMPARE(column.findChild<QAbstractButton*>()->focusPolicy(), Qt::TabFocus);
    }

    void aChoiceThatIsTooLongLosesSomeOfIt() {
        widgets::ElidedCombo combo;
        combo.addItem("given, many of them clustered");
        combo.setMinimumContentsLength(6);
        combo.resize(combo.minimumSizeHint());
        QVERIFY2(combo.shownText().startsWith("gi") && combo.shownText().contains(QChar(0x2026)),
                 qPrintable(combo.shownText()));
        combo.resize(2000, combo.height());
        QCOMPARE(combo.shownText(), combo.currentText());
    }

    void namesThatDifferInTheirMiddleAreToldApart() {
        widgets::NameCombo combo;
        const QString name("Throughput of the %1 file system, by threads, 2024.csv");
        combo.addItems({name.arg("old"), name.arg("new")});
        combo.resize(combo.sizeHint());
        QVERIFY2(combo.shownText().contains("old"), qPrintable(combo.shownText()));
        QCOMPARE(combo.toolTip(), name.arg("old"));
        combo.setCurrentIndex(1);
        QVERIFY2(combo.shownText().contains("new"), qPrintable(combo.shownText()));
        combo.resize(2000, combo.height());
        QCOMPARE(combo.shownText(), combo.currentText());
    }

    /// Where the middle would make them alike, another end is left out.
    void namesThatDifferAtTheirBeginningKeepIt() {
        QStringList names{"Worked example"};
        for (const char* run : {"1.1", "1.2", "2.1", "2.2"}) {
            names << QStringLiteral("Case %1 (Lustre throughput)").arg(QLatin1String(run));
        }
        const QFont font;
        const double width = QFontMetricsF(font).horizontalAdvance(QStringLiteral("Case 1.1 (…"));
        const QStringList fitted = widgets::fittedNames(names, font, width);
        QVERIFY2(fitted[1].startsWith("Case 1.1") && fitted[4].startsWith("Case 2.2"), qPrintable(fitted.join('|')));
    }

    /// Each fits, and is none of the others, whatever they share.
    void shortenedNamesDiffer_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QStringList>("kept");  ///< at 28 digits' width what is told apart is there
        QStringList systems, quarters;
        QStringList ofSystems, ofQuarters;
        for (const char* system : {"ext4", "xfs", "btrfs", "zfs"}) {
            for (const char* load : {"read", "write", "create", "remove", "mixed"}) {
                systems << QStringLiteral("site-a-%1-sequential-%2-per-client-node").arg(QLatin1String(system), load);
                ofSystems << QStringLiteral("%1…%2").arg(QLatin1String(system), load);
            }
        }
        for (const QString& region : {QStringLiteral("华东"), QStringLiteral("西北")}) {
            for (const QString& quarter : {QStringLiteral("一"), QStringLiteral("二"), QStringLiteral("三")}) {
                quarters << region + QStringLiteral("地区第%1季度城镇居民人均可支配收入同比增长率").arg(quarter);
                ofQuarters << region + QStringLiteral("…") + quarter;
            }
        }
        QTest::newRow("words in several places") << systems << ofSystems;
        QTest::newRow("characters inside a word") << quarters << ofQuarters;
        QTest::newRow("folders") << QStringList{"before/run1/results.csv", "after/run1/results.csv",
                                                "after/run2/results.csv"}
                                 << QStringList{"before", "after…1", "after…2"};
    }
    void shortenedNamesDiffer() {
        QFETCH(const QStringList, names);
        QFETCH(const QStringList, kept);
        const QFont font;
        const QFontMetricsF metrics(font);
        for (const int digits : {28, 20, 14, 9}) {
            const double width = digits * metrics.horizontalAdvance(QLatin1Char('0'));
            const QStringList fitted = widgets::fittedNames(names, font, width);
            QCOMPARE(QSet<QString>(fitted.begin(), fitted.end()).size(), names.size());
            for (qsizetype i = 0; i < names.size(); ++i) {
                QVERIFY2(metrics.horizontalAdvance(fitted[i]) <= width + 0.5, qPrintable(fitted[i]));
                for (const QString& part : digits == 28 ? kept[i].split(QChar(0x2026)) : QStringList()) {
                    QVERIFY2(fitted[i].contains(part), qPrintable(fitted[i]));
                }
            }
        }
    }

    /// Names that share hardly a word, in no room for what tells them apart.
    void ofUnlikeNamesBothEndsStay() {
        const QFont font;
        const double width = QFontMetricsF(font).horizontalAdvance(QStringLiteral("Percentage of it"));
        const QStringList names{"Number of drivers involved in fatal collisions per billion miles",
                                "Percentage of drivers involved who were speeding, of all that were counted",
                                "Percentage of drivers involved who were distracted"};
        const QStringList fitted = widgets::fittedNames(names, font, width);
        QVERIFY2(fitted[0].startsWith("Num") && fitted[0].endsWith("les"), qPrintable(fitted.join('|')));
        QCOMPARE(QSet<QString>(fitted.begin(), fitted.end()).size(), names.size());
    }

    /// A name that fits stays as it is among others that do not.
    void namesThatFitAreWhole() {
        const QFont font;
        const double width = QFontMetricsF(font).horizontalAdvance(QStringLiteral("threads per node"));
        const QStringList names{"threads per node", "throughput of the first file system", "x"};
        const QStringList fitted = widgets::fittedNames(names, font, width);
        QCOMPARE(fitted[0], names[0]);
        QCOMPARE(fitted[2], names[2]);
        QVERIFY(fitted[1] != names[1]);
        QCOMPARE(widgets::fittedName(names[1], names, font, width), fitted[1]);
    }

    /// "2018-01-…" or "2018-… (1)" would be none.
    void shortenedDatesAreDates_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("room");  ///< as wide as this
        QTest::addColumn<QStringList>("shortened");
        QTest::newRow("days of one year") << QStringList{"2018-01-31", "2018-02-01", "2018-12-24"} << "00-00"
                                          << QStringList{"01-31", "02-01", "12-24"};
        QTest::newRow("days of two years")
            << QStringList{"2018-12-31", "2019-01-01"} << "00-00-00" << QStringList{"18-12-31", "19-01-01"};
        QTest::newRow("months") << QStringList{"2018-12-01", "2019-01-01"} << "0000-00"
                                << QStringList{"2018-12", "2019-01"};
        QTest::newRow("months, narrow") << QStringList{"2018-12-01", "2019-01-01"} << "00-00"
                                        << QStringList{"18-12", "19-01"};
        QTest::newRow("times of a day") << QStringList{"2018-12-01 10:00:00", "2018-12-01 10:05:00"} << "00:00"
                                        << QStringList{"10:00", "10:05"};
        QTest::newRow("hours of days") << QStringList{"2018-12-01 10:00", "2018-12-02 11:00"} << "00-00 00:00"
                                       << QStringList{"12-01 10:00", "12-02 11:00"};
        QTest::newRow("two centuries") << QStringList{"1918-12-31", "2018-12-30"} << "0000-00-00"
                                       << QStringList{"1918-12-31", "2018-12-30"};
    }
    void shortenedDatesAreDates() {
        QFETCH(const QStringList, names);
        QFETCH(const QString, room);
        QFETCH(const QStringList, shortened);
        const QFont font;
        QCOMPARE(widgets::fittedNames(names, font, QFontMetricsF(font).horizontalAdvance(room)), shortened);
    }

    void aUnitStaysInItsLine() {
        const QFont font;
        const double width = QFontMetricsF(font).horizontalAdvance(QStringLiteral("Throughput, MB/"));
        QCOMPARE(widgets::wrapped("Throughput, MB/s", font, width), QStringList({"Throughput,", "MB/s"}));
    }

    void sliderAndSpinAgree() {
        widgets::SliderWithSpin both(0.05, 1.0, 0.05, 2);
        QSignalSpy edited(&both, &widgets::SliderWithSpin::edited);
        both.setValue(0.5);
        QCOMPARE(edited.size(), 0);
        QCOMPARE(both.slider()->value(), 9);
        both.slider()->setValue(11);
        QCOMPARE(both.value(), 0.6);
        QCOMPARE(edited.size(), 1);
        both.spin()->setValue(0.3);
        QCOMPARE(both.slider()->value(), 5);
        QCOMPARE(edited.size(), 2);
        QCOMPARE(edited.at(1).at(0).toDouble(), 0.3);
    }

    void wordsGoBeforeControls() {
        widgets::ContextBar bar;
        auto* combo = new QComboBox;
        combo->addItem("Threads");
        bar.addControl("A fairly long word in front", combo);
        bar.resize(800, 44);
        bar.show();
        auto* word = bar.findChild<QLabel*>();
        QVERIFY(word->isVisible());
        bar.resize(bar.minimumSizeHint().width() + 10, 44);
        QTRY_VERIFY(!word->isVisible());
        QVERIFY(combo->isVisible());
        QCOMPARE(combo->accessibleName(), QString("A fairly long word in front"));
    }

    void wordsOfNumbersStayLongest() {
        widgets::ContextBar bar;
        auto* combo = new QComboBox;
        auto* spin = new QSpinBox;
        bar.addControl("A fairly long word in front of a choice", combo);
        bar.addControl("Steps", spin);
        bar.show();
        const auto words = bar.findChildren<QLabel*>();
        QCOMPARE(words.size(), 2);
        const int oneLine = combo->minimumSizeHint().width() + spin->sizeHint().width() + 32;
        bar.resize(oneLine + words[1]->sizeHint().width() + 20, 44);
        QTRY_VERIFY(!words[0]->isVisible());
        QVERIFY(words[1]->isVisible());
        bar.resize(oneLine, 44);
        QTRY_VERIFY(!words[1]->isVisible());
    }

    void controlsBecomeNarrowerBeforeTheyStandInAnotherLine() {
        widgets::ContextBar bar;
        std::vector<QComboBox*> combos;
        for (const char* text : {"A long choice of many words", "Another long choice", "A third one"}) {
            combos.push_back(new QComboBox);
            combos.back()->addItem(text);
            combos.back()->setMinimumContentsLength(4);
            combos.back()->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            combos.back()->setMinimumWidth(60);
            bar.addControl(text, combos.back());
        }
        bar.show();
        const int line = bar.heightForWidth(2000);
        QCOMPARE(bar.heightForWidth(3 * 60 + 2 * 8 + 24), line);
        QVERIFY(bar.heightForWidth(3 * 60 + 2 * 8 + 23) > line);
        const int narrow = 2 * 60 + 8 + 24;
        bar.resize(narrow, bar.heightForWidth(narrow));
        QTRY_VERIFY(combos[2]->y() >= combos[0]->geometry().bottom());
        QCOMPARE(combos[1]->y(), combos[0]->y());
        QVERIFY(combos[1]->x() > combos[0]->geometry().right());
        for (const QComboBox* combo : combos) {
            QVERIFY(bar.rect().contains(combo->geometry()));
        }
    }

    void linesOfABarStandApart() {
        widgets::ContextBar bar;
        std::vector<QSpinBox*> numbers;
        for (int i = 0; i < 3; ++i) {
            numbers.push_back(new QSpinBox);
            bar.addControl({}, numbers.back());
        }
        bar.show();
        const int narrow = bar.minimumSizeHint().width();
        bar.resize(narrow, bar.heightForWidth(narrow));
        QTRY_COMPARE(numbers[1]->y() - numbers[0]->geometry().bottom() - 1, 8);
        QCOMPARE(numbers[2]->y() - numbers[1]->geometry().bottom() - 1, 8);
        QCOMPARE(bar.height() - numbers[2]->geometry().bottom() - 1, numbers[0]->y());
    }

    void aRuleStandsBetweenThingsOnly() {
        widgets::ContextBar bar;
        auto* first = new QSpinBox;
        auto* second = new QSpinBox;
        bar.addControl({}, first);
        bar.addSeparator();
        bar.addControl({}, second);
        bar.show();
        const QWidget* rule = nullptr;
        for (const QWidget* part : bar.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            rule = part == first || part == second ? rule : part;
        }
        bar.resize(800, 44);
        QTRY_VERIFY(rule->x() > first->geometry().right() && rule->x() < second->x());
        bar.setControlVisible(second, false);
        QTRY_VERIFY(!bar.rect().intersects(rule->geometry()));
        bar.setControlVisible(second, true);
        QTRY_VERIFY(bar.rect().contains(rule->geometry()));
        const int narrow = bar.minimumSizeHint().width();
        bar.resize(narrow, bar.heightForWidth(narrow));
        QTRY_VERIFY(second->y() > first->geometry().bottom() && !bar.rect().intersects(rule->geometry()));
    }

    /// Another table brings longer names.
    void aChoiceGrowsWithWhatItOffers() {
        widgets::ContextBar bar;
        auto* combo = new widgets::ElidedCombo;
        combo->addItem("x");
        bar.addControl("Series", combo);
        bar.resize(800, 44);
        bar.show();
        QCoreApplication::processEvents();  // it has taken the width of what it offers now
        const int before = combo->width();
        combo->clear();
        combo->addItem("throughput of the second system");
        QTRY_VERIFY(combo->width() > before + 100);
    }

    void aListTellsOfTicksByHandOnly() {
        widgets::TickList list("Factors");
        const QSignalSpy edited(&list, &widgets::TickList::edited);
        list.setEntries({{"op", "operation", true}, {"t", "threads", false}, {"o", "objects", false}});
        const QListWidgetItem* first = list.item(0);
        list.setEntries({{"op", "Operation", false}, {"t", "threads", true}, {"o", "objects", false}});
        QCOMPARE(edited.size(), 0);
        QVERIFY(list.item(0) == first);
        QCOMPARE(first->text(), QString("Operation"));
        QCOMPARE(list.ticked(), std::vector<std::string>{"t"});
        list.item(2)->setHidden(true);
        list.tickShown(true);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(list.ticked(), (std::vector<std::string>{"op", "t"}));
        list.item(2)->setCheckState(Qt::Checked);
        QCOMPARE(edited.size(), 2);
    }

    void fillingAComboIsNoChoice() {
        QComboBox combo;
        const QSignalSpy chosen(&combo, &QComboBox::activated);
        widgets::fillCombo(&combo, {{"Threads", "t"}, {"Objects", "o"}}, "o");
        QCOMPARE(chosen.size(), 0);
        QCOMPARE(combo.currentData().toString(), QString("o"));
    }
};

GREYSCOPE_TEST(tst_controls)

}  // namespace tests_of_controls

#include "tst_controls.moc"
