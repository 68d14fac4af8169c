#include <QLabel>
#include <QSplitter>
#include <QTabBar>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "widgets/panels/view_stacks.h"

using namespace greyscope::widgets;

namespace {

struct Fixture {
    QLabel* a = new QLabel;
    QLabel* b = new QLabel;
    QLabel* c = new QLabel;
    ViewStacks stacks{{{"a", a}, {"b", b}}, {{"c", c}}};

    explicit Fixture(int width) {
        stacks.resize(width, 300);
        stacks.show();
    }
    [[nodiscard]] QStringList tabs() const {
        QStringList names;
        for (const QTabBar* bar : stacks.findChildren<QTabBar*>()) {
            for (int i = 0; bar->isVisible() && i < bar->count(); ++i) {
                names << bar->tabText(i);
            }
        }
        names.sort();
        return names;
    }
};

}  // namespace

class tst_view_stacks : public QObject {
    Q_OBJECT

private slots:
    void twoStandBesideEachOther() {
        Fixture f(900);
        QVERIFY(f.a->isVisible() && !f.b->isVisible() && f.c->isVisible());
        f.stacks.bringForward(f.b);
        QVERIFY(!f.a->isVisible() && f.b->isVisible() && f.c->isVisible());
    }

    void oneStackIsLeftWhereItIsNarrow() {
        Fixture f(500);
        QCOMPARE(f.tabs(), (QStringList{"a", "b", "c"}));
        f.stacks.bringForward(f.c);
        QVERIFY(!f.a->isVisible() && f.c->isVisible());
        f.stacks.resize(900, 300);
        QVERIFY(f.a->isVisible() && f.c->isVisible());
        f.stacks.resize(500, 300);
        QCOMPARE(f.tabs().size(), 3);
    }

    void whatIsNotOfferedHasNoTab() {
        Fixture f(900);
        f.stacks.bringForward(f.a);
        f.stacks.setOffered(f.a, false);
        QCOMPARE(f.tabs(), (QStringList{"b", "c"}));
        QVERIFY(f.b->isVisible() && !f.a->isVisible());
        f.stacks.setOffered(f.a, true);
        QCOMPARE(f.tabs(), (QStringList{"a", "b", "c"}));
        QVERIFY(f.b->isVisible());  // nobody asked for another
    }
};

GREYSCOPE_TEST(tst_view_stacks)
#include "tst_view_stacks.moc"
