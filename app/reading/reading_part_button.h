#pragma once

#include <QAbstractButton>

namespace greyscope::app {

/// A button for a part of the sentence that can be read in another way. It shows what the part is read as, "?" on amber
/// if that is uncertain, and an arrow. A click or Enter opens the choices.
class ReadingPartButton final : public QAbstractButton {
    Q_OBJECT

public:
    explicit ReadingPartButton(QWidget* parent = nullptr);
    /// Sets what the button shows. `what` is the name of the part for screen readers; `unsure`: whether it shows "?".
    void setPart(const QString& what, const QString& text, bool unsure);
    [[nodiscard]] bool isUnsure() const { return m_unsure; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void downPressed();
    /// The user has pressed Alt+Down, to open the list of columns.
    void columnsWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool m_unsure = false;
};

}  // namespace greyscope::app
