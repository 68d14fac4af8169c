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

/// A displayed remark: a doubt, good news, or information.
class Note : public QFrame {
    Q_OBJECT

public:
    using Kind = Remark::Kind;
    explicit Note(QWidget* parent = nullptr);
    /// Hides the note if `text` is empty.
    void setNote(Kind kind, const QString& text);
    [[nodiscard]] QString text() const { return m_text->text(); }
    /// Whether the note is a caution or worse.
    [[nodiscard]] bool warns() const { return m_kind == Kind::look || m_kind == Kind::bad || m_kind == Kind::error; }
    /// Adds a button behind the text, on the same line.
    void addButton(QPushButton* button);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PlainLabel* m_text;
    Kind m_kind = Kind::info;
};

/// Shows each remark in the note of its name; several remarks of one name are below each other. Notes without a remark
/// are hidden. Remarks without a note are shown elsewhere in the window.
void showRemarks(const std::map<std::string, Note*>& notes, const std::vector<Remark>& remarks);

}  // namespace greyscope::widgets
