#pragma once

#include <QWidget>

#include "widgets/present/words/number_line.h"

namespace greyscope::widgets {

/// A widget that draws a NumberLineSpec: marks at the positions of numbers on a line. Numbers beyond the ends of the
/// line are drawn as arrows at the ends. Screen readers get a sentence.
class NumberLineView final : public QWidget {
    Q_OBJECT

public:
    explicit NumberLineView(QWidget* parent = nullptr);
    void setSpec(NumberLineSpec spec);
    [[nodiscard]] const NumberLineSpec& spec() const { return m_spec; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /// The x position of a value, in coordinates of the widget.
    [[nodiscard]] double xOf(double value) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double middleLine() const;
    void paintMark(QPainter& painter, const NumberLineMark& mark) const;

    NumberLineSpec m_spec;
};

}  // namespace greyscope::widgets
