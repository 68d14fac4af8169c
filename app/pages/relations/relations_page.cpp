#include "app/pages/relations/relations_page.h"

#include <QShortcut>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "app/pages/relations/ranking_bar.h"
#include "app/pages/relations/relations_bar.h"
#include "app/pages/relations/relations_derivation.h"
#include "app/pages/relations/relations_inspector.h"
#include "app/pages/relations/relations_views.h"
#include "app/study/series_edits.h"
#include "core/base/contains.h"
#include "core/base/whole_number.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/overview_view.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/table/relation_points_view.h"

namespace greyscope::app {

using widgets::PlotView;
using widgets::RelationPointsModel;

namespace {

constexpr const char* kPair = "pair";
constexpr double kRhoStep = 0.05;
constexpr double kRhoLow = 0.01;
constexpr double kSameRho = 1e-9;

/// The numbers of points that series share, from the error for a missing point.
struct SharedByAll {
    explicit SharedByAll(const base::Error& error) {
        if (error.arguments.size() > 4) {
            shared = base::wholeNumberIn<std::size_t>(error.arguments[2]).value_or(0);
            without = error.arguments[4];
        }
    }
    std::size_t shared = 0;
    std::string without = {};  ///< the series without which the others share more points
};

/// Returns the first series among the targets.
std::optional<SeriesId> firstSeriesIn(const widgets::Targets& targets) {
    for (const widgets::Target& target : targets) {
        if (target.kind == widgets::Target::Kind::series) {
            return idFromText(target.first);
        }
    }
    return std::nullopt;
}

}  // namespace

RelationsPage::RelationsPage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new RelationsBar(context.store, *this)),
      m_inspector(new RelationsInspector(context.store, context.catalog, this)),
      m_views(new RelationsViews(context.highlight)) {
    m_bar->hide();
    m_inspector->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_views);
    connectViews();
    for (const auto& [key, step] : {std::pair(Qt::Key_BracketLeft, -kRhoStep), {Qt::Key_BracketRight, kRhoStep}}) {
        addKey(key, [this, step = step] {
            setRho(study().relations.options.distinguishingCoefficient + step);
            ++m_drag;
        });
    }
    addKey(Qt::Key_M, [this] { m_views->overview()->setLens(!m_views->overview()->hasLens()); });
    addKey(Qt::Key_T, [this] { m_views->rankingBar()->focusTop(); });
    addKey(Qt::Key_B, [this] { m_views->rankingBar()->focusBottom(); });
    setViews(m_views->all());
    addDerivationTools(m_views->all());
}

QWidget* RelationsPage::contextBar() {
    return m_bar;
}

QWidget* RelationsPage::inspector() {
    return m_inspector;
}

FigureData RelationsPage::figureData(const widgets::FigureView& /*view*/) const {
    return shown() ? RelationsAnalysis::data(*shown()) : FigureData();
}

std::vector<Convention> RelationsPage::conventions() const {
    return RelationsAnalysis::conventions(study(), leftOut());
}

void RelationsPage::connectViews() {
    connect(&m_context.highlight, &widgets::Highlight::changed, this, &RelationsPage::followHighlight);
    connect(m_views->matrix(), &widgets::MatrixView::headingActivated, this, [this](const widgets::Link& link) {
        if (const auto id = firstSeriesIn(link.is)) {
            setReference(m_context.store, *id);
        }
    });
    connect(m_views->curves(), &PlotView::linkActivated, this, [this](const widgets::Link& link) {
        if (const auto id = firstSeriesIn(link.is)) {
            choosePair({study().selection.reference, *id});
        }
    });
    connect(m_views, &RelationsViews::rankingChosen, this, [this] {
        if (isSettled()) {
            present(*shown());
        }
    });
    const auto endDrag = [this] { ++m_drag; };
    connect(m_views->curves(), &PlotView::handleMoved, this, &RelationsPage::setRho);
    connect(m_views->curves(), &PlotView::handleReleased, this, endDrag);
    connect(m_inspector->rho(), &widgets::SliderWithSpin::edited, this, &RelationsPage::setRho);
    connect(m_inspector->rho()->slider(), &QSlider::sliderReleased, this, endDrag);
    connect(m_inspector, &RelationsInspector::weightsRequested, this, &RelationsPage::setWeights);
    connect(m_views->points()->model(), &RelationPointsModel::weightEdited, this, &RelationsPage::setWeight);
    connect(m_views->points()->model(), &RelationPointsModel::effectEdited, this, &RelationsPage::setEffect);
}

