#pragma once

#include <QWidget>

#include <utility>
#include <vector>

#include "core/published/replicate.h"

namespace greyscope::app {

/// "166 published results ■ 114 reproduced …" over a bar whose parts are as wide as the counts.
class ReplicationSummary : public QWidget {
    Q_OBJECT

public:
    explicit ReplicationSummary(QWidget* parent = nullptr);
    void setTally(const published::VerdictCounts& tally);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, sizeHint().height()}; }
    /// From the left: verdict and stretch of the bar in pixels; none where the counts take all the height.
    [[nodiscard]] std::vector<std::pair<published::ItemVerdict, QRectF>> bars() const;
    /// Where the counts stand, in their order: in as many lines as the width asks for.
    [[nodiscard]] std::vector<QRectF> counts() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool isBrief() const;
    [[nodiscard]] QString results() const;
    /// Where the counts want more than a line: they and the bar are smaller then.
    [[nodiscard]] bool isTight() const;
    [[nodiscard]] QFont countFont() const;
    /// Above the counts.
    [[nodiscard]] double top() const;
    [[nodiscard]] int barHeight() const;
    /// Below the bar.
    [[nodiscard]] int foot() const;
    [[nodiscard]] std::vector<QRectF> placed(const QFont& ofCounts, double y) const;

    published::VerdictCounts m_tally;
};

}  // namespace greyscope::app
