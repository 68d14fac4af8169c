#include "app/study/file/study_store.h"

#include <QUndoCommand>

#include <optional>
#include <utility>

#include "app/study/series_slots.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

/// One step of the history: the whole study before and after. Tables share their data, so a copy is small.
class StudyEdit final : public QUndoCommand {
public:
    StudyEdit(StudyStore& store, const QString& what, Study after, QString mergeKey)
        : StudyEdit(store, {what, {}, std::move(after)}, store.m_study, std::move(mergeKey)) {}
    StudyEdit(StudyStore& store, HistoryStep step, Study before, QString mergeKey = {})
        : QUndoCommand(widgets::captionText(step.what)),
          m_store(store),
          m_before(std::move(before)),
          m_step(std::move(step)),
          m_mergeKey(std::move(mergeKey)) {}

    void undo() override { m_store.assign(m_before); }
    void redo() override { m_store.assign(m_step.after); }
    [[nodiscard]] const Study& before() const { return m_before; }
    [[nodiscard]] const HistoryStep& step() const { return m_step; }
    [[nodiscard]] const std::string& part() const {
        if (!m_part) {
            m_part = changedPart(m_before, m_step.after);
        }
        return *m_part;
    }
    void setName(const QString& name) const { m_step.name = name; }
    [[nodiscard]] int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const StudyEdit*>(other);
        if (next->m_mergeKey != m_mergeKey || !m_step.name.isEmpty()) {
            return false;
        }
        m_step.after = next->m_step.after;
        m_step.what = next->m_step.what;
        m_part.reset();
        setText(next->text());
        setObsolete(m_step.after == m_before);
        return true;
    }

private:
    StudyStore& m_store;
    Study m_before;
    mutable HistoryStep m_step;  ///< mutable, because the stack returns const commands
    QString m_mergeKey;
    mutable std::optional<std::string> m_part;  ///< determined on demand, because the whole study is compared
};

StudyStore::StudyStore(QObject* parent) : QObject(parent), m_undoStack(this) {
    m_undoStack.setUndoLimit(kMostSteps);
}

StudyStore::~StudyStore() {
    // A history with steps emits a signal when it is deleted; the receivers may be partly deleted by then.
    disconnect(&m_undoStack, nullptr, nullptr, nullptr);
}

void StudyStore::edit(const QString& what, const Change& change, const QString& mergeKey) {
    Study after = m_study;
    change(after);
    after.selection = withSlots(std::move(after.selection), m_study.selection);
    if (!(after == m_study)) {
        m_undoStack.push(new StudyEdit(*this, what, std::move(after), mergeKey));
    }
}

void StudyStore::reset(Study study, const History& history) {
    m_undoStack.clear();
    m_study = {};
    emit closed();
    putSteps(history);
    m_undoStack.setClean();
    m_study = std::move(study);
    emit changed({}, m_study);
}

void StudyStore::restoreHistory(const History& history) {
    m_undoStack.clear();
    putSteps(history);
    m_undoStack.resetClean();
}

void StudyStore::putSteps(const History& history) {
    m_restoring = true;
    const Study* before = &history.first;
    for (const HistoryStep& step : history.steps) {
        m_undoStack.push(new StudyEdit(*this, step, *before));
        before = &step.after;
    }
    m_undoStack.setIndex(static_cast<int>(history.at));
    m_restoring = false;
}

History StudyStore::history() const {
    History history{m_study, {}, static_cast<std::size_t>(m_undoStack.index())};
    for (int c = 0; c < m_undoStack.count(); ++c) {
        const auto* edit = static_cast<const StudyEdit*>(m_undoStack.command(c));
        if (c == 0) {
            history.first = edit->before();
        }
        history.steps.push_back(edit->step());
    }
    return history;
}

const HistoryStep& StudyStore::step(int steps) const {
    return static_cast<const StudyEdit*>(m_undoStack.command(steps - 1))->step();
}

std::string StudyStore::partOf(int steps) const {
    return static_cast<const StudyEdit*>(m_undoStack.command(steps - 1))->part();
}

void StudyStore::nameState(int steps, const QString& name) {
    if (const QUndoCommand* command = m_undoStack.command(steps - 1)) {
        static_cast<const StudyEdit*>(command)->setName(name);
        m_undoStack.resetClean();
        emit stateNamed();
    }
}

void StudyStore::markSaved(const std::string& path) {
    const Study before = m_study;
    m_study.path = path;
    m_undoStack.setClean();
    emit changed(before, m_study);
}

void StudyStore::assign(Study study) {
    if (m_restoring) {
        return;
    }
    // The path of the study is not a choice, so undo must not change it.
    study.path = m_study.path;
    const Study before = std::exchange(m_study, std::move(study));
    emit changed(before, m_study);
}

}  // namespace greyscope::app
