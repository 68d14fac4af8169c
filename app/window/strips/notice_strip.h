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

/// An action that a notice offers.
struct NoticeAction {
    QString text;
    std::function<void()> run;
    bool usual = false;  ///< the usual choice; it is emphasised
};

/// Something that the user should know while working, with actions.
struct Notice {
    enum class Kind { info, look, error };  ///< error: an operation failed

    QString text;
    QString more = {};  ///< the consequences
    std::vector<NoticeAction> actions = {};
    Kind kind = Kind::info;
    std::function<QWidget*()> details = {};  ///< makes a widget with details, shown below on request

    [[nodiscard]] QString whole() const;
};

/// Lines above the page, one for each notice. A dismissed line stays hidden as long as its notice persists unchanged.
/// When a line with the keyboard focus disappears, the focus returns to the widget that had it before.
class NoticeStrip : public QFrame {
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget* parent = nullptr);
    void setNotices(const std::vector<Notice>& notices);

private:
    void addLine(const Notice& notice);
    [[nodiscard]] QWidget* closeButton(QWidget* line, const QString& known);
    /// Removes the keyboard focus from a button that is about to be deleted, because Qt would move it to any next
    /// widget. Returns the button's text if it had the focus.
    [[nodiscard]] std::optional<QString> takeKeyboard();
    /// Gives the keyboard focus to the button with this text, else to the widget that had it before the strip.
    void giveKeyboard(const QString& said);

    QVBoxLayout* m_lines;
    std::set<QString> m_putAway;
    std::set<QString> m_unfolded;  ///< notices whose details are shown
    QPointer<QWidget> m_before;    ///< widget that had the keyboard focus before the strip
};

}  // namespace greyscope::app
