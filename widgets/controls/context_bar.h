#pragma once

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

class FlowLayout;

/// The choices of a page as a readable sentence: "Predict [1.2-W] from [1.1-W] by [threads]". If the bar is too narrow,
/// first words are hidden, then controls are narrowed, then several lines are used.
class ContextBar : public QWidget {
    Q_OBJECT

public:
    explicit ContextBar(QWidget* parent = nullptr);
    /// `droppable` words are hidden first if the bar is too narrow.
    void addWord(const QString& word, bool droppable = true);
    void addControl(const QString& word, QWidget* control);
    /// Changes the word of a control that has one.
    void setControlWord(QWidget* control, const QString& word);
    /// Shows or hides a control together with its word.
    void setControlVisible(QWidget* control, bool visible);
    void addSeparator();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Word = std::pair<PlainLabel*, QWidget*>;  ///< a word and its control; null without a control
    /// Null if the widget is not a droppable word.
    [[nodiscard]] const Word* wordAt(const QWidget* widget) const;
    /// The number of lines of the bar with all controls and the words for which `shows`.
    [[nodiscard]] int lines(bool squeezed, const std::function<bool(const Word&)>& shows) const;
    /// Shows all words, or those of number boxes, or none: words must not add a line.
    void showWords();

    FlowLayout* m_row;
    std::vector<Word> m_words;  ///< droppable words
};

}  // namespace greyscope::widgets
