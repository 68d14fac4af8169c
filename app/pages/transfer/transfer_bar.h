#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/pages/page_parts.h"
#include "app/study/series_catalog.h"
#include "core/relative/transfer.h"

class QHBoxLayout;
class QToolButton;

namespace greyscope::app {

class PathMenu;

/// "From [2.1-W] to [3.2-W] Operation [W|ReW|R] | At [Threads/OST 32] [Objects/OST 2] | Add path".
class TransferBar : public ContextBar {
    Q_OBJECT

public:
    explicit TransferBar(QWidget* parent = nullptr);
    /// The ends and their operation.
    void showEnds(const Study& study, const std::vector<SeriesEntry>& entries);
    /// The measured cells of the first system and the one that is asked for; nullptr: no result.
    void showCells(const relative::TransferResult* result, const std::vector<std::string>& asked);
    /// Systems that a further path may go by, as (title, id).
    void showSystems(const std::vector<std::pair<QString, QString>>& systems);

    [[nodiscard]] QComboBox* fromCombo() const { return m_from; }
    [[nodiscard]] QComboBox* toCombo() const { return m_to; }
    [[nodiscard]] QWidget* operations() const { return m_operations; }
    [[nodiscard]] const std::vector<QComboBox*>& levelCombos() const { return m_levels; }
    [[nodiscard]] QToolButton* addButton() const { return m_add; }
    [[nodiscard]] PathMenu* pathMenu() const { return m_paths; }

signals:
    void fromChosen(const greyscope::app::SeriesId& id);
    void toChosen(const greyscope::app::SeriesId& id);
    /// The keys, all but the first, that both ends shall have.
    void operationChosen(const QString& lastKeys);
    void cellAsked(const std::vector<std::string>& cell);
    /// Systems between the ends, in order.
    void pathAdded(const std::vector<std::string>& ids);

private:
    void showOperations(const std::vector<QString>& operations, const QString& current);
    void rebuildLevels(const relative::TransferResult& result);
    void ask();

    QComboBox* m_from;
    QComboBox* m_to;
    QWidget* m_operations;
    QHBoxLayout* m_operationRow;
    QWidget* m_cells;
    QHBoxLayout* m_cellRow;
    QToolButton* m_add;
    PathMenu* m_paths;
    std::vector<QString> m_operationNames;
    std::vector<std::string> m_factors;
    std::vector<std::vector<std::string>> m_labels;  ///< of each cell
    std::vector<QComboBox*> m_levels;                ///< one a factor; a single one of whole cells where there are many
};

}  // namespace greyscope::app
