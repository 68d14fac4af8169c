#pragma once

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <string>

#include "app/study/file/study_history.h"

namespace greyscope::app {

/// Owns the study. Every change is an undo command that holds the study before and after; edits with the same merge key
/// in a row (a slider being dragged) become one step, and an edit that changes nothing vanishes.
class StudyStore : public QObject {
    Q_OBJECT

public:
    using Change = std::function<void(Study&)>;

    explicit StudyStore(QObject* parent = nullptr);
    ~StudyStore() override;
    [[nodiscard]] const Study& study() const { return m_study; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }

    /// `what` names the step in the Edit menu ("Set reference").
    void edit(const QString& what, const Change& change, const QString& mergeKey = {});
    /// Another study was opened: its history takes the place of this one's.
    void reset(Study study, const History& history = {});
    /// The steps that led to the study are known at last, which they leave as it is; it is still to be saved.
    void restoreHistory(const History& history);
    /// The steps that the undo stack holds.
    [[nodiscard]] History history() const;
    /// The one that led to the state after so many steps, from 1.
    [[nodiscard]] const HistoryStep& step(int steps) const;
    /// What it changed, see changedPart().
    [[nodiscard]] std::string partOf(int steps) const;
    /// Gives the state after so many steps a name, which its file keeps; an empty one takes it away.
    void nameState(int steps, const QString& name);
    /// The study was written to `path`.
    void markSaved(const std::string& path);

signals:
    /// Another study takes the place of this one, of which nothing is left: who holds something of it lets it go. Its
    /// changed() follows, with an empty study before it.
    void closed();
    void changed(const greyscope::app::Study& before, const greyscope::app::Study& after);
    void stateNamed();
    /// Somebody wants to see series of these tables together: who can stack tables, which takes a while, does it.
    void stackWanted(const std::vector<std::string>& tables, const greyscope::app::Selection& wanted);

private:
    friend class StudyEdit;
    void assign(Study study);
    void putSteps(const History& history);

    bool m_restoring = false;  ///< steps of a file go onto the stack: they are done already
    Study m_study;
    QUndoStack m_undoStack;
};

}  // namespace greyscope::app