void RelationsPage::addKey(const QKeySequence& key, const std::function<void()>& act) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
}

void RelationsPage::setRho(double rho) {
    const double rounded = std::clamp(std::round(rho * 100.0) / 100.0, kRhoLow, 1.0);
    m_context.store.edit(
        tr("Set ρ"), [rounded](Study& study) { study.relations.options.distinguishingCoefficient = rounded; },
        QStringLiteral("relations.rho.%1").arg(m_drag));
}

/// Weights by point are initially equal, one for each related point.
void RelationsPage::setWeights(bool byPoint) {
    const std::size_t points = byPoint ? pointCount() : 0;
    m_context.store.edit(tr("Set weights"),
                         [points](Study& study) { study.relations.options.weights.assign(points, 1.0); });
    if (byPoint) {
        m_views->showPoints();
    }
}

void RelationsPage::setWeight(int point, double weight) {
    m_context.store.edit(tr("Set weight"), [&](Study& study) {
        study.relations.options.weights.resize(pointCount(), 1.0);
        study.relations.options.weights[static_cast<std::size_t>(point)] = weight;
    });
}

void RelationsPage::setEffect(int point, const data::PointEffect& effect) {
    m_context.store.edit(tr("Set the better direction"), [&](Study& study) {
        if (shown()) {  // begins with the known directions
            study.relations.options.image.effects = shown()->result->degrees.result.options.image.effects;
        }
        study.relations.options.image.effects.resize(pointCount());
        study.relations.options.image.effects[static_cast<std::size_t>(point)] = effect;
    });
}

std::size_t RelationsPage::pointCount() const {
    return shown() ? shown()->result->table.pointCount() : 0;
}

/// Explains a pair that was selected, here or elsewhere, such as a published degree.
void RelationsPage::followHighlight() {
    const widgets::Targets& chosen = m_context.highlight.chosen();
    const auto pair = std::find_if(chosen.begin(), chosen.end(), [](const widgets::Target& target) {
        return target.kind == widgets::Target::Kind::pair;
    });
    if (pair != chosen.end()) {
        choosePair({idFromText(pair->first), idFromText(pair->second)});
    } else if (const auto id = firstSeriesIn(chosen); id && shown() && shown()->request.ideal) {
        choosePair({{}, *id});  // each series has one pair only
    }
}

void RelationsPage::choosePair(const ChosenPair& pair) {
    if (pair != m_chosenPair) {
        m_chosenPair = pair;
        if (isSettled()) {
            present(*shown());
        }
    }
}

RelationsRequest RelationsPage::servedBy(RelationsRequest asked) const {
    const bool live = shown() && followsLive(*shown()->result) && asked.equalsButForRho(shown()->request);
    return live ? shown()->request : asked;
}

std::pair<std::string, std::string> RelationsPage::explainedPair() const {
    const std::string& reference = shown()->request.reference;
    const std::vector<std::string>& others = shown()->request.others;
    const auto isThere = [&](const SeriesId& id) { return id.name == reference || base::contains(others, id.name); };
    const grey::RelationResult& result = shown()->result->degrees.result;
    const bool first = shown()->request.ideal || isThere(m_chosenPair.first);
    if (m_chosenPair.first != m_chosenPair.second && first && isThere(m_chosenPair.second)) {
        return {shown()->request.ideal ? result.reference : m_chosenPair.first.name, m_chosenPair.second.name};
    }
    if (const std::string& explained = study().relations.explained; base::contains(result.names, explained)) {
        return {result.reference, explained};
    }
    Eigen::Index lowest = 0;
    result.degrees.minCoeff(&lowest);
    return {result.reference, result.names[static_cast<std::size_t>(lowest)]};
}

