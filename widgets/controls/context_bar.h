#pragma once

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

class FlowLayout;

/// The choices of a page as a readable sentence: "Predict [1.2-W] from [1.1-W] by [threads]". Where the bar is too
/// narrow its words go, then the controls become narrower, and then they stand in several lines.
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

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    using Word = std::pair<PlainLabel*, QWidget*>;  ///< with its control, if it has one
    /// Null for a control.
    [[nodiscard]] const Word* wordAt(const QWidget* widget) const;
    /// How many lines these words and all controls take.
    [[nodiscard]] int lines(bool squeezed, const std::function<bool(const Word&)>& shows) const;
    /// All of them; else those of numbers; else none: no line is for words alone.
    void showWords();

    FlowLayout* m_row;
    std::vector<Word> m_words;  ///< droppable ones
};

}  // namespace greyscope::widgets
