#pragma once

#include <QLabel>
#include <QString>
#include <QToolButton>
#include <QWidget>

#include "widgets/common/view_state.h"

class QStackedWidget;
class QHBoxLayout;

namespace greyscope::widgets {

/// The frame round every view of a page: a bold title, one line saying what it shows, tools at the right (copy, export,
/// full view), a thin progress bar, and below them the view, or what the view needs, or what failed.
class ViewFrame : public QWidget {
    Q_OBJECT

public:
    explicit ViewFrame(QWidget* view, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& subtitle = {});
    /// A button among the tools, left of the standard ones.
    QToolButton* addTool(const QString& iconName, const QString& tip);
    /// Which of the standard tools there are; export and copy by default.
    void setTools(bool copy, bool exportFigure, bool fullView);

    void showView();
    void showEmpty(const Empty& empty);
    /// After 150 ms the view dims and a bar shows; after 1 s a Cancel button.
    void showBusy(double fraction);
    void showFailed(const Failed& failed);

    /// One call for the states of a job; `onReady` gets the result.
    template <class T, class OnReady>
    void show(const ViewState<T>& state, OnReady onReady) {
        if (const auto* empty = std::get_if<Empty>(&state)) {
            showEmpty(*empty);
        } else if (const auto* busy = std::get_if<Busy>(&state)) {
            showBusy(busy->fraction);
        } else if (const auto* failed = std::get_if<Failed>(&state)) {
            showFailed(*failed);
        } else {
            showView();
            onReady(*std::get<Ready<T>>(state));
        }
    }

signals:
    void copyRequested();
    void exportRequested();
    void fullViewRequested(bool on);
    void actionRequested();  ///< the button of the empty state
    void cancelRequested();

private:
    void buildHeader();

    QLabel* m_title = nullptr;
    QLabel* m_subtitle = nullptr;
    QHBoxLayout* m_tools = nullptr;
    QToolButton* m_copy = nullptr;
    QToolButton* m_export = nullptr;
    QToolButton* m_fullView = nullptr;
    QStackedWidget* m_stack = nullptr;
};

}  // namespace greyscope::widgets
