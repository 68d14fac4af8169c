#pragma once

#include <QAbstractButton>

#include <functional>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::app {

/// Paints a picture into a rectangle; called whenever the picture is needed, in the theme of the moment.
using Picture = std::function<void(QPainter&, const QRectF&, const widgets::Theme&)>;

/// A text that the style sheet knows by this name: "quietText".
[[nodiscard]] widgets::PlainLabel* words(const QString& text, const QString& name, QWidget* parent);

/// A line of the list of things to do: icon, words, key at the right. The primary one is filled.
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

/// A section title with something quiet behind it. Their lines break where they have no room beside each other.
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

/// A question with a small picture of the page that answers it.
class QuestionCard : public QAbstractButton {
    Q_OBJECT

public:
    QuestionCard(const QString& pageKey, const QString& question, Picture picture, QWidget* parent);
    [[nodiscard]] const QString& pageKey() const { return m_pageKey; }
    /// What the page is called and the key that leads there.
    void setPage(const QString& title, const QIcon& icon, const QString& key);
    /// What the page's title and its key take beside each other.
    [[nodiscard]] int footWidth() const;
    /// The key is shown where there is so much room: in all cards or in none.
    void setKeyRoom(int width) { m_keyRoom = width; }
    [[nodiscard]] QSize sizeHint() const override;
    /// What a card of this width takes for its picture, all of its question and its foot.
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

/// A dashed field that says what can be dropped. The window itself takes the drop, anywhere.
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

/// A chart to look at: no cursor, no zoom.
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
