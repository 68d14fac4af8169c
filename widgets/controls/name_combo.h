#pragma once

#include <QComboBox>

namespace greyscope::widgets {

/// A combo box that shortens the text of its current item if the box is too narrow. The shortened text differs from
/// those of the other items (see fittedNames()); the tool tip shows the whole text.
class ElidedCombo : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedCombo(QWidget* parent = nullptr);
    /// The text in the box: that of the current item, shortened if it does not fit.
    [[nodiscard]] QString shownText() const;
    /// The smallest width of the box in pixels at which the text of no item is shortened.
    [[nodiscard]] int wholeWidth() const;

protected:
    /// The width that the box has for its text, in pixels.
    [[nodiscard]] int textRoom() const;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

/// A combo box for long names. Its opened list is wider than the box, so that names are not shortened there.
class NameCombo : public ElidedCombo {
    Q_OBJECT

public:
    explicit NameCombo(QWidget* parent = nullptr);
    void showPopup() override;
};

}  // namespace greyscope::widgets
