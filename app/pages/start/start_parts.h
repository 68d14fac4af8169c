#pragma once

#include <QAbstractButton>

#include <functional>

#include "widgets/common/theme.h"
#include "widgets/present/plot_spec.h"

namespace greyscope::app {

/// Paints a picture into a rectangle; called whenever the picture is needed, in the theme of the moment.
using Picture = std::function<void(QPainter&, const QRectF&, const widgets::Theme&)>;

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

/// A question with a small picture of the page that answers it.
class QuestionCard : public QAbstractButton {
    Q_OBJECT

public:
    QuestionCard(const QString& pageKey, const QString& question, Picture picture, QWidget* parent);
    [[nodiscard]] const QString& pageKey() const { return m_pageKey; }
    /// What the page is called and the key that leads there.
    void setPage(const QString& title, const QIcon& icon, const QString& key);
    [[nodiscard]] QSize sizeHint() const override;
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
