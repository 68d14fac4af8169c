#pragma once

#include <QApplication>

#include "core/base/error.h"

namespace greyscope::app {

/// The program with its window. What an event handler throws ends that handler, not the program with its unsaved study:
/// it is told on standard error and by failed().
class GuardedApplication : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void failed(const greyscope::base::Error& error);
};

}  // namespace greyscope::app
