#pragma once

#include "widgets/common/linked_view.h"
#include "widgets/graph/dot_strip_geometry.h"
#include "widgets/present/spec/dot_strip_spec.h"

namespace greyscope::widgets {

/// Shows a strip table: prediction methods, each with a strip of dots for its errors.
class DotStripView : public LinkedView {
    Q_OBJECT

public:
    explicit DotStripView(QWidget* parent = nullptr);

    void setSpec(const DotStripSpec& spec);
    [[nodiscard]] const DotStripSpec& spec() const { return m_spec; }
    [[nodiscard]] QRect rowRect(int row) const { return m_geometry.row(row).toRect(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 120}; }
    [[nodiscard]] QSize sizeHint() const override { return {760, 280}; }

    /// The title of the table of values for assistive technology. Its columns are those of the texts, then the mean and
    /// the largest error.
    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.rows.size()); }
    [[nodiscard]] int valueColumns() const override { return static_cast<int>(m_spec.columns.size()) + 2; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override;
    [[nodiscard]] Link linkOf(const Mark& mark) const override { return rowOf(mark.row).link; }
    [[nodiscard]] QString tipOf(const Mark& mark) const override { return rowOf(mark.row).tooltip; }
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
    [[nodiscard]] const StripRow& rowOf(int row) const { return m_spec.rows[static_cast<std::size_t>(row)]; }

    DotStripSpec m_spec;
    DotStripGeometry m_geometry;
};

}  // namespace greyscope::widgets
