#pragma once

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <string>

#include "app/study/file/study_history.h"

namespace greyscope::app {

/// Owns the study. Every change is an undo command that holds the study before and after. Consecutive edits with the
/// same merge key (a slider being dragged) become one step, and an edit that changes nothing is dropped.
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
    /// Replaces the study by another one that was opened, and its history.
    void reset(Study study, const History& history = {});
    /// Sets the history once it can be read. The study itself does not change; it stays unsaved.
    void restoreHistory(const History& history);
    /// Returns the steps that the undo stack holds.
    [[nodiscard]] History history() const;
    /// Returns the step that led to the state after `steps` steps, counted from 1.
    [[nodiscard]] const HistoryStep& step(int steps) const;
    /// Returns the part that this step changed, see changedPart().
    [[nodiscard]] std::string partOf(int steps) const;
    /// Names the state after `steps` steps; the study file stores the name. An empty name removes it.
    void nameState(int steps, const QString& name);
    /// Marks the study as saved to `path`.
    void markSaved(const std::string& path);

signals:
    /// Another study replaces this one: whoever holds data of the old study must release it. changed() follows with an
    /// empty study as `before`.
    void closed();
    void changed(const greyscope::app::Study& before, const greyscope::app::Study& after);
    void stateNamed();
    /// The user wants to see series of these tables together. The receiver stacks the tables, which takes time.
    void stackWanted(const std::vector<std::string>& tables, const greyscope::app::Selection& wanted);

private:
    friend class StudyEdit;
    void assign(Study study);
    void putSteps(const History& history);

    bool m_restoring = false;  ///< steps of a file are being pushed; they must not be executed again
    Study m_study;
    QUndoStack m_undoStack;
};

}  // namespace greyscope::app
