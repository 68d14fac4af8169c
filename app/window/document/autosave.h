#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

#include "app/run/job.h"
#include "app/study/file/study_store.h"

namespace greyscope::app {

/// A study that was not saved before its program ended, as a copy of Autosave.
struct LeftStudy {
    QString file;  ///< path of the copy
    QString name;
    QString path;  ///< path of the file to which the study was last saved; empty: none
    QDateTime when;
};

/// Saves a copy of the study within a minute of each unsaved change, and deletes the copy when the study is saved. If a
/// copy exists when the program starts, an earlier session crashed. Other users cannot read the copies.
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(StudyStore& store, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// Returns the copies in `folder` that belong to no running program, newest first.
    [[nodiscard]] static std::vector<LeftStudy> leftIn(const QString& folder);
    static void discard(const LeftStudy& left);
    /// Writes a copy of a study to `file`, together with the path of the file to which it was last saved. Errors: those
    /// of writeStudy().
    [[nodiscard]] static base::Expected<void> write(const Study& study, const History& history, const QString& file);
    /// Takes over the copy `left`, from which the current study was read.
    void adopt(const LeftStudy& left);
    /// Writes the copy now if there are unsaved changes.
    void save();
    [[nodiscard]] JobBase& job() { return m_job; }
    /// Returns why the latest changes could not be written to the copy; it is tried again every minute. nullptr if they
    /// have been written, or if there are none.
    [[nodiscard]] const widgets::Failed* failure() const { return m_failure ? &*m_failure : nullptr; }

signals:
    void failureChanged();

private:
    void follow();
    void forget();
    void takeOutcome();
    void setFailure(std::optional<widgets::Failed> failure);

    StudyStore& m_store;
    QString m_folder;
    QString m_file;  ///< path of the copy; empty: none has been written
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_soon;
    Job<bool> m_job;
    std::optional<widgets::Failed> m_failure;
};

}  // namespace greyscope::app
