#include "widgets/table/relation_points_view.h"

#include <QHeaderView>
#include <QStringList>
#include <QVBoxLayout>

#include <utility>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

namespace {

constexpr int kMeasuredRows = 100;  // rows used to fit the columns: Qt's 1,000 take 30 ms

}  // namespace

RelationPointsView::RelationPointsView(QWidget* parent)
    : QWidget(parent), m_model(new RelationPointsModel(this)), m_table(new RowTable), m_lines(new PlainLabel) {
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Points of the pair"));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_lines->setWordWrap(true);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lines->setContentsMargins(12, 4, 8, 6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addWidget(m_lines);
}

void RelationPointsView::setHighlight(Highlight* highlight) {
    connect(highlight, &Highlight::changed, this, [this, highlight] {
        const int row = measuredIn(highlight->lit()) - 1;
        row < 0 ? m_table->setLit(0, -1) : m_table->setLit(row, row);
    });
    connect(m_table, &RowTable::rowHovered, highlight,
            [highlight](int row) { highlight->hover(row < 0 ? Targets{} : Targets{Target::measured(row + 1)}); });
}

void RelationPointsView::setPoints(PointTexts names, RelationPoints points, std::vector<data::PointEffect> effects) {
    m_lines->setText(QStringList(points.lines.begin(), points.lines.end()).join(QLatin1Char('\n')));
    m_model->setPoints(std::move(names), std::move(points), std::move(effects));
}

QString RelationPointsView::tabSeparated() const {
    QString text;
    for (int row = -1; row < m_model->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            cells << (row < 0 ? m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole)
                              : m_model->data(m_model->index(row, column), Qt::EditRole))
                         .toString();
        }
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

}  // namespace greyscope::widgets
