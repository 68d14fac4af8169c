#pragma once

#include "widgets/common/linked_view.h"
#include "widgets/present/spec/ranking_spec.h"
#include "widgets/ranking/ranking_painter.h"

namespace greyscope::widgets {

/// Shows a ranking: bars from best to worst.
class RankingView : public LinkedView {
    Q_OBJECT

public:
    /// The value of `column` in numberChosen() if the user chose the note of a row.
    static constexpr int noteColumn = 0;

    explicit RankingView(QWidget* parent = nullptr);

    void setSpec(const RankingSpec& spec);
    [[nodiscard]] const RankingSpec& spec() const { return m_spec; }
    /// The rectangle of a bar's row, in coordinates of viewport().
    [[nodiscard]] QRect rowRect(int row) const { return m_geometry.row(row).toRect(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 90}; }
    /// A size that is high enough for all rows.
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.bars.size()); }
    [[nodiscard]] int valueColumns() const override { return 1; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int /*column*/) const override { return rowRect(row); }

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override;
    [[nodiscard]] Link linkOf(const Mark& mark) const override { return bar(mark.row).link; }
    /// The tooltip of a bar, followed by the texts of columns that do not fit.
    [[nodiscard]] QString tipOf(const Mark& mark) const override;
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override { return m_geometry.row(mark.row); }
    [[nodiscard]] QRectF scrolledPart() const override { return m_geometry.body; }
    [[nodiscard]] QRegion placesWhere(const std::function<bool(const Targets&)>& lightChanges) const override {
        return rowsWhere(lightChanges);
    }
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void scrolled() override;

private:
    [[nodiscard]] const Bar& bar(int row) const { return m_spec.bars[static_cast<std::size_t>(row)]; }

    RankingSpec m_spec;
    RankingGeometry m_geometry;
};

}  // namespace greyscope::widgets
