#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QFrame>
#include <QScrollArea>
#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

#include "widgets/common/plain_text.h"

class QButtonGroup;
class QDoubleSpinBox;
class QHBoxLayout;
class QSlider;
class QVBoxLayout;

namespace greyscope::app {

// Small parts that context bars and inspectors are put together from. Setters emit nothing; signals tell what the user
// did.

/// Buttons side by side, exactly one chosen: "Absolute | Ratio | Indexed".
class Segmented : public QWidget {
    Q_OBJECT

public:
    explicit Segmented(const std::vector<QString>& labels, QWidget* parent = nullptr);
    [[nodiscard]] int current() const;
    void setCurrent(int index);
    [[nodiscard]] QAbstractButton* button(int index) const;

signals:
    void chosen(int index);

private:
    QButtonGroup* m_group;
};

/// A slider and a spin box that always agree.
class SliderWithSpin : public QWidget {
    Q_OBJECT

public:
    SliderWithSpin(double low, double high, double step, int decimals, QWidget* parent = nullptr);
    [[nodiscard]] double value() const;
    void setValue(double value);
    [[nodiscard]] QDoubleSpinBox* spin() const { return m_spin; }
    [[nodiscard]] QSlider* slider() const { return m_slider; }
    /// What both are called to who cannot see the label beside them.
    void setName(const QString& name);

signals:
    void edited(double value);

private:
    QSlider* m_slider;
    QDoubleSpinBox* m_spin;
    double m_low;
    double m_step;
};

/// A heading that folds, with rows below it.
class Section : public QWidget {
    Q_OBJECT

public:
    explicit Section(const QString& title, QWidget* parent = nullptr);
    /// A label at the left and a control at the right edge.
    void addRow(const QString& label, QWidget* control);
    void addWidget(QWidget* widget);
    void setFolded(bool folded);

private:
    QAbstractButton* m_heading;
    QWidget* m_body;
    QVBoxLayout* m_rows;
};

/// The scrolling column of sections that a page hands to the window as its inspector.
class InspectorPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);
    Section* addSection(const QString& title);
    /// Any widget over the whole width.
    void addWidget(QWidget* widget);

private:
    QVBoxLayout* m_column;
};

/// The choices of a page as a readable sentence: "Predict [1.2-W] from [1.1-W] by [threads]". Where the bar is too
/// narrow its words go and the controls stay.
class ContextBar : public QWidget {
    Q_OBJECT

public:
    explicit ContextBar(QWidget* parent = nullptr);
    /// `droppable` words disappear first where room is short.
    void addWord(const QString& word, bool droppable = true);
    void addControl(const QString& word, QWidget* control);
    /// Hides a control together with its word.
    void setControlVisible(QWidget* control, bool visible);
    void addSeparator();
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    using Word = std::pair<widgets::PlainLabel*, QWidget*>;  ///< with its control, if it has one
    [[nodiscard]] bool isWord(const QWidget* widget) const;
    /// All of them; else those of numbers; else none.
    void showWords();

    QHBoxLayout* m_row;
    std::vector<Word> m_words;  ///< droppable ones
};

/// A remark with a number in it: a doubt, good news, or a piece of information.
class Note : public QFrame {
    Q_OBJECT

public:
    enum class Kind { good, look, bad, info, error };
    explicit Note(QWidget* parent = nullptr);
    /// Hides the note where `text` is empty.
    void setNote(Kind kind, const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    widgets::PlainLabel* m_text;
    Kind m_kind = Kind::info;
};

/// A label in front of a control, for rows outside a Section.
[[nodiscard]] QWidget* labelled(const QString& text, QWidget* control);

/// Fills a combo box without telling anyone; each item is (text, data), `current` the data that is chosen.
void fillCombo(QComboBox* combo, const std::vector<std::pair<QString, QString>>& items, const QString& current);

}  // namespace greyscope::app
