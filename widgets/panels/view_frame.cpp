#include "widgets/panels/view_frame.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/common/names/eliding_label.h"
#include "widgets/common/names/separated_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/panels/busy_overlay.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::widgets {

QWidget* withBelow(QWidget* view, QWidget* below) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(view, 1);
    column->addWidget(below);
    return box;
}

namespace {
constexpr int kControlGap = 6;
constexpr int kTitleLetters = 24;
constexpr const char* kFailed = "viewFailed";
constexpr const char* kCancelled = "viewCancelled";
}  // namespace

ViewFrame::ViewFrame(QWidget* view, QWidget* parent) : QWidget(parent), m_view(view) {
    setObjectName(QStringLiteral("viewFrame"));
    // Views are white up to the edge; the splitters between them show the window's grey.
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHeader());
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_view);
    m_stack->addWidget(buildMessage());
    column->addWidget(m_stack, 1);
    m_busy = new BusyOverlay(m_stack);
    connect(m_busy, &BusyOverlay::cancelRequested, this, &ViewFrame::cancelRequested);
    connect(m_busy, &BusyOverlay::dimmed, this, &ViewFrame::enableTools);
    setTools(true, true, false);
}

QWidget* ViewFrame::buildHeader() {
    auto* header = new QWidget(this);
    m_headerLines = new QVBoxLayout(header);
    m_headerLines->setContentsMargins(16, 10, 10, 4);
    m_headerLines->setSpacing(4);
    m_headerRow = new QHBoxLayout;
    QHBoxLayout* row = m_headerRow;
    row->setSpacing(2);
    m_headerLines->addLayout(row);
    m_controls = new QWidget(header);
    m_controls->setLayout(new QHBoxLayout);
    m_controls->layout()->setContentsMargins(0, 0, 0, 0);
    m_controls->layout()->setSpacing(kControlGap);
    m_controls->hide();
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    m_title = new ElidingLabel({}, header);
    m_title->setObjectName(QStringLiteral("viewTitle"));
    m_subtitle = new ElidingLabel({}, header);
    m_subtitle->setObjectName(QStringLiteral("viewSubtitle"));
    m_subtitle->hide();
    words->addWidget(m_title);
    words->addWidget(m_subtitle);
    m_warning = new ElidingLabel({}, header);
    m_warning->setObjectName(QStringLiteral("viewWarning"));
    m_warning->hide();
    words->addWidget(m_warning);
    row->addLayout(words, 1);
    row->addWidget(m_controls, 0, Qt::AlignTop);
    m_tools = new QHBoxLayout;
    m_tools->setSpacing(2);
    row->addLayout(m_tools);
    row->setAlignment(m_tools, Qt::AlignTop);
    m_copy = standardTool("view.copy", QStringLiteral("copy"), tr("Copy this view as a picture"));
    m_copyNumbers = copyCommand("view.copyNumbers", tr("Copy the numbers"), [this] { return m_copyText(); });
    m_copyCsv =
        copyCommand("view.copyCsv", tr("Copy the numbers as CSV"), [this] { return csvFromTabs(m_copyText()); });
    m_export = standardTool("view.export", QStringLiteral("figure"), tr("Export this view as a figure"));
    m_fullView = standardTool("view.alone", QStringLiteral("expand"), tr("Show only this view"));
    m_fullView->setCheckable(true);
    connect(m_copy, &QAction::triggered, this, &ViewFrame::copyView);
    connect(m_export, &QAction::triggered, this, [this] {
        if (isShown()) {
            emit exportRequested();
        }
    });
    connect(m_fullView, &QAction::triggered, this, &ViewFrame::fullViewRequested);
    return header;
}

QAction* ViewFrame::copyCommand(const char* name, const QString& text, const std::function<QString()>& copied) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setVisible(false);
    connect(action, &QAction::triggered, this, [this, copied] {
        if (isShown()) {
            QGuiApplication::clipboard()->setText(copied());
        }
    });
    addAction(action);
    return action;
}

void ViewFrame::setCopyText(std::function<QString()> text) {
    m_copyText = std::move(text);
    m_copyNumbers->setVisible(true);
    m_copyCsv->setVisible(true);
}

/// Shows the commands of the widget below the pointer first, then those of the frame.
void ViewFrame::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    QWidget* asked = byKey ? QApplication::focusWidget() : childAt(event->pos());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QWidget* widget = asked && isAncestorOf(asked) ? asked : m_view; widget != parentWidget();
         widget = widget->parentWidget()) {
        menu->addActions(widget->actions());
        menu->addSeparator();
    }
    emit menuRequested(menu);
    menu->popup(byKey ? m_stack->mapToGlobal(m_stack->rect().center()) : event->globalPos());
    event->accept();
}

bool ViewFrame::event(QEvent* event) {
    const bool known = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        placeControls();
    }
    return known;
}

void ViewFrame::placeControls() {
    if (m_controls == nullptr || m_controls->isHidden()) {
        return;
    }
    const int title = kTitleLetters * fontMetrics().averageCharWidth();
    const int needed = title + m_controls->sizeHint().width() + m_tools->sizeHint().width();
    const bool below = m_headerLines->contentsMargins().left() + needed > width();
    if (below != (m_headerLines->indexOf(m_controls) >= 0)) {
        QBoxLayout* from = below ? static_cast<QBoxLayout*>(m_headerRow) : m_headerLines;
        from->removeWidget(m_controls);
        below ? m_headerLines->addWidget(m_controls, 0, Qt::AlignLeft)
              : m_headerRow->insertWidget(1, m_controls, 0, Qt::AlignTop);
    }
}

