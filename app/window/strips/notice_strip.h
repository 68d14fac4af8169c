#pragma once

#include <QFrame>
#include <QPointer>
#include <QString>

#include <functional>
#include <optional>
#include <set>
#include <vector>

class QVBoxLayout;

namespace greyscope::app {

/// An action that a notice offers, as a button.
struct NoticeAction {
    QString text;
    std::function<void()> run;
    bool usual = false;  ///< whether it is the usual choice, which is emphasised
};

/// A notice: something that the user should know while working, with actions.
struct Notice {
    /// info: for information; look: should be checked; error: an operation failed.
    enum class Kind { info, look, error };

    QString text;
    QString more = {};  ///< text on the consequences, below the first line; may be empty
    std::vector<NoticeAction> actions = {};
    Kind kind = Kind::info;
    /// Makes a widget with details, which is shown below on request; null: there are none.
    std::function<QWidget*()> details = {};

    [[nodiscard]] QString whole() const;
};

/// The strip of notices above the page, with a line for each notice. A line that the user dismisses stays hidden as
/// long as its notice is unchanged. When a line with the keyboard focus disappears, the focus returns to the widget
/// that had it before.
class NoticeStrip : public QFrame {
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget* parent = nullptr);
    void setNotices(const std::vector<Notice>& notices);

private:
    void addLine(const Notice& notice);
    [[nodiscard]] QWidget* closeButton(QWidget* line, const QString& known);
    /// Removes the keyboard focus from a button that is about to be deleted, because Qt would move it to an arbitrary
    /// widget. Returns the text of the button if it had the focus.
    [[nodiscard]] std::optional<QString> takeKeyboard();
    /// Moves the keyboard focus to the button with this text; if there is none, to the widget that had it before the
    /// strip.
    void giveKeyboard(const QString& said);

    QVBoxLayout* m_lines;
    std::set<QString> m_putAway;
    std::set<QString> m_unfolded;  ///< texts of the notices whose details are shown
    QPointer<QWidget> m_before;    ///< widget that had the keyboard focus before the strip
};

}  // namespace greyscope::app
