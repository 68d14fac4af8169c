#pragma once

#include <QColor>
#include <QHeaderView>
#include <QStringList>

#include <functional>
#include <map>
#include <set>
#include <vector>

class QComboBox;
class QTableView;

namespace greyscope::widgets {

/// The head of a column in a RoleHeader: its name, its role (one of a list), and a line about its values.
struct ColumnHead {
    QString name;
    QStringList roles;  ///< the names of the roles to choose from; empty: there is no choice
    int role = -1;
    QString caption;
    std::vector<QColor> dots = {};  ///< the colours of the dots before the names of the roles
    QString tip = {};               ///< the tooltip of the combo box: the reason for the role
    bool fixed = false;             ///< whether the role cannot be changed
};

/// A table header with three lines for each column: name, combo box for the column's role, caption. Only visible
/// columns have a combo box, so that a thousand columns take no more time than ten. A click on a name chooses the
/// column. With Ctrl it adds or removes the column; with Shift it chooses the range from the last one.
class RoleHeader : public QHeaderView {
    Q_OBJECT

public:
    using HeadOf = std::function<ColumnHead(int section)>;

    /// Creates the header and makes it the horizontal header of the table.
    explicit RoleHeader(QTableView* table);
    /// Sets the function that returns the head of a column. It is called for visible columns, and again after each call
    /// of setHeads() or refresh().
    void setHeads(HeadOf headOf);
    void refresh();
    [[nodiscard]] const std::set<int>& chosen() const { return m_chosen; }
    /// Chooses these columns instead of those chosen before. Emits nothing.
    void choose(std::set<int> sections);
    [[nodiscard]] QSize sizeHint() const override;
    /// The size of a column's head: wide enough for its name, caption and roles.
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

signals:
    void roleChosen(int section, int role);
    void choiceChanged();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void resizeEvent(QResizeEvent* event) override;
    void updateGeometries() override;

private:
    [[nodiscard]] const ColumnHead& head(int section) const;
    void placeCombos();
    QComboBox* comboFor(int section);

    HeadOf m_headOf;
    mutable std::map<int, ColumnHead> m_heads;
    std::map<int, QComboBox*> m_combos;
    std::set<int> m_chosen;
    int m_lastChosen = 0;
};

}  // namespace greyscope::widgets
