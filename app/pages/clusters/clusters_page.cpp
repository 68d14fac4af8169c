#include "app/pages/clusters/clusters_page.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

#include "app/pages/evaluation_note.h"
#include "app/pages/indicator_panel.h"
#include "app/pages/objects_bar.h"
#include "app/pages/option_controls.h"
#include "app/pages/small_multiples.h"
#include "app/study/choices/evaluation_options.h"

#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/view_deck.h"
#include "widgets/present/evaluation/evaluation_links.h"
#include "widgets/present/evaluation/evaluation_tables.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::FigureView;

namespace {

constexpr QSize kSideBySide{640, 0};

}  // namespace

ClustersPage::ClustersPage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new ObjectsBar(context.store, *this,
                           {[](Study& study) -> std::string& { return study.clusters.objects; },
                            [](Study& study) -> std::vector<IndicatorChoice>& { return study.clusters.indicators; }})),
      m_panel(new IndicatorPanel(key(), this)),
      m_classes(new QLineEdit),
      m_charts(new SmallMultiples(context.highlight)),
      m_matrix(new widgets::MatrixView),
      m_note(new widgets::Note),
      m_functions(functionsView()),
      m_coefficients(coefficientsView()) {
    m_bar->hide();
    m_panel->hide();
    addBar();
    addClasses();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new widgets::ViewDeck(
        {{{{{tr("Functions"), m_functions}}, {{tr("Classes"), m_coefficients}}}, {46, 54}, 1}}, kSideBySide));
    column->addWidget(m_note);
    setViews({m_functions, m_coefficients});
    addDerivationTools({m_coefficients});
    addDerivationButtons({m_functions});
    connect(&context.highlight, &widgets::Highlight::changed, this, &ClustersPage::followHighlight);
    connect(m_panel, &IndicatorPanel::edited, this, [this](const auto& indicators, const QString& what) {
        m_bar->bindings().edit([&](Study& study) { study.clusters.indicators = indicators; }, {what});
    });
}

FigureView* ClustersPage::functionsView() {
    m_charts->setObjectName(QStringLiteral("clusters.functions"));
    auto* view = new FigureView(static_cast<QWidget*>(m_charts));
    view->setName(QLatin1String(ClusterAnalysis::kFunctions));
    view->setIdle(tr("Whitenization weight functions"));
    view->setTools(true, true, true);
    view->setFigures([this]() -> std::vector<widgets::FigureSpec> {
        std::vector<widgets::FigureSpec> figures;
        if (shown()) {
            for (AnalysisFigure& figure :
                 ClusterAnalysis::figures(withChosen(*shown()), std::set<std::string>{ClusterAnalysis::kFunctions})
                     .figures) {
                figures.push_back(std::move(figure.figure));
            }
        }
        return figures;
    });
    view->setExplanation(
        {tr("How much a value of an indicator belongs to each class: 1 at the centre of the class, less towards the "
            "centres of its neighbours. The points are the objects, each on the function with its largest weight."),
         QStringLiteral("f₂ = (x − λ₁) / (λ₂ − λ₁),  (λ₃ − x) / (λ₃ − λ₂)"),
         tr("Mixed centre-point and end-point functions: Liu, Yang, Fang and Xie 2015."),
         tr("Set the centres of each indicator in the inspector, and the kind of functions above.")});
    return view;
}

FigureView* ClustersPage::coefficientsView() {
    m_matrix->setObjectName(QStringLiteral("clusters.coefficients"));
    m_matrix->setHighlight(&m_context.highlight);
    auto* view = new FigureView(m_matrix);
    view->setName(QLatin1String(ClusterAnalysis::kCoefficients));
    view->setIdle(tr("Classes and clustering coefficients"));
    view->setTools(true, true, true);
    view->setCopyText([this] {
        return shown() ? widgets::tabbedText(ClusterAnalysis::tables(*shown()->result).front()) : QString();
    });
    view->setExplanation(
        {tr("The clustering coefficient of a class is the weighted sum of the weights of an object’s values in this "
            "class. The object belongs to the class with the largest coefficient; a small lead is a close call."),
         QStringLiteral("σₖ = ∑ⱼ fₖ(xⱼ) ηₖ(j)"),
         tr("Grey clustering with fixed and variable weights: Liu, Grey systems analysis."),
         tr("Click an object to see how its class comes about.")});
    return view;
}

void ClustersPage::addBar() {
    const auto options = controlsOf<ClusterChoices>(m_bar->bindings(), ClusterAnalysis::kPage, &Study::clusters);
    m_bar->addControl(tr("functions"), options.control(&ClusterChoices::functions));
    m_bar->addControl(tr("weights"), options.segments(&ClusterChoices::weights));
}

