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

/// Lecture mode: larger type, the derivation in sight with its values covered, a line at a time by the space bar, the
/// derivation alone on a second screen, a ring round the pointer. Leaving it brings everything back as it was.
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
    /// Adds its menu to that of the view.
    Lecture(const Parts& parts, QMenu& view);
    ~Lecture() override;

    /// What another lecture goes on from, in another language.
    struct Course {
        widgets::DerivationCover cover;
        std::vector<bool> wanted = {};  ///< of the docks, before
        int derivationHeight = 0;
        QByteArray docks = {};  ///< as WorkArea::saveState() had them before
        bool second = false;
        bool hadSecond = false;  ///< before
    };
    [[nodiscard]] bool isOn() const { return m_course.has_value(); }
    /// Where the docks are once the lecture is over; none without one.
    [[nodiscard]] std::optional<QByteArray> docksBefore() const {
        return m_course ? std::optional(m_course->docks) : std::nullopt;
    }
    void enter(const std::optional<Course>& course = {});
    /// None where there was no lecture.
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
    std::vector<QAction*> m_steps;  ///< of use in a lecture alone
    std::optional<Course> m_course;
    QPointer<LectureWindow> m_window;
    QPointer<PointerRing> m_ring;
};

}  // namespace greyscope::app
