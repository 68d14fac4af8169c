#include "app/pages/layout/layout_derivation.h"

#include <utility>
#include <vector>

#include "core/derivation/layout_derivation.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

QString plainTitle() {
    return Words::tr("The byte in the default layout");
}

QString subfileTitle() {
    return Words::tr("The byte in its subfile");
}

QString compositeTitle() {
    return Words::tr("The byte in a composite Lustre file");
}

QString metTitle() {
    return Words::tr("OSTs that a process accesses");
}

QString costTitle() {
    return Words::tr("Times to create and to resize");
}

/// Whether every segment is a stripe and the processes take turns, as the formula W / gcd(P, W) requires.
bool isArithmetic(const widgets::LayoutFacts& facts) {
    return facts.pattern.shape == access::Shape::strided && facts.pattern.segmentSize == facts.stripeSize &&
           !facts.plain.layout->isComposite() && !facts.metByProcesses.empty();
}

OtherDerivation placeIn(const SharedLayoutFacts& facts, const widgets::LayoutSide widgets::LayoutFacts::*side,
                        std::int64_t byte, QString title) {
    return {std::move(title), [facts, side, byte](const derivation::Rounding& rounding, base::Progress&) {
                return derivation::placeDerivation(*(facts.get()->*side).layout, byte, rounding);
            }};
}

}  // namespace

std::optional<PageDerivation> layoutDerivations(const SharedLayoutFacts& facts, std::int64_t byte) {
    using Facts = widgets::LayoutFacts;
    std::vector<OtherDerivation> all{placeIn(facts, &Facts::plain, byte, plainTitle()),
                                     placeIn(facts, &Facts::hierarchical, byte, subfileTitle()),
                                     placeIn(facts, &Facts::composite, byte, compositeTitle())};
    if (isArithmetic(*facts)) {
        all.push_back(
            {metTitle(),
             [facts](const derivation::Rounding& rounding, base::Progress&) -> base::Expected<derivation::Derivation> {
                 return derivation::ostsMetDerivation(
                     facts->metByProcesses.back().first, facts->pattern.segments,
                     static_cast<std::int64_t>(facts->plain.layout->components().front().stripeCount()), rounding);
             }});
    }
    all.push_back({costTitle(),
                   [](const derivation::Rounding& rounding, base::Progress&) -> base::Expected<derivation::Derivation> {
                       return derivation::metadataCostDerivation(widgets::kLeastCosted, widgets::kMostCosted, rounding);
                   }});
    return derivationsOf(std::move(all));
}

AskedLine lineOfByte(bool inSubfile) {
    return {inSubfile ? QStringLiteral("offset") : QStringLiteral("stripe"),
            {},
            0,
            inSubfile ? subfileTitle() : plainTitle()};
}

std::optional<AskedLine> lineOfMet(const widgets::LayoutFacts& facts, int processes) {
    return isArithmetic(facts) ? std::optional(AskedLine{QStringLiteral("met"), {}, processes, metTitle()})
                               : std::nullopt;
}

std::optional<AskedLine> lineOfCost(const widgets::PlotSpec& chart, std::size_t curve, std::size_t point, bool resize) {
    const widgets::Curve& of = chart.curves[curve];
    if (!of.line) {
        return std::nullopt;
    }
    const bool split = curve >= chart.curves.size() / 2;  // its curves follow the others
    const QString time = resize ? QStringLiteral("resize") : QStringLiteral("create");
    return AskedLine{split ? QStringLiteral("split.") + time : time, {}, static_cast<int>(of.x[point]), costTitle()};
}

}  // namespace greyscope::app