QString RelationsPage::previewed() const {
    if (!shown()) {
        return {};
    }
    const auto [first, second] = explainedPair();
    return tr("degree of %1 and %2").arg(widgets::visibleText(first), widgets::visibleText(second));
}

RelationsPage::Effect RelationsPage::effect() const {
    if (!shown()) {
        return nullptr;
    }
    return [pair = explainedPair(), decimals = study().relations.decimals](const Relations& relations) {
        std::optional<Eigen::Index> first, second;
        const auto& names = relations.degrees.result.names;
        if (const auto found = std::ranges::find(names, pair.second); relations.ideal && found != names.end()) {
            return widgets::fixedText(relations.degrees.result.degrees(found - names.begin()), decimals);
        }
        for (std::size_t i = 0; i < relations.which.size(); ++i) {
            const std::string& name = relations.table.series[relations.which[i]].name;
            first = name == pair.first ? static_cast<Eigen::Index>(i) : first;
            second = name == pair.second ? static_cast<Eigen::Index>(i) : second;
        }
        if (!first || !second || (relations.ranksAlone && *first != 0)) {
            return QStringLiteral("–");
        }
        const double degree = relations.ranksAlone ? relations.degrees.result.degrees(*second - 1)
                                                   : relations.degrees.matrix(*first, *second);
        return widgets::fixedText(degree, decimals);
    };
}

void RelationsPage::showStudy() {
    m_bar->showStudy(study());
    m_inspector->showStudy(study());
}

void RelationsPage::present(const Shown& shown) {
    const Relations& relations = *shown.result;
    const double rho = shown.study.relations.options.distinguishingCoefficient;
    const RelationDegrees* degrees = &relations.degrees;
    std::optional<RelationDegrees> moved;
    if (rho != shown.request.options.distinguishingCoefficient) {
        degrees = &moved.emplace(degreesAt(relations, rho));
    }
    m_views->show(relationsFigures(shown.study, m_context.catalog, shown.result, *degrees, m_chosenPair,
                                   m_views->rankingChoice()),
                  shown.request.others.size());
    emit derivationChanged();
}

std::vector<widgets::Remark> RelationsPage::remarks() const {
    return shown() ? m_views->remarks() : std::vector<widgets::Remark>();
}

std::optional<PageDerivation> RelationsPage::derivation() const {
    if (!shown()) {
        return std::nullopt;
    }
    const double rho = shown()->study.relations.options.distinguishingCoefficient;
    RelationsRequest request = shown()->request;
    request.options.image = shown()->result->degrees.result.options.image;  // with the directions that were determined
    return relationDerivations({std::move(request), shown()->result, rho, m_otherRho, explainedPair()},
                               shown()->study.selection.reference.table);
}

std::optional<AskedLine> RelationsPage::lineBehind(const widgets::FigureView& view, int row, int column) {
    const auto isOf = [&view](const QWidget* part) { return view.view() == part || view.view()->isAncestorOf(part); };
    const AskedLine degree{QStringLiteral("degree")};
    if (!shown()) {
        return std::nullopt;
    }
    if (isOf(m_views->matrix()) && row < 0) {
        const std::size_t merges = shown()->result->degrees.clustering.merges.size();
        return AskedLine{QStringLiteral("degree"), {}, 0, mergeTitle(static_cast<std::size_t>(column), merges)};
    }
    if (isOf(m_views->ranking()) && column == widgets::RankingView::noteColumn) {
        return AskedLine{QStringLiteral("high"), {}, 0, degreeIntervalTitle()};
    }
    if (isOf(m_views->why())) {
        const int numbers = row == 0 ? PairColumns::difference : row;  // the differences come first
        return lineOfPoint(shown()->request, explainedPair(), column + 1, numbers);
    }
    if (isOf(m_views->points())) {
        return lineOfPoint(shown()->request, explainedPair(), row + 1, column);
    }
    if (isOf(m_views->images())) {
        return lineUnder(shown()->result->degrees.images, static_cast<std::size_t>(row));
    }
    if (isOf(m_views->curves())) {
        const widgets::Curve& curve = m_views->curves()->spec().curves[static_cast<std::size_t>(row)];
        return degreeAtRho(curve.x[static_cast<std::size_t>(column)]);
    }
    return degree;
}

