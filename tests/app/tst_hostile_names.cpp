#include <QAbstractItemView>
#include <QHeaderView>
#include <QHelpEvent>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <memory>

#include "app/window/main_window.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"
#include "widgets/common/linked_view.h"

namespace tests_of_hostile_names {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// Drawn as HTML this would be looked for; shown as text it is a name like any other.
const QString kTrap = QStringLiteral("<img src=':/no such'>");
const QString kTurn = QStringLiteral("\u202E");

/// Two systems, two runs of each, on a grid of two factors; every name and level holds the trap.
QByteArray hostileTable() {
    QString text = kTrap + QStringLiteral("sys,kind") + kTurn + QLatin1Char(',') + kTrap +
                   QStringLiteral("threads,objects&<b>x</b>,") + kTrap + QStringLiteral("speed (MB/s)\n");
    for (const QString& system : {QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}) {
        for (const QString& kind : {QStringLiteral("r%1&d"), QStringLiteral("\"w\n\x1b[31m\"")}) {
            for (int threads = 8; threads <= 64; threads *= 2) {
                for (int objects = 1; objects <= 8; objects *= 2) {
                    const double speed = 100.0 + threads * (system == QLatin1String("A") ? 2.0 : 2.5) + 7.0 * objects;
                    text += kTrap + system + QLatin1Char(',') + kind + QLatin1Char(',') + QString::number(threads) +
                            QLatin1Char(',') + QString::number(objects) + QLatin1Char(',') + QString::number(speed) +
                            QLatin1Char('\n');
                }
            }
        }
    }
    return text.toUtf8();
}

/// Whether Qt would draw this as HTML with what the table says.
bool trapped(const QString& text) {
    return Qt::mightBeRichText(text) && text.contains(QStringLiteral("<img"));
}

bool obeys(const QString& text) {
    return text.contains(kTurn) || text.contains(QChar(0x1b));
}

}  // namespace

class tst_hostile_names : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->resize(1400, 900);
        m_window->show();
        const QString path = m_folder.filePath(QStringLiteral("<b>table&amp;<b>.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(hostileTable());
        file.close();
        m_window->document().open(path);
        QTRY_VERIFY(!m_window->store().study().tables.empty());
        m_window->store().edit("test", [](Study& study) {
            StudyTable& table = study.tables.front();
            const auto& columns = table.dataset->columns();
            table.roles.keys = {columns[0].name, columns[1].name};
            table.roles.factors = {columns[2].name, columns[3].name};
            table.roles.metrics = {columns[4].name};
            table.metric = columns[4].name;
        });
        const auto& entries = m_window->catalog().entries();
        QCOMPARE(entries.size(), std::size_t{6});
        m_window->store().edit("test", [&](Study& study) {
            study.selection.reference = entries[0].id;
            study.selection.compared = {entries[1].id, entries[2].id, entries[3].id};
        });
    }

    void everyPageShowsNamesAsTheyAre_data() { test::addPageRows(); }

    void everyPageShowsNamesAsTheyAre() {
        QFETCH(QString, key);
        m_window->showPage(key);
        QTRY_VERIFY(!test::isBusy(*m_window));
        QCoreApplication::processEvents();
        int labels = 0;
        for (const QWidget* widget : QApplication::allWidgets()) {
            if (const auto* label = qobject_cast<const QLabel*>(widget)) {
                // The words of a form are the program's own.
                const bool plain = label->textFormat() == Qt::PlainText || label->inherits("QTipLabel") ||
                                   (label->buddy() && !Qt::mightBeRichText(label->text()));
                QVERIFY2(plain, qPrintable(label->objectName() + label->text()));
                QVERIFY2(!obeys(label->text()), qPrintable(label->text()));
                labels += label->text().contains(QStringLiteral("<img")) ? 1 : 0;
            }
            QVERIFY2(!trapped(widget->toolTip()), qPrintable(widget->toolTip()));
            for (const QAction* action : widget->actions()) {
                QVERIFY2(!trapped(action->toolTip()), qPrintable(action->toolTip()));
                QVERIFY2(!obeys(action->text()), qPrintable(action->text()));
            }
            if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view != nullptr && view->model()) {
                checkItems(*view->model(), {});
            }
        }
        m_labels += labels;
    }

    void tipsOfMarksShowNamesAsTheyAre() {
        int tips = 0;
        for (const QString& key : {QStringLiteral("relations"), QStringLiteral("relative"), QStringLiteral("trends")}) {
            m_window->showPage(key);
            QTRY_VERIFY(!test::isBusy(*m_window));
            for (widgets::LinkedView* view : m_window->currentPage()->findChildren<widgets::LinkedView*>()) {
                for (int x = 4; x < view->viewport()->width() && view->isVisible(); x += 23) {
                    for (int y = 4; y < view->viewport()->height(); y += 17) {
                        QHelpEvent help(QEvent::ToolTip, {x, y}, view->viewport()->mapToGlobal(QPoint(x, y)));
                        QApplication::sendEvent(view->viewport(), &help);
                        QVERIFY2(!trapped(QToolTip::text()), qPrintable(QToolTip::text()));
                        QVERIFY2(!obeys(QToolTip::text()), qPrintable(QToolTip::text()));
                        tips += QToolTip::text().contains(QStringLiteral("img")) ? 1 : 0;
                    }
                }
            }
        }
        QToolTip::hideText();
        QVERIFY(tips > 0);
    }

    void messagesShowNamesAsTheyAre() {
        emit m_window->document().failed(kTrap, kTrap);
        m_window->document().saver().unlessUnsaved([] {});
        int boxes = 0;
        for (auto* box : m_window->findChildren<QMessageBox*>()) {
            ++boxes;
            for (const QLabel* label : box->findChildren<QLabel*>()) {
                QVERIFY(label->textFormat() == Qt::PlainText || !trapped(label->text()));
            }
            box->reject();
        }
        QCOMPARE(boxes, 2);
    }

    /// What was looked at held the names: the checks above are not empty.
    void labelsHadNames() { QVERIFY(m_labels > 3); }

    void cleanupTestCase() {
        m_window->store().undoStack().setClean();
        m_window.reset();
    }

private:
    static void checkItems(const QAbstractItemModel& model, const QModelIndex& parent) {
        for (int row = 0; row < std::min(model.rowCount(parent), 40); ++row) {
            for (int column = 0; column < std::min(model.columnCount(parent), 20); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                QVERIFY2(!trapped(index.data(Qt::ToolTipRole).toString()), qPrintable(index.data().toString()));
                QVERIFY2(!obeys(index.data().toString()), qPrintable(index.data().toString()));
                if (column == 0 && model.hasChildren(index)) {
                    checkItems(model, index);
                }
            }
        }
        for (int column = 0; column < std::min(model.columnCount(parent), 20); ++column) {
            QVERIFY(!trapped(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString()));
            QVERIFY(!obeys(model.headerData(column, Qt::Horizontal).toString()));
        }
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    int m_labels = 0;
};

GREYSCOPE_TEST(tst_hostile_names)

}  // namespace tests_of_hostile_names

#include "tst_hostile_names.moc"
