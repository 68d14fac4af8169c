#include "app/pages/layout/layout_page.h"

#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

#include "app/pages/layout/advisor_panel.h"
#include "app/pages/layout/layout_controls.h"
#include "app/pages/layout/layout_derivation.h"
#include "app/pages/layout/pattern_panel.h"
#include "app/pages/page_room.h"
#include "app/scenario/scenario.h"
#include "app/text/error_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/controls/context_bar.h"
#include "widgets/controls/file_dialog.h"
#include "widgets/panels/view_deck.h"
#include "widgets/plot/plot_view.h"
#include "widgets/stripe_map/stripe_map_view.h"
#include "widgets/timeline/timeline_view.h"

namespace greyscope::app {

using widgets::FigureView;

namespace {

constexpr qint64 kMostText = 1 << 20;  // limit for the output of lfs getstripe

/// Shows the place of the followed byte, on the background of hovered parts.
class PlaceLine : public widgets::PlainLabel {
public:
    PlaceLine() {
        setWordWrap(true);
        setMargin(7);
        setIndent(8);
        setTextInteractionFlags(Qt::TextSelectableByMouse);
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(widgets::Theme::of(palette()).lookOn);
        painter.drawRoundedRect(rect().adjusted(4, 1, -4, -3), 4, 4);
        painter.end();
        PlainLabel::paintEvent(event);
    }
};

}  // namespace

LayoutPage::LayoutPage(PageContext context, QWidget* parent)
    : PageOf(facts(), context, parent),
      m_bar(new widgets::ContextBar(this)),
      m_bindings(context.store),
      m_panel(new PatternPanel(context.store, this)),
      m_advisor(new AdvisorPanel(this)),
      m_ruler(new widgets::TimelineView),
      m_file(new FigureView(m_ruler)),
      m_plainGrid(new widgets::StripeMapView),
      m_hierarchyGrid(new widgets::StripeMapView),
      m_plainPlace(new PlaceLine),
      m_hierarchyPlace(new PlaceLine),
      m_plain(new FigureView(m_plainGrid, widgets::withBelow(m_plainGrid, m_plainPlace))),
      m_hierarchy(new FigureView(m_hierarchyGrid, widgets::withBelow(m_hierarchyGrid, m_hierarchyPlace))),
      m_create(new FigureView(new widgets::PlotView)),
      m_resize(new FigureView(new widgets::PlotView)),
      m_met(new FigureView(new widgets::PlotView)) {
    for (QWidget* part : std::initializer_list<QWidget*>{m_bar, m_panel, m_advisor}) {
        part->hide();
    }
    m_plainGrid->setObjectName(QStringLiteral("layout.plain"));
    m_hierarchyGrid->setObjectName(QStringLiteral("layout.hierarchical"));
    m_plainPlace->setObjectName(QStringLiteral("layout.plainPlace"));
    m_hierarchyPlace->setObjectName(QStringLiteral("layout.hierarchicalPlace"));
    buildBar();
    nameViews();
    layOut();
    setViews({m_file, m_plain, m_hierarchy, m_create, m_resize, m_met});
    addDerivationTools({m_file, m_plain, m_hierarchy, m_create, m_resize, m_met});
    connectViews();
}

void LayoutPage::buildBar() {
    LayoutControls controls(m_bindings, m_context.store);
    QSpinBox* osts = controls.osts();
    osts->setSuffix(tr(" OSTs"));
    QSpinBox* subset = controls.subset();
    subset->setSuffix(tr(" per subfile"));
    m_bar->addControl(QString(), controls.processes());
    m_bar->addWord(tr("processes"));
    m_bar->addControl(QString(), controls.operation());
    m_bar->addControl(QString(), controls.pattern());
    m_bar->addControl(tr("in segments of"), controls.segment());
    m_bar->addControl(tr("striped in"), controls.stripe());
    m_bar->addControl(tr("over"), osts);
    m_bar->addControl(tr("or"), subset);
    m_bar->addSeparator();
    m_step = new QSpinBox;
    m_step->setObjectName(QStringLiteral("layout.step"));
    m_step->setKeyboardTracking(false);
    m_step->setAccessibleName(tr("Step"));
    m_bar->addControl(tr("Step"), m_step);
    m_bindings.follow([this](const Study& study) {
        const std::int64_t calls = std::clamp<std::int64_t>(study.layout.pattern.calls(), 1, 1000000000);
        m_step->setRange(1, static_cast<int>(calls));
        m_step->setSuffix(tr(" of %1").arg(calls));
    });
    m_bindings.bind(m_step, memberAs<int>(&Study::layout, &LayoutChoices::step),
                    {tr("Show another step"), QStringLiteral("layout.step")});
}

void LayoutPage::nameViews() {
    m_file->setName(QLatin1String(LayoutAnalysis::kFile));
    m_plain->setName(QLatin1String(LayoutAnalysis::kPlain));
    m_hierarchy->setName(QLatin1String(LayoutAnalysis::kHierarchical));
    m_create->setName(QLatin1String(LayoutAnalysis::kCreate));
    m_resize->setName(QLatin1String(LayoutAnalysis::kResize));
    m_met->setName(QLatin1String(LayoutAnalysis::kMet));
    m_file->setIdle(tr("Who accesses what"));
    m_plain->setIdle(tr("Default layout"));
    m_hierarchy->setIdle(tr("Hierarchical layout"));
    m_create->setIdle(tr("Create"));
    m_resize->setIdle(tr("Resize"));
    m_met->setIdle(tr("OSTs per client"));
    const QString use =
        tr("Point at a stripe to see its position in all views; Left and Right select the next stripe, Page Up and "
           "Page Down another step.");
    m_file->setExplanation(
        {tr("The bytes of the file up to the shown step; each stripe has the colour of the process that accesses it."),
         {},
         {},
         use});
    const QString places = QStringLiteral("s = ⌊b / S⌋,  object s mod W,  offset ⌊s / W⌋ S + b mod S");
    m_plain->setExplanation({tr("The stripes on their OSTs; rows are offsets in the objects. Outlined: this step. "
                                "Below: the load of each OST in this step (filled) and for the whole file (outline)."),
                             places, tr("RAID-0, Lustre’s default."), use});
    m_hierarchy->setExplanation({tr("The same in subfiles with their own OSTs. With split writing, subfiles that have "
                                    "not been written are not created (dashed)."),
                                 places, tr("P2, section 3.2; components of Lustre are counted from the file’s start."),
                                 use});
    const QString fitted = tr("Fitted to P2 table 2, 46 OSTs, 4 to 32 processes.");
    m_create->setExplanation({tr("Time for several processes to create one file together."),
                              QStringLiteral("3.78 + 1.05 P;  8.71 ms"), fitted,
                              tr("The dashed line marks the number of processes chosen at the left.")});
    m_resize->setExplanation({tr("Time for several processes to resize one file together."),
                              QStringLiteral("44.72 P;  0.023 + 0.262 log₂ P ms"), fitted,
                              tr("The dashed line marks the number of processes chosen at the left.")});
    m_met->setExplanation(
        {tr("Number of OSTs that one process accesses in the default layout, for each number of processes."),
         QStringLiteral("W / gcd(P, W)"), tr("Strided, one segment per stripe: P4, section 5.4."),
         tr("The square marks the number of processes chosen at the left.")});
    for (FigureView* view : {m_file, m_plain, m_hierarchy, m_create, m_resize, m_met}) {
        view->setTools(true, true, true);
    }
    m_plainGrid->setHighlight(&m_context.highlight);
    m_hierarchyGrid->setHighlight(&m_context.highlight);
    m_ruler->setHighlight(&m_context.highlight);
    m_ruler->setLeast({320, 96});
}

void LayoutPage::layOut() {
    auto* views = new QSplitter(Qt::Vertical);
    // The grids are compared, so they stay side by side when other views take turns.
    QSplitter* grids = widgets::splitterOf(Qt::Horizontal, {m_plain, m_hierarchy}, {50, 50});
    QSplitter* costs = widgets::splitterOf(Qt::Horizontal, {m_create, m_resize}, {50, 50});
    auto* lower =
        new widgets::ViewDeck({{{{{tr("Layouts"), grids}}}, {}, 54},
                               {{{{tr("Create and resize"), costs}}, {{tr("OSTs per client"), m_met}}}, {72, 28}, 46}},
                              page_room::kLayout, views);
    lower->setFirst(grids);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(views);
    widgets::shareRoom(*views, {m_file, lower}, {18, 82});
}

void LayoutPage::connectViews() {
    connect(m_ruler, &widgets::TimelineView::pointedAt, this,
            [this](double byte) { followByte(static_cast<std::int64_t>(byte)); });
    const auto reach = [this](int id) {
        if (shown()) {
            chooseByte((shown()->result->stripes.front().number + id) * shown()->result->stripeSize);
        }
    };
    connect(m_ruler, &widgets::TimelineView::barReached, this, reach);
    connect(m_ruler, &widgets::TimelineView::paged, this, &LayoutPage::turnStep);
    for (widgets::StripeMapView* grid : {m_plainGrid, m_hierarchyGrid}) {
        connect(grid, &widgets::StripeMapView::cellReached, this, reach);
        connect(grid, &widgets::StripeMapView::paged, this, &LayoutPage::turnStep);
        connect(grid, &widgets::StripeMapView::pointedAt, this, [this](int id, double part) {
            if (shown()) {
                const auto size = static_cast<double>(shown()->result->stripeSize);
                followByte((shown()->result->stripes.front().number + id) * shown()->result->stripeSize +
                           static_cast<std::int64_t>(part * (size - 1.0)));
            }
        });
    }
    connect(m_panel, &PatternPanel::openRequested, this, &LayoutPage::askWhichFile);
    connect(m_advisor, &AdvisorPanel::formChosen, this, &LayoutPage::showCommands);
    connect(m_advisor, &AdvisorPanel::simulateRequested, this, &LayoutPage::simulate);
    connect(m_advisor, &AdvisorPanel::ostsWanted, this, [this](std::int64_t osts) {
        m_context.store.edit(tr("Change the layout: %1").arg(tr("%1 OSTs").arg(osts)),
                             [osts](Study& study) { study.layout.osts = osts; });
    });
}

void LayoutPage::simulate() {
    const auto plain = inputsOf(study().layout, false);
    const auto hierarchical = inputsOf(study().layout, true);
    if (!plain || !hierarchical) {
        const base::Error& error = plain ? hierarchical.error() : plain.error();
        m_file->showFailed({errorText(error), errorRemedy(error)});
        return;
    }
    m_context.store.edit(tr("Simulate the layout"), [&](Study& study) {
        addScenario(study, tr("Equal subfiles").toStdString(), *hierarchical);
        addScenario(study, tr("Stripes").toStdString(), *plain);
    });
    emit pageRequested(QStringLiteral("simulate"));
}

void LayoutPage::turnStep(int by) {
    m_step->setValue(m_step->value() + by);
}

QWidget* LayoutPage::contextBar() {
    return m_bar;
}

QWidget* LayoutPage::inspector() {
    return m_advisor;
}

QString LayoutPage::inspectorTitle() const {
    return m_advisor->notes() > 0 ? tr("Advisor (%1)").arg(m_advisor->notes()) : tr("Advisor");
}

QWidget* LayoutPage::sidePanel() {
    return m_panel;
}

std::vector<Convention> LayoutPage::conventions() const {
    return LayoutAnalysis::conventions();
}

FigureData LayoutPage::figureData(const widgets::FigureView& /*view*/) const {
    return shown() ? LayoutAnalysis::data(*shown()) : FigureData();
}

void LayoutPage::showStudy() {
    m_bindings.show(study());
    m_panel->showStudy(study());
    showCommands();
}

void LayoutPage::showCommands() {
    const auto commands = layoutCommands(study().layout, m_advisor->yaml());
    m_advisor->setCommands(commands
                               ? QString::fromStdString(*commands)
                               : errorMessage(commands.error()) + QLatin1Char('\n') + errorRemedy(commands.error()),
                           commands.has_value());
}

void LayoutPage::present(const Shown& shown) {
    const widgets::LayoutFacts& facts = *shown.result;
    m_file->setFigure(widgets::fileRuler(facts));
    m_plain->setFigure(widgets::plainStripes(facts));
    m_hierarchy->setFigure(widgets::hierarchicalStripes(facts));
    m_create->setFigure(widgets::createChart(facts));
    m_resize->setFigure(widgets::resizeChart(facts));
    m_met->setFigure(widgets::metChart(facts));
    m_advisor->setAdvice(facts.advice, facts.elsewhere);
    followByte(std::clamp<std::int64_t>(m_byte, 0, facts.fileSize - 1));
    m_worked = std::clamp<std::int64_t>(m_worked, 0, facts.fileSize - 1);
    emit derivationChanged();
}

void LayoutPage::presentNothing() {
    emit derivationChanged();
}

std::optional<PageDerivation> LayoutPage::derivation() const {
    return shown() ? layoutDerivations(shown()->result, m_worked) : std::nullopt;
}

std::optional<AskedLine> LayoutPage::lineBehind(const FigureView& view, int row, int column) {
    if (!shown() || row < 0) {
        return std::nullopt;
    }
    if (&view == m_file || &view == m_plain || &view == m_hierarchy) {
        return lineOfByte(&view == m_hierarchy);
    }
    const widgets::PlotSpec& chart = static_cast<const widgets::PlotView*>(view.view())->spec();
    const auto curve = static_cast<std::size_t>(row);
    const auto point = static_cast<std::size_t>(column);
    return &view == m_met ? lineOfMet(*shown()->result, static_cast<int>(chart.curves[curve].x[point]))
                          : lineOfCost(chart, curve, point, &view == m_resize);
}

/// The derivation follows selected bytes, not those that the pointer passes.
void LayoutPage::chooseByte(std::int64_t byte) {
    followByte(byte);
    m_worked = byte;
    emit derivationChanged();
}

void LayoutPage::followByte(std::int64_t byte) {
    if (shown() == nullptr) {
        return;
    }
    const widgets::LayoutFacts& facts = *shown()->result;
    m_byte = byte;
    m_plainPlace->setText(widgets::plainPlace(facts, byte));
    m_hierarchyPlace->setText(widgets::hierarchicalPlace(facts, byte));
    const auto id = static_cast<int>(byte / facts.stripeSize - facts.stripes.front().number);
    m_ruler->showCursor(id);
    m_plainGrid->showCursor(id);
    m_hierarchyGrid->showCursor(id);
}

void LayoutPage::askWhichFile() {
    widgets::askToOpen(this, {tr("Open lfs getstripe output"), m_context.pathFor({}), {}},
                       [this](const QString& path) { openGetstripe(path); });
}

void LayoutPage::openGetstripe(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const base::Error error{base::ErrorCode::fileNotReadable, {path.toStdString()}, {path.toStdString(), 0, 0}};
        m_plain->showFailed({errorText(error), errorRemedy(error)});
        return;
    }
    const std::string text = file.read(kMostText).toStdString();
    m_context.store.edit(tr("Use the layout of a file"), [&](Study& study) {
        study.layout.getstripe = text;
        study.layout.getstripeName = QFileInfo(path).fileName().toStdString();
    });
}

}  // namespace greyscope::app
