#pragma once

#include <QWidget>

#include <utility>
#include <vector>

#include "core/published/replicate.h"

namespace greyscope::app {

/// A summary of all verdicts: counts such as "166 published results ■ 114 reproduced …" above a bar whose parts are
/// proportional to them.
class ReplicationSummary : public QWidget {
    Q_OBJECT

public:
    explicit ReplicationSummary(QWidget* parent = nullptr);
    void setTally(const published::VerdictCounts& tally);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, sizeHint().height()}; }
    /// Returns the parts of the bar from left to right, each with its verdict and its rectangle in pixels; empty if the
    /// counts need the whole height.
    [[nodiscard]] std::vector<std::pair<published::ItemVerdict, QRectF>> bars() const;
    /// Returns the rectangles in which the counts are drawn, in order. The width determines the number of lines.
    [[nodiscard]] std::vector<QRectF> counts() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool isBrief() const;
    [[nodiscard]] QString results() const;
    /// Whether the counts need more than one line. The counts and the bar are then smaller.
    [[nodiscard]] bool isTight() const;
    [[nodiscard]] QFont countFont() const;
    /// Returns the height in pixels of the space above the counts.
    [[nodiscard]] double top() const;
    [[nodiscard]] int barHeight() const;
    /// Returns the height in pixels of the space below the bar.
    [[nodiscard]] int foot() const;
    [[nodiscard]] std::vector<QRectF> placed(const QFont& ofCounts, double y) const;

    published::VerdictCounts m_tally;
};

}  // namespace greyscope::app
