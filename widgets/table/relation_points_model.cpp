#include "widgets/table/relation_points_model.h"

#include <QLocale>

#include <cmath>
#include <utility>

#include "core/base/error.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::widgets {

void RelationPointsModel::setPoints(PointTexts names, RelationPoints points, std::vector<data::PointEffect> effects) {
    beginResetModel();
    m_names = std::move(names);
    m_points = std::move(points);
    m_effects = std::move(effects);
    endResetModel();
}

int RelationPointsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_points.numbers.rows());
}

int RelationPointsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_points.headings.size()) + (m_effects.empty() ? 0 : 1);
}

QVariant RelationPointsModel::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && (flags(index) & Qt::ItemIsEditable)) {
        return tipText(index.column() == weightColumn()
                           ? tr("Weight of this point: 0 or more. Double-click to change it.")
                           : tr("“larger”, “smaller”, or a target value."));
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole) {
        return {};
    }
    if (index.column() == 0) {
        return m_names[row];
    }
    if (index.column() == effectColumn()) {
        return effectText(m_effects[row]);
    }
    const double number = m_points.numbers(index.row(), index.column() - 1);
    if (std::isnan(number)) {
        return role == Qt::EditRole ? QString() : QStringLiteral("–");
    }
    return role == Qt::EditRole ? QString::fromStdString(base::toText(number)) : significantText(number, 4);
}

QVariant RelationPointsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return section == 0                ? tr("Point")
           : section == effectColumn() ? tr("better")
                                       : m_points.headings[static_cast<std::size_t>(section) - 1];
}

Qt::ItemFlags RelationPointsModel::flags(const QModelIndex& index) const {
    const bool editable = index.isValid() && (index.column() == weightColumn() || index.column() == effectColumn());
    return QAbstractTableModel::flags(index) | (editable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool RelationPointsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole) {
        return false;
    }
    if (index.column() == weightColumn()) {
        bool isNumber = false;
        const double weight = QLocale::c().toDouble(value.toString().trimmed(), &isNumber);
        if (isNumber && std::isfinite(weight) && weight >= 0.0) {
            emit weightEdited(index.row(), weight);
        }
    } else if (index.column() == effectColumn()) {
        if (const auto effect = effectOf(value.toString())) {
            emit effectEdited(index.row(), *effect);
        }
    }
    return false;  // the study decides whether the value changes
}

QString effectText(const data::PointEffect& effect) {
    switch (effect.kind) {
        case data::Effect::benefit:
            return RelationPointsModel::tr("larger");
        case data::Effect::cost:
            return RelationPointsModel::tr("smaller");
        case data::Effect::target:
            break;
    }
    return QString::fromStdString(base::toText(effect.target));
}

std::optional<data::PointEffect> effectOf(const QString& text) {
    const QString word = text.trimmed();
    for (const data::Effect kind : {data::Effect::benefit, data::Effect::cost}) {
        if (word.compare(effectText({kind, 0.0}), Qt::CaseInsensitive) == 0) {
            return data::PointEffect{kind, 0.0};
        }
    }
    bool isNumber = false;
    const double target = QLocale::c().toDouble(word, &isNumber);
    return isNumber && std::isfinite(target) ? std::optional(data::PointEffect{data::Effect::target, target})
                                             : std::nullopt;
}

}  // namespace greyscope::widgets