/// Returns the line for a point of a curve over rho; another rho gets its own derivation beside that of the degree
/// shown.
AskedLine RelationsPage::degreeAtRho(double rho) {
    const double now = shown()->study.relations.options.distinguishingCoefficient;
    m_otherRho = std::abs(rho - now) < kSameRho ? std::nullopt : std::optional(rho);
    emit derivationChanged();
    return {QStringLiteral("degree"), {}, 0, m_otherRho ? rhoTitle(*m_otherRho) : QString()};
}

void RelationsPage::addPlace(QVariantMap& place) const {
    place.insert(QLatin1String(kPair), QStringList{idText(m_chosenPair.first), idText(m_chosenPair.second)});
}

void RelationsPage::takePlace(const QVariantMap& place) {
    if (const QStringList pair = place.value(QLatin1String(kPair)).toStringList(); pair.size() == 2) {
        choosePair({idFromText(pair.front()), idFromText(pair.back())});
    }
}

void RelationsPage::offer(widgets::Failed& failed) const {
    if (failed.error.code == base::ErrorCode::missingValue) {
        failed.action = gapActionText(failed.error);
    } else if (failed.error.code == base::ErrorCode::columnLengthMismatch) {
        failed.message = tr("The weights or effects were set for a different number of points.");
        failed.action = tr("Treat all points equally");
    }
}

/// Suggests the points that all series share; if there are none, suggests leaving out the series without which the
/// others share some.
QString RelationsPage::gapActionText(const base::Error& error) const {
    const SharedByAll points(error);
    const auto request = relationsRequest(m_context.store.study(), m_context.catalog);
    const auto* const asked = std::get_if<RelationsRequest>(&request);
    if (points.shared == 0) {
        return points.without.empty() ? QString() : tr("Leave out %1").arg(widgets::visibleText(points.without));
    }
    const int shared = widgets::counted(points.shared);
    return asked && asked->others.size() == 1 ? tr("Use the %n points that this pair shares", nullptr, shared)
                                              : tr("Use the %n points that all series share", nullptr, shared);
}

void RelationsPage::mendGap(const base::Error& error) {
    const SharedByAll points(error);
    if (points.shared > 0) {
        m_context.store.edit(tr("Use common points"), [](Study& study) { study.relations.commonPoints = true; });
        return;
    }
    const auto request = relationsRequest(m_context.store.study(), m_context.catalog);
    if (const auto* const asked = std::get_if<RelationsRequest>(&request)) {
        m_context.store.edit(tr("Leave out %1").arg(widgets::visibleText(points.without)), [&](Study& study) {
            study.relations.wholeTable = false;
            study.relations.commonPoints = true;
            study.selection.compared.clear();
            for (const std::string& name : asked->others) {
                if (name != points.without) {
                    study.selection.compared.push_back({study.selection.reference.table, name});
                }
            }
        });
    }
}

void RelationsPage::bringMissing() {
    const auto* failed = std::get_if<widgets::Failed>(&state());
    if (failed && failed->error.code == base::ErrorCode::missingValue) {
        mendGap(failed->error);
    } else if (failed) {
        m_context.store.edit(tr("Treat all points equally"), [](Study& study) {
            study.relations.options.weights.clear();
            study.relations.options.image.effects.clear();
        });
    } else {
        m_context.store.edit(tr("Use the whole table"), [](Study& study) { study.relations.wholeTable = true; });
    }
}

}  // namespace greyscope::app
