#pragma once

#include <QPointer>
#include <QSettings>

#include <memory>
#include <optional>
#include <vector>

#include "app/run/commands.h"
#include "app/window/appearance.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/present/derivation/derivation_cover.h"

class QMenu;

namespace greyscope::app {

class LectureWindow;
class PointerRing;
class WorkArea;

/// The lecture mode. The font is larger, and the values of the derivation are covered and uncovered line by line with
/// the space bar. A second screen can show the derivation alone, and a ring surrounds the mouse pointer. Leaving the
/// mode restores the window.
class Lecture : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Commands& commands;
        WorkArea& area;
        Appearance& appearance;
        widgets::Highlight& highlight;
        QSettings& settings;
    };
    /// Adds the commands of the lecture mode to the menu `view`.
    Lecture(const Parts& parts, QMenu& view);
    ~Lecture() override;

    /// The state of a lecture. After a change of the language, the lecture continues with it.
    struct Course {
        widgets::DerivationCover cover;
        std::vector<bool> wanted = {};  ///< whether each dock was visible before the lecture
        int derivationHeight = 0;
        QByteArray docks = {};  ///< result of WorkArea::saveState() before the lecture
        bool second = false;
        bool hadSecond = false;  ///< whether the second screen was in use before the lecture
    };
    [[nodiscard]] bool isOn() const { return m_course.has_value(); }
    /// Returns the state of the docks before the lecture, which must be restored; nullopt if there is no lecture.
    [[nodiscard]] std::optional<QByteArray> docksBefore() const {
        return m_course ? std::optional(m_course->docks) : std::nullopt;
    }
    void enter(const std::optional<Course>& course = {});
    /// Ends the lecture and returns its state, from which it can continue; nullopt if there was none.
    std::optional<Course> leave();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildMenu(QMenu& view);
    [[nodiscard]] Course courseNow() const;
    void arrangeDocks();
    void showSecond(bool shown);
    void showRing();

    Parts m_parts;
    QAction* m_action = nullptr;
    QAction* m_second = nullptr;
    QAction* m_ringAction = nullptr;
    std::vector<QAction*> m_steps;  ///< actions that are enabled only in a lecture
    std::optional<Course> m_course;
    QPointer<LectureWindow> m_window;
    QPointer<PointerRing> m_ring;
};

}  // namespace greyscope::app
