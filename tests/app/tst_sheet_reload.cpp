#include <QTemporaryDir>
#include <QTest>

#include "app/cli/figures/study_figures.h"
#include "app/study/tables/open_table.h"
#include "app/window/document/sheet_reload.h"
#include "tests/support/test_registry.h"

namespace tests_of_sheet_reload {

using namespace greyscope;
using namespace greyscope::app;

/// What a sheet prints otherwise when a file has changed.
class tst_sheet_reload : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_before = table("now.csv", "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n8,9,9\n");
        m_study.name = "one";
        addTable(m_study, m_before, {"b", "a"});
        m_now = table("now.csv", "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n8,9,12\n");
        Sheet sheet;
        sheet.name = "Figure 1";
        sheet.grid = {183.0, {{60.0, {1.0, 1.0}}}};
        sheet.panels = {"trends-trends", "relations-relational-degree"};
        m_study.sheets = {sheet};
        const auto figures = cli::figuresOf(m_study, {"trends", "relations"});
        QVERIFY(figures.has_value());
        m_sheet = std::get<widgets::SheetSpec>(figures->back().figure);
        QVERIFY(m_sheet.panels[0].shown && m_sheet.panels[1].shown);
    }

    void eachPanelTellsItsNumbers() {
        SheetReload reload;
        QVERIFY(!ask(reload) && reload.running());
        QTRY_VERIFY(ask(reload));
        const SheetReload::Changes changes = *ask(reload);
        QCOMPARE(changes.size(), std::size_t{2});
        QVERIFY(changes[0].changed >= 1 && changes[0].before != changes[0].after);
        QVERIFY(changes[1].changed >= 1 && changes[1].gone == 0);
        const QString text = changesText(changes);
        QVERIFY2(text.contains("a: ") && text.contains("\nb: ") && text.contains(changes[1].after), qPrintable(text));
    }

    void whatWasCancelledIsNotBegunAgain() {
        SheetReload reload;
        QVERIFY(!ask(reload));
        QSignalSpy told(&reload, &SheetReload::changed);
        reload.cancel();
        QCOMPARE(told.count(), 1);
        QVERIFY(!ask(reload) && !reload.running());
        reload.clear();  // the file changed once more
        QVERIFY(!ask(reload) && reload.running());
    }

    void aPanelThatPrintsTheSameStays() {
        base::NoProgress progress;
        const auto changes = panelChanges(m_sheet, m_sheet, progress);
        QVERIFY(!changes->at(0).any() && changes->at(0).numbers > 0);
        QCOMPARE(changesText(*changes), QString("Unchanged: a, b"));
        widgets::SheetSpec emptied = m_sheet;
        emptied.panels[1].shown = nullptr;
        QCOMPARE(panelChanges(m_sheet, emptied, progress)->at(1).gone, changes->at(1).numbers);
    }

private:
    [[nodiscard]] StudyTable table(const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        file.close();
        base::NoProgress progress;
        return written ? tableFromFile(file.fileName().toStdString(), {}, progress).value() : StudyTable();
    }
    std::shared_ptr<const SheetReload::Changes> ask(SheetReload& reload) {
        return reload.of(m_study.tables.front(), m_now, m_study, m_sheet);
    }

    QTemporaryDir m_folder;
    StudyTable m_before, m_now;
    Study m_study;
    widgets::SheetSpec m_sheet;
};

GREYSCOPE_TEST(tst_sheet_reload)

}  // namespace tests_of_sheet_reload

#include "tst_sheet_reload.moc"
