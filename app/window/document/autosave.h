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

/// A study that a program ended without saving.
struct LeftStudy {
    QString file;  ///< the copy
    QString name;
    QString path;  ///< where it was saved last; empty: nowhere
    QDateTime when;
};

/// Writes the study aside within a minute of each change that is not saved, and takes the copy away when it is. What
/// lies there when the program starts was left by one that broke down. No other user can read the copies.
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(StudyStore& store, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// Those that no running program owns, newest first.
    [[nodiscard]] static std::vector<LeftStudy> leftIn(const QString& folder);
    static void discard(const LeftStudy& left);
    /// The copy with what it is of. Errors: those of writeStudy().
    [[nodiscard]] static base::Expected<void> write(const Study& study, const History& history, const QString& file);
    /// The copy becomes that of the study, which was read from it.
    void adopt(const LeftStudy& left);
    /// Writes what has changed now.
    void save();
    [[nodiscard]] JobBase& job() { return m_job; }
    /// Why what has changed last is not set aside; it is tried again every minute. Null where it is, or need not be.
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
    QString m_file;  ///< empty: nothing is written so far
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_soon;
    Job<bool> m_job;
    std::optional<widgets::Failed> m_failure;
};

}  // namespace greyscope::app
