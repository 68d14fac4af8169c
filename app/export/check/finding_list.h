#pragma once

#include <QPainter>
#include <QWidget>

#include <vector>

#include "app/export/check/figure_check.h"

class QVBoxLayout;

namespace greyscope::app {

/// The list of rules for print that a figure breaks, each with a button for its remedy if there is one, and of those
/// that it keeps.
class FindingList : public QWidget {
    Q_OBJECT

public:
    explicit FindingList(QWidget* parent = nullptr);
    /// Shows that nothing has been checked yet, and why.
    void setIdle(const QString& why);
    /// Shows the checks. `reloads`: the user can read changed files again.
    void setChecks(const std::vector<FigureCheck>& checks, bool reloads);

signals:
    void remedyTaken(const greyscope::app::FigureCheck& check);

private:
    void clear();
    [[nodiscard]] bool takeKeyboard();
    void addFinding(const FigureCheck& check, bool reloads);

    QVBoxLayout* m_rows;
};

/// Outlines places of a page whose upper left corner is at `corner`.
void paintFound(QPainter& painter, const std::vector<QRectF>& places, const QPointF& corner, double pixelsPerPoint);

}  // namespace greyscope::app
