#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "widgets/figure/figure.h"
#include "widgets/panels/view_frame.h"

namespace greyscope::widgets {

/// A view of a page with its frame. It has the title and the text below it, the numbers that Copy adds to the image,
/// and the figure for exports. Views that do not show a figure (a table, a list) have the same frame.
class FigureView : public ViewFrame {
    Q_OBJECT

public:
    using Figures = std::function<std::vector<FigureSpec>()>;

    /// Creates a frame for a view that draws its own kind of figure with setSpec(). `content` is the widget in the
    /// frame if it contains more than the view; null for the view alone.
    template <class View>
    requires requires(View* view) { view->setSpec(view->spec()); }
    explicit FigureView(View* view, QWidget* content = nullptr) : ViewFrame(content ? content : view) {
        using Spec = std::remove_cvref_t<decltype(view->spec())>;
        m_setFigure = [view](FigureSpec&& figure) { view->setSpec(std::get<Spec>(std::move(figure))); };
        setFigures([view] { return std::vector<FigureSpec>{view->spec()}; });
    }
    /// Creates a frame for a widget that does not draw a figure with setSpec(), such as a table.
    explicit FigureView(QWidget* content) : ViewFrame(content) {}

    /// Shows a figure, with its title and text; it must be of the kind that the view draws. `onScreen` is appended to
    /// the text on screen, but not to captions in exports.
    void setFigure(FigureSpec figure, const QString& onScreen = {});
    /// Sets the function that returns the figures for exports, if they are not the figure of setFigure(): several
    /// figures, or a table that is drawn as a figure.
    void setFigures(Figures figures);
    /// Sets the name of the exported figures, such as "ranking". It does not depend on the data or the language.
    void setName(const QString& name) { m_name = name; }
    [[nodiscard]] const QString& name() const { return m_name; }
    /// Sets what the frame shows while it has no result. `title`: its title. `message`: its text if the first view of
    /// the page already says what is missing.
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
