#include "app/pages/sheet/sheet_page.h"

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

#include "app/export/check/finding_list.h"
#include "app/export/sheet_figure.h"
#include "app/pages/sheet/caption_editor.h"
#include "app/pages/sheet/panel_editor.h"
#include "app/pages/sheet/sheet_bar.h"
#include "app/pages/sheet/sheet_canvas.h"
#include "app/pages/sheet/sheet_views_menu.h"
#include "widgets/controls/section.h"
#include "widgets/controls/segmented.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::FigureView;

namespace {

constexpr const char* kSheetKey = "sheet";

void askName(SheetEdits& edits, QWidget* parent) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(SheetPage::tr("Name of the sheet"));
    auto* name = new QLineEdit(QString::fromStdString(edits.name()));
    auto* rename = new QPushButton(SheetPage::tr("Rename"));
    auto* rows = new QVBoxLayout(dialog);
    rows->addWidget(new widgets::PlainLabel(SheetPage::tr("The command line writes it by this name.")));
    rows->addWidget(name);
    rows->addWidget(rename, 0, Qt::AlignRight);
    name->selectAll();
    QObject::connect(rename, &QPushButton::clicked, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, parent, [&edits, name] { edits.rename(name->text()); });
    dialog->open();
}

}  // namespace

PageFacts SheetPage::facts() {
    return {QLatin1String(kSheetPage), tr("Sheet"), QStringLiteral("figure"), false};
}

SheetPage::SheetPage(PageContext context, QWidget* parent)
    : Page(facts(), context, parent),
      m_presets(readPresets()),
      m_edits(context.store),
      m_canvas(new SheetCanvas),
      m_scroll(new QScrollArea),
      m_caption(new CaptionEditor),
      m_zoom(new widgets::Segmented({tr("Width"), tr("Page"), tr("100 %")})),
      m_bar(new SheetBar(m_edits, m_presets, this)),
      m_views(new SheetViewsMenu(*m_bar->views(), this)),
      m_panel(new widgets::InspectorPanel(this)),
      m_findings(new FindingList),
      m_panelEditor(new PanelEditor) {
    m_bar->hide();
    m_panel->hide();
    build();
    buildInspector();
    explain();
    listen();
}

