#pragma once

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <string>

#include "app/study/file/study_history.h"

namespace greyscope::app {

/// Owns the study that is open. Every change is an undo command that contains the study before and after. Consecutive
/// edits with the same merge key, such as those of a slider, become one step. An edit that changes nothing is dropped.
class StudyStore : public QObject {
    Q_OBJECT

public:
    using Change = std::function<void(Study&)>;

    explicit StudyStore(QObject* parent = nullptr);
    ~StudyStore() override;
    [[nodiscard]] const Study& study() const { return m_study; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }

    /// Changes the study as an undoable step. `what` is its name in the Edit menu ("Set reference").
    void edit(const QString& what, const Change& change, const QString& mergeKey = {});
    /// Replaces the study by another one that was opened, and its history by `history`.
    void reset(Study study, const History& history = {});
    /// Sets the history of the study, if it could not be read together with the study. The study itself does not change
    /// and stays unsaved.
    void restoreHistory(const History& history);
    /// Returns the steps that can be undone and redone.
    [[nodiscard]] History history() const;
    /// Returns the step that leads to the state after `steps` steps; the first step has the number 1.
    [[nodiscard]] const HistoryStep& step(int steps) const;
    /// Returns the part of the study that this step changed, by changedPart().
    [[nodiscard]] std::string partOf(int steps) const;
    /// Gives a name to the state after `steps` steps, which the study file stores. An empty name removes it.
    void nameState(int steps, const QString& name);
    /// Marks the current state of the study as saved to the file `path`.
    void markSaved(const std::string& path);

signals:
    /// Another study replaces this one. Receivers must release all data of the old study. The signal changed() follows,
    /// with an empty study as `before`.
    void closed();
    void changed(const greyscope::app::Study& before, const greyscope::app::Study& after);
    void stateNamed();
    /// The user wants to see series of these tables together, with the selection `wanted`. The receiver stacks the
    /// tables, which takes time.
    void stackWanted(const std::vector<std::string>& tables, const greyscope::app::Selection& wanted);

private:
    friend class StudyEdit;
    void assign(Study study);
    void putSteps(const History& history);

    bool m_restoring = false;  ///< whether steps from a file are being added; they must not be executed again
    Study m_study;
    QUndoStack m_undoStack;
};

}  // namespace greyscope::app
