#include "widgets/common/names/name_delegate.h"

#include <QApplication>

#include "widgets/common/names/fitted_text.h"

namespace greyscope::widgets {

QStringList namesBeside(const QModelIndex& index) {
    constexpr int kMostRows = 500;  // largest number of rows compared, because each of them is painted
    const int rows = index.model()->rowCount(index.parent());
    if (rows > kMostRows) {
        return {index.data().toString()};
    }
    QStringList names;
    for (int row = 0; row < rows; ++row) {
        names << index.siblingAtRow(row).data().toString();
    }
    return names;
}

void NameDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->text.isEmpty() || option->rect.width() <= 0 || (option->displayAlignment & Qt::AlignRight) != 0) {
        return;  // numbers are never shortened
    }
    const QWidget* widget = option->widget;
    const QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
    const int side = 2 * (style->pixelMetric(QStyle::PM_FocusFrameHMargin, option, widget) + 1);
    const int room = style->subElementRect(QStyle::SE_ItemViewItemText, option, widget).width() - side;
    if (option->fontMetrics.horizontalAdvance(option->text) > room) {
        option->text = fittedName(option->text, namesBeside(index), option->font, room);
    }
}

}  // namespace greyscope::widgets
