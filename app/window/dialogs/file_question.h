#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <string>

#include "app/study/study.h"

class QWidget;

namespace greyscope::app {

class RecentFiles;

/// Asks the user for files, in dialogs that open in the folder of the last files. A result is empty if the user
/// cancels.
class FileQuestion {
    Q_DECLARE_TR_FUNCTIONS(greyscope::app::FileQuestion)

public:
    FileQuestion(const RecentFiles& recent, QWidget* window) : m_recent(recent), m_window(window) {}

    [[nodiscard]] QStringList studiesOrTables() const;
    [[nodiscard]] QStringList tablesToAdd() const;
    [[nodiscard]] QString toPreview() const;
    [[nodiscard]] QString folder() const;
    /// Asks for the file of a missing table, or for a missing file that the table joins.
    [[nodiscard]] QString lost(const Study& study, const std::string& table) const;

private:
    [[nodiscard]] QStringList several(const QString& title, const QString& filters) const;
    [[nodiscard]] QString one(const QString& title, const QString& filters) const;

    const RecentFiles& m_recent;
    QWidget* m_window;
};

}  // namespace greyscope::app
