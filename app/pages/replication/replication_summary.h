#pragma once

#include <QWidget>

#include <utility>
#include <vector>

#include "core/published/replicate.h"

namespace greyscope::app {

/// The counts "166 published results ■ 114 reproduced …" above a bar whose parts are proportional to them.
class ReplicationSummary : public QWidget {
    Q_OBJECT

public:
    explicit ReplicationSummary(QWidget* parent = nullptr);
    void setTally(const published::VerdictCounts& tally);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, sizeHint().height()}; }
    /// Returns from left to right the verdict and the rectangle in pixels of each part of the bar; empty if the counts
    /// fill the whole height.
    [[nodiscard]] std::vector<std::pair<published::ItemVerdict, QRectF>> bars() const;
    /// Returns the rectangles of the counts in order, in as many lines as the width requires.
    [[nodiscard]] std::vector<QRectF> counts() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool isBrief() const;
    [[nodiscard]] QString results() const;
    /// Whether the counts need more than one line; they and the bar are smaller then.
    [[nodiscard]] bool isTight() const;
    [[nodiscard]] QFont countFont() const;
    /// Returns the space above the counts.
    [[nodiscard]] double top() const;
    [[nodiscard]] int barHeight() const;
    /// Returns the space below the bar.
    [[nodiscard]] int foot() const;
    [[nodiscard]] std::vector<QRectF> placed(const QFont& ofCounts, double y) const;

    published::VerdictCounts m_tally;
};

}  // namespace greyscope::app
