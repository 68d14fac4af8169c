#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include "app/pages/data/data_page.h"
#include "app/study/file/study_tables.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/opened_files.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/table_recipe.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/note.h"
#include "widgets/table/row_table.h"

namespace tests_of_live_reading {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// The Data page with the table of one file.
struct Shown {
    explicit Shown(const QByteArray& text, const char* name = "results.csv")
        : path(folder.filePath(QString::fromLatin1(name))) {
        QFile file(path);
        (void)file.open(QIODevice::WriteOnly);
        file.write(text);
        file.close();
        open();
    }
    explicit Shown(const QString& file) : path(file) { open(); }
    void open() {
        base::NoProgress progress;
        store.reset(openTables({path}, {}, progress).value().study);
        page.resize(1272, 800);
        page.show();
    }
    template <class Control = QComboBox>
    [[nodiscard]] Control* control(const char* word) {
        return page.findChild<Control*>(QStringLiteral("reading-") + QLatin1String(word));
    }
    /// As a user does.
    void choose(const char* word, const QString& text) {
        QComboBox* const list = control(word);
        list->setCurrentIndex(list->findText(text));
        emit list->activated(list->currentIndex());
    }
    void type(const char* word, const QString& text) {
        auto* const line = control<QLineEdit>(word);
        line->setText(text);
        emit line->editingFinished();
    }
    [[nodiscard]] bool offers(const char* word) { return !control<QWidget>(word)->isHidden(); }
    [[nodiscard]] std::string told(const char* word) const {
        const auto found = table().told.words.find(word);
        return found == table().told.words.end() ? std::string() : found->second;
    }
    [[nodiscard]] QString refusal() {
        return page.findChild<QWidget*>(QStringLiteral("readingBar"))->findChild<widgets::Note*>()->text();
    }
    [[nodiscard]] const StudyTable& table() const { return store.study().tables.front(); }
    [[nodiscard]] QString source(int row) const {
        return page.findChild<widgets::RowTable*>(QStringLiteral("sourceTable"))
            ->model()
            ->index(row, 1)
            .data()
            .toString();
    }

    QTemporaryDir folder;
    QString path;
    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    DataPage page{{store, catalog, highlight}};
};

const QByteArray kCommas = "case;threads;rate_mb_s\na;8;381,5\na;16;659,5\nb;8;430,5\nb;16;622,25\n";

}  // namespace

class tst_live_reading : public QObject {
    Q_OBJECT

private slots:
    void whatWasFoundIsShown();
    void anotherMarkIsReadAtOnceAndTakenBack();
    void whatCannotBeReadSoIsRefused();
    void notesBelowBecomeRowsByOneClick();
    void theLastChoiceCounts();
    void rolesStayWhereColumnsDo();
    void anotherReaderForgetsWordsOfTheFirst();
    void sheetsAndRangesAreChosen();
    void theSourceIsText();
    void theStudyFileKeepsTheReading();
    void theCommandSaysTheReading();
    void factsAreShown();
};

void tst_live_reading::whatWasFoundIsShown() {
    Shown shown(kCommas);
    QCOMPARE(shown.control("reader")->currentText(), QStringLiteral("CSV *"));
    QCOMPARE(shown.control("delimiter")->currentText(), QStringLiteral("semicolon *"));
    QCOMPARE(shown.control("decimal")->currentText(), QStringLiteral("comma *"));
    QCOMPARE(shown.control("header")->currentText(), QStringLiteral("one row *"));
    QCOMPARE(shown.control("encoding")->currentText(), QStringLiteral("UTF-8 *"));
    QVERIFY(!shown.offers("sheet") && !shown.offers("member") && !shown.offers("table"));
}

