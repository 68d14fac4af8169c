#pragma once

#include <QApplication>

#include "core/base/error.h"

namespace greyscope::app {

/// The application object of the window. An exception in an event handler ends only that handler, so that the unsaved
/// study is not lost. It is reported on standard error and by failed().
class GuardedApplication : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void failed(const greyscope::base::Error& error);
};

}  // namespace greyscope::app
