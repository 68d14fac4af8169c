#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace greyscope::app {

/// The files that were open lately, newest first, and the folder of the last one, kept in the settings.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    explicit RecentFiles(QSettings& settings, QObject* parent = nullptr);
    [[nodiscard]] QStringList list() const;
    void add(const QString& path);
    /// Where a dialog that asks for files begins.
    [[nodiscard]] QString folder() const;
    void setFolderOf(const QString& path);

public slots:
    void clear();

signals:
    void changed();

private:
    QSettings& m_settings;
};

}  // namespace greyscope::app
