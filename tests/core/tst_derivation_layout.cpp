// Derivations of where a byte lies, of the OSTs that a process meets, and of the times that are fitted to P2's table:
// against the layout, the accesses one by one, and the fit.
#include <QTest>

#include "core/access/pattern.h"
#include "core/derivation/layout_derivation.h"
#include "core/striping/metadata_cost.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/draws.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_layout {

using namespace greyscope;
using striping::CountedFrom;

namespace {

striping::Layout anyLayout(test::Draws& draws) {
    const auto upTo = [&](std::uint32_t most) { return static_cast<std::int64_t>(1 + draws.below(most)); };
    const std::int64_t osts = upTo(20);
    const std::int64_t first = upTo(static_cast<std::uint32_t>(osts)) - 1;
    if (draws.below(2) == 0) {
        return *striping::striped({upTo(1 << 20), upTo(static_cast<std::uint32_t>(osts)), first, osts});
    }
    const auto from = draws.below(2) == 0 ? CountedFrom::file : CountedFrom::component;
    return *striping::hierarchical({upTo(1 << 16), upTo(static_cast<std::uint32_t>(osts)), upTo(1 << 22), first, osts},
                                   from);
}

}  // namespace

class tst_derivation_layout : public QObject {
    Q_OBJECT

private slots:
    void aByteEndsInItsPlace() {
        test::Draws draws(3);
        int counted = 0;
        for (int i = 0; i < 500; ++i) {
            const striping::Layout layout = anyLayout(draws);
            const auto byte = static_cast<std::int64_t>(draws.uniform() * (i % 2 == 0 ? 1e7 : 9e15));
            const striping::BytePlace place = *layout.placeOf(byte);
            const auto derivation = derivation::placeDerivation(layout, byte).value();
            QCOMPARE(static_cast<std::int64_t>(derivation.last()->value), place.offset);
            QCOMPARE(static_cast<std::size_t>(derivation.line("object", 0)->value), place.object);
            QCOMPARE(static_cast<std::uint32_t>(derivation.line("ost", 0)->value), place.ost);
            counted += derivation.step("b′") != nullptr ? 1 : 0;
        }
        QVERIFY(counted > 20);  // from the begin of a subfile
    }

    void aByteThatNoDoubleHasIsRefused() {
        const striping::Layout layout = *striping::striped({1 << 20, 4, 0, 4});
        QVERIFY(derivation::placeDerivation(layout, std::int64_t{1} << 53));
        QCOMPARE(derivation::placeDerivation(layout, (std::int64_t{1} << 53) + 1).error().code,
                 base::ErrorCode::optionOutOfRange);
        QCOMPARE(derivation::placeDerivation(layout, -1).error().code, base::ErrorCode::byteWithoutPlace);
    }

    void theOstsMetAreThoseOfTheAccesses() {
        for (std::int64_t osts = 1; osts <= 16; ++osts) {
            const striping::Layout layout = *striping::striped({65536, osts, 0, osts});
            for (const std::int64_t segments : {1, 3, 40}) {
                const auto derivation = derivation::ostsMetDerivation(24, segments, osts);
                for (int processes = 1; processes <= 24; ++processes) {
                    const access::Pattern pattern{access::Shape::strided, processes, 1, segments, 65536};
                    QCOMPARE(static_cast<std::size_t>(derivation.line("met", processes)->value),
                             access::ostsOf(pattern, layout, processes - 1).size());
                }
            }
        }
    }

    void timesAreTheFit() {
        const auto derivation = derivation::metadataCostDerivation(2, 64);
        for (int processes = 2; processes <= 64; ++processes) {
            const auto of = [&](const char* key) {
                return static_cast<double>(derivation.line(key, processes)->value);
            };
            const striping::MetadataCost original = striping::originalCost(processes);
            const striping::MetadataCost split = striping::splitWritingCost(processes);
            QVERIFY(test::near(of("create"), original.create) && test::near(of("resize"), original.resize));
            QVERIFY(test::near(of("split.create"), split.create) && test::near(of("split.resize"), split.resize));
        }
    }
};

GREYSCOPE_TEST(tst_derivation_layout)

}  // namespace tests_of_derivation_layout

#include "tst_derivation_layout.moc"
