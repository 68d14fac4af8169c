#pragma once

#include <QTest>

#include <algorithm>

#include "app/window/panes/derivation_panel.h"
#include "app/window/panes/side_dock.h"
#include "tests/support/opened_window.h"
#include "widgets/formula/derivation_view.h"

namespace greyscope::test {

/// A window with the sample's forecast, and its lecture.
class LectureStage {
public:
    LectureStage() {
        action("file.sample")->trigger();
        m_opened.window->showPage(QStringLiteral("forecast"));
    }
    ~LectureStage() { action("view.language.en")->trigger(); }
    LectureStage(const LectureStage&) = delete;
    LectureStage& operator=(const LectureStage&) = delete;

    [[nodiscard]] app::MainWindow* window() const { return m_opened.window.get(); }
    [[nodiscard]] QAction* action(const char* name) const { return m_opened.action(name); }
    [[nodiscard]] app::SideDock* dock() const {
        return m_opened.window->findChild<app::SideDock*>(QStringLiteral("workingDock"));
    }
    [[nodiscard]] widgets::DerivationView* view() const {
        return &m_opened.window->findChild<app::DerivationPanel*>()->derivation();
    }
    /// Goes on with the lecture of the test before, if there is one: changing the type of a whole window takes a while.
    void enter() const {
        action(action("lecture.mode")->isChecked() ? "lecture.none" : "lecture.mode")->trigger();
        QTRY_VERIFY(view()->spec().derivation && covered() == all());
    }
    [[nodiscard]] int covered() const { return count(true); }
    [[nodiscard]] int all() const { return std::max(1, count(false)); }

private:
    [[nodiscard]] int count(bool coveredOnes) const {
        int found = 0;
        for (std::size_t i = 0; view()->spec().derivation && i < view()->spec().derivation->steps.size(); ++i) {
            const derivation::Step& step = view()->spec().derivation->steps[i];
            const int lines = step.isMatrix() ? 1 : static_cast<int>(step.lines.size());
            for (int k = 0; k < lines; ++k) {
                const bool measured = step.key == "x" || step.key == "held";
                found += coveredOnes ? step.lines[static_cast<std::size_t>(k)].isVeiled() : !measured;
            }
        }
        return found;
    }

    test::OpenedWindow m_opened;
};

}  // namespace greyscope::test
