#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/analyses/transfer/transfer_choices.h"
#include "app/pages/binding.h"
#include "app/pages/page.h"
#include "widgets/controls/context_bar.h"

class QHBoxLayout;
class QToolButton;

class QComboBox;

namespace greyscope::app {

class PathMenu;

/// The bar of the Transfer page: "From [2.1-W] to [3.2-W] Operation [W|ReW|R] | At [Threads/OST 32] [Objects/OST 2] |
/// Add path".
class TransferBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit TransferBar(const PageContext& context, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }
    /// Sets the result, with the measured cells of the first system and the selected cell; null: there is no result.
    void setAsked(const std::shared_ptr<const AskedTransfer>& asked);

    [[nodiscard]] QWidget* operations() const { return m_operations; }
    [[nodiscard]] const std::vector<QComboBox*>& levelCombos() const { return m_levels; }
    [[nodiscard]] QToolButton* addButton() const { return m_add; }
    [[nodiscard]] PathMenu* pathMenu() const { return m_paths; }

private:
    void addEnds();
    void addOperations();
    void addCells();
    void addPaths();
    void buildOperations(const std::vector<QString>& operations);
    void buildCells();
    void chooseOperation(const QString& lastKeys);
    void ask(const std::vector<std::string>& cell);

    PageContext m_context;
    Bindings m_bindings;
    std::unique_ptr<Bindings> m_operationBindings, m_cellBindings;
    QWidget* m_operations;
    QWidget* m_cells;
    QToolButton* m_add;
    PathMenu* m_paths;
    std::vector<QString> m_operationNames;
    std::vector<std::string> m_factors;  ///< names of the factors that have a list in m_levels
    /// Lists of levels, one for each factor; a single list of whole cells if there are many factors.
    std::vector<QComboBox*> m_levels;
    std::shared_ptr<const AskedTransfer> m_asked;
};

}  // namespace greyscope::app
