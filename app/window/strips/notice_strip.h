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

/// Something that can be done about a notice.
struct NoticeAction {
    QString text;
    std::function<void()> run;
    bool usual = false;  ///< what most want: it stands out
};

/// Something that the user should know while working on, and what can be done about it.
struct Notice {
    enum class Kind { info, look, error };  ///< error: something could not be done

    QString text;
    QString more = {};  ///< what follows from it
    std::vector<NoticeAction> actions = {};
    Kind kind = Kind::info;
    std::function<QWidget*()> details = {};  ///< what stands below it on request

    [[nodiscard]] QString whole() const;
};

/// Lines above the page, one a notice; each can be put away until it comes anew. A line that goes gives the keyboard
/// back to what had it.
class NoticeStrip : public QFrame {
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget* parent = nullptr);
    void setNotices(const std::vector<Notice>& notices);

private:
    void addLine(const Notice& notice);
    [[nodiscard]] QWidget* closeButton(QWidget* line, const QString& known);
    /// Takes the keyboard from a button that is about to go: Qt would pass it to whatever is next in the window. What
    /// the button said, where it had it.
    [[nodiscard]] std::optional<QString> takeKeyboard();
    /// To the button that says the same now, else to what had it before the strip.
    void giveKeyboard(const QString& said);

    QVBoxLayout* m_lines;
    std::set<QString> m_putAway;
    std::set<QString> m_unfolded;  ///< those whose details are shown
    QPointer<QWidget> m_before;    ///< had the keyboard before the strip
};

}  // namespace greyscope::app
