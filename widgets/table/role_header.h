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

/// What stands above a column: its name, what it is used as (of a list of choices), and a line about its values.
struct ColumnHead {
    QString name;
    QStringList roles;  ///< empty: nothing to choose
    int role = -1;
    QString caption;
    std::vector<QColor> dots = {};  ///< before the roles
    QString tip = {};               ///< of the combo box: why it is used so
    bool fixed = false;             ///< it cannot be chosen
};

/// A horizontal header of three lines: name, a combo box for the column's role, caption. Only sections in sight have a
/// combo box, so a thousand columns cost no more than ten. A click on a name chooses that column, with Ctrl one more or
/// less, with Shift all from the last one on.
class RoleHeader : public QHeaderView {
    Q_OBJECT

public:
    using HeadOf = std::function<ColumnHead(int section)>;

    /// Becomes the table's horizontal header.
    explicit RoleHeader(QTableView* table);
    /// `headOf` is asked for sections in sight, again after each call of this or of refresh().
    void setHeads(HeadOf headOf);
    void refresh();
    [[nodiscard]] const std::set<int>& chosen() const { return m_chosen; }
    /// Tells nobody.
    void choose(std::set<int> sections);
    [[nodiscard]] QSize sizeHint() const override;
    /// Wide enough for the head of a section.
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
