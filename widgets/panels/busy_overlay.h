#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "widgets/common/plain_text.h"

class QPushButton;

namespace greyscope::widgets {

/// A widget that covers a view during a calculation. After 150 ms it dims the old picture, and a thin bar runs along
/// the top. After a second it shows the completed share and a Cancel button.
class BusyOverlay : public QWidget {
    Q_OBJECT

public:
    explicit BusyOverlay(QWidget* over);
    void begin(double fraction);
    void end();
    [[nodiscard]] bool isBusy() const { return m_timer.isActive(); }

signals:
    void dimmed();
    void cancelRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void advance();
    void placeBox();

    QWidget* m_box = nullptr;
    PlainLabel* m_share = nullptr;
    QTimer m_timer;
    QElapsedTimer m_since;
    double m_fraction = 0.0;
};

}  // namespace greyscope::widgets
