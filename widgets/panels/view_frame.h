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

/// A view with something of its own height under it.
[[nodiscard]] QWidget* withBelow(QWidget* view, QWidget* below);

/// The frame round every view of a page: a bold title, one line saying what it shows, tools at the right (copy, export,
/// full view), a thin progress bar, and below them the view, or what the view needs, or what failed. Its context menu
/// has the same commands, behind those of the widget that was asked.
class ViewFrame : public QWidget, public Explained {
    Q_OBJECT

public:
    explicit ViewFrame(QWidget* view, QWidget* parent = nullptr);

    [[nodiscard]] QWidget* view() const { return m_view; }
    void setTitle(const QString& title, const QString& subtitle = {});
    /// A line in red below them: that results are wrong according to their source. None where it is empty.
    void setWarning(const QString& warning);
    /// A button among the tools, left of the standard ones.
    QToolButton* addTool(const QString& iconName, const QString& tip);
    /// A control of its own in the same place.
    void addControl(QWidget* control);
    /// Which of the standard tools there are; export and copy by default.
    void setTools(bool copy, bool exportFigure, bool fullView);
    /// Tab-separated values that Copy puts beside the image.
    void setCopyText(std::function<QString()> text);
    /// The button follows when the frame is shown alone or among the others again.
    void setFullView(bool on);

    void showView();
    void showEmpty(const Empty& empty);
    /// After 150 ms the view dims and a bar shows; after 1 s a Cancel button.
    void showBusy(double fraction);
    void showFailed(const Failed& failed);
    void showCancelled();
    [[nodiscard]] QString explainedTitle() const override;
    /// Whether the view shows what was calculated last: it is neither a message nor dimmed.
    [[nodiscard]] bool isShown() const;
    /// What is said of a failure in the place of the view; empty while none is.
    [[nodiscard]] QString failure() const;
    /// The message in the place of the view, of a failure or of what the view needs; empty while there is none.
    [[nodiscard]] QString message() const;

    /// One call for the states of a job.
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
    /// The context menu is about to open: whoever has further commands adds them.
    void menuRequested(QMenu* menu);

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QWidget* buildHeader();
    /// Own controls stand beside the title, or below it where it would find no room there.
    void placeControls();
    QWidget* buildMessage();
    QToolButton* toolButton();
    QAction* standardTool(const char* name, const QString& iconName, const QString& text);
    QAction* copyCommand(const char* name, const QString& text, const std::function<QString()>& copied);
    struct Message {
        const char* kind;  ///< name for style sheets and tests
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
    int m_ownTools = 0;  ///< those left of the standard ones
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
