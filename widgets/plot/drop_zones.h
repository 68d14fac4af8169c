#pragma once

#include <QWidget>

class QPainter;

namespace greyscope::widgets {

struct Theme;

/// A widget that covers its parent while a series is dragged over it, and shows the areas in which to drop the series:
/// one as the reference, one for comparison.
class DropZones : public QWidget {
    Q_OBJECT

public:
    explicit DropZones(QWidget* parent);

signals:
    /// A series was dropped. `idText`: its id. `asReference`: whether it was dropped on the left third of the view, as
    /// the reference; otherwise it is to be compared.
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
