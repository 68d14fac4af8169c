#pragma once

#include <QFrame>

#include "widgets/common/plain_text.h"

class QProgressBar;

namespace greyscope::app {

/// A line above the page while a file is being read: its name, how far it is, and Cancel. Short reads never show it.
class LoadStrip : public QFrame {
    Q_OBJECT

public:
    explicit LoadStrip(QWidget* parent = nullptr);
    void begin(const QString& what);
    void setFraction(double fraction);
    void end();

signals:
    void cancelRequested();

private:
    widgets::PlainLabel* m_what = nullptr;
    QProgressBar* m_bar = nullptr;
    QTimer* m_delay = nullptr;
};

}  // namespace greyscope::app
