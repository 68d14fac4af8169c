#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <random>
#include <vector>

#include "core/data/columns/coding.h"
#include "core/data/columns/packed_values.h"
#include "core/data/rows.h"
#include "tests/support/test_registry.h"

namespace tests_of_packed_values {

using namespace greyscope;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

bool isSame(double a, double b) {
    return std::isnan(a) ? std::isnan(b) : std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

/// What is put into a packed list comes out, bit for bit, whatever else is in it; and it takes no more bytes than the
/// widest value needs.
class tst_packed_values : public QObject {
    Q_OBJECT

private:
    /// Numbers about every bound of every width.
    static std::vector<double> edges() {
        std::vector<double> numbers{0.0, -0.0, 0.5, 1e300, -1e300, kNaN, 5e-324};
        numbers.push_back(std::numeric_limits<double>::infinity());
        numbers.push_back(-std::numeric_limits<double>::infinity());
        for (const int bits : {7, 8, 15, 16, 31, 32, 53}) {
            for (const double off : {-1.0, 0.0, 1.0}) {
                numbers.push_back(std::ldexp(1.0, bits) + off);
                numbers.push_back(-std::ldexp(1.0, bits) + off);
            }
        }
        return numbers;
    }

private slots:
    void numbersComeBack() {
        const std::vector<double> numbers = edges();
        for (const double first : numbers) {
            for (const double then : numbers) {
                data::PackedValues<double> packed{first, 1.0};
                packed.push_back(then);
                packed.set(1, then);
                packed.resize(5, first);
                const std::vector<double> expected{first, then, then, first, first};
                QVERIFY(std::ranges::equal(packed, expected, isSame));
                data::PackedValues<double> atOnce;
                atOnce.append(expected);
                QVERIFY(std::ranges::equal(atOnce, expected, isSame));
                atOnce.appendAll(packed);
                atOnce.pop_back();
                QCOMPARE(atOnce.size(), std::size_t{9});
                QVERIFY(isSame(atOnce.back(), first));
            }
        }
    }

    void codesComeBack() {
        const std::vector<std::int32_t> codes{-1, 0, 127, 128, -128, -129, 32767, 32768, 2147483647};
        data::PackedValues<std::int32_t> packed;
        for (std::size_t i = 0; i < codes.size(); ++i) {
            packed.push_back(codes[i]);
            QVERIFY(std::equal(packed.begin(), packed.end(), codes.begin()));
        }
        data::PackedWriter<std::int32_t> writer(2);
        std::vector<std::int32_t> many(10'000);
        std::iota(many.begin(), many.end(), -5);
        std::for_each(many.begin(), many.end(), [&](std::int32_t code) { writer.add(code); });
        QVERIFY(std::ranges::equal(writer.take(), many));
    }

    void madeSideBySideIsWhatIsPutIn() {
        for (const std::int32_t most : {0, 1, 127, 128, 40'000}) {
            for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{5}, std::size_t{200'000}}) {
                const auto valueOf = [most](std::size_t place) {
                    return static_cast<std::int32_t>(place * 7919 % (static_cast<std::size_t>(most) + 2)) - 1;
                };
                data::LevelCodes expected;
                for (std::size_t place = 0; place < size; ++place) {
                    expected.push_back(valueOf(place));
                }
                for (const std::size_t threads : {1U, 3U}) {
                    const auto made = data::LevelCodes::made(size, -1, most, {threads}, valueOf);
                    QVERIFY(made == expected);
                    QVERIFY(size < 200'000 || made.bytes() == expected.bytes());
                }
            }
        }
    }

    void takesTheBytesOfTheWidest() {
        QCOMPARE((data::PackedValues<double>{1.0, kNaN, -127.0}.bytes()), std::size_t{3});
        QCOMPARE((data::PackedValues<double>{1.0, -128.0}.bytes()), std::size_t{4});
        QCOMPARE((data::PackedValues<double>{1.0, 40000.0}.bytes()), std::size_t{8});
        QCOMPARE((data::PackedValues<double>{1.0, 0.5}.bytes()), std::size_t{16});
        QCOMPARE((data::PackedValues<std::int32_t>{-1, 100}.bytes()), std::size_t{2});
    }

    void theFirstRowsTakeNoList() {
        data::Rows rows{0, 1, 2};
        QVERIFY(rows.areFirst());
        QVERIFY(rows == data::Rows::all(3));
        rows.push_back(7);
        rows.push_back(4);
        QVERIFY(!rows.areFirst());
        QVERIFY((std::vector<std::size_t>(rows.begin(), rows.end()) == std::vector<std::size_t>{0, 1, 2, 7, 4}));
        QVERIFY(!data::Rows{1}.areFirst());
    }

    /// Codes against a map of the cells as text would be sorted: numbers ascending, missing ones last.
    void codesFollowTheOrderOfValues_data() {
        QTest::addColumn<double>("step");
        QTest::addColumn<int>("levels");
        QTest::newRow("small whole numbers") << 1.0 << 9;
        QTest::newRow("whole numbers far apart") << 1e7 << 50;
        QTest::newRow("fractions") << 0.3 << 50;
    }
    void codesFollowTheOrderOfValues() {
        QFETCH(const double, step);
        QFETCH(const int, levels);
        std::mt19937 random(3);
        std::vector<double> numbers;
        std::vector<std::int32_t> texts;
        for (int row = 0; row < 5000; ++row) {
            const int level = static_cast<int>(random() % static_cast<unsigned>(levels));
            numbers.push_back(level == 0 ? kNaN : step * level - 3.0 * step);
            texts.push_back(static_cast<std::int32_t>(random() % 4) - 1);
        }
        const data::Column number{"n", {}, data::NumericValues(numbers)};
        const data::Column text{"t", {}, data::TextValues{{"c", "a", "b"}, texts}};
        data::Rows some;
        for (std::size_t row = 0; row < numbers.size(); row += 3) {
            some.push_back(row);
        }
        for (const data::Rows& rows : {data::Rows::all(numbers.size()), some}) {
            const data::Coding coding = data::codesOf({&text, &number}, rows);
            std::map<std::pair<std::int32_t, double>, std::size_t> cells;
            const auto cellOf = [&](std::size_t row) {
                return std::pair(texts[row], std::isnan(numbers[row]) ? 1e300 : numbers[row]);
            };
            for (const std::size_t row : rows) {
                cells.try_emplace(cellOf(row), 0);
            }
            std::size_t next = 0;
            for (auto& [cell, code] : cells) {
                code = next++;
            }
            QCOMPARE(coding.count, cells.size());
            for (std::size_t i = 0; i < rows.size(); ++i) {
                QCOMPARE(coding[i], cells.at(cellOf(rows[i])));
            }
            const std::vector<std::size_t> first = data::firstRows(coding, rows);
            for (std::size_t code = 0; code < first.size(); ++code) {
                QCOMPARE(cells.at(cellOf(first[code])), code);
            }
        }
    }
};

GREYSCOPE_TEST(tst_packed_values)

}  // namespace tests_of_packed_values

#include "tst_packed_values.moc"
