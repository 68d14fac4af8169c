#include <QLabel>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/lessons/lesson.h"
#include "app/study/sample_study.h"
#include "app/window/last_place.h"
#include "app/window/main_window.h"
#include "tests/support/test_registry.h"
#include "widgets/panels/view_deck.h"

namespace tests_of_last_place {

using namespace greyscope;
using namespace greyscope::app;

/// Page, views in front and what is chosen are where they were left, at the next start and when a study is opened
/// again.
class tst_last_place : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.clear(); }
    void cleanup() {
        if (m_window) {
            m_window->document().closeStudy();
        }
    }
    void cleanupTestCase() { m_window.reset(); }

    void theNextStartGoesOnWhereItWasLeft() {
        openSample();
        leaveOnRelations();
        m_window->close();
        m_window.reset();
        openSample();
        isWhereItWasLeft();
    }

    void aStudyOpenedAgainGoesOn() {
        openSample();
        leaveOnRelations();
        m_window->findChild<QAction*>(QStringLiteral("file.close"))->trigger();
        QCOMPARE(m_window->currentPage()->key(), QStringLiteral("start"));
        openSample();
        isWhereItWasLeft();
    }

    /// Everything in the window is made anew in another language.
    void anotherLanguageChangesNoPlace() {
        openSample();
        leaveOnRelations();
        m_window->findChild<QAction*>(QStringLiteral("view.language.zh_CN"))->trigger();
        QTRY_VERIFY(m_window->currentPage()->title() != QLatin1String("Relations"));
        isWhereItWasLeft();
        m_window->findChild<QAction*>(QStringLiteral("view.language.en"))->trigger();
        QTRY_COMPARE(m_window->currentPage()->title(), QStringLiteral("Relations"));
    }

    /// A page that nobody has looked at since keeps its place too.
    void placesOfPagesThatAreNotSeenAreKept() {
        openSample();
        leaveOnRelations();
        m_window->showPage(QStringLiteral("trends"));
        for (int i = 0; i < 2; ++i) {
            m_window->close();
            m_window.reset();
            openSample();
            QCOMPARE(m_window->currentPage()->key(), QStringLiteral("trends"));
        }
        m_window->showPage(QStringLiteral("relations"));
        QTRY_VERIFY(!m_window->currentPage()->figures().empty());
        QVERIFY(front().contains(kPoints));
    }

    /// Another study has its own place, and what a file holds of strange values is passed over.
    void otherStudiesBeginAtTheirOwnPlace() {
        openSample();
        leaveOnRelations();
        m_window->findChild<QAction*>(QStringLiteral("file.close"))->trigger();
        keepPlace(
            m_settings, QStringLiteral(":/sample_data/lustre_throughput.csv"),
            {{"page", "no such page"}, {"pages", QVariantMap{{"trends", QVariantMap{{"decks", "x"}}}}}, {"chosen", 7}});
        openSample();
        QCOMPARE(m_window->currentPage()->key(), QStringLiteral("trends"));
    }

    /// Though its table is one of the sample.
    void aLessonBeginsAtItsOwnPage() {
        openSample();
        leaveOnRelations();
        const std::vector<Lesson> all = lessons();
        for (const Lesson& lesson : {all.front(), all.back()}) {
            const QString action = QStringLiteral("lesson.") + QString::fromStdString(lesson.key);
            m_window->findChild<QAction*>(action)->trigger();
            QCOMPARE(m_window->currentPage()->key(), lesson.page);
            m_window->showPage(QStringLiteral("start"));
        }
    }

    void onlySoManyStudiesAreKept() {
        for (int i = 0; i < 40; ++i) {
            keepPlace(m_settings, QString::number(i), {{"page", i}});
        }
        QVERIFY(leftPlace(m_settings, QStringLiteral("9")).isEmpty());
        QCOMPARE(leftPlace(m_settings, QStringLiteral("10")).value("page").toInt(), 10);
        QCOMPARE(leftPlace(m_settings, QStringLiteral("39")).value("page").toInt(), 39);
    }

private:
    static constexpr int kPoints = 1;  ///< of the views below the matrix
    static constexpr int kCurves = 2;  ///< one that is offered once degrees are there

    void start() {
        m_window = std::make_unique<MainWindow>(m_settings);
        m_window->resize(1440, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void openSample() {
        if (!m_window) {
            start();
        }
        m_window->findChild<QAction*>(QStringLiteral("file.sample"))->trigger();
    }
    /// Of the points and curves, within that of the page's rows.
    [[nodiscard]] widgets::ViewDeck* deck() const {
        return m_window->currentPage()->findChild<widgets::ViewDeck*>(QStringLiteral("relations.lower"));
    }
    [[nodiscard]] std::vector<int> frontOf() const { return deck()->inFront(); }
    [[nodiscard]] QList<int> front() const {
        const auto views = frontOf();
        return {views.begin(), views.end()};
    }
    [[nodiscard]] static widgets::Targets pair() {
        const auto id = [](const char* name) { return idText(SeriesId{kSampleTable, name}); };
        return {widgets::Target::pair(id("1.1-ReW"), id("1.2-W"))};
    }
    void leaveOnRelations() {
        m_window->showPage(QStringLiteral("relations"));
        QTRY_VERIFY(!m_window->currentPage()->figures().empty());
        deck()->setInFront({kPoints, kCurves + 2});
        m_window->highlight().choose(pair());
        QVERIFY(front().contains(kPoints) && front().contains(kCurves + 2));
    }
    void isWhereItWasLeft() {
        QCOMPARE(m_window->currentPage()->key(), QStringLiteral("relations"));
        QTRY_VERIFY(!m_window->currentPage()->figures().empty());
        QCOMPARE(front(), (QList<int>{kPoints, kCurves + 2}));
        QCOMPARE(m_window->highlight().chosen(), pair());
        const auto figures = m_window->currentPage()->figures();
        const QString said = figures.front().view->findChild<QLabel*>("viewSubtitle")->text();
        QVERIFY2(said.contains(QLatin1String("1.1-ReW")) && said.contains(QLatin1String("1.2-W")), qPrintable(said));
    }

    QTemporaryDir m_folder;
    QSettings m_settings{m_folder.filePath("settings.ini"), QSettings::IniFormat};
    std::unique_ptr<MainWindow> m_window;
};

GREYSCOPE_TEST(tst_last_place)

}  // namespace tests_of_last_place

#include "tst_last_place.moc"
