#include "app/pages/relative/table_view.h"

namespace greyscope::app {

widgets::FigureView* tableView(widgets::MatrixView* matrix, const QString& name, const QString& figure,
                               const QString& title) {
    matrix->setObjectName(name);
    auto* view = new widgets::FigureView(matrix);
    view->setName(figure);
    view->setIdle(title);
    view->setFigures([matrix] {
        return matrix->spec().rows.empty() ? std::vector<widgets::FigureSpec>()
                                           : std::vector<widgets::FigureSpec>{matrix->spec()};
    });
    return view;
}

}  // namespace greyscope::app
