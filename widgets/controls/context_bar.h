#pragma once

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

class FlowLayout;

/// A bar at the top of a page that shows its choices as a readable sentence: "Predict [1.2-W] from [1.1-W] by
/// [threads]". If the bar is too narrow, it first hides words, then narrows controls, then uses several lines.
class ContextBar : public QWidget {
    Q_OBJECT

public:
    explicit ContextBar(QWidget* parent = nullptr);
    /// Adds a word to the sentence. `droppable`: whether the word may be hidden if the bar is too narrow.
    void addWord(const QString& word, bool droppable = true);
    /// Adds a control, with a droppable word before it; an empty `word`: no word.
    void addControl(const QString& word, QWidget* control);
    /// Changes the word before a control, and its accessible name and tool tip. Does nothing if the control was added
    /// without a word.
    void setControlWord(QWidget* control, const QString& word);
    /// Shows or hides a control together with its word.
    void setControlVisible(QWidget* control, bool visible);
    void addSeparator();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A word and its control; the control is null for a word without one.
    using Word = std::pair<PlainLabel*, QWidget*>;
    /// The entry of `m_words` whose label is this widget; null if the widget is not a droppable word.
    [[nodiscard]] const Word* wordAt(const QWidget* widget) const;
    /// The number of lines that the bar needs if it shows all controls and those droppable words for which `shows`
    /// returns true. `squeezed`: whether controls are narrowed.
    [[nodiscard]] int lines(bool squeezed, const std::function<bool(const Word&)>& shows) const;
    /// Shows as many droppable words as possible without adding a line: all, or only those of number boxes, or none.
    void showWords();

    FlowLayout* m_row;
    std::vector<Word> m_words;  ///< droppable words
};

}  // namespace greyscope::widgets
