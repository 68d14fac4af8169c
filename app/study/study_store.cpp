#include "app/study/study_store.h"

#include <QUndoCommand>

#include <utility>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

/// One step of the history: the whole study before and after. Tables share their data, so a copy is small.
class StudyEdit final : public QUndoCommand {
public:
    StudyEdit(StudyStore& store, const QString& what, Study after, QString mergeKey)
        : QUndoCommand(widgets::captionText(what)),
          m_store(store),
          m_before(store.m_study),
          m_after(std::move(after)),
          m_mergeKey(std::move(mergeKey)) {}

    void undo() override { m_store.assign(m_before); }
    void redo() override { m_store.assign(m_after); }
    [[nodiscard]] int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const StudyEdit*>(other);
        if (next->m_mergeKey != m_mergeKey) {
            return false;
        }
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    StudyStore& m_store;
    Study m_before;
    Study m_after;
    QString m_mergeKey;
};

StudyStore::StudyStore(QObject* parent) : QObject(parent), m_undoStack(this) {
    m_undoStack.setUndoLimit(200);
}

StudyStore::~StudyStore() {
    // A history with steps tells of its end, when those who listen may be half gone.
    m_undoStack.blockSignals(true);
}

void StudyStore::edit(const QString& what, const Change& change, const QString& mergeKey) {
    Study after = m_study;
    change(after);
    if (!(after == m_study)) {
        m_undoStack.push(new StudyEdit(*this, what, std::move(after), mergeKey));
    }
}

void StudyStore::reset(Study study) {
    m_undoStack.clear();
    m_study = {};
    emit closed();
    m_study = std::move(study);
    emit changed({}, m_study);
}

void StudyStore::markSaved(const std::string& path) {
    const Study before = m_study;
    m_study.path = path;
    m_undoStack.setClean();
    emit changed(before, m_study);
}

void StudyStore::assign(Study study) {
    // Where the study was saved is no choice: undoing a step must not take it back.
    study.path = m_study.path;
    const Study before = std::exchange(m_study, std::move(study));
    emit changed(before, m_study);
}

}  // namespace greyscope::app
