#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "widgets/figure/figure.h"
#include "widgets/panels/view_frame.h"

namespace greyscope::widgets {

/// One view of a page in its frame: the title and the statement of what it shows, the numbers that Copy puts beside the
/// picture, and the figure that an export draws. A view that shows no figure (a table, a list) is framed alike.
class FigureView : public ViewFrame {
    Q_OBJECT

public:
    using Figures = std::function<std::vector<FigureSpec>()>;

    /// Around a view that shows specs of its own kind. `content` is what stands in the frame where it is more than the
    /// view.
    template <class View>
    requires requires(View* view) { view->setSpec(view->spec()); }
    explicit FigureView(View* view, QWidget* content = nullptr) : ViewFrame(content ? content : view) {
        using Spec = std::remove_cvref_t<decltype(view->spec())>;
        m_setFigure = [view](FigureSpec&& figure) { view->setSpec(std::get<Spec>(std::move(figure))); };
        setFigures([view] { return std::vector<FigureSpec>{view->spec()}; });
    }
    /// Around anything else.
    explicit FigureView(QWidget* content) : ViewFrame(content) {}

    /// Shows a figure of the view's own kind with its title and statement.
    /// `onScreen` is said behind its statement, and stands in no caption.
    void setFigure(FigureSpec figure, const QString& onScreen = {});
    /// What the view shows as figures, where it is not one that setFigure() gave: several, or a table drawn as one.
    void setFigures(Figures figures);
    /// What its figures are called whatever the data and the language: "ranking".
    void setName(const QString& name) { m_name = name; }
    [[nodiscard]] const QString& name() const { return m_name; }
    /// The title while nothing is shown, and what is said there where the first view of the page says what is missing.
    void setIdle(const QString& title, const QString& message = {});
    void showIdle();
    [[nodiscard]] const QString& idleTitle() const { return m_idleTitle; }
    [[nodiscard]] const QString& idleMessage() const { return m_idleMessage; }

    /// What an export offers; none where the view has no figure.
    [[nodiscard]] std::vector<FigureSpec> figures() const;

private:
    std::function<void(FigureSpec&&)> m_setFigure;
    Figures m_figures;
    QString m_name;
    QString m_idleTitle;
    QString m_idleMessage;
};

}  // namespace greyscope::widgets
