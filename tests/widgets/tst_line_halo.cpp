#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "tests/support/test_registry.h"
#include "widgets/plot/line_halo.h"

namespace tests_of_line_halo {

using greyscope::widgets::haloOf;

constexpr double kReach = 3.0;
const QRectF room(0.0, 0.0, 200.0, 100.0);

bool holds(const std::vector<QRectF>& halo, const QPointF& point) {
    return std::any_of(halo.begin(), halo.end(), [&](const QRectF& part) { return part.contains(point); });
}

class tst_line_halo : public QObject {
    Q_OBJECT

private slots:
    void aLineOfAnyLengthIsARectangleAColumn() {
        std::mt19937 random(4);
        QVector<QPointF> line;
        for (int i = 0; i < 20000; ++i) {
            line.append({i / 100.0, static_cast<double>(random() % 100)});
        }
        const auto halo = haloOf(line, kReach, room);
        QVERIFY(static_cast<double>(halo.size()) <= room.width() + 4.0 * kReach + 2.0);
        for (const QPointF& point : line) {
            QVERIFY(holds(halo, point));
        }
        QVERIFY(!holds(halo, {100.0, 110.0}));
    }

    void itFollowsALineBetweenItsPoints() {
        const auto halo = haloOf({{10.0, 10.0}, {110.0, 60.0}}, kReach, room);
        for (double x = 11.0; x < 110.0; x += 1.0) {
            const double y = 10.0 + (x - 10.0) / 2.0;
            QVERIFY(holds(halo, {x, y}));
            QVERIFY(holds(halo, {x, y + 2.0}));
            QVERIFY(!holds(halo, {x, y + 6.0}));
            QVERIFY(!holds(halo, {x, y - 6.0}));
        }
        QVERIFY(!holds(halo, {5.0, 10.0}));
    }

    void gapsStayGaps() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const auto halo = haloOf({{10.0, 50.0}, {20.0, 50.0}, {30.0, nan}, {40.0, 50.0}, {50.0, 50.0}}, kReach, room);
        QVERIFY(holds(halo, {15.0, 50.0}));
        QVERIFY(!holds(halo, {30.0, 50.0}));
        QVERIFY(holds(halo, {45.0, 50.0}));
    }

    void whatLiesOutsideIsNotDrawn() {
        const auto halo = haloOf({{-1e9, 20.0}, {1e9, 20.0}}, kReach, room);
        QVERIFY(static_cast<double>(halo.size()) <= room.width() + 4.0 * kReach + 2.0);
        QVERIFY(holds(halo, {100.0, 20.0}));
    }
};
GREYSCOPE_TEST(tst_line_halo)

}  // namespace tests_of_line_halo

#include "tst_line_halo.moc"