void tst_live_reading::anotherMarkIsReadAtOnceAndTakenBack() {
    Shown shown(kCommas);
    QCOMPARE((*shown.table().dataset->column("rate_mb_s"))->numbers().front(), 381.5);
    shown.choose("decimal", QStringLiteral("point"));
    QTRY_VERIFY(!(*shown.table().dataset->column("rate_mb_s"))->isNumeric());
    QCOMPARE(shown.control("decimal")->currentText(), QStringLiteral("point"));
    QCOMPARE(shown.store.undoStack().count(), 1);
    QCOMPARE(shown.control("delimiter")->currentText(), QStringLiteral("semicolon"));  // goes on as it was found
    shown.store.undoStack().undo();
    QVERIFY((*shown.table().dataset->column("rate_mb_s"))->isNumeric());
    QCOMPARE(shown.control("decimal")->currentText(), QStringLiteral("comma *"));
}

void tst_live_reading::whatCannotBeReadSoIsRefused() {
    Shown shown(kCommas);
    const StudyTable before = shown.table();
    shown.choose("reader", QStringLiteral("ior"));
    QTRY_VERIFY(!shown.refusal().isEmpty());
    QCOMPARE(shown.table(), before);
    QCOMPARE(shown.control("reader")->currentText(), QStringLiteral("CSV *"));
    shown.choose("header", QStringLiteral("none"));
    QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{5});
    QVERIFY(shown.refusal().isEmpty());
}

void tst_live_reading::notesBelowBecomeRowsByOneClick() {
    Shown shown(QByteArray("threads,rate_mb_s\n1,10\n2,20\nSource: own runs\n"));
    QCOMPARE(shown.table().dataset->rowCount(), std::size_t{2});
    const auto mend = [&] {
        const auto buttons = shown.page.findChildren<QPushButton*>();
        const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->text() == QStringLiteral("Read them as rows");
        });
        return found == buttons.end() ? nullptr : *found;
    };
    QTRY_VERIFY(mend());
    mend()->click();
    QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{3});
    QCOMPARE(shown.control("below")->currentText(), QStringLiteral("rows"));
    shown.store.undoStack().undo();
    QCOMPARE(shown.table().dataset->rowCount(), std::size_t{2});
}

void tst_live_reading::theLastChoiceCounts() {
    Shown shown(kCommas);
    shown.choose("header", QStringLiteral("none"));
    shown.choose("header", QStringLiteral("two rows"));
    QTRY_COMPARE(shown.told("header"), std::string("twice"));
    QCOMPARE(shown.store.undoStack().count(), 1);
}

void tst_live_reading::rolesStayWhereColumnsDo() {
    Shown shown(kCommas);
    shown.store.edit("role", [](Study& study) { setRole(study.tables.front(), "case", ColumnRole::description); });
    shown.type("until", QStringLiteral("4"));
    QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{3});
    QCOMPARE(shown.table().roles.descriptions, std::vector<std::string>{"case"});
    shown.type("until", QString());
    QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{4});
    QVERIFY(shown.table().told.empty());
}

void tst_live_reading::anotherReaderForgetsWordsOfTheFirst() {
    Shown shown("[{\"case\": \"a\", \"mb_s\": 2}, {\"case\": \"b\", \"mb_s\": 3}]\n", "results.json");
    QCOMPARE(shown.control("reader")->currentText(), QStringLiteral("JSON *"));
    QVERIFY(!shown.offers("delimiter"));
    shown.choose("encoding", QStringLiteral("GB18030"));
    QTRY_COMPARE(shown.table().told.words.size(), std::size_t{1});
    auto* const forget = shown.page.findChild<QWidget*>(QStringLiteral("readingBar"))->findChild<QPushButton*>();
    QVERIFY(!forget->isHidden());
    forget->click();
    QTRY_VERIFY(shown.table().told.empty());
    QVERIFY(forget->isHidden());
}

