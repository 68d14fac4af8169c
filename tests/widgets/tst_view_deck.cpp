#include <QLabel>
#include <QTabBar>
#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/panels/view_deck.h"

namespace tests_of_view_deck {

using namespace greyscope::widgets;

namespace {

struct Fixture {
    QLabel* a = new QLabel;
    QLabel* b = new QLabel;
    QLabel* c = new QLabel;
    QLabel* d = new QLabel;
    ViewDeck deck{{{{{{"a", a}, {"b", b}}, {{"c", c}}}, {}, 1}, {{{{"d", d}}}, {}, 1}}};

    explicit Fixture(int width) {
        deck.resize(width, 300);
        deck.show();
    }
    [[nodiscard]] QStringList tabs() const {
        QStringList names;
        for (const QTabBar* bar : deck.findChildren<QTabBar*>()) {
            for (int i = 0; bar->isVisible() && i < bar->count(); ++i) {
                names << bar->tabText(i);
            }
        }
        names.sort();
        return names;
    }
};

}  // namespace

class tst_view_deck : public QObject {
    Q_OBJECT

private slots:
    void placesStandBesideEachOther() {
        Fixture f(900);
        QVERIFY(f.a->isVisible() && !f.b->isVisible() && f.c->isVisible() && f.d->isVisible());
        QCOMPARE(f.tabs(), (QStringList{"a", "b"}));  // a view alone at its place needs no tab
        f.deck.bringForward(f.b);
        QVERIFY(!f.a->isVisible() && f.b->isVisible() && f.c->isVisible());
    }

    void viewsTakeTurnsWhereItIsNarrow() {
        Fixture f(500);
        QCOMPARE(f.tabs(), (QStringList{"a", "b", "c", "d"}));
        f.deck.bringForward(f.d);
        QVERIFY(!f.a->isVisible() && f.d->isVisible());
        f.deck.resize(900, 300);
        QVERIFY(f.a->isVisible() && f.c->isVisible() && f.d->isVisible());
        f.deck.bringForward(f.b);
        f.deck.resize(500, 300);
        QCOMPARE(f.tabs().size(), 4);
        QVERIFY(f.b->isVisible() && !f.c->isVisible());
    }

    void largerTypeAsksForMoreRoom() {
        Fixture f(900);
        QFont twice = f.deck.font();
        twice.setPointSizeF(19.5);
        f.deck.setFont(twice);
        QCOMPARE(f.tabs(), (QStringList{"a", "b", "c", "d"}));
        f.deck.resize(1500, 300);
        QVERIFY(f.c->isVisible() && f.d->isVisible());
    }

    void aDeckInADeckKeepsTheRoomOfItsViews() {
        auto* within = new ViewDeck({{{{{"b", new QLabel}}, {{"c", new QLabel}}}, {}, 1}});
        ViewDeck deck({{{{{"a", new QLabel}}, {{"within", within}}}, {}, 1}});
        deck.resize(400, 300);
        deck.show();
        const int least = deck.minimumSizeHint().height();
        deck.bringForward(within);
        QVERIFY(deck.minimumSizeHint().height() > least);
        QCOMPARE(within->minimumSizeHint().height(), least);
    }

    void whatIsNotOfferedStandsNowhere() {
        Fixture f(900);
        f.deck.setOffered(f.a, false);
        QVERIFY(f.b->isVisible() && !f.a->isVisible());
        QVERIFY(f.tabs().isEmpty());
        f.deck.setOffered(f.c, false);
        QVERIFY(!f.c->isVisible());
        f.deck.setOffered(f.a, true);
        QCOMPARE(f.tabs(), (QStringList{"a", "b"}));
        QVERIFY(f.b->isVisible());  // nobody asked for another
        f.deck.resize(500, 300);
        QCOMPARE(f.tabs(), (QStringList{"a", "b", "d"}));
    }
};

GREYSCOPE_TEST(tst_view_deck)

}  // namespace tests_of_view_deck

#include "tst_view_deck.moc"
