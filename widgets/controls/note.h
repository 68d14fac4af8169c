#pragma once

#include <QFrame>
#include <QString>

#include "widgets/common/plain_text.h"
#include "widgets/present/remark.h"

class QPushButton;

namespace greyscope::widgets {

/// A remark with a number in it: a doubt, good news, or a piece of information.
class Note : public QFrame {
    Q_OBJECT

public:
    using Kind = Remark::Kind;
    explicit Note(QWidget* parent = nullptr);
    /// Hides the note where `text` is empty.
    void setNote(Kind kind, const QString& text);
    [[nodiscard]] QString text() const { return m_text->text(); }
    /// Whether it is a doubt or worse.
    [[nodiscard]] bool warns() const { return m_kind == Kind::look || m_kind == Kind::bad || m_kind == Kind::error; }
    /// Behind the text, on its line.
    void addButton(QPushButton* button);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PlainLabel* m_text;
    Kind m_kind = Kind::info;
};

}  // namespace greyscope::widgets
