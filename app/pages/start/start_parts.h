#pragma once

#include <QAbstractButton>

#include <functional>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::app {

/// A function that paints a picture into a rectangle. It is called at each repaint, with the current theme.
using Picture = std::function<void(QPainter&, const QRectF&, const widgets::Theme&)>;

/// Returns a label with an object name to which the style sheet refers, such as "quietText".
[[nodiscard]] widgets::PlainLabel* words(const QString& text, const QString& name, QWidget* parent);

/// A row in the list of actions: an icon, a text, and the shortcut at the right. The row of the primary action has a
/// filled background.
class ActionRow : public QAbstractButton {
    Q_OBJECT

public:
    ActionRow(const QString& iconName, const QString& text, const QString& key, bool primary, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString m_iconName;
    QString m_key;
    bool m_primary;
};

/// The title of a section, followed by a muted text. It needs two lines if they do not fit on one.
class Headline : public QWidget {
    Q_OBJECT

public:
    Headline(const QString& title, const QString& note, QWidget* parent);
    void setNote(const QString& note);
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, QWidget::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    widgets::PlainLabel* m_title;
    widgets::PlainLabel* m_note;
};

/// A card with a question and a small picture of the page that answers it. A click leads to that page.
class QuestionCard : public QAbstractButton {
    Q_OBJECT

public:
    QuestionCard(const QString& pageKey, const QString& question, Picture picture, QWidget* parent);
    [[nodiscard]] const QString& pageKey() const { return m_pageKey; }
    /// Sets the title and the icon of the page, and the shortcut that leads to it; they are shown at the foot of the
    /// card.
    void setPage(const QString& title, const QIcon& icon, const QString& key);
    /// Returns the width that the foot needs for the title of the page beside the shortcut.
    [[nodiscard]] int footWidth() const;
    /// Sets the width from which the shortcut is shown. It is the same for all cards, so that either all show it or
    /// none.
    void setKeyRoom(int width) { m_keyRoom = width; }
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the height of a card with this width: its picture, the whole question, and its foot.
    [[nodiscard]] int heightAt(int width) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString m_pageKey;
    Picture m_picture;
    QString m_pageTitle;
    QString m_key;
    int m_keyRoom = 0;
    QIcon m_icon;
};

/// An area with a dashed border that says which files can be dropped. The window itself accepts drops anywhere.
class DropZone : public QWidget {
    Q_OBJECT

public:
    explicit DropZone(const QString& text, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override { return {260, heightForWidth(260)}; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

/// A chart that does not react to the mouse or keys.
class StillPlot : public QWidget {
    Q_OBJECT

public:
    StillPlot(widgets::PlotSpec spec, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    widgets::PlotSpec m_spec;
};

}  // namespace greyscope::app
