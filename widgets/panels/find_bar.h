#pragma once

#include <QWidget>

#include "widgets/common/plain_text.h"

class QLineEdit;

namespace greyscope::widgets {

/// A search line for a view: the text, the number of matches, and buttons for the next and previous match. It is hidden
/// until opened; Escape closes it, Enter goes to the next match.
class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);
    void open();
    /// Shows "2 of 7", or "not found" if `count` is 0.
    void showCount(std::size_t place, std::size_t count);
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] QString countText() const;

signals:
    /// `step`: 0 for a new text, 1 and -1 for the next and previous match.
    void sought(const QString& text, int step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* m_line;
    PlainLabel* m_count;
};

}  // namespace greyscope::widgets
