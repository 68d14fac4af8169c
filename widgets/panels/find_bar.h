#pragma once

#include <QWidget>

#include "widgets/common/plain_text.h"

class QLineEdit;

namespace greyscope::widgets {

/// A search bar for a view: an input line, the number of matches, and buttons for the next and the previous match. It
/// is hidden until opened. Enter goes to the next match, Escape closes the bar.
class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);
    void open();
    /// Shows the number of the current match and of all matches: "2 of 7"; "not found" if `count` is 0.
    void showCount(std::size_t place, std::size_t count);
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] QString countText() const;

signals:
    /// The user searches for `text`. `step`: 0 after the text was changed, 1 for the next match, -1 for the previous
    /// one.
    void sought(const QString& text, int step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* m_line;
    PlainLabel* m_count;
};

}  // namespace greyscope::widgets
