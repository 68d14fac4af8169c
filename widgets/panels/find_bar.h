#pragma once

#include <QWidget>

#include "widgets/common/plain_text.h"

class QLineEdit;

namespace greyscope::widgets {

/// A line to look for something in a view: what is sought, how often it was found, and buttons to the next and the
/// previous place. Hidden until it is opened; Escape closes it, Enter goes on.
class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent = nullptr);
    void open();
    /// "2 of 7"; nothing was found where `count` is 0.
    void showCount(std::size_t place, std::size_t count);
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] QString countText() const;

signals:
    /// `step`: 0 for another text, 1 and -1 for the next and the previous place.
    void sought(const QString& text, int step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* m_line;
    PlainLabel* m_count;
};

}  // namespace greyscope::widgets
