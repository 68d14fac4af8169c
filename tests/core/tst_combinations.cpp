#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "core/data/columns/combinations.h"
#include "core/data/roles/reading.h"
#include "core/data/row_classes.h"
#include "tests/support/test_registry.h"

namespace tests_of_combinations {

using namespace greyscope;

/// Columns of few and of many levels, some with missing cells, and a number that differs in every row.
data::Dataset table(unsigned seed, std::size_t rows) {
    std::mt19937 random(seed);
    const auto drawn = [&random](unsigned below) { return static_cast<std::int32_t>(random() % below); };
    std::vector<data::Column> columns;
    for (const unsigned levels : {2U, 3U, 7U}) {
        data::TextValues texts;
        for (unsigned level = 0; level < levels; ++level) {
            texts.levels.push_back("l" + std::to_string(level));
        }
        const bool holes = drawn(2) == 0;
        for (std::size_t row = 0; row < rows; ++row) {
            texts.codes.push_back(holes && drawn(9) == 0 ? -1 : drawn(levels));
        }
        columns.push_back({"text" + std::to_string(levels), {}, std::move(texts)});
    }
    for (const unsigned levels : {4U, 90U, 5000U}) {
        data::NumericValues numbers;
        for (std::size_t row = 0; row < rows; ++row) {
            const double number = 2.0 * drawn(levels);
            numbers.push_back(levels == 90U && drawn(20) == 0 ? std::numeric_limits<double>::quiet_NaN() : number);
        }
        columns.push_back({"number" + std::to_string(levels), {}, std::move(numbers)});
    }
    data::NumericValues measured;
    for (std::size_t row = 0; row < rows; ++row) {
        measured.push_back(100.0 + static_cast<double>(random()) / 1e6);
    }
    columns.push_back({"bandwidth", "MB/s", std::move(measured)});
    return *data::Dataset::create(std::move(columns));
}

/// Against a map of what stands in the rows, and readings against those that are counted row by row.
class tst_combinations : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheRows_data() {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<unsigned>("rows");
        for (unsigned seed = 1; seed <= 4; ++seed) {
            QTest::addRow("%u", seed) << seed << (seed % 2 == 0 ? 700U : 40U * seed);
        }
    }
    void areThoseOfTheRows() {
        QFETCH(const unsigned, seed);
        QFETCH(const unsigned, rows);
        const data::Dataset dataset = table(seed, rows);
        std::vector<data::Profile> profiles;
        for (std::size_t c = 0; c < dataset.columns().size(); ++c) {
            profiles.push_back(data::profileOf(dataset.columns()[c], c));
        }
        data::Combinations combinations(profiles);
        for (unsigned chosen = 0; chosen < 1U << profiles.size(); ++chosen) {
            data::Combinations::Places places;
            for (std::size_t c = 0; c < profiles.size(); ++c) {
                if ((chosen >> c & 1U) != 0) {
                    places.push_back(c);
                }
            }
            std::map<std::vector<std::string>, std::size_t> expected;
            std::map<std::vector<std::string>, std::int32_t> codes;
            const data::Cells cells = combinations.cells(places);
            for (std::size_t row = 0; row < rows; ++row) {
                std::vector<std::string> cell;
                for (const std::size_t c : places) {
                    cell.push_back(dataset.columns()[c].textAt(row));
                }
                QCOMPARE(codes.try_emplace(cell, cells.codes[row]).first->second, cells.codes[row]);
                ++expected[cell];
            }
            QCOMPARE(combinations.count(places), expected.size());
            QCOMPARE(cells.count, expected.size());
            std::vector<std::size_t> sizes = combinations.sizes(places);
            std::vector<std::size_t> there;
            for (const auto& [cell, size] : expected) {
                there.push_back(size);
            }
            std::sort(sizes.begin(), sizes.end());
            std::sort(there.begin(), there.end());
            QCOMPARE(sizes, there);
        }
    }

