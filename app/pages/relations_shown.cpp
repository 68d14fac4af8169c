#include "app/pages/relations_shown.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

#include "app/pages/relations_input.h"
#include "widgets/present/number_text.h"
#include "widgets/present/relations_order.h"

namespace greyscope::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RelationsPage)
};

constexpr double kSteadyFrom = 0.1;

/// Builds the parts one after the other; each uses those before it.
class Builder {
public:
    Builder(const Study& study, const SeriesCatalog& catalog, const Relations& relations,
            const RelationDegrees& degrees, const widgets::PublishedDegrees& published)
        : m_study(study),
          m_catalog(catalog),
          m_relations(relations),
          m_degrees(degrees),
          m_published(published),
          m_options(degrees.result.options),
          m_choices(study.relations) {
        m_look.decimals = m_choices.decimals;
        m_look.printNumbers = m_choices.printNumbers;
        m_look.separateGroups = m_choices.separateCases;
        m_look.wholeNames = m_choices.order != MatrixOrder::given;
        m_look.symbol = widgets::degreeSymbol(m_options.method);
    }

    RelationsShown build(const ChosenPair& chosen) {
        addSeries();
        m_shown.pair = pairOf(chosen);
        addMatrix();
        addRanking();
        addPair();
        addStability();
        m_shown.axioms = widgets::axiomLines(m_degrees.axioms, names(), m_options, m_look.decimals);
        return std::move(m_shown);
    }

private:
    [[nodiscard]] bool isByPoints() const { return grey::degreeOf(m_options.method).byPoints; }
    [[nodiscard]] double grade(std::size_t row, std::size_t column) const {
        return m_degrees.grades(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column));
    }
    [[nodiscard]] std::vector<QString> names() const {
        std::vector<QString> names;
        for (const widgets::RelationSeries& series : m_shown.series) {
            names.push_back(series.name);
        }
        return names;
    }

    void addSeries() {
        m_shown.series = {relationSeries(m_study, m_catalog, m_study.selection.reference)};
        for (const SeriesId& id : relatedSeries(m_study, m_catalog)) {
            m_shown.series.push_back(relationSeries(m_study, m_catalog, id));
        }
        switch (m_choices.order) {
            case MatrixOrder::given:
                m_shown.order = orderOfTheStudy();
                break;
            case MatrixOrder::byDegree:
                m_shown.order = widgets::byDegree(m_degrees.grades, 0);
                break;
            case MatrixOrder::clustered:
                m_shown.order = m_degrees.clustering.order;
                break;
        }
    }

    [[nodiscard]] std::vector<std::size_t> orderOfTheStudy() const {
        const auto& entries = m_catalog.entries();
        std::vector<std::ptrdiff_t> places;
        for (const widgets::RelationSeries& series : m_shown.series) {
            const SeriesEntry* entry = m_catalog.find(idFromText(series.id));
            places.push_back(entry != nullptr ? entry - entries.data() : 0);
        }
        std::vector<std::size_t> order(places.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
        return order;
    }

    /// The lowest degree is that of the job, so that the pair stays while rho moves.
    [[nodiscard]] std::pair<std::size_t, std::size_t> pairOf(const ChosenPair& chosen) const {
        const auto place = [this](const SeriesId& id) {
            const QString text = idText(id);
            return static_cast<std::size_t>(std::find_if(m_shown.series.begin(), m_shown.series.end(),
                                                         [&](const auto& series) { return series.id == text; }) -
                                            m_shown.series.begin());
        };
        const std::size_t first = place(chosen.first);
        const std::size_t second = place(chosen.second);
        if (first < m_shown.series.size() && second < m_shown.series.size() && first != second) {
            return {first, second};
        }
        Eigen::Index lowest = 0;
        m_relations.degrees.result.grades.minCoeff(&lowest);
        return {0, static_cast<std::size_t>(lowest) + 1};
    }

    void addMatrix() {
        widgets::MatrixSpec& spec = m_shown.matrix;
        spec = widgets::relationMatrix(m_shown.series, m_shown.order, m_degrees.grades, m_look);
        spec.title = m_choices.wholeTable ? Words::tr("Relational degree, whole table")
                                          : Words::tr("Relational degree of the chosen series");
        if (!m_published.empty()) {
            m_shown.published = widgets::publishedSentence(m_shown.series, m_degrees.grades, m_published);
            showPublished(spec);
        }
        if (m_choices.order == MatrixOrder::clustered) {
            const auto threshold = m_choices.grouped ? std::optional(m_choices.groupDegree) : std::nullopt;
            widgets::addClusters(spec, m_degrees.clustering, threshold);
            m_shown.groups =
                threshold ? widgets::groupsSentence(m_shown.series, m_degrees.clustering, *threshold, m_look.symbol)
                          : QString();
        }
        const auto [first, second] = m_shown.pair;
        const auto place = [this](std::size_t series) {
            return static_cast<std::size_t>(std::find(m_shown.order.begin(), m_shown.order.end(), series) -
                                            m_shown.order.begin());
        };
        spec.cells[place(first) * m_shown.order.size() + place(second)].strong = true;
        spec.subtitle = Words::tr("%1. Outlined: %2.")
                            .arg(pointCount(), widgets::degreeText(m_shown.series[first], m_shown.series[second],
                                                                   grade(first, second), m_look));
    }

    void showPublished(widgets::MatrixSpec& spec) const {
        if (m_choices.shows == MatrixShows::published) {
            spec = widgets::publishedMatrix(spec, m_shown.series, m_shown.order, m_published, m_look);
            spec.title = Words::tr("Relational degree as published");
        } else if (m_choices.shows == MatrixShows::difference) {
            spec = widgets::differenceMatrix(spec, m_shown.series, m_shown.order, m_published, m_look);
            spec.title = Words::tr("Relational degree, computed less published");
        }
    }

    [[nodiscard]] QString pointCount() const {
        const std::size_t leftOut = m_relations.pointsLeftOut;
        const std::size_t points = m_relations.table.pointCount();
        return leftOut == 0 ? Words::tr("%1 points").arg(points)
                            : Words::tr("%1 of %2 points").arg(points).arg(points + leftOut);
    }

    void addRanking() {
        m_shown.ranking = widgets::relationRanking(m_shown.series, m_degrees.result, m_look);
        if (!m_published.empty()) {
            widgets::addPublished(m_shown.ranking, m_shown.series, m_published);
        }
    }

    /// The row of the pair's first series holds everything that its degree is made of.
    void addPair() {
        const auto [first, second] = m_shown.pair;
        const auto row = grey::relateImages(m_relations.images, first, m_options);
        if (!row) {
            return;  // not possible: the table of all pairs went through
        }
        const std::size_t compared = second > first ? second - 1 : second;
        const auto column = static_cast<Eigen::Index>(compared);
        widgets::RelationPair pair;
        pair.first = m_shown.series[first];
        pair.second = m_shown.series[second];
        pair.firstImage = row->images.col(0);
        pair.secondImage = row->images.col(column + 1);
        pair.grade = row->grades(column);
        pair.imageName = imageWords();
        const widgets::RelationAxis axis = relationAxis(m_relations.table);
        for (std::size_t k = 0; k < axis.labels.size(); ++k) {
            m_shown.pointNames.push_back(widgets::pointName(axis, k));
        }
        m_shown.points = widgets::relationPoints(*row, compared, m_look);
        if (m_options.image.kind == data::Image::criteria) {
            m_shown.effects = m_options.image.effects;
            m_shown.effects.resize(m_shown.pointNames.size());
        }
        if (!isByPoints()) {
            m_shown.pairChart = widgets::relationAreas(pair, *row, compared, axis, m_look);
            return;
        }
        pair.minimum = row->minimum(column);
        pair.maximum = row->maximum(column);
        pair.rho = m_options.distinguishingCoefficient;
        pair.extent = m_options.scope == grey::ExtremaScope::matrix ? Words::tr("all pairs")
                      : m_options.scope == grey::ExtremaScope::pairwise
                          ? Words::tr("these two")
                          : Words::tr("the pairs with %1").arg(pair.first.name);
        m_shown.pairChart = widgets::relationPair(pair, axis, m_look);
    }

    [[nodiscard]] QString imageWords() const {
        const bool ofImage = grey::degreeOf(m_options.method).ofImage;
        const data::Image image = ofImage ? m_options.image.kind : m_options.relativeImage;
        return image == data::Image::none
                   ? Words::tr("values")
                   : Words::tr("%1 images").arg(widgets::imageText(image).section(QLatin1Char(','), 0, 0));
    }

    void addStability() {
        if (m_relations.sensitivity) {
            const double rho = m_options.distinguishingCoefficient;
            const grey::RelationSensitivity& sensitivity = *m_relations.sensitivity;
            m_shown.curves = widgets::relationCurves(m_shown.series, sensitivity, m_degrees.result);
            m_shown.orderHolds = widgets::orderSentence(m_shown.series, sensitivity, rho);
            const grey::OrderRange range = grey::orderAround(sensitivity, rho);
            m_shown.steady = range.from <= kSteadyFrom && range.to >= 1.0;
        }
        m_shown.images = widgets::imageMatrix(m_shown.series, m_degrees.images, m_look);
        m_shown.imagesHold = widgets::imageSentence(m_shown.series, m_degrees.images);
        if (!m_shown.imagesHold.isEmpty()) {
            m_shown.images.subtitle = m_shown.imagesHold;
        }
    }

    const Study& m_study;
    const SeriesCatalog& m_catalog;
    const Relations& m_relations;
    const RelationDegrees& m_degrees;
    const widgets::PublishedDegrees& m_published;
    const grey::RelationOptions& m_options;
    const RelationsChoices& m_choices;
    widgets::RelationLook m_look;
    RelationsShown m_shown;
};

}  // namespace

RelationsShown relationsShown(const Study& study, const SeriesCatalog& catalog, const Relations& relations,
                              const RelationDegrees& degrees, const ChosenPair& chosen,
                              const widgets::PublishedDegrees& published) {
    return Builder(study, catalog, relations, degrees, published).build(chosen);
}

}  // namespace greyscope::app
