#include "app/pages/target/target_page.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/pages/evaluation_note.h"
#include "app/pages/indicator_panel.h"
#include "app/pages/objects_bar.h"
#include "app/pages/option_controls.h"
#include "app/pages/page_room.h"
#include "app/study/choices/evaluation_options.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/view_deck.h"
#include "widgets/present/evaluation/evaluation_links.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/words/words.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/target/target_view.h"

namespace greyscope::app {

using widgets::FigureView;

TargetPage::TargetPage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new ObjectsBar(context.store, *this,
                           {[](Study& study) -> std::string& { return study.target.objects; },
                            [](Study& study) -> std::vector<IndicatorChoice>& { return study.target.indicators; }})),
      m_panel(new IndicatorPanel(key(), this)),
      m_radius(nullptr),
      m_target(new widgets::TargetView),
      m_ranks(new widgets::RankingView),
      m_effects(new widgets::MatrixView),
      m_note(new widgets::Note),
      m_targetView(new FigureView(m_target)),
      m_ranksView(new FigureView(m_ranks)),
      m_effectsView(new FigureView(m_effects)) {
    m_bar->hide();
    m_panel->hide();
    addBar();
    addOptions();
    nameViews();
    layOut();
    setViews({m_targetView, m_ranksView, m_effectsView});
    addDerivationTools({m_targetView, m_ranksView, m_effectsView});
    connect(&context.highlight, &widgets::Highlight::changed, this, &TargetPage::followHighlight);
    connect(m_panel, &IndicatorPanel::edited, this, &TargetPage::setIndicators);
}

void TargetPage::nameViews() {
    m_target->setObjectName(QStringLiteral("target.target"));
    m_ranks->setObjectName(QStringLiteral("target.ranks"));
    m_effects->setObjectName(QStringLiteral("target.effects"));
    for (widgets::LinkedView* view :
         {static_cast<widgets::LinkedView*>(m_target), static_cast<widgets::LinkedView*>(m_ranks),
          static_cast<widgets::LinkedView*>(m_effects)}) {
        view->setHighlight(&m_context.highlight);
    }
    m_targetView->setName(QLatin1String(DecideAnalysis::kTarget));
    m_targetView->setIdle(tr("Alternatives on the target"));
    m_ranksView->setName(QLatin1String(DecideAnalysis::kRanks));
    m_ranksView->setIdle(tr("Ranks by distance and by degree"));
    m_effectsView->setName(QLatin1String(DecideAnalysis::kEffects));
    m_effectsView->setIdle(tr("Effects of the alternatives"));
    for (FigureView* view : {m_targetView, m_ranksView, m_effectsView}) {
        view->setTools(true, true, true);
        view->setCopyText([this] {
            return shown() ? widgets::tabbedText(DecideAnalysis::tables(*shown()->result).front()) : QString();
        });
    }
    const QString source = tr("Grey target decision: Liu, Grey systems analysis; relational degree: Deng 1989.");
    const QString use =
        tr("Click an alternative to see how its distance comes about. Set weights, directions and the "
           "radius in the inspector.");
    m_targetView->setExplanation(
        {tr("The alternatives around the bull’s-eye, the best effect in every attribute. The distance from the centre "
            "is the decision; the direction shows which attributes cause it."),
         QStringLiteral("d = √ ∑ w (r − r⁰)²"), source, use});
    m_ranksView->setExplanation({tr("The alternatives by rank, with the relational degree of their effects with the "
                                    "bull’s-eye beside the distance."),
                                 QStringLiteral("γ = ∑ w ξ"), source, use});
    m_effectsView->setExplanation(
        {tr("The effect of every value: a number that is larger the better the value is, whatever its unit."),
         QStringLiteral("r = u ÷ max u,  min u ÷ u,  min(u, T) ÷ max(u, T)"), source, use});
}

void TargetPage::addBar() {
    const auto options = controlsOf<TargetChoices>(m_bar->bindings(), DecideAnalysis::kPage, &Study::target);
    m_bar->addControl(tr("effects"), options.segments(&TargetChoices::measure));
    m_bar->addControl(tr("weights"), options.control(&TargetChoices::weights));
}

void TargetPage::addOptions() {
    const auto options = controlsOf<TargetChoices>(m_bar->bindings(), DecideAnalysis::kPage, &Study::target);
    widgets::Section* section = m_panel->addOptions(tr("Target"));
    options.add(section, &TargetChoices::bullseye);
    const QString name = optionOf(&TargetChoices::radius).name();
    m_radius = numberListEdit(name, [this, name](const std::vector<double>& numbers) {
        const auto radius = numbers.empty() ? std::nullopt : std::optional(std::max(0.0, numbers.front()));
        m_bar->bindings().edit([&](Study& study) { study.target.radius = radius; }, {name});
    });
    m_radius->setObjectName(QStringLiteral("target.radius"));
    section->addRow(name, m_radius);
    options.add(section, &TargetChoices::rho);
}

void TargetPage::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* deck = new widgets::ViewDeck({{{{{tr("Target"), m_targetView}}, {{tr("Ranks"), m_ranksView}}}, {45, 55}, 55},
                                        {{{{tr("Effects"), m_effectsView}}}, {}, 45}},
                                       page_room::kCompare);
    deck->setFirst(m_targetView);
    column->addWidget(deck);
    column->addWidget(m_note);
}

