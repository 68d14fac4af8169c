// What is drawn can be read: every view of every page is a table, a text or a list to a screen reader.
#include <QAbstractItemView>
#include <QAccessible>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextEdit>
#include <QtTest>

#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/common/accessible_values.h"

namespace tests_of_accessible_views {

using namespace greyscope;
using widgets::AccessibleValues;

namespace {

QList<QWidget*> within(QWidget* view) {
    QList<QWidget*> all = view->findChildren<QWidget*>();
    all.prepend(view);
    return all;
}

/// Whether there is anything but empty surfaces, as where a list has nothing to tell.
bool showsAnything(const QList<QWidget*>& all) {
    return std::any_of(all.begin(), all.end(), [](const QWidget* widget) {
        return widget->isVisible() && qstrcmp(widget->metaObject()->className(), "QWidget") != 0 &&
               qobject_cast<const QScrollArea*>(widget) == nullptr &&
               qobject_cast<const QScrollBar*>(widget) == nullptr;
    });
}

/// Nothing of it is left to the eye alone.
bool canBeRead(QWidget* widget) {
    return dynamic_cast<AccessibleValues*>(widget) != nullptr || qobject_cast<QAbstractItemView*>(widget) != nullptr ||
           qobject_cast<QPlainTextEdit*>(widget) != nullptr || qobject_cast<QTextEdit*>(widget) != nullptr ||
           qobject_cast<QLabel*>(widget) != nullptr;
}

}  // namespace

class tst_accessible_views : public QObject {
    Q_OBJECT

private slots:
    void everyViewCanBeRead_data() { test::addPageRows(); }
    void everyViewCanBeRead() {
        QFETCH(const QString, key);
        const test::ShownPage shown(key);
        shown.settle();
        for (widgets::ViewFrame* frame : shown.frames()) {
            const QList<QWidget*> all = within(frame->view());
            QVERIFY2(!showsAnything(all) || std::any_of(all.begin(), all.end(), canBeRead),
                     qPrintable(frame->explainedTitle()));
        }
    }

    void drawnViewsAreTables_data() { test::addPageRows(); }
    void drawnViewsAreTables() {
        QFETCH(const QString, key);
        const test::ShownPage shown(key);
        shown.settle();
        for (QWidget* widget : within(shown.page)) {
            auto* values = dynamic_cast<AccessibleValues*>(widget);
            if (values == nullptr || !widget->isVisible()) {
                continue;
            }
            QAccessibleInterface* table = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(table != nullptr && table->tableInterface() != nullptr);
            QCOMPARE(table->role(), QAccessible::Table);
            QCOMPARE(table->childCount(), values->valueRows() * values->valueColumns());
            if (table->childCount() == 0) {
                continue;  // nothing is drawn yet
            }
            const QByteArray who = widget->objectName().toUtf8() + " " + values->valuesTitle().toUtf8();
            QVERIFY2(!values->valuesTitle().isEmpty(), who.constData());
            for (int row = 0; row < values->valueRows(); row += std::max(1, values->valueRows() / 4)) {
                QVERIFY2(!table->tableInterface()->rowDescription(row).isEmpty(), who.constData());
                QVERIFY2(!table->child(row * values->valueColumns())->text(QAccessible::Name).isEmpty(),
                         who.constData());
            }
            for (int column = 0; column < values->valueColumns(); ++column) {
                QVERIFY2(!values->columnName(column).isEmpty(), who.constData());
            }
        }
    }
};

GREYSCOPE_TEST(tst_accessible_views)

}  // namespace tests_of_accessible_views

#include "tst_accessible_views.moc"
