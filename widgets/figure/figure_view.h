#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "widgets/figure/figure.h"
#include "widgets/panels/view_frame.h"

namespace greyscope::widgets {

/// A view of a page in its frame: the title and the text below it, the numbers that Copy adds to the image, and the
/// figure for exports. Views that do not show a figure (a table, a list) have the same frame.
class FigureView : public ViewFrame {
    Q_OBJECT

public:
    using Figures = std::function<std::vector<FigureSpec>()>;

    /// A frame for a view with its own kind of spec. `content` is the widget in the frame if it contains more than the
    /// view.
    template <class View>
    requires requires(View* view) { view->setSpec(view->spec()); }
    explicit FigureView(View* view, QWidget* content = nullptr) : ViewFrame(content ? content : view) {
        using Spec = std::remove_cvref_t<decltype(view->spec())>;
        m_setFigure = [view](FigureSpec&& figure) { view->setSpec(std::get<Spec>(std::move(figure))); };
        setFigures([view] { return std::vector<FigureSpec>{view->spec()}; });
    }
    /// A frame for any other widget.
    explicit FigureView(QWidget* content) : ViewFrame(content) {}

    /// Shows a figure of the view's own kind with its title and text. `onScreen` is appended to the text on screen, but
    /// not to captions.
    void setFigure(FigureSpec figure, const QString& onScreen = {});
    /// Sets a function that returns the view's figures if they do not come from setFigure(): several figures, or a
    /// table drawn as one.
    void setFigures(Figures figures);
    /// Sets the name of the figures, independent of data and language: "ranking".
    void setName(const QString& name) { m_name = name; }
    [[nodiscard]] const QString& name() const { return m_name; }
    /// Sets the title for an empty view, and the message for an empty view while the first view of the page shows what
    /// is missing.
    void setIdle(const QString& title, const QString& message = {});
    void showIdle();
    [[nodiscard]] const QString& idleTitle() const { return m_idleTitle; }
    [[nodiscard]] const QString& idleMessage() const { return m_idleMessage; }

    /// The figures for an export; empty if the view has none.
    [[nodiscard]] std::vector<FigureSpec> figures() const;

private:
    std::function<void(FigureSpec&&)> m_setFigure;
    Figures m_figures;
    QString m_name;
    QString m_idleTitle;
    QString m_idleMessage;
};

}  // namespace greyscope::widgets