    void codesAreThoseOfTheColumnsAlone_data() { areThoseOfTheRows_data(); }
    /// Of all rows and of every third, whether the dataset remembers classes of rows or not.
    void codesAreThoseOfTheColumnsAlone() {
        QFETCH(const unsigned, seed);
        QFETCH(const unsigned, rows);
        const data::Dataset dataset = table(seed, rows);
        base::NoProgress progress;
        QVERIFY(data::readings(dataset, progress).has_value());
        QVERIFY(dataset.remembered<data::RowClasses>() != nullptr);
        data::Rows some;
        for (std::size_t row = 1; row < rows; row += 3) {
            some.push_back(row);
        }
        for (unsigned chosen = 0; chosen < 1U << dataset.columns().size(); ++chosen) {
            std::vector<const data::Column*> columns;
            for (std::size_t c = 0; c < dataset.columns().size(); ++c) {
                if ((chosen >> c & 1U) != 0) {
                    columns.push_back(&dataset.columns()[c]);
                }
            }
            for (const data::Rows& these : {data::Rows::all(rows), some}) {
                const data::Coding alone = data::codesOf(columns, these);
                const data::Coding ofClasses = data::codesOf(dataset, columns, these);
                QCOMPARE(ofClasses.count, alone.count);
                QVERIFY(ofClasses.codes == alone.codes);
            }
        }
    }

    /// Of so many rows that they are looked at in parts.
    void classesOfManyRowsAreThoseOfEachRow() {
        constexpr std::size_t kRows = 300'000;
        const data::Dataset dataset = table(5, kRows);
        base::NoProgress progress;
        QVERIFY(data::readings(dataset, progress).has_value());
        const auto classes = dataset.remembered<data::RowClasses>();
        const auto few = static_cast<std::size_t>(std::ranges::count(classes->isFew, true));
        QVERIFY(few > 3 && few < dataset.columns().size());
        std::map<std::vector<std::string>, std::size_t> expected;
        std::vector<std::size_t> first;
        std::vector<std::size_t> size;
        for (std::size_t row = 0; row < kRows; ++row) {
            std::vector<std::string> cells;
            for (std::size_t c = 0; c < dataset.columns().size(); ++c) {
                if (classes->isFew[c]) {
                    cells.push_back(dataset.columns()[c].textAt(row));
                }
            }
            const auto [found, isNew] = expected.try_emplace(std::move(cells), first.size());
            if (isNew) {
                first.push_back(row);
                size.push_back(0);
            }
            ++size[found->second];
            QCOMPARE(static_cast<std::size_t>(classes->of[row]), found->second);
        }
        QVERIFY(classes->first == data::Rows(first));
        QCOMPARE(classes->size, size);
    }

    /// Of a million rows of many levels, which need four bytes each.
    void levelsOfNearNumbersAreToldApart() {
        constexpr std::size_t kRows = 1'000'000;
        constexpr std::size_t kLevels = 100'000;
        constexpr std::size_t kMissing = 77;
        data::NumericValues numbers;
        for (std::size_t row = 0; row < kRows; ++row) {
            const auto number = static_cast<double>(row % kLevels) - 20'000.0;
            numbers.push_back(row == kMissing ? std::numeric_limits<double>::quiet_NaN() : number);
        }
        const data::Column column{"run", "", std::move(numbers)};
        const data::Profile profile = data::profileOf(column, 0);
        QVERIFY(!profile.endless);
        QCOMPARE(profile.distinct, kLevels);
        QCOMPARE(profile.present, kRows - 1);
        QCOMPARE(profile.fewest, kRows / kLevels - 1);
        QCOMPARE(profile.levels[kMissing], -1);
        std::map<double, std::int32_t> levels;
        for (std::size_t row = 0; row < kRows; row += 13) {
            const double number = column.numbers()[row];
            const std::int32_t level = profile.levels[row];
            QVERIFY(std::isnan(number) ? level == -1 : levels.try_emplace(number, level).first->second == level);
        }
    }

    void readingsAreCountedAsRowByRow_data() { areThoseOfTheRows_data(); }
    void readingsAreCountedAsRowByRow() {
        QFETCH(const unsigned, seed);
        QFETCH(const unsigned, rows);
        const data::Dataset dataset = table(seed, rows);
        base::NoProgress progress;
        const auto found = data::readings(dataset, progress);
        QVERIFY(found.has_value());
        const auto axis = found->best.columns(data::ReadingPart::axis);
        const auto again = data::readingWith(dataset, found->best, data::ReadingPart::axis, axis);
        QVERIFY(again->account == found->best.account);
        QCOMPARE(again->needsMean, found->best.needsMean);
        for (const data::Alternative& each : found->alternatives) {
            const auto columns = each.reading.columns(each.part);
            const auto other = data::readingWith(dataset, each.reading, each.part, columns);
            QVERIFY(other->account == each.reading.account);
            QCOMPARE(other->needsMean, each.reading.needsMean);
        }
    }
};

GREYSCOPE_TEST(tst_combinations)

}  // namespace tests_of_combinations

#include "tst_combinations.moc"
