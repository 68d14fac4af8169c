#pragma once

#include <QPainter>
#include <QWidget>

#include <vector>

#include "app/export/check/figure_check.h"

class QVBoxLayout;

namespace greyscope::app {

/// A list of the rules for print. Rules that a figure breaks have a button for their remedy, if there is one; rules
/// that it meets are listed too.
class FindingList : public QWidget {
    Q_OBJECT

public:
    explicit FindingList(QWidget* parent = nullptr);
    /// Shows that nothing has been checked yet, and the reason `why`.
    void setIdle(const QString& why);
    /// Shows the results of the checks. `reloads`: whether the user can read changed data files again.
    void setChecks(const std::vector<FigureCheck>& checks, bool reloads);

signals:
    void remedyTaken(const greyscope::app::FigureCheck& check);

private:
    void clear();
    [[nodiscard]] bool takeKeyboard();
    void addFinding(const FigureCheck& check, bool reloads);

    QVBoxLayout* m_rows;
};

/// Draws an outline around places where rules are broken, given in points on a page. `corner` is the upper left corner
/// of the page.
void paintFound(QPainter& painter, const std::vector<QRectF>& places, const QPointF& corner, double pixelsPerPoint);

}  // namespace greyscope::app
