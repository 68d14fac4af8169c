#include "app/analyses/relations/relations_figures.h"

#include <algorithm>
#include <numeric>

#include "app/study/published_degrees.h"
#include "core/data/columns/column_name.h"
#include "core/data/series/series_quantities.h"
#include "widgets/present/relations/relations_correlation.h"
#include "widgets/present/relations/relations_order.h"
#include "widgets/present/relations/relations_sensitivity.h"
#include "widgets/present/relations/second_look_text.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

constexpr double kSteadyFrom = 0.1;

/// Returns "Case 1.1" if the series have more keys than the first; "" if the first key is the whole name.
QString groupOf(const StudyTable& table, const SeriesEntry& entry) {
    if (table.wide || entry.lastKeys.isEmpty() || table.roles.keys.empty()) {
        return {};
    }
    return widgets::visibleText(data::displayName(table.roles.keys.front())) + QLatin1Char(' ') + entry.firstKey;
}

widgets::RelationSeries relationSeries(const Study& study, const SeriesCatalog& catalog, const ChosenSeries& chosen,
                                       const SeriesId& id) {
    const SeriesLook look = chosen.look(id);
    const SeriesEntry* entry = catalog.find(id);
    const StudyTable* table = study.table(id.table);
    widgets::RelationSeries series;
    series.id = idText(id);
    series.name = widgets::visibleText(id.name);
    if (entry != nullptr && table != nullptr) {
        series.group = groupOf(*table, *entry);
        series.label = entry->lastKeys;
        series.shortName = entry->shortName;
        series.shortLabel = entry->shortLast;
    }
    series.ink = look.ink;
    series.marker = look.marker;
    series.dash = look.dash;
    series.hollow = look.hollow;
    series.reference = look.reference;
    series.shown = look.reference || chosen.isCompared(id);
    return series;
}

/// Returns the unit of a quantity. If only its name indicates it, or nothing does, returns the name of the series.
QString quantityText(const std::string& quantity, const QString& name) {
    const bool unit = !quantity.empty() && !quantity.starts_with(data::kKindByName);
    return unit ? widgets::visibleText(quantity) : name;
}

/// Returns the axis of the points; it shares ownership of the relations.
widgets::RelationAxis relationAxis(const std::shared_ptr<const Relations>& relations) {
    const data::SeriesTable& table = relations->table;
    widgets::RelationAxis axis;
    for (const std::string& column : table.axisColumns) {
        axis.names.push_back(widgets::visibleText(data::displayName(column)));
    }
    axis.points = table.pointCount();
    axis.labelsAt = [relations](std::size_t k) {
        std::vector<QString> labels;
        for (std::size_t i = 0; i < relations->table.axisColumns.size(); ++i) {
            labels.push_back(widgets::axisText(relations->table, k, i));
        }
        return labels;
    };
    return axis;
}

/// Builds the parts in order; each uses earlier ones.
class Builder {
public:
    Builder(const Study& study, const SeriesCatalog& catalog, const std::shared_ptr<const Relations>& relations,
            const RelationDegrees& degrees, const widgets::RankingChoice& ranking)
        : m_study(study),
          m_catalog(catalog),
          m_shared(relations),
          m_relations(*relations),
          m_degrees(degrees),
          m_options(degrees.result.options),
          m_choices(study.relations),
          m_rankingChoice(ranking),
          m_chosenOrder(orderOf(study.relations, relations->which.size() - 1)) {
        m_look.decimals = m_choices.decimals;
        m_look.printNumbers = m_choices.printNumbers;
        m_look.separateGroups = m_choices.separateCases;
        m_look.wholeNames = m_chosenOrder != MatrixOrder::given;
        m_look.symbol = widgets::degreeSymbol(m_options.method);
    }

