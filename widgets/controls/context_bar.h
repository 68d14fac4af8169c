#pragma once

#include <QWidget>

#include <utility>
#include <vector>

#include "widgets/common/plain_text.h"

class QHBoxLayout;

namespace greyscope::widgets {

/// The choices of a page as a readable sentence: "Predict [1.2-W] from [1.1-W] by [threads]". Where the bar is too
/// narrow its words go and the controls stay.
class ContextBar : public QWidget {
    Q_OBJECT

public:
    explicit ContextBar(QWidget* parent = nullptr);
    /// `droppable` words disappear first where room is short.
    void addWord(const QString& word, bool droppable = true);
    void addControl(const QString& word, QWidget* control);
    /// Another word for a control that has one.
    void setControlWord(QWidget* control, const QString& word);
    /// Hides a control together with its word.
    void setControlVisible(QWidget* control, bool visible);
    void addSeparator();
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Word = std::pair<PlainLabel*, QWidget*>;  ///< with its control, if it has one
    [[nodiscard]] bool isWord(const QWidget* widget) const;
    /// All of them; else those of numbers; else none.
    void showWords();

    QHBoxLayout* m_row;
    std::vector<Word> m_words;  ///< droppable ones
};

}  // namespace greyscope::widgets