void tst_live_reading::sheetsAndRangesAreChosen() {
    Shown shown(QStringLiteral(GREYSCOPE_TEST_DATA "/multisheet_openpyxl.xlsx"));
    QVERIFY(shown.offers("sheet") && shown.offers("range") && !shown.offers("delimiter") && !shown.offers("encoding"));
    QTRY_VERIFY2(
        shown.source(0).startsWith(QStringLiteral("system")) && shown.source(0).contains(QStringLiteral("xfer")),
        qPrintable(shown.source(0)));
    shown.type("range", QStringLiteral("A1:E31"));
    QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{30});
    const QString other = shown.control("sheet")->itemText(5);
    shown.choose("sheet", other);
    QTRY_VERIFY(!shown.refusal().isEmpty());  // nothing stands in that range there
    shown.type("range", QString());
    QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{60});
    shown.choose("sheet", other);
    QTRY_COMPARE(shown.table().report->part, other.toStdString());
    QTRY_VERIFY2(shown.source(20).endsWith(QStringLiteral("100.5")), qPrintable(shown.source(20)));
}

void tst_live_reading::theSourceIsText() {
    Shown shown(QByteArray("\xcf\xb5\xcd\xb3,\xcf\xdf\xb3\xcc,mb_s\na,1,2.5\na,2,4.5\nb,1,3.5\nb,2,6.5\n"));
    shown.choose("encoding", QStringLiteral("GB18030"));
    QTRY_COMPARE(shown.source(0), QStringLiteral("系统,线程,mb_s"));
}

void tst_live_reading::theStudyFileKeepsTheReading() {
    Shown shown(kCommas);
    shown.choose("header", QStringLiteral("none"));
    QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{5});
    base::NoProgress progress;
    StudyRemarks remarks;
    const QDir root = QDir::root();
    const auto read = readTable(tableEntry(tableJson(shown.table(), root), 0, root, remarks), remarks, progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->told, shown.table().told);
    QCOMPARE(read->dataset->rowCount(), std::size_t{5});
    const auto again = readAgain(shown.table(), remarks, progress);
    QVERIFY(again.has_value());
    QCOMPARE(again->dataset->rowCount(), std::size_t{5});
    StudyTable pasted = tableFromText(kCommas.toStdString(), "pasted", {}, progress).value();
    pasted = readOtherwise(pasted, {"", {{"header", "absent"}}}, progress).value();
    const auto kept = readTable(tableEntry(tableJson(pasted, root), 0, root, remarks), remarks, progress);
    QCOMPARE(kept.value().told, pasted.told);
    QCOMPARE(kept->dataset->rowCount(), std::size_t{5});
}

void tst_live_reading::theCommandSaysTheReading() {
    Shown shown(kCommas);
    shown.choose("delimiter", QStringLiteral("tab"));
    QTRY_VERIFY(!shown.table().told.empty() || !shown.refusal().isEmpty());
    StudyTable table = shown.table();
    table.told = {"CSV", {{"delimiter", "\t"}}};
    const std::string command = shellCommand(table, {}, {});
    QVERIFY2(command.find("--as CSV") != std::string::npos, command.c_str());
    QVERIFY2(command.find("--read delimiter=tab") != std::string::npos, command.c_str());
}

void tst_live_reading::factsAreShown() {
    Shown shown(kCommas);
    shown.store.edit("facts", [](Study& study) {
        const data::Dataset& read = *study.tables.front().dataset;
        study.tables.front().dataset = std::make_shared<const data::Dataset>(
            data::Dataset::create(read.columns(), read.lines(), {}, {{"version", "3.3"}, {"host", "<b>node</b>"}})
                .value());
    });
    const auto* facts = shown.page.findChild<widgets::RowTable*>(QStringLiteral("factsTable"));
    QCOMPARE(facts->model()->rowCount(), 2);
    QCOMPARE(facts->model()->index(1, 1).data().toString(), QStringLiteral("<b>node</b>"));
}

GREYSCOPE_TEST(tst_live_reading)

}  // namespace tests_of_live_reading

#include "tst_live_reading.moc"
