#pragma once

#include <optional>
#include <vector>

#include "core/derivation/notation/notation.h"
#include "core/exercise/spot.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/section.h"

class QComboBox;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace greyscope::widgets {
class NumberLineView;
}

namespace greyscope::app {

class ExerciseSession;

/// The panel beside an exercise: the score, feedback on the last answer, the mistakes that marking recognises there,
/// the rules of marking, and the sheets for a class.
class ExercisePanel : public widgets::InspectorPanel {
    Q_OBJECT

public:
    enum class Writes { student, solution, moodle, qti };

    explicit ExercisePanel(ExerciseSession& session, QWidget* parent = nullptr);

    /// Shows score and feedback from the session.
    void showSession();
    /// Shows feedback for an exercise with a mistake to be found. `clicked` is the line that the user clicked; nullopt
    /// before a click.
    void showSpot(const exercise::Spot& spot, const std::optional<derivation::LineRef>& clicked,
                  const derivation::NumberStyle& style);
    /// Shows that the exercise has nothing to answer.
    void showNothing();
    [[nodiscard]] exercise::Accept accept() const;
    void setAccept(exercise::Accept accept);
    [[nodiscard]] std::size_t students() const;

signals:
    void blankChosen(std::size_t blank);
    void acceptChosen(greyscope::exercise::Accept accept);
    void writeRequested(greyscope::app::ExercisePanel::Writes what);

private:
    void buildScore();
    void buildAnswer();
    void buildMarking();
    void buildExport();
    void showLetters();
    void showLine(std::size_t blank);
    void showKnown();
    void say(const QString& title, const QString& text, const QString& more);

    ExerciseSession& m_session;
    widgets::PlainLabel* m_score = nullptr;
    widgets::PlainLabel* m_counts = nullptr;
    QWidget* m_letters = nullptr;
    std::vector<QToolButton*> m_letterButtons;
    widgets::PlainLabel* m_title = nullptr;
    widgets::PlainLabel* m_text = nullptr;
    widgets::PlainLabel* m_more = nullptr;
    widgets::NumberLineView* m_line = nullptr;
    QWidget* m_buttons = nullptr;
    QPushButton* m_hint = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_show = nullptr;
    widgets::Section* m_knownSection = nullptr;
    widgets::PlainLabel* m_known = nullptr;
    QComboBox* m_accept = nullptr;
    QSpinBox* m_students = nullptr;
};

}  // namespace greyscope::app
