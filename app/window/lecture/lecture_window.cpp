#include "app/window/lecture/lecture_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

#include "app/window/panes/derivation_panel.h"
#include "widgets/common/plain_text.h"
#include "widgets/formula/derivation_view.h"

namespace greyscope::app {

namespace {

constexpr double kUsualZoom = 1.5, kLeastZoom = 0.75, kMostZoom = 4.0, kZoomStep = 1.15;
constexpr QSize kUsualLecture(1100, 760);
constexpr int kLectureMargin = 16;

}  // namespace

LectureWindow::LectureWindow(DerivationPanel& panel, widgets::Highlight& highlight, QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_panel(panel),
      m_title(new widgets::PlainLabel),
      m_view(new widgets::DerivationView) {
    setObjectName(QStringLiteral("lectureWindow"));
    setWindowTitle(tr("Working – Greyscope"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kLectureMargin, 0, 0);
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_title->setContentsMargins(kLectureMargin, 0, kLectureMargin, 0);
    column->addWidget(m_title);
    column->addWidget(m_view, 1);
    m_view->setHighlight(&highlight);
    m_view->setZoom(kUsualZoom);
    resize(kUsualLecture);
    const auto add = [this](const QString& text, const QList<QKeySequence>& keys, const std::function<void()>& run) {
        auto* action = new QAction(text, this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
    };
    add(tr("Larger"), {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)}, [this] { zoomBy(kZoomStep); });
    add(tr("Smaller"), {QKeySequence::ZoomOut}, [this] { zoomBy(1.0 / kZoomStep); });
    add(tr("Close"), {Qt::Key_Escape}, [this] { close(); });
    connect(&m_panel, &DerivationPanel::shownAnew, this, &LectureWindow::follow);
    connect(m_view, &widgets::DerivationView::lineChosen, this,
            [this](const derivation::LineRef& line) { m_panel.uncover(line); });
    m_panel.setShownElsewhere(true);
    follow();
}

void LectureWindow::follow() {
    const widgets::DerivationSpec& spec = m_panel.derivation().spec();
    m_title->setText(spec.title);
    const bool another = !(m_view->spec() == spec);
    m_view->setSpec(spec);
    if (another) {
        showChosen();
    }
}

void LectureWindow::showChosen() {
    if (const derivation::LineRef chosen = m_view->spec().chosen; chosen.known()) {
        m_view->showLine(chosen);
    }
}

void LectureWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showChosen();
}

void LectureWindow::zoomBy(double times) {
    m_view->setZoom(std::clamp(m_view->zoom() * times, kLeastZoom, kMostZoom));
    showChosen();
}

bool LectureWindow::showBeside(const QWidget& beside) {
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other =
        std::find_if(screens.begin(), screens.end(), [&](const QScreen* screen) { return screen != beside.screen(); });
    if (other == screens.end()) {
        show();
        activateWindow();
        return false;
    }
    setGeometry((*other)->geometry());
    showFullScreen();
    return true;
}

void LectureWindow::closeEvent(QCloseEvent* event) {
    m_panel.setShownElsewhere(false);
    event->accept();
    emit closed();
}

}  // namespace greyscope::app
