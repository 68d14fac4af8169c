#include "app/pages/relative/table_view.h"

namespace greyscope::app {

widgets::FigureView* tableView(widgets::MatrixView* matrix, const QString& name, const char* figure,
                               const QString& title) {
    matrix->setObjectName(name);
    auto* view = new widgets::FigureView(matrix);
    view->setName(QLatin1String(figure));
    view->setIdle(title);
    view->setFigures([matrix] {
        return matrix->spec().rows.empty() ? std::vector<widgets::FigureSpec>()
                                           : std::vector<widgets::FigureSpec>{matrix->spec()};
    });
    return view;
}

}  // namespace greyscope::app
