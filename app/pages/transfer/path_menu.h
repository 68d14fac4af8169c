#pragma once

#include <QMenu>

#include <array>
#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QPushButton;

namespace greyscope::app {

/// A menu that asks for the systems on a further path: "by way of [4.1] then [–] then [–]".
class PathMenu : public QMenu {
    Q_OBJECT

public:
    explicit PathMenu(QWidget* parent = nullptr);
    /// Sets the systems that can be chosen, as pairs (title, id).
    void setSystems(const std::vector<std::pair<QString, QString>>& systems);
    [[nodiscard]] QComboBox* step(std::size_t index) const { return m_steps[index]; }
    [[nodiscard]] QPushButton* button() const { return m_add; }

signals:
    void pathChosen(const std::vector<std::string>& ids);

private:
    void choose();
    /// Updates the lists of systems: a list does not offer systems that an earlier step has, because a path visits a
    /// system only once.
    void follow();
    [[nodiscard]] std::vector<std::string> chosen() const;

    std::array<QComboBox*, 3> m_steps;
    QPushButton* m_add;
    std::vector<std::pair<QString, QString>> m_systems;
};

}  // namespace greyscope::app
