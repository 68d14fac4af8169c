#pragma once

#include <QAbstractButton>
#include <QPainter>

#include <vector>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/words/reading_sketch.h"
#include "widgets/present/words/reading_words.h"

namespace greyscope::app {

/// A line of phrases: averaged rows in amber, rows that are left out in red. Its whole text is its tool tip.
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

/// One way to read a part of the sentence: its name, what its chart has, and a small picture of it. The checked one is
/// the way that the table is read in.
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
    /// An arrow key that leads away from the card.
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
