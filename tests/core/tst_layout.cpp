#include <QTest>

#include <random>
#include <set>

#include "core/striping/layout.h"
#include "core/striping/lustre_text.h"
#include "core/striping/metadata_cost.h"
#include "tests/support/test_registry.h"

namespace tests_of_layout {

using namespace greyscope;
using striping::CountedFrom;
using striping::Layout;

class tst_layout : public QObject {
    Q_OBJECT

private slots:
    void theByteOfThePicture();
    void mapsAreBijections();
    void noTwoBytesShareAPlace();
    void piecesCoverARange();
    void subfilesOfARange();
    void aComponentMayBeginOnAnotherOst();
    void costsKeepToTheTable();
    void badLayoutsAreRefused();
};

namespace {

constexpr std::int64_t K = 1024;

Layout anyLayout(std::mt19937_64& random) {
    const auto upTo = [&](std::int64_t most) {
        return static_cast<std::int64_t>(1 + random() % static_cast<std::uint64_t>(most));
    };
    const auto from = random() % 2 == 0 ? CountedFrom::file : CountedFrom::component;
    const std::int64_t osts = upTo(60);
    if (random() % 3 == 0) {
        return *striping::striped({upTo(1 << 20), upTo(osts), upTo(osts) - 1, osts});
    }
    if (random() % 2 == 0) {
        return *striping::hierarchical({upTo(1 << 16), upTo(osts), upTo(1 << 22), 0, osts}, from);
    }
    std::vector<striping::Component> components;
    std::int64_t begin = 0;
    for (std::int64_t left = upTo(6); left > 0; --left) {
        striping::Component component{
            begin, left == 1 ? striping::kEndOfFile : begin + upTo(1 << 24), upTo(1 << 18), {}};
        begin = component.end;
        for (std::int64_t k = upTo(8); k > 0; --k) {
            component.osts.push_back(static_cast<std::uint32_t>(random() % 50));
        }
        components.push_back(component);
    }
    return *Layout::create(components, from);
}

}  // namespace

/// Byte 1,388,601 of the picture of the page Layout: 64 KB over 8 OSTs, or subfiles of 768 KB on 2 OSTs each.
void tst_layout::theByteOfThePicture() {
    const auto plain = striping::striped({64 * K, 8, 0, 8});
    QCOMPARE(*plain->placeOf(1'388'601), (striping::BytePlace{0, 5, 5, 143'417}));
    const striping::Hierarchy hierarchy{64 * K, 2, 768 * K, 0, 8};
    const auto subfiles = striping::hierarchical(hierarchy, CountedFrom::component);
    QCOMPARE(*subfiles->placeOf(1'388'601), (striping::BytePlace{1, 1, 3, 274'489}));
    const auto composite = striping::hierarchical(hierarchy, CountedFrom::file);
    QCOMPARE(*composite->placeOf(1'388'601), (striping::BytePlace{1, 1, 3, 667'705}));
    QCOMPARE(striping::subfileSizeFor(3072 * K, hierarchy), 768 * K);
}

void tst_layout::mapsAreBijections() {
    std::mt19937_64 random(12);
    int wrong = 0;
    for (int l = 0; l < 10'000; ++l) {
        const Layout chosen = anyLayout(random);
        for (int b = 0; b < 100; ++b) {
            const auto byte = static_cast<std::int64_t>(random() >> (2 + random() % 62));
            const auto place = chosen.placeOf(byte);
            wrong += place && chosen.byteAt(*place) == byte ? 0 : 1;
        }
    }
    QCOMPARE(wrong, 0);
}

void tst_layout::noTwoBytesShareAPlace() {
    std::mt19937_64 random(3);
    for (int l = 0; l < 20; ++l) {
        std::vector<striping::Component> components{
            {0, 700, 7, {4, 1, 9}}, {700, 1500, 13, {1, 4}}, {1500, striping::kEndOfFile, 64, {2}}};
        const auto from = l % 2 == 0 ? CountedFrom::file : CountedFrom::component;
        const Layout chosen = *Layout::create(components, from);
        std::set<std::tuple<std::size_t, std::size_t, std::int64_t>> places;
        for (std::int64_t byte = 0; byte < 3000; ++byte) {
            const auto place = *chosen.placeOf(byte);
            QVERIFY(places.emplace(place.component, place.object, place.offset).second);
        }
    }
    const Layout one = *striping::striped({64, 2, 0, 2});
    QVERIFY(!one.byteAt({0, 0, 1, 0}));  // that object is on another OST
    QVERIFY(!one.byteAt({0, 2, 0, 0}));
    QVERIFY(!one.byteAt({1, 0, 0, 0}));
    QVERIFY(!one.byteAt({0, 0, 0, -1}));
    QVERIFY(!one.byteAt({0, 1, 1, striping::kEndOfFile - 1}));  // it would be beyond all numbers
}

void tst_layout::piecesCoverARange() {
    std::mt19937_64 random(8);
    for (int l = 0; l < 300; ++l) {
        const Layout chosen = anyLayout(random);
        std::int64_t next = static_cast<std::int64_t>(random() % (1 << 24));
        const std::int64_t begin = next, size = static_cast<std::int64_t>(random() % (1 << 20));
        std::vector<striping::Piece> pieces;
        chosen.forEachPiece(begin, size, [&](const striping::Piece& piece) {
            pieces.push_back(piece);
            return true;
        });
        for (const striping::Piece& piece : pieces) {
            QCOMPARE(piece.byte, next);
            QVERIFY(piece.size > 0);
            QCOMPARE(piece.place, *chosen.placeOf(piece.byte));
            auto last = piece.place;
            last.offset += piece.size - 1;
            QCOMPARE(*chosen.placeOf(piece.byte + piece.size - 1), last);
            next += piece.size;
        }
        QCOMPARE(next, begin + size);
    }
}

void tst_layout::subfilesOfARange() {
    const auto chosen = striping::hierarchical({64 * K, 2, 768 * K, 0, 8}, CountedFrom::component);
    QCOMPARE(chosen->componentsOf(0, 768 * K), (std::vector<std::size_t>{0}));
    QCOMPARE(chosen->componentsOf(768 * K - 1, 2), (std::vector<std::size_t>{0, 1}));
    QCOMPARE(chosen->componentsOf(0, 99 * 768 * K), (std::vector<std::size_t>{0, 1, 2, 3}));
    QVERIFY(chosen->componentsOf(5, 0).empty());
    QVERIFY(chosen->componentsOf(-5, 1).empty());
}

/// Lustre counts stripes from the start of the file: a component that does not start at a multiple of its stripe size
/// times its count begins on another of its OSTs.
void tst_layout::aComponentMayBeginOnAnotherOst() {
    const auto chosen =
        Layout::create({{0, 64 * K, 64 * K, {7}}, {64 * K, striping::kEndOfFile, 64 * K, {2, 3}}}, CountedFrom::file);
    QCOMPARE(*chosen->placeOf(64 * K), (striping::BytePlace{1, 1, 3, 0}));
    QCOMPARE(*chosen->placeOf(128 * K), (striping::BytePlace{1, 0, 2, 64 * K}));
}

void tst_layout::costsKeepToTheTable() {
    double create = 0.0, resize = 0.0, splitCreate = 0.0, splitResize = 0.0;
    const auto further = [](double& most, double fitted, double printed) {
        most = std::max(most, std::abs(fitted / printed - 1.0));
    };
    for (const striping::PrintedCost& row : striping::printedCosts()) {
        further(create, striping::originalCost(row.processes).create, row.original.create);
        further(resize, striping::originalCost(row.processes).resize, row.original.resize);
        further(splitCreate, striping::splitWritingCost(row.processes).create, row.split.create);
        further(splitResize, striping::splitWritingCost(row.processes).resize, row.split.resize);
    }
    QVERIFY(create < 0.018 && resize < 0.0211 && splitCreate < 0.0302 && splitResize < 0.0401);
}

void tst_layout::badLayoutsAreRefused() {
    QVERIFY(!striping::striped({0, 1, 0, 1}));
    QVERIFY(!striping::striped({64 * K, 0, 0, 4}));
    QVERIFY(!striping::striped({64 * K, 5, 0, 4}));
    QVERIFY(!striping::striped({64 * K, 1, 4, 4}));
    QVERIFY(!striping::striped({64 * K, 1, 0, 0}));
    QVERIFY(!striping::striped({-1, 1, 0, 1}));
    QVERIFY(!striping::striped({64 * K, 1, 0, 1'000'000'000}));
    QVERIFY(!striping::hierarchical({64 * K, 0, 768 * K, 0, 8}, CountedFrom::file));
    QVERIFY(!striping::hierarchical({64 * K, 2, 0, 0, 8}, CountedFrom::file));
    QVERIFY(!Layout::create({}, CountedFrom::file));
    QVERIFY(!Layout::create({{0, 10, 4, {0}}, {11, 20, 4, {0}}}, CountedFrom::file));
    QVERIFY(!Layout::create({{0, 10, 4, {0}}, {9, 20, 4, {0}}}, CountedFrom::file));
    QVERIFY(!Layout::create({{0, striping::kEndOfFile, 4, {0}}, {striping::kEndOfFile, striping::kEndOfFile, 4, {0}}},
                            CountedFrom::file));
    QVERIFY(!Layout::create({{0, 10, 4, {}}}, CountedFrom::file));
    const Layout ends = *Layout::create({{0, 10, 4, {0}}}, CountedFrom::file);
    QCOMPARE(ends.placeOf(10).error().code, base::ErrorCode::byteWithoutPlace);
    QCOMPARE(ends.placeOf(-1).error().code, base::ErrorCode::byteWithoutPlace);
}

GREYSCOPE_TEST(tst_layout)

}  // namespace tests_of_layout

#include "tst_layout.moc"
