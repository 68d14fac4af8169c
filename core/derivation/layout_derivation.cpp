#include "core/derivation/layout_derivation.h"

#include <string>
#include <utility>

#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/striping/metadata_cost.h"

namespace greyscope::derivation {

namespace {

constexpr std::int64_t kLastExact = std::int64_t{1} << 53;

Expr wholePart(Expr of) {
    return call("floor", {std::move(of)});
}

Expr remainder(Expr of, Expr by) {
    return call("mod", {std::move(of), std::move(by)});
}

Derivation placeWritten(const striping::Layout& layout, std::int64_t byte, const striping::BytePlace& place,
                        const Rounding& rounding) {
    const striping::Component& component = layout.components()[place.component];
    const std::int64_t begin = layout.countedFrom() == striping::CountedFrom::component ? component.begin : 0;
    Draft draft("place", std::to_string(byte), rounding);
    const auto given = [&draft](const char* letter, std::int64_t value) {
        return draft.given({.key = letter, .symbol = symbol(letter), .ofPoint = false}, {static_cast<double>(value)});
    };
    draft.begin(SectionId::byte);
    Expr b = symbol("b");  // counted from the start of its component, see CountedFrom
    StepValues counted = given("b", byte);
    if (begin > 0) {
        const StepValues first = given("c", begin);
        counted = draft.value({.key = "b′", .symbol = symbol("b′"), .rule = difference(symbol("b"), symbol("c"))},
                              difference(counted(), first()));
        b = symbol("b′");
    }
    const StepValues size = given("S", component.stripeSize);
    const StepValues count = given("W", static_cast<std::int64_t>(component.stripeCount()));
    const Expr s = symbol("s");
    draft.begin(SectionId::stripe, SourceId::yuStriping);
    const StepValues stripe = draft.value({.key = "stripe", .symbol = s, .rule = wholePart(fraction(b, symbol("S")))},
                                          wholePart(fraction(counted(), size())));
    draft.value({.key = "object", .symbol = symbol("j"), .rule = remainder(s, symbol("W"))},
                remainder(stripe(), count()));
    draft.found({.key = "ost", .symbol = at(symbol("OST"), symbol("j")), .ofPoint = false},
                {static_cast<double>(place.ost)});
    draft.value({.key = "offset",
                 .symbol = symbol("o"),
                 .rule = sum({product({wholePart(fraction(s, symbol("W"))), symbol("S")}), remainder(b, symbol("S"))})},
                sum({product({wholePart(fraction(stripe(), count())), size()}), remainder(counted(), size())}));
    return draft.take();
}

Derivation metWritten(std::int64_t most, std::int64_t segments, std::int64_t osts, const Rounding& rounding) {
    Draft draft("osts-met", std::to_string(osts), rounding);
    draft.begin(SectionId::pattern);
    const StepValues own =
        draft.given({.key = "n", .symbol = symbol("n"), .ofPoint = false}, {static_cast<double>(segments)});
    const StepValues all =
        draft.given({.key = "W", .symbol = symbol("W"), .ofPoint = false}, {static_cast<double>(osts)});
    draft.begin(SectionId::met, SourceId::boito);
    const auto met = [](const Expr& segmentsEach, const Expr& processes, const Expr& width) {
        return call("min", {segmentsEach, fraction(width, call("gcd", {processes, width}))});
    };
    draft.column(
        {.key = "met", .symbol = at(symbol("w"), letters::k()), .rule = met(symbol("n"), letters::k(), symbol("W"))}, 1,
        static_cast<int>(most), [&](int k) { return met(own(), number(k), all()); });
    return draft.take();
}

Derivation costWritten(int first, int last, const Rounding& rounding) {
    Draft draft("metadata-cost", {}, rounding);
    draft.begin(SectionId::metadata, SourceId::yuTable);
    const auto column = [&](const char* key, const char* letter, const char* name, const auto& line) {
        draft.column(
            {.key = key, .symbol = at(letters::indexed(letter, name), letters::k()), .rule = line(letters::k())}, first,
            last, [&line](int k) { return line(number(k)); });
    };
    column("create", "t", "create", [](const Expr& k) { return striping::originalCost(k).create; });
    column("resize", "t", "resize", [](const Expr& k) { return striping::originalCost(k).resize; });
    column("split.create", "t′", "create", [](const Expr& k) { return striping::splitWritingCost(k).create; });
    column("split.resize", "t′", "resize", [](const Expr& k) { return striping::splitWritingCost(k).resize; });
    return draft.take();
}

}  // namespace

base::Expected<Derivation> placeDerivation(const striping::Layout& layout, std::int64_t byte, Rounding rounding) {
    const striping::BytePlace place = GREYSCOPE_TRY(layout.placeOf(byte));
    if (byte > kLastExact) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"byte", std::to_string(byte), "[0, 2^53]"});
    }
    return besideExact(rounding, [&](const Rounding& digits) { return placeWritten(layout, byte, place, digits); });
}

Derivation ostsMetDerivation(std::int64_t most, std::int64_t segments, std::int64_t osts, Rounding rounding) {
    return besideExact(rounding, [&](const Rounding& digits) { return metWritten(most, segments, osts, digits); });
}

Derivation metadataCostDerivation(int first, int last, Rounding rounding) {
    return besideExact(rounding, [&](const Rounding& digits) { return costWritten(first, last, digits); });
}

}  // namespace greyscope::derivation
