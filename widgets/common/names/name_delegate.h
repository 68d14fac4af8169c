#pragma once

#include <QStyledItemDelegate>

namespace greyscope::widgets {

/// Draws items that are names. A name that is too wide is shortened so that it differs from its neighbours (see
/// fittedNames()).
class NameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// The texts of an item and all its siblings, from the first one; only its own text if there are very many.
[[nodiscard]] QStringList namesBeside(const QModelIndex& index);

}  // namespace greyscope::widgets
