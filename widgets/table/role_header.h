#pragma once

#include <QHeaderView>
#include <QStringList>

#include <functional>
#include <map>

class QComboBox;
class QTableView;

namespace greyscope::widgets {

/// What stands above a column: its name, what it is used as (of a list of choices), and a line about its values.
struct ColumnHead {
    QString name;
    QStringList roles;  ///< empty: nothing to choose
    int role = -1;
    QString caption;
};

/// A horizontal header of three lines: name, a combo box for the column's role, caption. Only sections in sight have a
/// combo box, so a thousand columns cost no more than ten.
class RoleHeader : public QHeaderView {
    Q_OBJECT

public:
    using HeadOf = std::function<ColumnHead(int section)>;

    /// Becomes the table's horizontal header.
    explicit RoleHeader(QTableView* table);
    /// `headOf` is asked for sections in sight, again after each call of this or of refresh().
    void setHeads(HeadOf headOf);
    void refresh();
    [[nodiscard]] QSize sizeHint() const override;
    /// Wide enough for the head of a section.
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

signals:
    void roleChosen(int section, int role);

protected:
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
};

}  // namespace greyscope::widgets