void SheetPage::build() {
    m_scroll->setWidget(m_canvas);
    m_scroll->setFocusPolicy(Qt::NoFocus);  // the canvas has the keyboard focus
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_zoom->setCurrent(static_cast<int>(SheetCanvas::Zoom::page));
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(12, 4, 12, 4);
    tools->addStretch(1);
    tools->addWidget(m_zoom);
    rows->addLayout(tools);
    rows->addWidget(m_scroll, 1);
    rows->addWidget(m_caption);
    m_view = new FigureView(content);
    m_view->setName(QLatin1String(kSheetPage));
    m_view->setIdle(tr("Sheet"));
    m_view->setTools(true, true, true);
    m_view->setFigures([this] {
        return m_edits.sheet() ? std::vector<widgets::FigureSpec>{m_spec} : std::vector<widgets::FigureSpec>();
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
}

void SheetPage::buildInspector() {
    m_panel->addSection(tr("Check"))->addWidget(m_findings);
    m_panelSection = m_panel->addSection(tr("Chosen panel"));
    m_panelSection->addWidget(m_panelEditor);
}

void SheetPage::explain() {
    const widgets::Explanation what{
        tr("Several figures of the study on one page, as printed, with letters and a caption. The study stores the "
           "sheet under its name, and the command line writes it by this name."),
        {},
        {},
        tr("Drag a border to resize panels (hold Alt to ignore whole millimetres); drag a panel onto another to change "
           "the order. The arrow keys select a panel, Shift with an arrow key moves it, Delete removes it.")};
    setExplanation(what);
    m_view->setExplanation(what);
}

void SheetPage::listen() {
    connect(m_view, &FigureView::exportRequested, this, [this] { emit exportRequested(m_view); });
    connect(m_view, &FigureView::actionRequested, this, &SheetPage::newSheet);
    connect(m_zoom, &widgets::Segmented::chosen, this,
            [this](int zoom) { m_canvas->setZoom(static_cast<SheetCanvas::Zoom>(zoom)); });
    connect(m_bar, &SheetBar::sheetChosen, this, &SheetPage::chooseSheet);
    connect(m_bar, &SheetBar::renameRequested, this, [this] { askName(m_edits, this); });
    connect(m_bar, &SheetBar::backRequested, this, [this] { emit pageRequested(m_backKey); });
    connect(m_views, &SheetViewsMenu::listedPageChanged, this, &SheetPage::wantFigures);
    connect(m_views, &SheetViewsMenu::viewChosen, this,
            [this](const std::string& name, const QString& title) { m_edits.addPanel(name, title); });
    connect(m_canvas, &SheetCanvas::panelChosen, this, &SheetPage::showPanel);
    connect(m_canvas, &SheetCanvas::gridEdited, this,
            [this](const widgets::SheetGrid& grid) { m_edits.setGrid(grid); });
    connect(m_canvas, &SheetCanvas::removeRequested, this, &SheetPage::removePanel);
    connect(m_canvas, &SheetCanvas::panelMoved, this, &SheetPage::movePanel);
    connect(m_caption, &CaptionEditor::edited, this, [this](const QString& caption) { m_edits.setCaption(caption); });
    connect(m_findings, &FindingList::remedyTaken, this, &SheetPage::mend);
    if (m_context.sources) {
        connect(m_context.sources, &SourceWatch::changed, this, [this] {
            if (m_maker && isVisible()) {
                showChecks();
            }
        });
    }
    connect(m_panelEditor, &PanelEditor::removeRequested, this, [this] { removePanel(m_canvas->chosen()); });
    connect(m_panelEditor, &PanelEditor::moveRequested, this,
            [this](int by) { movePanel(m_canvas->chosen(), m_canvas->chosen() + by); });
    connect(m_panelEditor, &PanelEditor::lookEdited, this, [this](const widgets::FigureLook& look) {
        if (m_canvas->chosen() >= 0 && m_edits.sheet()) {
            m_edits.setLook(m_canvas->chosen(), look);
        }
    });
}

QWidget* SheetPage::contextBar() {
    return m_bar;
}

QWidget* SheetPage::inspector() {
    return m_panel;
}

std::vector<PageFigure> SheetPage::figures() const {
    std::vector<PageFigure> figures;
    if (m_edits.sheet() && m_view->isShown()) {
        figures.push_back({m_view, m_spec});
    }
    return figures;
}

void SheetPage::comeFrom(const Page& before) {
    m_backKey = before.key();
    m_bar->setBack(before.title());
    const std::vector<PageFigure> figures = before.figures();
    m_firstFigure = figures.empty() ? std::string()
                                    : (before.key() + QLatin1Char('-') + figures.front().view->name()).toStdString();
}

void SheetPage::follow() {
    const bool empty = study().tables.empty();
    if (empty || !isVisible()) {
        m_figures.clear();
        m_maker.reset();
    } else if (!m_maker) {
        m_maker = std::make_unique<FigureMaker>(m_context.store, m_context.catalog);
        connect(m_maker.get(), &FigureMaker::changed, this, [this] {
            m_figures = withCopies(m_maker->figures(&m_notShown), study());
            showSheet();
            showChecks();
            m_views->tellEmpty(m_figures, m_notShown);
            emit conventionsChanged();
        });
    }
    if (!m_edits.sheet() && !study().sheets.empty()) {
        m_edits.show(study().sheets.back().name);
    }
    m_views->setHasData(m_maker != nullptr);
    wantFigures();
    showSheet();
}

void SheetPage::showEvent(QShowEvent* event) {
    if (m_maker) {
        m_maker->setResting(false);
    }
    Page::showEvent(event);
    if (!m_maker) {
        followWhenSeen();
    }
}

void SheetPage::hideEvent(QHideEvent* event) {
    Page::hideEvent(event);
    if (m_maker) {
        m_maker->setResting(true);
    }
}

void SheetPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    m_canvas->setRoom(m_scroll->viewport()->size());
}

void SheetPage::addPlace(QVariantMap& place) const {
    place[QLatin1String(kSheetKey)] = QString::fromStdString(m_edits.name());
}

void SheetPage::takePlace(const QVariantMap& place) {
    const std::string name = place.value(QLatin1String(kSheetKey)).toString().toStdString();
    if (study().sheet(name)) {
        m_edits.show(name);
    }
}

void SheetPage::chooseSheet(const QString& name) {
    if (name.isEmpty()) {
        newSheet();
        return;
    }
    m_edits.show(name.toStdString());
    follow();
}

void SheetPage::newSheet() {
    const Preset* usual = m_presets.find("nature-2");
    if (!study().tables.empty()) {
        m_edits.add(usual ? *usual : m_presets.list.front(), m_firstFigure);
    }
}

void SheetPage::wantFigures() {
    const Sheet* sheet = m_edits.sheet();
    if (!sheet || !m_maker) {
        return;
    }
    std::set<std::string> pages = pagesOf(*sheet);
    if (const std::string listed = m_views->listedPage(); !listed.empty()) {
        pages.insert(listed);
    }
    m_maker->want(pages, figuresOf(*sheet));
}

void SheetPage::movePanel(int from, int to) {
    if (from >= 0 && to >= 0 && to < static_cast<int>(m_spec.panels.size())) {
        m_edits.movePanel(from, to);
        m_canvas->choose(to);
    }
}

void SheetPage::removePanel(int panel) {
    if (panel >= 0) {
        m_edits.removePanel(panel);
    }
}

void SheetPage::mend(const FigureCheck& check) {
    const auto panel = static_cast<std::size_t>(std::max(0, check.panel));
    const bool gone = check.panel >= 0 && panel >= m_spec.panels.size();
    if (gone || (check.remedy == FigureCheck::Remedy::removePanel && m_spec.panels[panel].shown)) {
        return;  // the remark was about a sheet that has changed since
    }
    if (check.remedy == FigureCheck::Remedy::title) {
        m_canvas->choose(check.panel);
        m_panelEditor->askTitle();
        return;
    }
    if (check.remedy != FigureCheck::Remedy::reload) {
        m_edits.mend(check);
        return;
    }
    for (const QString& table : m_context.sources ? m_context.sources->changedTables() : QStringList()) {
        emit reloadRequested(table);
    }
}

ExportOptions SheetPage::options() const {
    ExportOptions options = sheetOptions(*m_edits.sheet(), m_presets);
    options.changedFiles = m_context.sources ? m_context.sources->changedFiles() : QStringList();
    return options;
}

void SheetPage::showSheet() {
    m_bar->show(study());
    const Sheet* sheet = m_edits.sheet();
    m_spec = sheet ? sheetSpec(*sheet, m_figures, m_presets) : widgets::SheetSpec();
    if (!sheet) {
        m_view->showIdle();
        m_view->showEmpty({study().tables.empty() ? tr("A sheet needs a study with a table.")
                                                  : tr("A sheet puts several figures of the study on one page."),
                           study().tables.empty() ? QString() : tr("New sheet")});
        m_findings->setIdle(tr("Problems that a journal would reject are listed here as soon as there is a sheet."));
        showPanel();
        return;
    }
    m_canvas->setSheet(m_spec, gridOf(*sheet), options());
    m_caption->setCaption(m_spec.subtitle, sheet->caption.has_value());
    const QSizeF size = m_spec.sizeMm;
    m_view->setTitle(m_spec.title, tr("%n panels on %1 × %2 mm", nullptr, widgets::counted(m_spec.panels.size()))
                                       .arg(widgets::plainText(size.width(), 1), widgets::plainText(size.height(), 1)));
    if (m_maker && m_maker->busy()) {
        m_view->showBusy(0.0);
        return;
    }
    m_view->showView();
    m_canvas->setRoom(m_scroll->viewport()->size());
    showPanel();
}

void SheetPage::showPanel() {
    const int chosen = m_canvas->chosen();
    const Sheet* sheet = m_edits.sheet();
    const bool some = sheet && chosen >= 0 && chosen < static_cast<int>(sheet->panels.size());
    m_panelSection->setVisible(some);
    if (!some) {
        return;
    }
    const std::string& name = sheet->panels[static_cast<std::size_t>(chosen)];
    for (const StudyFigure& figure : m_figures) {
        if (figure.origin.name == name) {
            m_panelEditor->setFigure(figure);
        }
    }
}

void SheetPage::showChecks() {
    if (m_edits.sheet()) {
        const std::vector<FigureCheck> checks = checkFigure(m_spec, options());
        m_findings->setChecks(checks, m_context.sources != nullptr);
        m_canvas->setFound(placesOf(checks));
    }
}

}  // namespace greyscope::app
