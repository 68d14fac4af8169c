#pragma once

#include <QStyledItemDelegate>

namespace greyscope::widgets {

/// Items that are names: one that its place is too narrow for is told apart from those above and below it (see
/// fittedNames()).
class NameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// The texts of an item and of all beside it, from the first one; the item alone where there are very many.
[[nodiscard]] QStringList namesBeside(const QModelIndex& index);

}  // namespace greyscope::widgets
