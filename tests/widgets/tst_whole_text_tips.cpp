#include <QHeaderView>
#include <QHelpEvent>
#include <QListWidget>
#include <QTableWidget>
#include <QTest>
#include <QToolTip>

#include "tests/support/test_registry.h"
#include "widgets/common/names/whole_text_tips.h"

namespace tests_of_whole_text_tips {

using greyscope::widgets::WholeTextTips;

namespace {

const QString kLong = QStringLiteral("site-a-ext4-sequential-read-per-client-node");

/// What is told at the middle of a place in the view; empty where the view is asked itself.
QString tipAt(QAbstractItemView& view, const QPoint& at) {
    QToolTip::hideText();
    WholeTextTips tips;
    QHelpEvent help(QEvent::ToolTip, at, view.viewport()->mapToGlobal(at));
    return tips.eventFilter(view.viewport(), &help) ? QToolTip::text() : QString();
}

}  // namespace

class tst_whole_text_tips : public QObject {
    Q_OBJECT

private slots:
    void cellsThatAreCutAreToldWhole() {
        QTableWidget table(1, 2);
        table.setItem(0, 0, new QTableWidgetItem(kLong));
        table.setItem(0, 1, new QTableWidgetItem(kLong));
        table.setColumnWidth(0, 80);
        table.setColumnWidth(1, 600);
        table.setHorizontalHeaderLabels({kLong, QStringLiteral("brief")});
        table.resize(800, 200);
        table.show();
        QCOMPARE(tipAt(table, table.visualItemRect(table.item(0, 0)).center()), kLong);
        QCOMPARE(tipAt(table, table.visualItemRect(table.item(0, 1)).center()), QString());
        QCOMPARE(tipAt(*table.horizontalHeader(), QPoint(20, 10)), kLong);
        QCOMPARE(tipAt(*table.horizontalHeader(), QPoint(200, 10)), QString());
    }

    /// A tip of its own says more than the text.
    void ownTipsStay() {
        QListWidget list;
        auto* item = new QListWidgetItem(kLong, &list);
        item->setToolTip(QStringLiteral("why"));
        list.resize(60, 100);
        list.show();
        QCOMPARE(tipAt(list, list.visualItemRect(item).intersected(list.viewport()->rect()).center()), QString());
    }
};

GREYSCOPE_TEST(tst_whole_text_tips)

}  // namespace tests_of_whole_text_tips

#include "tst_whole_text_tips.moc"
