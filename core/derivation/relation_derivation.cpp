#include "core/derivation/relation_derivation.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/derivation/steps/area_steps.h"
#include "core/derivation/steps/curve_steps.h"
#include "core/derivation/steps/deng_steps.h"
#include "core/derivation/steps/image_steps.h"
#include "core/grey/degrees/degree_formulas.h"

namespace greyscope::derivation {

using base::Expected;
using letters::k;

namespace {

/// Writes the images of the pair, and of the other series if they are few.
class ImageWriter {
public:
    ImageWriter(Draft& draft, const data::SeriesTable& table, const std::vector<std::size_t>& which, PairOf pair)
        : m_draft(draft), m_aside("", "", draft.rounding()), m_table(table), m_which(which), m_pair(pair) {
        int next = 1;
        for (std::size_t i = 0; i < which.size(); ++i) {
            const bool reference = i == pair.reference && !pair.ideal;
            m_subject.keys.push_back(reference ? "0" : std::to_string(next++));
            m_subject.symbols.push_back(letters::indexed("x", m_subject.keys.back()));
            m_subject.names.push_back(table.series[which[i]].name);
        }
    }

    void writeMeasured() {
        m_draft.begin(SectionId::measured);
        m_aside.begin(SectionId::measured);
        for (std::size_t i = 0; i < m_which.size(); ++i) {
            const Eigen::VectorXd values = m_table.values.col(static_cast<Eigen::Index>(m_which[i]));
            const Rule rule{
                .key = "x." + m_subject.keys[i], .symbol = at(m_subject.symbols[i], k()), .series = m_subject.names[i]};
            const std::vector<double> numbers(values.begin(), values.end());
            m_subject.raw.push_back(isShown(i) ? m_draft.given(rule, numbers)
                                               : m_aside.given(rule, numbers).detached());
        }
    }

    /// Writes the images of all series; with `pairAlone`, of the pair only, and the others are empty.
    std::vector<StepValues> write(SectionId section, const data::ImageOptions& options, bool pairAlone,
                                  const std::string& prefix = {}) {
        if (options.kind == data::Image::none) {
            return m_subject.raw;
        }
        m_draft.setPrefix(prefix);
        m_draft.begin(section, SourceId::deng1989);
        m_aside.begin(section);
        std::vector<StepValues> images;
        for (std::size_t i = 0; i < m_which.size(); ++i) {
            if (isShown(i)) {
                images.push_back(imageSteps(m_draft, m_subject, i, options));
            } else {
                images.push_back(pairAlone ? StepValues() : imageSteps(m_aside, m_subject, i, options).detached());
            }
        }
        m_draft.setPrefix({});
        return images;
    }

