#pragma once

#include <QAbstractTableModel>

#include <optional>
#include <vector>

#include "core/data/series/image.h"
#include "widgets/present/relations/relations_pair.h"

namespace greyscope::widgets {

/// A table model of the points from which a degree is calculated: their names and numbers. If the points are criteria,
/// a last column has the effect of each. The user can edit weights and effects.
class RelationPointsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the points. `effects`: for each criterion whether more, less or a target value is better; empty if the
    /// points are not criteria.
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
    /// The user wants another weight for a point. The model does not change the table; the listener sets a changed one.
    void weightEdited(int point, double weight);
    /// The user wants another effect for a criterion. The model does not change the table; the listener sets a changed
    /// one.
    void effectEdited(int point, const greyscope::data::PointEffect& effect);

private:
    PointTexts m_names;
    RelationPoints m_points;
    std::vector<data::PointEffect> m_effects;
};

/// Returns the effect of a criterion as text: "larger", "smaller" or the target value.
[[nodiscard]] QString effectText(const data::PointEffect& effect);
/// Returns the effect for a text of effectText(); nullopt for any other text.
[[nodiscard]] std::optional<data::PointEffect> effectOf(const QString& text);

}  // namespace greyscope::widgets
