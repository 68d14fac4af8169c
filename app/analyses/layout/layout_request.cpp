#include "app/analyses/layout/layout_request.h"

#include <algorithm>

#include "app/run/tally.h"
#include "core/base/try.h"
#include "core/striping/lustre_text.h"

namespace greyscope::app {

using access::Shape;
using base::Expected;
using widgets::FileStripe;
using widgets::LayoutFacts;
using widgets::LayoutSide;

namespace {

constexpr std::int64_t kMostStripes = 960;       // maximum number drawn
constexpr std::int64_t kMostProcesses = 4096;    // maximum number counted in a step and drawn in a chart
constexpr std::int64_t kMostPieces = 2'000'000;  // maximum number in a step

/// Returns which process accesses a byte of the shared (or first) file, and in which call.
FileStripe ownerOf(const access::Pattern& pattern, std::int64_t byte) {
    const std::int64_t segment = byte / pattern.segmentSize;
    switch (pattern.shape) {
        case Shape::contiguous:
            return {0, segment / pattern.segments, segment % pattern.segments};
        case Shape::strided:
            return {0, segment % pattern.processes, segment / pattern.processes};
        case Shape::filePerProcess:
            return {0, 0, segment};
        case Shape::tiles:
            break;
    }
    const std::int64_t across = std::min(pattern.tilesAcross, pattern.processes);
    const std::int64_t row = segment / across;
    return {0, row / pattern.segments * across + segment % across, row % pattern.segments};
}

/// Adds the stripes that are drawn: all, or a part that contains the step.
void addStripes(LayoutFacts& facts) {
    facts.stripeCount = (facts.fileSize + facts.stripeSize - 1) / facts.stripeSize;
    std::int64_t first = 0;
    if (facts.stripeCount > kMostStripes) {
        const access::Access access = access::accessOf(facts.pattern, 0, facts.step - 1);
        first = std::clamp<std::int64_t>(access.offset / facts.stripeSize - kMostStripes / 4, 0,
                                         facts.stripeCount - kMostStripes);
    }
    const std::int64_t end = std::min(facts.stripeCount, first + kMostStripes);
    for (std::int64_t number = first; number < end; ++number) {
        FileStripe stripe = ownerOf(facts.pattern, number * facts.stripeSize);
        stripe.number = number;
        facts.stripes.push_back(stripe);
    }
}

void addLoads(const LayoutFacts& facts, LayoutSide& side) {
    const striping::Layout& layout = *side.layout;
    side.stepBytes.assign(layout.ostCount(), 0);
    side.wholeBytes.assign(layout.ostCount(), 0);
    side.created.assign(layout.components().size(), false);
    std::int64_t pieces = 0;
    const bool shared = facts.pattern.shape != Shape::filePerProcess;
    for (std::int64_t p = 0; p < (shared ? std::min(facts.pattern.processes, kMostProcesses) : 1); ++p) {
        for (std::int64_t call = 0; call < facts.step && pieces < kMostPieces; ++call) {
            const access::Access access = access::accessOf(facts.pattern, p, call);
            layout.forEachPiece(access.offset, access.size, [&](const striping::Piece& piece) {
                side.created[piece.place.component] = true;
                side.stepBytes[piece.place.ost] += call + 1 == facts.step ? piece.size : 0;
                return ++pieces < kMostPieces;
            });
        }
    }
    pieces = 0;
    layout.forEachPiece(0, facts.fileSize, [&](const striping::Piece& piece) {
        side.wholeBytes[piece.place.ost] += piece.size;
        return ++pieces < kMostPieces;
    });
    side.met = static_cast<std::int64_t>(access::ostsOf(facts.pattern, layout, 0).size());
}

/// Returns the papers' advice on the default layout and on subfiles.
std::vector<access::Advice> adviceOf(const LayoutFacts& facts, access::Operation operation) {
    std::vector<access::Advice> all = access::adviceFor({facts.pattern, operation, *facts.plain.layout, false});
    const auto ofSubfiles =
        access::adviceFor({facts.pattern, operation, *facts.hierarchical.layout, facts.splitWriting});
    for (std::size_t rule = 0; rule < all.size(); ++rule) {
        if (all[rule].rule == access::kRuleOfSubfiles) {
            all[rule] = ofSubfiles[rule];
        }
    }
    return all;
}

/// Returns the advice for the numbers of OSTs that the papers measured, if no rule applies to the chosen number.
std::vector<widgets::SpokenElsewhere> elsewhereOf(const LayoutFacts& facts, const LayoutChoices& choices) {
    const auto speaks = [](const access::Advice& advice) { return advice.silence == access::Silence::none; };
    std::vector<widgets::SpokenElsewhere> all;
    if (facts.read || std::any_of(facts.advice.begin(), facts.advice.end(), speaks)) {
        return all;
    }
    for (const auto& [osts, paper] : {std::pair(access::kOstsOfP4, "P4"), std::pair(access::kOstsOfP2, "P2")}) {
        LayoutChoices other = choices;
        other.osts = osts;
        auto layouts = layoutsOf(other);
        if (!layouts) {
            continue;
        }
        LayoutFacts there;
        there.pattern = facts.pattern;
        there.splitWriting = facts.splitWriting;
        there.plain.layout = std::move(layouts->plain);
        there.hierarchical.layout = std::move(layouts->subfiles);
        widgets::SpokenElsewhere said{osts, paper, {}};
        for (const access::Advice& advice : adviceOf(there, choices.operation)) {
            if (speaks(advice)) {
                said.claims.push_back(advice.claim);
            }
        }
        if (!said.claims.empty()) {
            all.push_back(std::move(said));
        }
    }
    return all;
}

}  // namespace

Expected<Layouts> layoutsOf(const LayoutChoices& choices) {
    GREYSCOPE_TRY(access::check(choices.pattern));
    const std::int64_t osts = choices.ostsInAll.value_or(choices.osts);
    auto plain = GREYSCOPE_TRY(choices.getstripe.empty()
                                   ? striping::striped({choices.stripeSize, choices.osts, choices.firstOst, osts})
                                   : striping::readGetstripe(choices.getstripe));
    striping::Hierarchy hierarchy{choices.stripeSize, choices.subsetSize, 1, choices.firstOst, osts};
    GREYSCOPE_TRY(striping::hierarchical(hierarchy, striping::CountedFrom::component));  // before the division
    hierarchy.subfileSize =
        choices.subfileSize > 0
            ? choices.subfileSize
            : striping::subfileSizeFor(choices.fileSize.value_or(choices.pattern.fileSize()), hierarchy);
    return Layouts{std::move(plain), GREYSCOPE_TRY(striping::hierarchical(hierarchy, striping::CountedFrom::component)),
                   GREYSCOPE_TRY(striping::hierarchical(hierarchy, striping::CountedFrom::file))};
}

Expected<LayoutFacts> layoutFacts(const LayoutChoices& choices, base::Progress& progress) {
    tally("layout");
    Layouts layouts = GREYSCOPE_TRY(layoutsOf(choices));
    LayoutFacts facts;
    facts.pattern = choices.pattern;
    facts.read = !choices.getstripe.empty();
    facts.stripeSize = facts.read ? layouts.plain.components().front().stripeSize : choices.stripeSize;
    facts.fileSize = choices.pattern.fileSize();
    facts.steps = choices.pattern.calls();
    facts.step = std::clamp<std::int64_t>(choices.step, 1, facts.steps);
    facts.splitWriting = choices.splitWriting;
    addStripes(facts);
    facts.plain.layout = std::move(layouts.plain);
    facts.hierarchical.layout = std::move(layouts.subfiles);
    facts.composite.layout = std::move(layouts.components);
    for (LayoutSide* side : {&facts.plain, &facts.hierarchical, &facts.composite}) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        addLoads(facts, *side);
    }
    const std::int64_t most = std::clamp<std::int64_t>(2 * facts.pattern.processes, 16, 64);
    for (std::int64_t p = 1; p <= most && !progress.cancelled(); ++p) {
        access::Pattern pattern = facts.pattern;
        pattern.processes = p;
        if (access::check(pattern)) {
            facts.metByProcesses.emplace_back(
                p, static_cast<std::int64_t>(access::ostsOf(pattern, *facts.plain.layout, 0).size()));
        }
    }
    facts.advice = adviceOf(facts, choices.operation);
    facts.elsewhere = elsewhereOf(facts, choices);
    return facts;
}

Expected<std::string> layoutCommands(const LayoutChoices& choices, bool yaml) {
    const Layouts layouts = GREYSCOPE_TRY(layoutsOf(choices));
    if (yaml) {
        return striping::getstripeYaml(layouts.plain) + "\n" + striping::getstripeYaml(layouts.components);
    }
    return GREYSCOPE_TRY(striping::setstripeCommand(layouts.plain, "a.dat")) + "\n\n" +
           GREYSCOPE_TRY(striping::setstripeCommand(layouts.components, "b.dat"));
}

}  // namespace greyscope::app