    [[nodiscard]] bool isShown(std::size_t i) const {
        return m_which.size() <= kShownSeries || i == m_pair.compared || (i == m_pair.reference && !m_pair.ideal);
    }
    [[nodiscard]] const ImageSubject& subject() const { return m_subject; }

private:
    Draft& m_draft;
    Draft m_aside;
    const data::SeriesTable& m_table;
    const std::vector<std::size_t>& m_which;
    PairOf m_pair;
    ImageSubject m_subject;
};

Expr imageLetter(const ImageSubject& subject, std::size_t i, const data::ImageOptions& options) {
    return options.kind == data::Image::none ? subject.symbols[i] : imageSymbol(subject.symbols[i]);
}

struct RelationSubject {
    const data::SeriesTable& table;
    const std::vector<std::size_t>& which;
    PairOf pair;
    grey::RelationOptions options;
    grey::RelationImages images;  ///< images of core/grey, with their rounding errors
};

StepValues idealSteps(Draft& draft, std::size_t points) {
    return draft.given({.key = "image.0", .symbol = at(letters::indexed("x", "0"), k()), .series = "ideal"},
                       std::vector<double>(points, 1.0));
}

/// Returns the pair of curves, with the ideal instead of the reference if requested.
AreaSubject areaSubject(Draft& draft, const ImageWriter& writer, const RelationSubject& of,
                        const std::vector<StepValues>& images, const data::ImageOptions& options) {
    const ImageSubject& subject = writer.subject();
    const std::size_t b = of.pair.compared;
    AreaSubject areas{
        {images[b]}, {imageLetter(subject, b, options)}, {subject.keys[b]}, images[b].last(), {subject.names[b]}};
    const std::size_t a = of.pair.reference;
    const auto first = [&](StepValues curve, Expr letter, std::string key, std::string name) {
        areas.curves.insert(areas.curves.begin(), std::move(curve));
        areas.symbols.insert(areas.symbols.begin(), std::move(letter));
        areas.keys.insert(areas.keys.begin(), std::move(key));
        areas.series.insert(areas.series.begin(), std::move(name));
    };
    if (of.pair.ideal) {
        first(idealSteps(draft, of.table.pointCount()), letters::indexed("x", "0"), "0", "ideal");
    } else {
        first(images[a], imageLetter(subject, a, options), subject.keys[a], subject.names[a]);
    }
    return areas;
}

void areaSections(Draft& draft, ImageWriter& writer, const RelationSubject& of) {
    const grey::RelationDegree& degree = grey::degreeOf(of.options.method);
    const data::ImageOptions relative{of.options.relativeImage};
    const Expr letter = symbol(degree.symbol);
    const auto section = [&](const data::ImageOptions& options, SectionId images, SectionId areas,
                             const std::string& prefix, const Expr& own) {
        const std::vector<StepValues> columns = writer.write(images, options, true, prefix);
        draft.begin(areas, SourceId::liu);
        return areaDegreeSteps(draft, areaSubject(draft, writer, of, columns, options), degree.area, prefix, own);
    };
    if (!degree.isMixed()) {
        section(degree.ofImage ? of.options.image : relative, SectionId::images, SectionId::areas, "", letter);
        return;
    }
    const Expr epsilon = symbol("ε");
    const Expr r = symbol("r");
    const StepValues absolute = section(of.options.image, SectionId::images, SectionId::areas, "absolute.", epsilon);
    const StepValues mixed = section(relative, SectionId::relativeImages, SectionId::relativeAreas, "relative.", r);
    draft.begin(SectionId::mixture, SourceId::liu);
    draft.value({.key = "degree", .symbol = letter, .rule = grey::mixedDegree(symbol("θ"), epsilon, r)},
                grey::mixedDegree(parameter("θ", of.options.theta), absolute(), mixed()));
}

/// Cannot fail: the degree was calculated before.
void curveSections(Draft& draft, const ImageWriter& writer, const RelationSubject& of) {
    const ImageSubject& subject = writer.subject();
    CurveSubject curves;
    for (const std::size_t i : {of.pair.reference, of.pair.compared}) {
        curves.series.push_back(subject.raw[i]);
        curves.symbols.push_back(subject.symbols[i]);
        curves.keys.push_back(subject.keys[i]);
        curves.names.push_back(subject.names[i]);
    }
    [[maybe_unused]] const auto steps = curveDegreeSteps(draft, curves, of.options.method);
}

void dengSections(Draft& draft, ImageWriter& writer, const RelationSubject& of) {
    DengSubject subject;
    subject.images = writer.write(SectionId::images, of.options.image, false);
    const ImageSubject& named = writer.subject();
    for (std::size_t i = 0; i < subject.images.size(); ++i) {
        subject.symbols.push_back(imageLetter(named, i, of.options.image));
        subject.names.push_back(named.names[i]);
        subject.keys.push_back(named.keys[i]);
        subject.shown.push_back(writer.isShown(i));
    }
    subject.reference = of.pair.reference;
    subject.compared = of.pair.compared;
    if (of.pair.ideal) {
        subject.images.push_back(idealSteps(draft, of.table.pointCount()));
        subject.symbols.push_back(letters::indexed("x", "0"));
        subject.names.emplace_back("ideal");
        subject.keys.emplace_back("0");
        subject.shown.push_back(true);
        subject.reference = subject.images.size() - 1;
    }
    subject.options = of.options;
    subject.rounding = of.images.rounding;
    subject.exact = of.images.values;
    dengSteps(draft, subject);
}

Derivation written(const RelationSubject& of, Rounding rounding) {
    const std::string& reference = of.pair.ideal ? "ideal" : of.table.series[of.which[of.pair.reference]].name;
    Draft draft(base::nameOf(grey::relationMethodNames(), of.options.method),
                of.table.series[of.which[of.pair.compared]].name, rounding);
    std::vector<std::string> labels;
    for (std::size_t point = 0; point < of.table.pointCount(); ++point) {
        labels.push_back(of.table.pointLabel(point));
    }
    draft.setLabels(std::move(labels));
    ImageWriter writer(draft, of.table, of.which, of.pair);
    writer.writeMeasured();
    draft.note({NoteId::referenceOf, {}, {reference}});
    switch (grey::degreeOf(of.options.method).compares) {
        case grey::Compared::points:
            dengSections(draft, writer, of);
            break;
        case grey::Compared::areas:
            areaSections(draft, writer, of);
            break;
        case grey::Compared::curves:
            curveSections(draft, writer, of);
            break;
    }
    return draft.take();
}

}  // namespace

Expected<Derivation> relationDerivation(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                        PairOf pair, const grey::RelationOptions& options, Rounding rounding) {
    const std::size_t values = table.pointCount() * which.size();
    if (values > kMostValues) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(values), std::to_string(kMostValues)});
    }
    auto images = GREYSCOPE_TRY(grey::relationImages(table, which, options));
    if (pair.ideal) {
        GREYSCOPE_TRY(grey::relateToIdeal(table, which, options));
    } else {
        GREYSCOPE_TRY(grey::relateImages(images, pair.reference, options));
    }
    const RelationSubject of{table, which, pair, options, std::move(images)};
    return besideExact(rounding, [&](const Rounding& digits) { return written(of, digits); });
}

}  // namespace greyscope::derivation
