#pragma once

#include <QString>
#include <QToolButton>
#include <QWidget>

#include <functional>

#include "widgets/common/explanation.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/view_state.h"

class QAction;
class QHBoxLayout;
class QVBoxLayout;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace greyscope::widgets {

class BusyOverlay;
class ElidingLabel;

/// Returns a widget with a view above another widget of fixed height.
[[nodiscard]] QWidget* withBelow(QWidget* view, QWidget* below);

/// The frame around a view of a page. Its header has a bold title, a line of text, tools at the right (copy, export,
/// full view), and a thin progress bar. Below the header is the view, or a message about what it needs or what failed.
/// The context menu has the same commands, after those of the widget below the pointer.
class ViewFrame : public QWidget, public Explained {
    Q_OBJECT

public:
    explicit ViewFrame(QWidget* view, QWidget* parent = nullptr);

    [[nodiscard]] QWidget* view() const { return m_view; }
    void setTitle(const QString& title, const QString& subtitle = {});
    /// Sets a red line in the header about results that the data source marks as invalid; empty: no line.
    void setWarning(const QString& warning);
    /// Adds a tool button to the left of the standard tools.
    QToolButton* addTool(const QString& iconName, const QString& tip);
    /// Adds a control, such as a combo box, to the left of the tools.
    void addControl(QWidget* control);
    /// Sets which of the standard tools are shown. At first these are export and copy.
    void setTools(bool copy, bool exportFigure, bool fullView);
    /// Sets the function that returns the values of the view as tab-separated text; Copy adds them to the image.
    void setCopyText(std::function<QString()> text);
    /// Sets whether the full-view button is shown as pressed: on while the frame is shown alone, off while it is shown
    /// among the others.
    void setFullView(bool on);

    void showView();
    void showEmpty(const Empty& empty);
    /// Shows that a calculation runs, with the completed share. After 150 ms the view is dimmed and has a progress bar,
    /// after 1 s a Cancel button.
    void showBusy(double fraction);
    void showFailed(const Failed& failed);
    void showCancelled();
    [[nodiscard]] QString explainedTitle() const override;
    /// Whether the view shows its last result: not a message in its place, and not dimmed.
    [[nodiscard]] bool isShown() const;
    /// The message about a failure that is shown in place of the view; "" if there is none.
    [[nodiscard]] QString failure() const;
    /// The message that is shown in place of the view, about a failure or about what an empty view needs; "" if there
    /// is none.
    [[nodiscard]] QString message() const;

    /// Shows the state of a calculation: what is missing, progress, a failure, a cancellation, or the view with its
    /// result.
    template <class T>
    void showState(const ViewState<T>& state) {
        if (const auto* empty = std::get_if<Empty>(&state)) {
            showEmpty(*empty);
        } else if (const auto* busy = std::get_if<Busy>(&state)) {
            showBusy(busy->fraction);
        } else if (const auto* failed = std::get_if<Failed>(&state)) {
            showFailed(*failed);
        } else if (std::holds_alternative<Cancelled>(state)) {
            showCancelled();
        } else {
            showView();
        }
    }

signals:
    void copyRequested();
    void exportRequested();
    void fullViewRequested(bool on);
    void actionRequested();  ///< the user pressed the button of the empty or failed state
    void cancelRequested();
    void againRequested();  ///< the user pressed the button of the cancelled state
    /// The context menu is about to open; listeners may add commands.
    void menuRequested(QMenu* menu);

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QWidget* buildHeader();
    /// Places the controls of addControl() beside the title, or below it if there is no room.
    void placeControls();
    QWidget* buildMessage();
    QToolButton* toolButton();
    QAction* standardTool(const char* name, const QString& iconName, const QString& text);
    QAction* copyCommand(const char* name, const QString& text, const std::function<QString()>& copied);
    struct Message {
        const char* kind;  ///< the object name of the message's widgets, for style sheets and tests
        QString title;
        QString text;
        QString action;
    };
    void showMessage(const Message& message);
    void enableTools();
    void copyView();

    QWidget* m_view;
    ElidingLabel* m_title = nullptr;
    ElidingLabel* m_subtitle = nullptr;
    ElidingLabel* m_warning = nullptr;
    QVBoxLayout* m_headerLines = nullptr;
    QHBoxLayout* m_headerRow = nullptr;
    QWidget* m_controls = nullptr;
    QHBoxLayout* m_tools = nullptr;
    int m_ownTools = 0;  ///< the number of tools that addTool() put to the left of the standard ones
    QAction* m_copy = nullptr;
    QAction* m_copyNumbers = nullptr;
    QAction* m_copyCsv = nullptr;
    QAction* m_export = nullptr;
    QAction* m_fullView = nullptr;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_message = nullptr;
    PlainLabel* m_messageTitle = nullptr;
    PlainLabel* m_messageText = nullptr;
    QPushButton* m_messageAction = nullptr;
    BusyOverlay* m_busy = nullptr;
    std::function<QString()> m_copyText;
};

}  // namespace greyscope::widgets
