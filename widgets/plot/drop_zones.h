#pragma once

#include <QWidget>

class QPainter;

namespace greyscope::widgets {

struct Theme;

/// Covers its parent while a series is dragged over it, and shows where to drop the series for which role.
class DropZones : public QWidget {
    Q_OBJECT

public:
    explicit DropZones(QWidget* parent);

signals:
    /// `asReference`: dropped on the left third.
    void dropped(const QString& idText, bool asReference);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showAt(const QPointF& place);
    static void paintZone(QPainter& painter, const QRect& zone, const QString& text, bool on, const Theme& theme);

    bool m_reference = false;
};

}  // namespace greyscope::widgets
