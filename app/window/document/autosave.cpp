#include "app/window/document/autosave.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QUuid>

#include <utility>

#include <sys/stat.h>

#include "app/run/write_file.h"
#include "app/study/file/study_file.h"
#include "core/base/try.h"

namespace greyscope::app {

namespace {

constexpr int kAtMostMs = 60000;

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

/// Returns the file beside a copy that describes its origin.
QString notesOf(const QString& file) {
    return file + QStringLiteral(".json");
}

/// Returns that file's name in earlier versions.
QString olderNotesOf(const QString& file) {
    return file + QStringLiteral(".ini");
}

base::Expected<void> writeNotes(const Study& study, const QString& file) {
    const QJsonObject notes{{QStringLiteral("name"), QString::fromStdString(study.name)},
                            {QStringLiteral("path"), QString::fromStdString(study.path)}};
    return writeFile(notesOf(file), QJsonDocument(notes).toJson(), io::OutputFile::Access::ownerOnly);
}

LeftStudy leftStudy(const QFileInfo& file) {
    QFile notes(notesOf(file.filePath()));
    if (notes.open(QIODevice::ReadOnly)) {
        const QJsonObject said = QJsonDocument::fromJson(notes.readAll()).object();
        return {file.filePath(), said.value(QStringLiteral("name")).toString(),
                said.value(QStringLiteral("path")).toString(), file.lastModified()};
    }
    const QSettings older(olderNotesOf(file.filePath()), QSettings::IniFormat);
    return {file.filePath(), older.value(QStringLiteral("name")).toString(),
            older.value(QStringLiteral("path")).toString(), file.lastModified()};
}

/// Creates the folder, and restricts access to one that an older version created.
void makePrivate(const QString& folder) {
    constexpr mode_t kOwner = 0700;
    const QByteArray path = QFile::encodeName(QDir(folder).absolutePath());
    QDir().mkpath(QFileInfo(QDir(folder).absolutePath()).path());
    ::mkdir(path.constData(), kOwner);
    ::chmod(path.constData(), kOwner);
}

/// The lock of the program that writes the copy. A lock of a program that no longer runs is invalid, whatever its age.
std::unique_ptr<QLockFile> lockFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(lockOf(file));
    lock->setStaleLockTime(0);
    return lock;
}

}  // namespace

Autosave::Autosave(StudyStore& store, const QString& folder, QObject* parent)
    : QObject(parent), m_store(store), m_folder(folder) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kAtMostMs);
    m_job.runOneAtATime();
    connect(&m_soon, &QTimer::timeout, this, &Autosave::save);
    connect(&m_job, &JobBase::stateChanged, this, &Autosave::takeOutcome);
    connect(&store, &StudyStore::changed, this, &Autosave::follow);
    connect(&store, &StudyStore::closed, this, &Autosave::forget);
    connect(&store.undoStack(), &QUndoStack::cleanChanged, this, &Autosave::follow);
}

Autosave::~Autosave() {
    if (m_store.undoStack().isClean()) {
        forget();
    }
}

void Autosave::follow() {
    if (m_store.study().empty() || m_store.undoStack().isClean()) {
        forget();
    } else if (!m_soon.isActive()) {
        m_soon.start();
    }
}

void Autosave::save() {
    m_soon.stop();
    if (m_store.study().empty() || m_store.undoStack().isClean()) {
        return;
    }
    if (m_file.isEmpty()) {
        m_file = QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".") +
                                         QLatin1String(kStudySuffix));
        m_lock = lockFor(m_file);
    }
    makePrivate(m_folder);
    if (!m_lock->isLocked()) {
        m_lock->tryLock(0);  // fails on a full disk, and succeeds later
    }
    m_job.start([study = m_store.study(), history = m_store.history(), file = m_file](base::Progress& /*progress*/) {
        return write(study, history, file).map([] { return true; });
    });
}

base::Expected<void> Autosave::write(const Study& study, const History& history, const QString& file) {
    GREYSCOPE_TRY(writeNotes(study, file));
    return writeFile(file, studyText(study, file, history), io::OutputFile::Access::ownerOnly);
}

void Autosave::takeOutcome() {
    if (const auto* failed = std::get_if<widgets::Failed>(&m_job.state())) {
        setFailure(*failed);
        m_soon.start();
    } else if (!m_job.running()) {
        setFailure(std::nullopt);
    }
}

void Autosave::setFailure(std::optional<widgets::Failed> failure) {
    if (m_failure.has_value() || failure.has_value()) {
        m_failure = std::move(failure);
        emit failureChanged();
    }
}

void Autosave::forget() {
    m_soon.stop();
    m_job.set(widgets::Empty{});
    m_job.waitForDone();
    if (!m_file.isEmpty()) {
        discard({m_file, {}, {}, {}});
        m_lock.reset();
        m_file.clear();
    }
}

void Autosave::discard(const LeftStudy& left) {
    QFile::remove(left.file);
    QFile::remove(notesOf(left.file));
    QFile::remove(olderNotesOf(left.file));
}

void Autosave::adopt(const LeftStudy& left) {
    forget();
    m_file = left.file;
    m_lock = lockFor(m_file);
    m_lock->tryLock(0);
}

std::vector<LeftStudy> Autosave::leftIn(const QString& folder) {
    std::vector<LeftStudy> left;
    const QDir dir(folder);
    for (const QFileInfo& file :
         dir.entryInfoList({QStringLiteral("*.") + QLatin1String(kStudySuffix)}, QDir::Files, QDir::Time)) {
        const auto lock = lockFor(file.filePath());
        const bool locked = lock->tryLock(0);
        if (!locked && lock->error() == QLockFile::LockFailedError) {
            continue;  // in use; other lock errors, as on a full disk, do not hide a copy
        }
        lock->unlock();
        left.push_back(leftStudy(file));
    }
    return left;
}

}  // namespace greyscope::app
