#pragma once

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/window/main_window.h"

namespace greyscope::test {

/// A window as it first opens, at the larger of the sizes that everything is looked at in; null where it does not come.
[[nodiscard]] inline std::unique_ptr<app::MainWindow> firstWindow(QSettings& settings) {
    settings.clear();
    auto window = std::make_unique<app::MainWindow>(settings);
    window->resize(1440, 900);
    window->show();
    return QTest::qWaitForWindowActive(window.get()) ? std::move(window) : nullptr;
}

}  // namespace greyscope::test
