#include "app/window/autosave.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QUuid>

#include "app/study/study_file.h"

namespace greyscope::app {

namespace {

constexpr int kAtMostMs = 60000;

QString lockOf(const QString& file) {
    return file + QStringLiteral(".lock");
}

/// What the copy is of stands beside it.
QString notesOf(const QString& file) {
    return file + QStringLiteral(".ini");
}

/// Held by the program that writes the copy. A lock whose program is gone is no lock, however young it is.
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
        QDir().mkpath(m_folder);
        m_file = QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".") +
                                         QLatin1String(kStudySuffix));
        m_lock = lockFor(m_file);
        m_lock->tryLock(0);
    }
    m_job.start([study = m_store.study(), history = m_store.history(), file = m_file](base::Progress& /*progress*/) {
        return write(study, history, file).map([] { return true; });
    });
}

base::Expected<void> Autosave::write(const Study& study, const History& history, const QString& file) {
    QSettings notes(notesOf(file), QSettings::IniFormat);
    notes.setValue(QStringLiteral("name"), QString::fromStdString(study.name));
    notes.setValue(QStringLiteral("path"), QString::fromStdString(study.path));
    notes.sync();
    return writeStudy(study, file, history);
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
        if (!lock->tryLock(0)) {
            continue;
        }
        lock->unlock();
        const QSettings notes(notesOf(file.filePath()), QSettings::IniFormat);
        left.push_back({file.filePath(), notes.value(QStringLiteral("name")).toString(),
                        notes.value(QStringLiteral("path")).toString(), file.lastModified()});
    }
    return left;
}

}  // namespace greyscope::app

#include "moc_autosave.cpp"
