#pragma once

#include <QComboBox>

#include <string>
#include <vector>

class QListWidget;
class QMenu;

namespace greyscope::app {

/// A combo box that names the chosen factors and opens a list in which they are ticked. At least one stays chosen.
class FactorCombo : public QComboBox {
    Q_OBJECT

public:
    explicit FactorCombo(QWidget* parent = nullptr);
    /// `chosen` empty: all of them.
    void setFactors(const std::vector<std::string>& all, const std::vector<std::string>& chosen);
    [[nodiscard]] QListWidget* list() const { return m_list; }
    void showPopup() override;

signals:
    /// In the order of the table; empty where all are chosen.
    void factorsChosen(const std::vector<std::string>& factors);

private:
    void tick();
    [[nodiscard]] std::vector<std::string> ticked() const;

    QMenu* m_menu;
    QListWidget* m_list;
    std::vector<std::string> m_all;
};

}  // namespace greyscope::app
