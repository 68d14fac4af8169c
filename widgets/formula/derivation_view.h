#pragma once

#include <QTimer>

#include "widgets/common/linked_view.h"
#include "widgets/formula/derivation_geometry.h"

namespace greyscope::widgets {

/// Shows a derivation (a calculation step by step) on the screen. Pointing at a line highlights its targets in the
/// other views. A click shows the numbers of the line in the formula above it.
class DerivationView : public LinkedView {
    Q_OBJECT

public:
    explicit DerivationView(QWidget* parent = nullptr);

    void setSpec(const DerivationSpec& spec);
    [[nodiscard]] const DerivationSpec& spec() const { return m_spec; }
    /// Chooses a line, so that its formula shows its numbers, and scrolls to it. With `lights`, its targets in the
    /// other views are highlighted too.
    void showLine(const derivation::LineRef& line, bool lights = true);
    /// Sets the factor of magnification. Large values are for an audience at the back of a room.
    void setZoom(double zoom);
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] const DerivationGeometry& geometryOfLines() const { return m_geometry; }
    /// The lines that flash because their numbers have just changed.
    [[nodiscard]] const std::vector<derivation::LineRef>& changed() const { return m_changed; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 90}; }
    [[nodiscard]] QSize sizeHint() const override { return {900, 300}; }

    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] int valueColumns() const override { return 2; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

signals:
    void lineChosen(const greyscope::derivation::LineRef& line);

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override;
    [[nodiscard]] Link linkOf(const Mark& mark) const override;
    [[nodiscard]] QString tipOf(const Mark& mark) const override;
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override;
    [[nodiscard]] Style drawingStyle() const override;
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void activated(const Mark& mark, const Link& link) override;
    void resizeEvent(QResizeEvent* event) override;
    [[nodiscard]] QPointF origin() const;

private:
    [[nodiscard]] int litIndex() const;
    void flash(const DerivationSpec& before);

    double m_zoom = 1.0;
    DerivationSpec m_spec;
    DerivationGeometry m_geometry;
    SetFormulas m_formulas;
    std::vector<derivation::LineRef> m_lines;    ///< all lines in the order in which they are read out
    std::vector<derivation::LineRef> m_changed;  ///< the lines that the last setSpec() changed; cleared after a moment
    QTimer m_calm;
};

}  // namespace greyscope::widgets
