#pragma once

#include <QAbstractButton>

namespace greyscope::app {

/// A part of the sentence that can be read otherwise: what it is read as, "?" on amber where that is not sure, and an
/// arrow. A click or Enter opens its choices.
class ReadingPartButton final : public QAbstractButton {
    Q_OBJECT

public:
    explicit ReadingPartButton(QWidget* parent = nullptr);
    /// `what` is the part's name for those who hear it.
    void setPart(const QString& what, const QString& text, bool unsure);
    [[nodiscard]] bool isUnsure() const { return m_unsure; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void downPressed();
    /// Alt+Down.
    void columnsWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool m_unsure = false;
};

}  // namespace greyscope::app
