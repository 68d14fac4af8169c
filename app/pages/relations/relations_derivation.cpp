#include "app/pages/relations/relations_derivation.h"

#include <algorithm>

#include "core/derivation/degree_interval_derivation.h"
#include "core/derivation/path_derivation.h"
#include "core/derivation/relation_derivation.h"
#include "widgets/present/relations/relations_sensitivity.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

class Works {
public:
    explicit Works(const RelationsWorked& worked) : m_worked(worked), m_result(worked.result) {
        for (std::size_t i = 0; i < m_result->which.size(); ++i) {
            m_pair.reference = nameOf(i) == worked.pair.first ? i : m_pair.reference;
            m_pair.compared = nameOf(i) == worked.pair.second ? i : m_pair.compared;
        }
        m_pair.ideal = worked.request.ideal;
    }

    PageDerivation write(const std::string& table) {
        for (std::size_t i = 0; i < m_result->which.size(); ++i) {
            m_derivation.seriesIds[nameOf(i)] = idText({table, nameOf(i)});
        }
        grey::RelationOptions options = m_worked.request.options;
        options.distinguishingCoefficient = m_worked.rho;
        m_derivation.derive = degreeWith(options);
        addInterval();
        addOtherRho(options);
        addImages(options);
        addMerges();
        if (!m_derivation.others.empty()) {
            m_derivation.title = Words::tr("Degree of the chosen pair");
        }
        return std::move(m_derivation);
    }

private:
    [[nodiscard]] const std::string& nameOf(std::size_t i) const {
        return m_result->table.series[m_result->which[i]].name;
    }
    /// Whether the results still apply; those of a former rho do not.
    [[nodiscard]] bool isOfThisRho() const {
        return m_worked.rho == m_worked.request.options.distinguishingCoefficient;
    }

    [[nodiscard]] Derive degreeWith(const grey::RelationOptions& options) const {
        return [result = m_result, pair = m_pair, options](const derivation::Rounding& rounding, base::Progress&) {
            return derivation::relationDerivation(result->table, result->which, pair, options, rounding);
        };
    }

    void addInterval() {
        const auto& intervals = m_result->degrees.intervals;
        const std::size_t other = m_pair.reference == 0 ? m_pair.compared : m_pair.reference;
        if ((m_pair.reference != 0 && m_pair.compared != 0) || other == 0 || !intervals ||
            !intervals->degrees[other - 1].interval || !isOfThisRho()) {
            return;
        }
        m_derivation.others.push_back(
            {degreeIntervalTitle(), [request = m_worked.request, result = m_result, other](
                                        const derivation::Rounding& rounding, base::Progress& progress) {
                 return derivation::degreeIntervalDerivation(*request.dataset, result->table, result->which, other,
                                                             request.options, result->degrees.intervals->options,
                                                             rounding, base::Threads::available(), progress);
             }});
    }

    void addOtherRho(grey::RelationOptions options) {
        if (m_worked.otherRho) {
            options.distinguishingCoefficient = *m_worked.otherRho;
            m_derivation.others.push_back({rhoTitle(*m_worked.otherRho), degreeWith(options)});
        }
    }

    void addImages(grey::RelationOptions options) {
        const auto& images = m_result->degrees.images;
        for (std::size_t i = 0; images && i < images->trials.size(); ++i) {
            if (const grey::ImageTrial& trial = images->trials[i]; i != images->chosen && !trial.error) {
                grey::imageIn(options) = trial.image;
                m_derivation.others.push_back({imageTitle(trial.image), degreeWith(options)});
            }
        }
    }

    /// Adds the derivations of merges, if there are degrees of all pairs.
    void addMerges() {
        const std::size_t merges = isOfThisRho() ? m_result->degrees.clustering.merges.size() : 0;
        m_derivation.unlisted = merges - std::min(merges, kMostOthers - m_derivation.others.size());
        // The last merges join the most series.
        for (std::size_t merge = m_derivation.unlisted; merge < merges; ++merge) {
            m_derivation.others.push_back(
                {mergeTitle(merge, merges),
                 [result = m_result, merge](const derivation::Rounding& rounding, base::Progress&) {
                     return mergeOf(*result, merge, rounding);
                 }});
        }
    }

    static base::Expected<derivation::Derivation> mergeOf(const Relations& result, std::size_t merge,
                                                          const derivation::Rounding& rounding) {
        std::vector<std::string> names;
        for (const std::size_t column : result.which) {
            names.push_back(result.table.series[column].name);
        }
        return derivation::mergeDerivation(result.degrees.matrix, names, result.degrees.clustering, merge, rounding);
    }

    const RelationsWorked& m_worked;
    std::shared_ptr<const Relations> m_result;
    derivation::PairOf m_pair;
    PageDerivation m_derivation;
};

/// Returns the step with the values of a degree by areas: starting at zero, or unchanged.
QString curveStep(const grey::RelationDegree& degree) {
    const QString step = degree.area.fromZero ? QStringLiteral("zero") : QStringLiteral("image");
    return degree.isMixed() ? QStringLiteral("absolute.") + step : step;
}

}  // namespace

PageDerivation relationDerivations(const RelationsWorked& worked, const std::string& table) {
    return Works(worked).write(table);
}

QString degreeIntervalTitle() {
    return Words::tr("Interval of this degree");
}

QString mergeTitle(std::size_t merge, std::size_t merges) {
    return Words::tr("Merge %1 of %2").arg(QString::number(merge + 1), QString::number(merges));
}

QString rhoTitle(double rho) {
    return Words::tr("With ρ = %1").arg(widgets::significantText(rho, 3));
}

QString imageTitle(data::Image image) {
    return Words::tr("With the image %1").arg(widgets::imageText(image));
}

AskedLine lineOfPoint(const RelationsRequest& request, const std::pair<std::string, std::string>& pair, int k,
                      int column) {
    const grey::RelationDegree& degree = grey::degreeOf(request.options.method);
    const bool asMeasured = degree.ofImage && request.options.image.kind == data::Image::none && !degree.area.fromZero;
    const QString curve = asMeasured            ? QStringLiteral("x")
                          : degree.isByPoints() ? QStringLiteral("image")
                          : degree.worked       ? QString::fromLatin1(grey::kCurveKey)
                                                : curveStep(degree);
    switch (column) {
        case PairColumns::first:
            return {curve, pair.first, k};
        case PairColumns::second:
            return {curve, pair.second, k};
        case PairColumns::difference:
            return degree.isByPoints()     ? AskedLine{QStringLiteral("difference"), pair.second, k}
                   : degree.worked         ? AskedLine{QStringLiteral("coefficient"), {}, k}
                   : !degree.area.fromZero ? AskedLine{QStringLiteral("d"), {}, k}
                                           : AskedLine{QStringLiteral("degree")};
        case PairColumns::coefficient:
            return degree.isByPoints() || degree.worked ? AskedLine{QStringLiteral("coefficient"), {}, k}
                                                        : AskedLine{QStringLiteral("degree")};
        default:
            return {QStringLiteral("degree")};
    }
}

std::optional<AskedLine> lineUnder(const std::optional<grey::ImageSensitivity>& images, std::size_t row) {
    if (!images || row >= images->trials.size() || images->trials[row].error) {
        return std::nullopt;
    }
    const QString of = row == images->chosen ? QString() : imageTitle(images->trials[row].image);
    return AskedLine{QStringLiteral("degree"), {}, 0, of};
}

}  // namespace greyscope::app
