#pragma once

#include <QFrame>

#include "app/run/job_queue.h"
#include "widgets/common/plain_text.h"

class QProgressBar;
class QPushButton;

namespace greyscope::app {

/// A strip above the page while files are being read or tables are being stacked. It shows the file, the progress, and
/// a Cancel button. It does not appear for short operations.
class LoadStrip : public QFrame {
    Q_OBJECT

public:
    explicit LoadStrip(QWidget* parent = nullptr);
    /// Shows the steps of a queue, which its Cancel button stops.
    void follow(JobQueueBase& queue);

private:
    void begin(const QString& what);
    void setFraction(double fraction);
    void end();

    widgets::PlainLabel* m_what = nullptr;
    QPushButton* m_cancel = nullptr;
    QProgressBar* m_bar = nullptr;
    QTimer* m_delay = nullptr;
};

}  // namespace greyscope::app
