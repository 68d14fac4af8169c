#include "core/derivation/image_derivation.h"

#include <utility>

#include "core/derivation/draft.h"
#include "core/derivation/steps/image_steps.h"

namespace greyscope::derivation {

using letters::k;

namespace {

/// Writes the measured values. A point without a value has no line; the points after it keep their k.
void setPoints(Derivation& derivation, const std::vector<int>& points) {
    for (Step& step : derivation.steps) {
        for (Line& line : step.lines) {
            line.point = line.point > 0 ? points[static_cast<std::size_t>(line.point) - 1] : line.point;
        }
    }
}

Derivation imageWritten(const ImageOf& of, const data::ImageOptions& options, Rounding rounding) {
    const bool divided = !of.divisors.empty();
    Draft draft(divided ? "ratio" : "image", of.series, rounding);
    draft.setLabels(of.labels);
    draft.begin(SectionId::measured);
    ImageSubject subject;
    const auto add = [&](const std::string& key, const std::string& name, const std::vector<double>& values) {
        subject.keys.push_back(key);
        subject.names.push_back(name);
        subject.symbols.push_back(divided ? letters::indexed("x", key) : symbol("x"));
        subject.raw.push_back(
            draft.given({.key = "x." + key, .symbol = at(subject.symbols.back(), k()), .series = name}, values));
    };
    if (divided) {
        add("0", of.reference, of.divisors);
        draft.note({NoteId::referenceOf, {}, {of.reference}});
    }
    add("1", of.series, of.values);
    draft.begin(SectionId::images, divided ? SourceId::zhaoDong : SourceId::deng1989);
    static_cast<void>(imageSteps(draft, subject, subject.raw.size() - 1, options));
    return draft.take();
}

}  // namespace

Derivation imageDerivation(const ImageOf& of, const data::ImageOptions& options, Rounding rounding) {
    Derivation derivation =
        besideExact(rounding, [&](const Rounding& digits) { return imageWritten(of, options, digits); });
    if (!of.points.empty()) {
        setPoints(derivation, of.points);
    }
    return derivation;
}

}  // namespace greyscope::derivation
