#pragma once

#include <QStyledItemDelegate>

namespace greyscope::widgets {

/// A delegate that draws items of a list or table as names. A name that is too wide is shortened so that it differs
/// from the other names (see fittedNames()).
class NameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// Returns the texts of an item and of its siblings, from the first one. Returns only the text of the item if there are
/// very many siblings.
[[nodiscard]] QStringList namesBeside(const QModelIndex& index);

}  // namespace greyscope::widgets