    RelationsFigures build(const ChosenPair& chosen) {
        if (showsPublished(m_study.activeTable(), m_choices)) {
            m_published = publishedDegrees(m_study.activeTable());
        }
        addSeries();
        addOrder();
        m_pair = pairOf(chosen);
        m_relations.overview || m_relations.ideal ? addOverview() : addMatrix();
        addRanking();
        addPair();
        addStability();
        if (m_degrees.axioms) {
            m_figures.axioms = widgets::axiomLines(*m_degrees.axioms, names(), m_options, m_look.decimals);
        }
        return std::move(m_figures);
    }

private:
    [[nodiscard]] bool isByPoints() const { return grey::degreeOf(m_options.method).isByPoints(); }
    [[nodiscard]] double degree(std::size_t row, std::size_t column) const {
        return m_degrees.matrix(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column));
    }
    [[nodiscard]] std::vector<QString> names() const {
        std::vector<QString> names;
        for (const widgets::RelationSeries& series : m_series) {
            names.push_back(series.name);
        }
        return names;
    }

    void addSeries() {
        const ChosenSeries chosen(m_study.selection);
        if (m_relations.ideal) {
            m_series.emplace_back().name = Words::tr("ideal");
            m_series.back().ink.tone = widgets::Tone::quiet;
            m_series.back().reference = true;
        }
        for (const std::size_t column : m_relations.which) {
            const SeriesId id{m_study.selection.reference.table, m_relations.table.series[column].name};
            m_series.push_back(relationSeries(m_study, m_catalog, chosen, id));
            m_series.back().reference = m_series.back().reference && !m_relations.ideal;
        }
    }

    void addOrder() {
        if (m_relations.ranksAlone) {
            return;
        }
        switch (m_chosenOrder) {
            case MatrixOrder::automatic:
            case MatrixOrder::given:
                m_order = orderOfTheStudy();
                break;
            case MatrixOrder::byDegree:
                m_order = widgets::byDegree(m_degrees.matrix, 0);
                break;
            case MatrixOrder::clustered:
                m_order = m_degrees.clustering.order;
                break;
        }
    }

    [[nodiscard]] std::vector<std::size_t> orderOfTheStudy() const {
        const auto& entries = m_catalog.entries();
        std::vector<std::ptrdiff_t> places;
        for (const widgets::RelationSeries& series : m_series) {
            const SeriesEntry* entry = m_catalog.find(idFromText(series.id));
            places.push_back(entry != nullptr ? entry - entries.data() : 0);
        }
        std::vector<std::size_t> order(places.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
        return order;
    }

    /// The lowest degree is that of the job, so that the pair stays the same while rho moves.
    [[nodiscard]] std::pair<std::size_t, std::size_t> pairOf(const ChosenPair& chosen) const {
        const auto place = [this](const SeriesId& id) {
            const QString text = idText(id);
            return static_cast<std::size_t>(
                std::find_if(m_series.begin(), m_series.end(), [&](const auto& series) { return series.id == text; }) -
                m_series.begin());
        };
        const std::size_t first = m_relations.ideal ? 0 : place(chosen.first);
        const std::size_t second = place(chosen.second);
        const bool both = first < m_series.size() && second < m_series.size() && first != second;
        if (both && (first == 0 || !m_relations.ranksAlone)) {
            return {first, second};
        }
        const std::size_t explained = place({m_study.selection.reference.table, m_choices.explained});
        if (!m_choices.explained.empty() && explained > 0 && explained < m_series.size()) {
            return {0, explained};
        }
        Eigen::Index lowest = 0;
        m_relations.degrees.result.degrees.minCoeff(&lowest);
        return {0, static_cast<std::size_t>(lowest) + 1};
    }

    void addOverview() {
        const int others = widgets::counted(m_relations.which.size() - 1);
        if (m_relations.ideal) {
            m_figures.noPairs = Words::tr("The series are compared with the ideal, not with each other.");
            m_figures.withIdeal = true;
            return;
        }
        if (m_relations.ranksAlone) {
            m_figures.noPairs =
                Words::tr("The matrix of all pairs has at most %1 series: these %n are only ranked against %2.",
                          nullptr, others)
                    .arg(QString::number(grey::kMostSeriesInTable), m_series.front().name);
            return;
        }
        m_figures.overview = widgets::relationOverview(
            m_series, m_order, std::shared_ptr<const Eigen::MatrixXd>(m_shared, &m_degrees.matrix), m_degrees.least,
            m_look);
        const QString order = m_chosenOrder == MatrixOrder::clustered
                                  ? Words::tr("clustered, %1 linkage").arg(widgets::linkageText(m_relations.linkage))
                              : m_chosenOrder == MatrixOrder::byDegree ? Words::tr("by degree to the reference")
                                                                       : Words::tr("in the order of the table");
        m_figures.overview->title = Words::tr("Relational degree of %1 × %1 pairs").arg(m_series.size());
        m_figures.overview->subtitle =
            Words::tr("%1; %2. Each pixel is the mean of its pairs; zoom in with the wheel to see the numbers.")
                .arg(pointCount(), order);
    }

    void addMatrix() {
        widgets::MatrixSpec& spec = m_figures.matrix;
        spec = widgets::relationMatrix(m_series, m_order, m_degrees.matrix, m_look);
        spec.title = m_choices.wholeTable ? Words::tr("Relational degree, whole table")
                                          : Words::tr("Relational degree of the chosen series");
        if (!m_published.empty()) {
            m_figures.published = widgets::publishedSentence(m_series, m_degrees.matrix, m_published);
            showPublished(spec);
        }
        if (m_chosenOrder == MatrixOrder::clustered) {
            const auto threshold = m_choices.grouped ? std::optional(m_choices.groupDegree) : std::nullopt;
            widgets::addClusters(spec, m_degrees.clustering, threshold);
            m_figures.groups = threshold
                                   ? widgets::groupsSentence(m_series, m_degrees.clustering, *threshold, m_look.symbol)
                                   : QString();
        }
        if (!m_relations.correlations.empty()) {
            spec = widgets::correlationMatrix(spec, m_series, m_order, m_relations.correlations, m_look);
            spec.title = Words::tr("Spearman’s rank correlation");
        }
        const auto [first, second] = m_pair;
        const auto place = [this](std::size_t series) {
            return static_cast<std::size_t>(std::find(m_order.begin(), m_order.end(), series) - m_order.begin());
        };
        spec.cells[place(first) * m_order.size() + place(second)].explained = true;
        spec.subtitle = widgets::stopped(pointCount());
        m_figures.outlined = Words::tr("Outlined: %1.").arg(outlinedText(first, second));
    }

    /// Returns the text for a pair of the matrix; without a correlation, its cell says so.
    [[nodiscard]] QString outlinedText(std::size_t first, std::size_t second) const {
        if (m_relations.correlations.empty()) {
            return widgets::degreeText(m_series[first], m_series[second], degree(first, second), m_look);
        }
        const auto& found = m_relations.correlations[first * m_series.size() + second].spearman;
        return QStringLiteral("%1(%2, %3) = %4")
            .arg(Words::tr("Spearman"), m_series[first].name, m_series[second].name, widgets::coefficientText(found));
    }

    void showPublished(widgets::MatrixSpec& spec) const {
        if (m_choices.shows == MatrixShows::published) {
            spec = widgets::publishedMatrix(spec, m_series, m_order, m_published, m_look);
            spec.title = Words::tr("Relational degree as published");
        } else if (m_choices.shows == MatrixShows::difference) {
            spec = widgets::differenceMatrix(spec, m_series, m_order, m_published, m_look);
            spec.title = Words::tr("Relational degree, computed minus published");
        }
    }

    [[nodiscard]] QString pointCount() const {
        const std::size_t leftOut = m_relations.pointsLeftOut;
        const std::size_t points = m_relations.table.pointCount();
        return leftOut == 0 ? Words::tr("%n points", nullptr, widgets::counted(points))
                            : Words::tr("%1 of %n points", nullptr, widgets::counted(points + leftOut)).arg(points);
    }

    void addRanking() {
        m_figures.ranking =
            widgets::relationRanking(m_series, m_degrees.result, m_look, m_rankingChoice, m_degrees.intervals);
        if (m_degrees.notSimulated) {
            m_figures.ranking.subtitle =
                widgets::paragraph({m_figures.ranking.subtitle, widgets::notSimulatedSentence()});
        }
        if (m_relations.ideal) {
            return;
        }
        widgets::addCorrelations(m_figures.ranking, m_series, m_degrees.result, m_relations.second);
        if (!m_published.empty()) {
            widgets::addPublished(m_figures.ranking, m_series, m_published);
        }
    }

    /// The row of the pair's first series contains everything that the degree is made of.
    void addPair() {
        const auto [first, second] = m_pair;
        if (first == 0) {
            explainPair(m_degrees.result, second - 1);
            if (!m_relations.ideal) {
                addSecondLook(second - 1);
            }
        } else if (const auto row = grey::relateImages(m_relations.images, first, m_options)) {
            // Cannot fail, because the table of all pairs succeeded.
            explainPair(*row, second > first ? second - 1 : second);
        }
    }

    /// Adds the rank correlation of the reference with another series, and why it can differ from the degree.
    void addSecondLook(std::size_t compared) {
        const grey::SecondLook& look = m_relations.second;
        const widgets::CorrelatedPair pair{m_series.front().name, m_series[compared + 1].name, look.pairs[compared],
                                           look.lags};
        QString& subtitle = m_figures.pairChart.subtitle;
        subtitle = widgets::paragraph(
            {subtitle, widgets::correlationSentence(pair), widgets::differSentence(pair, m_degrees.result, compared)});
    }

    void explainPair(const grey::RelationResult& row, std::size_t compared) {
        const auto [first, second] = m_pair;
        const auto column = static_cast<Eigen::Index>(compared);
        widgets::RelationPair pair;
        pair.first = m_series[first];
        pair.second = m_series[second];
        pair.firstImage = row.images.col(0);
        pair.secondImage = row.images.col(column + 1);
        pair.degree = row.degrees(column);
        pair.imageName = imageWords();
        pair.asMeasured = imageKind() == data::Image::none;
        if (pair.asMeasured) {
            pair.unit = widgets::visibleText(m_relations.table.valueUnit);
            const std::string& one = m_relations.quantities[first];
            const std::string& other = m_relations.quantities[second];
            pair.unlike = data::areUnlike(one, other)
                              ? QStringList{quantityText(one, pair.first.name), quantityText(other, pair.second.name)}
                              : QStringList();
        }
        const widgets::RelationAxis axis = relationAxis(m_shared);
        addInvalid(pair);
        m_figures.pointNames =
            widgets::PointTexts(axis.points, [axis](std::size_t k) { return widgets::pointName(axis, k); });
        m_figures.points = widgets::relationPoints(row, compared, m_look);
        if (m_options.image.kind == data::Image::criteria) {
            m_figures.effects = m_options.image.effects;
            m_figures.effects.resize(m_relations.table.pointCount());
            addUnknownEffects(axis);
        }
        if (!isByPoints()) {
            m_figures.pairChart = grey::degreeOf(m_options.method).compares == grey::Compared::areas
                                      ? widgets::relationAreas(pair, row, compared, axis, m_look)
                                      : widgets::relationComparedCurves(pair, row, compared, axis, m_look);
            return;
        }
        pair.minimum = row.minimum(column);
        pair.maximum = row.maximum(column);
        pair.coefficients = row.coefficients.col(column);
        pair.extent = m_options.scope == grey::ExtremaScope::matrix ? Words::tr("all pairs")
                      : m_options.scope == grey::ExtremaScope::pairwise
                          ? Words::tr("these two")
                          : Words::tr("the pairs with %1").arg(pair.first.name);
        m_figures.pairChart = widgets::relationPair(pair, axis, m_look);
    }

    /// Returns the name of a series in the table; the ideal has none.
    [[nodiscard]] const std::string& nameOf(std::size_t series) const {
        return m_relations.table.series[m_relations.which[series - (m_relations.ideal ? 1 : 0)]].name;
    }

    void addInvalid(widgets::RelationPair& pair) const {
        const auto [first, second] = m_pair;
        const data::SeriesTable& table = m_relations.table;
        for (std::size_t i = 0; i < table.leftOut.invalid.size(); ++i) {
            const data::InvalidResult& result = table.leftOut.invalid[i];
            const bool ofFirst = !m_relations.ideal && result.series == nameOf(first);
            if (!ofFirst && result.series != nameOf(second)) {
                continue;
            }
            const QString label = widgets::visibleText(result.point());
            const QString value =
                result.measured ? widgets::significantText(*result.measured, 6) : widgets::invalidHead();
            pair.invalid.push_back({m_relations.invalidPlaces[i], label,
                                    Words::tr("%1 at %2").arg((ofFirst ? pair.first : pair.second).name, label) +
                                        QLatin1Char('\n') + widgets::withColon(value, widgets::visibleText(result.why)),
                                    result.measured});
        }
    }

    void addUnknownEffects(const widgets::RelationAxis& axis) {
        QStringList points;
        for (const std::size_t point : m_relations.effectsUnknown) {
            points << widgets::pointName(axis, point);
        }
        m_figures.effectsUnknown = points.isEmpty() ? QString() : widgets::unknownEffectsSentence(points);
    }

    [[nodiscard]] QString imageWords() const { return widgets::imagesText(imageKind()); }
    [[nodiscard]] data::Image imageKind() const { return m_options.usedImage().kind; }

    void addStability() {
        if (m_relations.sensitivity) {
            const double rho = m_options.distinguishingCoefficient;
            const grey::RelationSensitivity& sensitivity = *m_relations.sensitivity;
            m_figures.curves = widgets::relationCurves(m_series, sensitivity, m_degrees.result);
            m_figures.orderHolds = widgets::orderSentence(m_series, sensitivity, rho);
            if (const QString lowered =
                    m_degrees.intervals ? widgets::loweredSentence(*m_degrees.intervals) : QString();
                !lowered.isEmpty()) {
                m_figures.orderHolds = widgets::paragraph({m_figures.orderHolds, lowered});
            }
            const grey::OrderRange range = grey::orderAround(sensitivity, rho);
            m_figures.steady = range.from <= kSteadyFrom && range.to >= 1.0;
        }
        if (m_degrees.images) {
            m_figures.images = widgets::imageMatrix(m_series, *m_degrees.images, m_look);
            if (const QString hold = widgets::imageSentence(m_series, *m_degrees.images); !hold.isEmpty()) {
                m_figures.images->subtitle = hold;
            }
        }
    }

    const Study& m_study;
    const SeriesCatalog& m_catalog;
    const std::shared_ptr<const Relations>& m_shared;
    const Relations& m_relations;
    const RelationDegrees& m_degrees;
    const grey::RelationOptions& m_options;
    const RelationsChoices& m_choices;
    const widgets::RankingChoice& m_rankingChoice;
    MatrixOrder m_chosenOrder;
    widgets::RelationLook m_look;
    widgets::PublishedDegrees m_published;
    std::vector<widgets::RelationSeries> m_series;  ///< the reference, or the ideal, comes first
    std::vector<std::size_t> m_order;               ///< order of the series in the rows and columns of the matrix
    std::pair<std::size_t, std::size_t> m_pair;     ///< the pair that is explained
    RelationsFigures m_figures;
};

}  // namespace

RelationsFigures relationsFigures(const Study& study, const SeriesCatalog& catalog,
                                  const std::shared_ptr<const Relations>& relations, const RelationDegrees& degrees,
                                  const ChosenPair& chosen, const widgets::RankingChoice& ranking) {
    return Builder(study, catalog, relations, degrees, ranking).build(chosen);
}

}  // namespace greyscope::app
