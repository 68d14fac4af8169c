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

/// A study that was not saved before its program ended.
struct LeftStudy {
    QString file;  ///< the autosaved copy
    QString name;
    QString path;  ///< the file that it was last saved to; empty: none
    QDateTime when;
};

/// Saves a copy of the study within a minute of each unsaved change, and deletes the copy when the study is saved. A
/// copy that exists when the program starts was left by a crash. Other users cannot read the copies.
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(StudyStore& store, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// Returns the copies that no running program owns, newest first.
    [[nodiscard]] static std::vector<LeftStudy> leftIn(const QString& folder);
    static void discard(const LeftStudy& left);
    /// Writes a copy together with its origin. Errors: those of writeStudy().
    [[nodiscard]] static base::Expected<void> write(const Study& study, const History& history, const QString& file);
    /// Takes over a copy from which the present study was read.
    void adopt(const LeftStudy& left);
    /// Saves unsaved changes to the copy now.
    void save();
    [[nodiscard]] JobBase& job() { return m_job; }
    /// Returns why the latest changes could not be saved to the copy; saving is tried again every minute. nullptr if
    /// they are saved, or if there are none.
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
    QString m_file;  ///< empty: no copy has been written
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_soon;
    Job<bool> m_job;
    std::optional<widgets::Failed> m_failure;
};

}  // namespace greyscope::app
