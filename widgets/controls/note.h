#pragma once

#include <QFrame>
#include <QString>

#include <map>
#include <string>
#include <vector>

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

/// Shows the remarks in the notes of their names, several of one name below each other. A note without a remark hides;
/// remarks without a note stand elsewhere in the window.
void showRemarks(const std::map<std::string, Note*>& notes, const std::vector<Remark>& remarks);

}  // namespace greyscope::widgets
