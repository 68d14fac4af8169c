#pragma once

#include <QAction>
#include <QFile>

#include "tests/support/test_window.h"

namespace greyscope::test {

inline const QByteArray kTable = "system,threads,throughput_mb_s\na,1,10\na,2,20\nb,1,11\nb,2,23\n";

/// A window as it first opens, and a folder beside it.
struct OpenedWindow {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    std::unique_ptr<app::MainWindow> window = firstWindow(settings);

    [[nodiscard]] QAction* action(const char* name) const { return window->findChild<QAction*>(QLatin1String(name)); }
    [[nodiscard]] const app::Study& study() const { return window->store().study(); }
    [[nodiscard]] QString write(const char* name, const QByteArray& text) const {
        QFile file(folder.filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(text);
        }
        return file.fileName();
    }
};

}  // namespace greyscope::test
