#pragma once

#include <QAbstractButton>
#include <QPainter>

#include <vector>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/words/reading_sketch.h"
#include "widgets/present/words/reading_words.h"

namespace greyscope::app {

/// A line of phrases on the rows of a table: averaged rows in amber, rows that are left out in red. The tooltip
/// contains the whole text.
class AccountLine final : public widgets::PlainLabel {
    Q_OBJECT

public:
    explicit AccountLine(QWidget* parent = nullptr);
    void setPhrases(std::vector<widgets::AccountPhrase> phrases);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<widgets::AccountPhrase> m_phrases;
};

/// A card for one way to read a part of the sentence: its name, what the chart then contains, and a small picture of
/// the chart. The checked card is the way in which the table is read.
class ReadingCard final : public QAbstractButton {
    Q_OBJECT

public:
    explicit ReadingCard(QWidget* parent = nullptr);
    void setReading(const QString& name, const data::ReadingAccount& account, const QString& why);
    void setSketch(const widgets::ReadingSketch& sketch);
    [[nodiscard]] const widgets::ReadingSketch& sketch() const { return m_sketch; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The user has pressed an arrow key that leads from the card to another one.
    void moved(int key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF pictureBox() const;
    void paintSketch(QPainter& painter, const widgets::Theme& theme) const;

    std::vector<widgets::AccountPhrase> m_phrases;
    widgets::ReadingSketch m_sketch;
};

}  // namespace greyscope::app