void TargetPage::setIndicators(const std::vector<IndicatorChoice>& indicators, const QString& what) {
    const bool weighed = shown() && !std::ranges::equal(indicators, shown()->result->objects.indicators, {},
                                                        &IndicatorChoice::weight, &IndicatorChoice::weight);
    m_bar->bindings().edit(
        [&](Study& study) {
            study.target.indicators = indicators;
            if (weighed) {
                study.target.weights = grey::DecisionWeights::given;
            }
        },
        {what});
}

QWidget* TargetPage::contextBar() {
    return m_bar;
}

QWidget* TargetPage::inspector() {
    return m_panel;
}

TargetPage::Shown TargetPage::withChosen(const Shown& shown) const {
    Shown chosen = shown;
    if (!m_object.empty()) {
        chosen.study.target.explained = m_object;
    }
    return chosen;
}

FigureData TargetPage::figureData(const FigureView& /*view*/) const {
    return shown() ? DecideAnalysis::data(*shown()) : FigureData();
}

std::vector<Convention> TargetPage::conventions() const {
    return DecideAnalysis::conventions(study(), shown() ? shown()->result.get() : nullptr);
}

std::vector<widgets::Remark> TargetPage::remarks() const {
    return shown() ? DecideAnalysis::remarks(shown()->request, *shown()->result) : std::vector<widgets::Remark>();
}

void TargetPage::showStudy() {
    m_bar->showStudy(study());
    const auto& radius = study().target.radius;
    showNumbers(*m_radius, radius ? std::vector{*radius} : std::vector<double>());
}

void TargetPage::present(const Shown& shown) {
    AnalysisFigures figures = DecideAnalysis::figures(withChosen(shown));
    for (AnalysisFigure& figure : figures.figures) {
        FigureView* const view = figure.name == DecideAnalysis::kTarget  ? m_targetView
                                 : figure.name == DecideAnalysis::kRanks ? m_ranksView
                                                                         : m_effectsView;
        view->setFigure(std::move(figure.figure));
    }
    showAllRemarks(*m_note, figures.remarks);
    std::vector<std::vector<double>> usual;
    for (const grey::TargetAttribute& attribute : shown.result->options.attributes) {
        usual.push_back(attribute.critical ? std::vector{*attribute.critical} : std::vector<double>());
    }
    m_panel->setIndicators(shown.result->objects.indicators,
                           {.critical = shown.request.measure == grey::EffectMeasure::uniform}, usual);
    emit derivationChanged();
}

void TargetPage::presentNothing() {
    showAllRemarks(*m_note, {});
    emit derivationChanged();
}

void TargetPage::bringMissing() {
    emit commandRequested(QStringLiteral("file.open"));
}

void TargetPage::followHighlight() {
    const auto object = widgets::objectIn(m_context.highlight.chosen());
    if (isVisible() && object && *object != m_object) {
        m_object = *object;
        if (isSettled()) {
            present(*shown());
        }
    }
}

std::optional<PageDerivation> TargetPage::derivation() const {
    if (!shown()) {
        return std::nullopt;
    }
    const auto result = shown()->result;
    const std::size_t object = explainedAlternative(*result, withChosen(*shown()).study.target.explained);
    PageDerivation derivation;
    derivation.derive = [result, object](const derivation::Rounding& rounding, base::Progress&) {
        return decisionDerivation(*result, object, rounding);
    };
    derivation.lights = {widgets::objectTarget(result->objects.names[object], object)};
    return derivation;
}

std::optional<AskedLine> TargetPage::lineBehind(const FigureView& view, int row, int column) {
    if (!shown() || row < 0) {
        return std::nullopt;
    }
    const DecidedObjects& decided = *shown()->result;
    std::vector<std::size_t> order(decided.objects.names.size());  // every view has the alternatives by rank
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return decided.result.ranks[i]; });
    const auto place = static_cast<std::size_t>(row);
    const bool bullseye = &view == m_effectsView && place >= order.size();
    const std::string name = bullseye || place >= order.size() ? std::string() : decided.objects.names[order[place]];
    if (&view == m_effectsView) {
        const auto attribute = static_cast<std::size_t>(std::max(0, column));
        return bullseye ? AskedLine{QStringLiteral("r0"), decided.options.attributes[attribute].name}
                        : AskedLine{QStringLiteral("r.%1").arg(attribute + 1), name};
    }
    const bool byScore = &view == m_ranksView && decided.options.measure == grey::EffectMeasure::uniform;
    const bool second = &view == m_ranksView && column == widgets::RankingView::noteColumn;
    return AskedLine{second    ? QStringLiteral("degree")
                     : byScore ? QStringLiteral("score")
                               : QStringLiteral("distance"),
                     name};
}

void TargetPage::hideEvent(QHideEvent* event) {
    PageOf::hideEvent(event);
    if (widgets::objectIn(m_context.highlight.chosen())) {  // alternatives have no meaning on other pages
        m_context.highlight.clear();
    }
}

}  // namespace greyscope::app