QString ViewFrame::explainedTitle() const {
    return m_title->text();
}

QWidget* ViewFrame::buildMessage() {
    m_message = new QWidget(this);
    auto* column = new QVBoxLayout(m_message);
    column->setContentsMargins(24, 12, 24, 24);
    column->setSpacing(6);
    m_messageTitle = new PlainLabel(m_message);
    m_messageText = new PlainLabel(m_message);
    for (PlainLabel* label : {m_messageTitle, m_messageText}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
    }
    m_messageAction = new QPushButton(m_message);
    connect(m_messageAction, &QPushButton::clicked, this, [this] {
        m_message->objectName() == QLatin1String(kCancelled) ? emit againRequested() : emit actionRequested();
    });
    column->addStretch(2);
    column->addWidget(m_messageTitle);
    column->addWidget(m_messageText);
    column->addWidget(m_messageAction, 0, Qt::AlignHCenter);
    column->addStretch(3);
    return m_message;
}

QToolButton* ViewFrame::toolButton() {
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setIconSize({16, 16});
    return button;
}

QAction* ViewFrame::standardTool(const char* name, const QString& iconName, const QString& text) {
    auto* action = new QAction(icon(iconName), text, this);
    action->setObjectName(QLatin1String(name));
    addAction(action);
    QToolButton* button = toolButton();
    button->setDefaultAction(action);
    button->setAccessibleName(text);
    m_tools->addWidget(button);
    // The button of a hidden action gives its place to the others.
    connect(action, &QAction::changed, button, [action, button] { button->setVisible(action->isVisible()); });
    return action;
}

QToolButton* ViewFrame::addTool(const QString& iconName, const QString& tip) {
    QToolButton* button = toolButton();
    button->setIcon(icon(iconName));
    setTip(button, tip);
    button->setAccessibleName(tip);
    m_tools->insertWidget(m_ownTools++, button);
    return button;
}

void ViewFrame::addControl(QWidget* control) {
    m_controls->layout()->addWidget(control);
    m_controls->show();
    placeControls();
}

void ViewFrame::setTools(bool copy, bool exportFigure, bool fullView) {
    m_copy->setVisible(copy);
    m_export->setVisible(exportFigure);
    m_fullView->setVisible(fullView);
}

void ViewFrame::setFullView(bool on) {
    m_fullView->setChecked(on);
}

void ViewFrame::setTitle(const QString& title, const QString& subtitle) {
    m_title->setText(title);
    m_subtitle->setText(subtitle);
    m_subtitle->setVisible(!subtitle.isEmpty());
    m_view->setAccessibleName(title);
    m_view->setAccessibleDescription(subtitle);
}

void ViewFrame::setWarning(const QString& warning) {
    m_warning->setText(warning);
    m_warning->setVisible(!warning.isEmpty());
}

void ViewFrame::showView() {
    m_busy->end();
    m_stack->setCurrentWidget(m_view);
    enableTools();
}

bool ViewFrame::isShown() const {
    return m_stack->currentWidget() == m_view && !m_busy->isBusy();
}

/// Buttons do not change during a short calculation, to avoid flicker. The one with the keyboard focus keeps it,
/// without effect meanwhile.
void ViewFrame::enableTools() {
    const auto* button = qobject_cast<QToolButton*>(QApplication::focusWidget());
    const QAction* held = button != nullptr && m_busy->isBusy() ? button->defaultAction() : nullptr;
    for (QAction* tool : {m_copy, m_copyNumbers, m_copyCsv, m_export}) {
        tool->setEnabled(isShown() || tool == held);
    }
}

void ViewFrame::showEmpty(const Empty& empty) {
    showMessage({"viewEmpty", {}, empty.needs, empty.action});
}

void ViewFrame::showBusy(double fraction) {
    m_busy->begin(fraction);
}

void ViewFrame::showFailed(const Failed& failed) {
    showMessage({kFailed, failed.message, failed.remedy, failed.action});
}

void ViewFrame::showCancelled() {
    showMessage({kCancelled, {}, tr("The calculation was cancelled."), tr("Calculate again")});
}

void ViewFrame::showMessage(const Message& message) {
    m_busy->end();
    m_message->setObjectName(QLatin1String(message.kind));
    m_messageTitle->setObjectName(QStringLiteral("viewMessageTitle"));
    m_messageTitle->setText(message.title);
    m_messageTitle->setVisible(!message.title.isEmpty());
    m_messageText->setText(message.text);
    m_messageText->setVisible(!message.text.isEmpty());
    for (PlainLabel* label : {m_messageTitle, m_messageText}) {
        setError(label, message.kind == kFailed);
    }
    m_messageAction->setText(message.action);
    m_messageAction->setVisible(!message.action.isEmpty());
    m_stack->setCurrentWidget(m_message);
    enableTools();
}

QString ViewFrame::failure() const {
    return m_message->objectName() == QLatin1String(kFailed) ? message() : QString();
}

QString ViewFrame::message() const {
    return m_stack->currentWidget() == m_message ? paragraph({m_messageTitle->text(), m_messageText->text()})
                                                 : QString();
}

void ViewFrame::copyView() {
    if (!isShown()) {
        return;
    }
    auto* data = new QMimeData;
    data->setImageData(m_view->grab().toImage());
    if (m_copyText) {
        data->setText(m_copyText());
    }
    QGuiApplication::clipboard()->setMimeData(data);
    emit copyRequested();
}

}  // namespace greyscope::widgets
