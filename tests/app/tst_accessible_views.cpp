// What is drawn can be read: every view of every page is a table, a text or a list to a screen reader.
#include <QAbstractItemView>
#include <QAccessible>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>

#include <set>

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
    /// Those behind tabs as well.
    void drawnViewsAreTables() {
        QFETCH(const QString, key);
        const test::ShownPage shown(key);
        shown.settle();
        std::set<const QWidget*> seen;
        readTables(shown.page, seen);
        for (QTabBar* tabs : shown.page->findChildren<QTabBar*>()) {
            for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                shown.settle();
                readTables(shown.page, seen);
            }
        }
    }

    /// What is painted and no table says by its name what it shows, on the page and in what stands beside it.
    void whatIsPaintedHasAName_data() { test::addPageRows(); }
    void whatIsPaintedHasAName() {
        QFETCH(const QString, key);
        const test::ShownPage shown(key);
        shown.settle();
        for (QWidget* part : {static_cast<QWidget*>(shown.page), shown.page->contextBar(), shown.page->inspector(),
                              shown.page->sidePanel()}) {
            if (part == nullptr) {
                continue;
            }
            part->show();
            for (const QWidget* widget : within(part)) {
                if (isPainted(*widget)) {
                    const QAccessibleInterface* spoken =
                        QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
                    QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
                }
            }
        }
    }

    void whatTakesFocusHasAName_data() { test::addPageRows(); }
    /// A bar of tabs is told by its tabs.
    void whatTakesFocusHasAName() {
        QFETCH(const QString, key);
        const test::ShownPage shown(key);
        shown.settle();
        for (const QWidget* widget : within(shown.page)) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || qobject_cast<const QTabBar*>(widget)) {
                continue;
            }
            const auto* spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

private:
    /// A class of ours without parts, but the lines between sections, and labels that are an icon beside words.
    static bool isPainted(const QWidget& widget) {
        const auto* label = qobject_cast<const QLabel*>(&widget);
        if (label != nullptr && label->text().isEmpty()) {
            return false;
        }
        const QByteArray name = widget.metaObject()->className();
        const auto parts = widget.findChildren<QWidget*>();
        return widget.isVisible() && name.startsWith("greyscope::") && !name.endsWith("RuleLine") &&
               std::none_of(parts.begin(), parts.end(), [](const QWidget* part) { return part->isVisible(); });
    }

    static void readTables(QWidget* page, std::set<const QWidget*>& seen) {
        for (QWidget* widget : within(page)) {
            auto* values = dynamic_cast<AccessibleValues*>(widget);
            if (values == nullptr || !widget->isVisible() || !seen.insert(widget).second) {
                continue;
            }
            QAccessibleInterface* table = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(table != nullptr && table->tableInterface() != nullptr);
            QCOMPARE(table->role(), QAccessible::Table);
            QCOMPARE(table->childCount(), values->valueRows() * values->valueColumns());
            if (table->childCount() > 0) {  // else nothing is drawn yet
                readTable(*table, *values, widget->objectName().toUtf8() + " " + values->valuesTitle().toUtf8());
            }
        }
    }

    static void readTable(QAccessibleInterface& table, AccessibleValues& values, const QByteArray& who) {
        QVERIFY2(!values.valuesTitle().isEmpty(), who.constData());
        for (int row = 0; row < values.valueRows(); row += std::max(1, values.valueRows() / 4)) {
            QVERIFY2(!table.tableInterface()->rowDescription(row).isEmpty(), who.constData());
            QVERIFY2(!table.child(row * values.valueColumns())->text(QAccessible::Name).isEmpty(), who.constData());
        }
        for (int column = 0; column < values.valueColumns(); ++column) {
            QVERIFY2(!values.columnName(column).isEmpty(), who.constData());
        }
    }
};

GREYSCOPE_TEST(tst_accessible_views)

}  // namespace tests_of_accessible_views

#include "tst_accessible_views.moc"
