#pragma once

#include <QAbstractButton>

#include <functional>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::app {

/// Paints a picture into a rectangle; called whenever it is needed, with the current theme.
using Picture = std::function<void(QPainter&, const QRectF&, const widgets::Theme&)>;

/// Returns a label whose object name the style sheet uses, such as "quietText".
[[nodiscard]] widgets::PlainLabel* words(const QString& text, const QString& name, QWidget* parent);

/// A line of the list of actions: icon, text, shortcut at the right. The primary one is filled.
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

/// A section title followed by a muted text, on two lines if they do not fit on one.
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

/// Makes a card with a question and a small picture of the page that answers it.
class QuestionCard : public QAbstractButton {
    Q_OBJECT

public:
    QuestionCard(const QString& pageKey, const QString& question, Picture picture, QWidget* parent);
    [[nodiscard]] const QString& pageKey() const { return m_pageKey; }
    /// Sets the title of the page and the shortcut that leads to it.
    void setPage(const QString& title, const QIcon& icon, const QString& key);
    /// Returns the width of the page's title and its shortcut side by side.
    [[nodiscard]] int footWidth() const;
    /// Sets the width from which the shortcut is shown, so that either all cards show it or none.
    void setKeyRoom(int width) { m_keyRoom = width; }
    [[nodiscard]] QSize sizeHint() const override;
    /// Returns the height of a card of this width, for its picture, the whole question and its foot.
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

/// A dashed area that says what can be dropped. The window itself accepts drops anywhere.
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

/// A chart without interaction.
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