void ClustersPage::addClasses() {
    m_classes->setObjectName(QStringLiteral("clusters.classes"));
    m_classes->setAccessibleName(tr("Names of the classes"));
    m_panel->addOptions(tr("Classes"))->addRow(tr("Names"), m_classes);
    connect(m_classes, &QLineEdit::editingFinished, this, [this] {
        if (!m_classes->isModified()) {
            return;
        }
        m_classes->setModified(false);
        std::vector<std::string> names;
        QString text = m_classes->text();
        for (const QString& part : text.replace(QChar(0xFF0C), QLatin1Char(',')).split(QLatin1Char(','))) {
            if (!part.trimmed().isEmpty()) {
                names.push_back(part.trimmed().toStdString());
            }
        }
        m_bar->bindings().edit([&](Study& study) { study.clusters.classes = names; }, {tr("Name the classes")});
    });
}

QWidget* ClustersPage::contextBar() {
    return m_bar;
}

QWidget* ClustersPage::inspector() {
    return m_panel;
}

ClustersPage::Shown ClustersPage::withChosen(const Shown& shown) const {
    Shown chosen = shown;
    if (!m_object.empty()) {
        chosen.study.clusters.explained = m_object;
    }
    return chosen;
}

FigureData ClustersPage::figureData(const FigureView& /*view*/) const {
    return shown() ? ClusterAnalysis::data(*shown()) : FigureData();
}

std::vector<Convention> ClustersPage::conventions() const {
    return ClusterAnalysis::conventions(study(), shown() ? shown()->result.get() : nullptr);
}

std::vector<widgets::Remark> ClustersPage::remarks() const {
    return shown() ? ClusterAnalysis::remarks(shown()->request, *shown()->result) : std::vector<widgets::Remark>();
}

void ClustersPage::showStudy() {
    m_bar->showStudy(study());
    if (!m_classes->hasFocus()) {
        QStringList names;
        for (const std::string& name : study().clusters.classes) {
            names << widgets::visibleText(name);
        }
        m_classes->setText(names.join(QStringLiteral(", ")));
        m_classes->setPlaceholderText(QStringLiteral("1, 2, 3"));
    }
}

void ClustersPage::showPanel(const Shown& shown) {
    const ClusteredObjects& clustered = *shown.result;
    std::vector<std::vector<double>> usual;
    for (const grey::ClusterIndicator& indicator : clustered.options.indicators) {
        usual.push_back(indicator.classes.centres);
    }
    const bool ends = clustered.options.functions == grey::ClassFunctions::end;
    m_panel->setIndicators(
        clustered.objects.indicators,
        {.weight = clustered.options.weights == grey::ClusterWeights::fixed, .centres = true, .ends = ends}, usual);
}

void ClustersPage::present(const Shown& shown) {
    AnalysisFigures figures = ClusterAnalysis::figures(withChosen(shown));
    for (AnalysisFigure& figure : figures.figures) {
        if (auto* const panels = std::get_if<widgets::FacetsSpec>(&figure.figure)) {
            m_functions->setTitle(panels->title, panels->subtitle);
            m_charts->setSpecs(panels->panels);
        } else {
            m_coefficients->setFigure(std::move(figure.figure));
        }
    }
    showAllRemarks(*m_note, figures.remarks);
    showPanel(shown);
    emit derivationChanged();
}

void ClustersPage::presentNothing() {
    m_charts->setSpecs({});
    showAllRemarks(*m_note, {});
    emit derivationChanged();
}

void ClustersPage::bringMissing() {
    emit commandRequested(QStringLiteral("file.open"));
}

void ClustersPage::followHighlight() {
    const auto object = widgets::objectIn(m_context.highlight.chosen());
    if (isVisible() && object && *object != m_object) {
        m_object = *object;
        if (isSettled()) {
            present(*shown());
        }
    }
}

std::optional<PageDerivation> ClustersPage::derivation() const {
    if (!shown()) {
        return std::nullopt;
    }
    const auto result = shown()->result;
    const std::size_t object = explainedObject(*result, withChosen(*shown()).study.clusters.explained);
    PageDerivation derivation;
    derivation.derive = [result, object](const derivation::Rounding& rounding, base::Progress&) {
        return classDerivation(*result, object, rounding);
    };
    derivation.lights = {widgets::objectTarget(result->objects.names[object], object)};
    return derivation;
}

/// Selects the line of a coefficient; the last column has the lead.
std::optional<AskedLine> ClustersPage::lineBehind(const FigureView& view, int row, int column) {
    if (&view != m_coefficients || !shown() || row < 0 || column < 0) {
        return std::nullopt;
    }
    const std::vector<std::string>& classes = shown()->result->classes;
    return column < static_cast<int>(classes.size())
               ? AskedLine{QStringLiteral("sigma"), classes[static_cast<std::size_t>(column)]}
               : AskedLine{QStringLiteral("largest")};
}

void ClustersPage::hideEvent(QHideEvent* event) {
    PageOf::hideEvent(event);
    if (widgets::objectIn(m_context.highlight.chosen())) {  // objects have no meaning on other pages
        m_context.highlight.clear();
    }
}

}  // namespace greyscope::app
