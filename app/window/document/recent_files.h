#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace greyscope::app {

/// The list of recently opened files, newest first, and the folder of the last one. Both are stored in the settings.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    explicit RecentFiles(QSettings& settings, QObject* parent = nullptr);
    [[nodiscard]] QStringList list() const;
    void add(const QString& path);
    /// Returns the folder of the last file, in which file dialogs open.
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
