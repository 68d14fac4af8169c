#include "app/window/lecture/lecture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <QScreen>
#include <QTimer>

#include <algorithm>

#include "app/window/lecture/lecture_window.h"
#include "app/window/lecture/pointer_ring.h"
#include "app/window/panes/derivation_panel.h"
#include "app/window/panes/side_dock.h"
#include "app/window/panes/work_area.h"
#include "widgets/formula/derivation_view.h"

namespace greyscope::app {

namespace {

constexpr const char* kRingKey = "lecture/pointer_ring";
constexpr double kDerivationShare = 0.55;  // of the height of the window
constexpr int kLowWindow = 800;            // below this height, nothing else fits beside it
constexpr double kLowShare = 0.45;

/// Whether a control uses the space bar.
bool takesSpace(const QObject* watched) {
    return qobject_cast<const QAbstractButton*>(watched) || qobject_cast<const QComboBox*>(watched) ||
           qobject_cast<const QAbstractItemView*>(watched);
}

}  // namespace

Lecture::Lecture(const Parts& parts, QMenu& view) : m_parts(parts) {
    buildMenu(view);
}

Lecture::~Lecture() {
    leave();
    delete m_window;
    delete m_ring;
}

void Lecture::buildMenu(QMenu& view) {
    QMenu& menu = *view.addMenu(tr("Lect&ure"));
    DerivationPanel& panel = m_parts.area.derivation();
    const auto add = [&](const char* name, const QString& text, const QKeySequence& key,
                         const std::function<void()>& run) {
        return m_parts.commands.add(menu, QLatin1String(name), text, key, run);
    };
    m_action = add("lecture.mode", tr("&Lecture mode"), QKeySequence(Qt::SHIFT | Qt::Key_F9), {});
    m_action->setCheckable(true);
    connect(m_action, &QAction::triggered, this, [this](bool on) { on ? enter() : static_cast<void>(leave()); });
    menu.addSeparator();
    m_steps = {add("lecture.next", tr("&Uncover the next line"), Qt::Key_Space, [&panel] { panel.uncoverNext(); }),
               add("lecture.back", tr("&Cover the line again"), Qt::Key_Backspace, [&panel] { panel.coverLast(); }),
               add("lecture.all", tr("Uncover &all lines"), {}, [&panel] { panel.uncoverAll(); }),
               add("lecture.none", tr("Cover all li&nes"), {}, [&panel] { panel.coverAll(); })};
    m_steps[1]->setShortcuts({Qt::Key_Backspace, QKeySequence(Qt::SHIFT | Qt::Key_Space)});
    for (QAction* step : m_steps) {
        step->setEnabled(false);
    }
    menu.addSeparator();
    m_second = add("lecture.second", tr("Working in a &second window"), QKeySequence(Qt::CTRL | Qt::Key_F9), {});
    m_second->setCheckable(true);
    connect(m_second, &QAction::triggered, this, &Lecture::showSecond);
    m_ringAction = add("lecture.ring", tr("&Ring around the pointer"), {}, {});
    m_ringAction->setCheckable(true);
    m_ringAction->setChecked(m_parts.settings.value(QLatin1String(kRingKey), true).toBool());
    connect(m_ringAction, &QAction::triggered, this, [this](bool on) {
        m_parts.settings.setValue(QLatin1String(kRingKey), on);
        showRing();
    });
}

void Lecture::enter(const std::optional<Course>& course) {
    if (isOn()) {
        return;
    }
    m_course = course ? *course : courseNow();
    m_action->setChecked(true);
    for (QAction* step : m_steps) {
        step->setEnabled(true);
    }
    m_parts.appearance.lendLargerType(true);
    arrangeDocks();
    m_parts.area.derivation().setCover(m_course->cover);
    m_parts.area.derivation().derivation().setFocus();
    qApp->installEventFilter(this);
    if (m_course->second || QApplication::screens().size() > 1) {
        showSecond(true);
    }
    showRing();
}

Lecture::Course Lecture::courseNow() const {
    const SideDock& derivation = m_parts.area.derivationDock();
    Course course;
    course.derivationHeight = derivation.isHidden() ? 0 : derivation.height();
    course.docks = m_parts.area.saveState();
    course.hadSecond = !m_window.isNull();
    for (const SideDock* dock : m_parts.area.docks()) {
        course.wanted.push_back(dock->wanted());
    }
    return course;
}

void Lecture::arrangeDocks() {
    SideDock& derivation = m_parts.area.derivationDock();
    const int height = m_parts.commands.window().height();
    const bool low = height < kLowWindow;
    for (SideDock* dock : m_parts.area.docks()) {
        if (dock != &derivation && low) {
            dock->setWanted(false);
        }
    }
    derivation.setTabbed(low);  // its title repeats that of the panel
    derivation.setWanted(true);
    const double share = low ? kLowShare : kDerivationShare;
    m_parts.area.resizeDocks({&derivation}, {static_cast<int>(share * height)}, Qt::Vertical);
}

std::optional<Lecture::Course> Lecture::leave() {
    if (!isOn()) {
        return {};
    }
    qApp->removeEventFilter(this);
    DerivationPanel& panel = m_parts.area.derivation();
    Course left = *m_course;
    left.cover = panel.cover().value_or(widgets::DerivationCover{});
    left.second = m_window && m_window->isVisible();
    m_course.reset();
    showSecond(left.hadSecond);
    showRing();
    panel.setCover({});
    m_parts.highlight.hover({});  // the line uncovered last
    m_parts.appearance.lendLargerType(false);
    m_parts.area.titleDerivation();
    const std::vector<SideDock*> docks = m_parts.area.docks();
    for (std::size_t i = 0; i < docks.size(); ++i) {
        docks[i]->setWanted(left.wanted[i]);
    }
    if (left.derivationHeight > 0) {
        // Afterwards, when everything has its normal font size again, to which the window adapts then.
        QTimer::singleShot(0, &m_parts.area, [area = &m_parts.area, height = left.derivationHeight] {
            area->resizeDocks({&area->derivationDock()}, {height}, Qt::Vertical);
        });
    }
    m_action->setChecked(false);
    for (QAction* step : m_steps) {
        step->setEnabled(false);
    }
    return left;
}

void Lecture::showSecond(bool shown) {
    if (shown && !m_window) {
        m_window = new LectureWindow(m_parts.area.derivation(), m_parts.highlight, &m_parts.commands.window());
        m_window->addActions({m_steps.begin(), m_steps.end()});
        m_window->addActions({m_action, m_second});
        connect(m_window, &LectureWindow::closed, this, [this] {
            m_second->setChecked(false);
            if (m_ring) {
                m_ring->leave(*m_window);
            }
            m_window->deleteLater();
            m_window = nullptr;
        });
        if (m_ring) {
            m_ring->addWindow(m_window);
        }
        if (m_window->showBeside(m_parts.commands.window())) {
            m_parts.commands.window().activateWindow();  // the keys belong to the lecturer's screen
        }
    } else if (!shown && m_window) {
        m_window->close();
    }
    m_second->setChecked(shown);
}

void Lecture::showRing() {
    const bool shown = isOn() && m_ringAction->isChecked();
    if (shown && !m_ring) {
        m_ring = new PointerRing;
        m_ring->addWindow(&m_parts.commands.window());
        if (m_window) {
            m_ring->addWindow(m_window);
        }
    }
    if (m_ring) {
        m_ring->setShown(shown);
    }
}

/// Buttons and lists keep the space bar while they have the focus.
bool Lecture::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && takesSpace(watched)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace greyscope::app
