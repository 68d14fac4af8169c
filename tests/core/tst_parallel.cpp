#include <QTest>

#include <atomic>
#include <stdexcept>
#include <vector>

#include "core/base/parallel.h"
#include "tests/support/test_registry.h"

namespace tests_of_parallel {

using namespace greyscope;

class tst_parallel : public QObject {
    Q_OBJECT

private slots:
    void eachIndexOnce();
    void partsCoverAllOnce();
    void inOrderTakesInOrder();
    void whatIsThrownArrives();
};

void tst_parallel::eachIndexOnce() {
    for (const std::size_t threads : {0U, 1U, 2U, 3U, 8U}) {
        for (const std::size_t count : {0U, 1U, 2U, 1000U}) {
            std::vector<std::atomic<int>> calls(count);
            base::forEach(count, {threads}, [&](std::size_t index) { ++calls[index]; });
            QVERIFY(std::all_of(calls.begin(), calls.end(), [](int called) { return called == 1; }));
        }
    }
    QVERIFY(base::Threads::available().count >= 1);
}

void tst_parallel::partsCoverAllOnce() {
    for (const std::size_t threads : {1U, 3U}) {
        for (const std::size_t count : {0U, 1U, 7U, 1000U}) {
            for (const std::size_t parts : {1U, 2U, 16U}) {
                std::vector<std::atomic<std::size_t>> partOf(count);
                base::forEachPart(count, parts, {threads}, [&](std::size_t part, std::size_t first, std::size_t last) {
                    for (; first < last; ++first) {
                        partOf[first] += part + 1;
                    }
                });
                QVERIFY(std::all_of(partOf.begin(), partOf.end(), [&](std::size_t part) { return part <= parts; }));
                QVERIFY(std::is_sorted(partOf.begin(), partOf.end()));
                QVERIFY(count == 0 || partOf.front() > 0);
            }
        }
    }
    QCOMPARE(base::partsOf(1000), std::size_t{1});
    QVERIFY(base::partsOf(10'000'000) > 8);
}

void tst_parallel::inOrderTakesInOrder() {
    for (const std::size_t threads : {1U, 2U, 8U}) {
        std::vector<std::size_t> taken;
        base::inOrder(
            500, {threads}, [](std::size_t index) { return index * index; },
            [&](std::size_t index, std::size_t made) {
                QCOMPARE(made, index * index);
                taken.push_back(index);
            });
        QCOMPARE(taken.size(), std::size_t{500});
        QVERIFY(std::is_sorted(taken.begin(), taken.end()));
    }
}

void tst_parallel::whatIsThrownArrives() {
    for (const std::size_t threads : {1U, 2U, 8U}) {
        const auto failAt = [](std::size_t index) {
            if (index == 7) {
                throw std::runtime_error("seven");
            }
            return index;
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, base::forEach(100, {threads}, failAt));
        std::size_t taken = 0;
        const auto take = [&](std::size_t, std::size_t) { ++taken; };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, base::inOrder(100, {threads}, failAt, take));
        QVERIFY(taken <= 7);
    }
}

GREYSCOPE_TEST(tst_parallel)

}  // namespace tests_of_parallel

#include "tst_parallel.moc"
