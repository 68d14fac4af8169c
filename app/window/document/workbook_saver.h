#pragma once

#include <QWidget>

#include <memory>

#include "app/run/job.h"
#include "app/study/file/study_store.h"
#include "core/derivation/derivation.h"

namespace greyscope::app {

/// Writes a derivation as a workbook. It asks for the file, makes the workbook off the GUI thread because a long
/// derivation takes time, and shows an error if writing fails.
class WorkbookSaver : public QObject {
    Q_OBJECT

public:
    WorkbookSaver(const StudyStore& store, QWidget* window) : QObject(window), m_store(store), m_window(window) {}

    void ask(const QString& suggested, std::shared_ptr<const derivation::Derivation> derivation);
    void save(const QString& path, std::shared_ptr<const derivation::Derivation> derivation);

signals:
    void saved(const QString& path);

private:
    void complain(const QString& what, const QString& remedy);

    const StudyStore& m_store;
    QWidget* m_window;
};

}  // namespace greyscope::app
