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

/// A box in the window that displays a remark, in the colour and with the icon of its kind: a caution, good news, or
/// information.
class Note : public QFrame {
    Q_OBJECT

public:
    using Kind = Remark::Kind;
    explicit Note(QWidget* parent = nullptr);
    /// Sets the kind and the text of the note. An empty text hides the note.
    void setNote(Kind kind, const QString& text);
    [[nodiscard]] QString text() const { return m_text->text(); }
    /// Whether the note shows a caution, bad news or an error.
    [[nodiscard]] bool warns() const { return m_kind == Kind::look || m_kind == Kind::bad || m_kind == Kind::error; }
    /// Adds a button to the right of the text.
    void addButton(QPushButton* button);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PlainLabel* m_text;
    Kind m_kind = Kind::info;
};

/// Shows remarks in the notes that have the same name as key. Several remarks of one name are shown below each other.
/// Notes without a remark are hidden; remarks without a note are ignored, because other parts of the window show them.
void showRemarks(const std::map<std::string, Note*>& notes, const std::vector<Remark>& remarks);

}  // namespace greyscope::widgets
