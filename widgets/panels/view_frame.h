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

/// A view with a widget of fixed height below it.
[[nodiscard]] QWidget* withBelow(QWidget* view, QWidget* below);

/// The frame around a view of a page: a bold title, a line of text, tools at the right (copy, export, full view), and a
/// thin progress bar. Below them is the view, or a message about what it needs or what failed. The context menu has the
/// same commands, after those of the widget below the pointer.
class ViewFrame : public QWidget, public Explained {
    Q_OBJECT

public:
    explicit ViewFrame(QWidget* view, QWidget* parent = nullptr);

    [[nodiscard]] QWidget* view() const { return m_view; }
    void setTitle(const QString& title, const QString& subtitle = {});
    /// Sets a red line about results that their source marks as invalid; empty: no line.
    void setWarning(const QString& warning);
    /// Adds a button left of the standard tools.
    QToolButton* addTool(const QString& iconName, const QString& tip);
    /// Adds a control left of the tools.
    void addControl(QWidget* control);
    /// Sets which standard tools are shown; by default export and copy.
    void setTools(bool copy, bool exportFigure, bool fullView);
    /// Sets the function that returns the tab-separated values which Copy adds to the image.
    void setCopyText(std::function<QString()> text);
    /// Updates the button when the frame is shown alone or among the others again.
    void setFullView(bool on);

    void showView();
    void showEmpty(const Empty& empty);
    /// Dims the view and shows a bar after 150 ms, and a Cancel button after 1 s.
    void showBusy(double fraction);
    void showFailed(const Failed& failed);
    void showCancelled();
    [[nodiscard]] QString explainedTitle() const override;
    /// Whether the view shows its last result, neither a message nor dimmed.
    [[nodiscard]] bool isShown() const;
    /// The message of a failure shown in place of the view; empty without a failure.
    [[nodiscard]] QString failure() const;
    /// The message of a failure or of an empty view, shown in place of the view; empty without a message.
    [[nodiscard]] QString message() const;

    /// Shows any state of a job.
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
    void actionRequested();  ///< the button of the empty or failed state
    void cancelRequested();
    void againRequested();  ///< the button of the cancelled state
    /// The context menu is about to open; listeners may add commands.
    void menuRequested(QMenu* menu);

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QWidget* buildHeader();
    /// Places the added controls beside the title, or below it if there is no room.
    void placeControls();
    QWidget* buildMessage();
    QToolButton* toolButton();
    QAction* standardTool(const char* name, const QString& iconName, const QString& text);
    QAction* copyCommand(const char* name, const QString& text, const std::function<QString()>& copied);
    struct Message {
        const char* kind;  ///< object name, for style sheets and tests
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
    int m_ownTools = 0;  ///< the number of tools left of the standard ones
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
