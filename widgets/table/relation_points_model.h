#pragma once

#include <QAbstractTableModel>

#include <optional>
#include <vector>

#include "core/data/series/image.h"
#include "widgets/present/relations/relations_pair.h"

namespace greyscope::widgets {

/// The points behind a degree for a table view: their names, the numbers, and in the last column what is good at each
/// of them where the points are criteria. Weights and effects can be edited.
class RelationPointsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `effects` is empty where there is nothing to choose.
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
    /// The user wants another weight or effect. The table stays as it is until it is set anew.
    void weightEdited(int point, double weight);
    void effectEdited(int point, const greyscope::data::PointEffect& effect);

private:
    PointTexts m_names;
    RelationPoints m_points;
    std::vector<data::PointEffect> m_effects;
};

/// "larger", "smaller" or the number aimed at; the other way round, what such a text means (nothing for any other).
[[nodiscard]] QString effectText(const data::PointEffect& effect);
[[nodiscard]] std::optional<data::PointEffect> effectOf(const QString& text);

}  // namespace greyscope::widgets
