#pragma once

#include "widgets/common/linked_view.h"
#include "widgets/present/spec/target_spec.h"
#include "widgets/target/target_painter.h"

namespace greyscope::widgets {

/// Shows a target. Arrow keys move the cursor along the alternatives in the order of their distances.
class TargetView : public LinkedView {
    Q_OBJECT

public:
    explicit TargetView(QWidget* parent = nullptr);

    void setSpec(const TargetSpec& spec);
    [[nodiscard]] const TargetSpec& spec() const { return m_spec; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 200}; }
    [[nodiscard]] QSize sizeHint() const override { return {452, 420}; }

    /// The title of the table of values for assistive technology, which has a row for each alternative with its
    /// distance.
    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.points.size()); }
    [[nodiscard]] int valueColumns() const override { return 1; }
    [[nodiscard]] QString rowName(int row) const override { return pointOf(row).name; }
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int /*column*/) const override { return pointOf(row).text; }
    [[nodiscard]] QRect valueRect(int row, int column) const override;

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override;
    [[nodiscard]] Link linkOf(const Mark& mark) const override { return pointOf(mark.row).link; }
    [[nodiscard]] QString tipOf(const Mark& mark) const override { return pointOf(mark.row).tooltip; }
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override;
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;

private:
    [[nodiscard]] const TargetPoint& pointOf(int row) const { return m_spec.points[static_cast<std::size_t>(row)]; }

    TargetSpec m_spec;
    TargetGeometry m_geometry;
};

}  // namespace greyscope::widgets
