#pragma once

#include <QAbstractTableModel>

#include <optional>
#include <vector>

#include "core/data/series/image.h"
#include "widgets/present/relations/relations_pair.h"

namespace greyscope::widgets {

/// The points behind a degree for a table view: their names and numbers and, if the points are criteria, a last column
/// with the effect of each. Weights and effects can be edited.
class RelationPointsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `effects` is empty if the points are not criteria.
    void setPoints(PointTexts names, RelationPoints points, std::vector<data::PointEffect> effects);
    [[nodiscard]] int weightColumn() const { return m_points.weights < 0 ? -1 : m_points.weights + 1; }
    [[nodiscard]] int effectColumn() const { return m_effects.empty() ? -1 : columnCount() - 1; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// The user wants another weight or effect. The table changes only when it is set again.
    void weightEdited(int point, double weight);
    void effectEdited(int point, const greyscope::data::PointEffect& effect);

private:
    PointTexts m_names;
    RelationPoints m_points;
    std::vector<data::PointEffect> m_effects;
};

/// "larger", "smaller" or the target value. effectOf() is the inverse; it returns nullopt for any other text.
[[nodiscard]] QString effectText(const data::PointEffect& effect);
[[nodiscard]] std::optional<data::PointEffect> effectOf(const QString& text);

}  // namespace greyscope::widgets
