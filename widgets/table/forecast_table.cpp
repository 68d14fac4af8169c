#include "widgets/table/forecast_table.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <cmath>

#include "widgets/common/theme/swatch.h"

namespace greyscope::widgets {

namespace {

constexpr QSize kSwatch{28, 14};
constexpr int kBarRoom = 64;
constexpr int kPad = 10;

/// Draws a swatch before the model's name and a bar beside the hold-out error, on the background of the row.
class ModelDelegate final : public QStyledItemDelegate {
public:
    ModelDelegate(ForecastTable* table, const ForecastModels* models)
        : QStyledItemDelegate(table), m_table(table), m_models(models) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = Theme::of(m_table->palette());
        const bool chosen = option.state & QStyle::State_Selected;
        if (chosen || m_table->isLit(index.row())) {
            painter->fillRect(option.rect, chosen ? theme.selection : theme.linkSoft);
        }
        QStyleOptionViewItem padded = option;
        padded.rect.adjust(kPad / 2, 0, -kPad / 2, 0);
        QStyledItemDelegate::paint(painter, padded, index);
        const QVariant error = index.data(ForecastModels::valueRole);
        const double largest = m_models->largestError();
        if (!error.isValid() || largest <= 0.0) {
            return;
        }
        const ModelRow& row = m_models->table().rows[static_cast<std::size_t>(index.row())];
        const QColor colour = row.shown ? inkColour(row.look.ink, theme) : theme.strongLine;
        const double width = std::max(2.0, kBarRoom * error.toDouble() / largest);
        painter->fillRect(QRectF(option.rect.left() + kPad, option.rect.center().y() - 4, width, 9), colour);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.rwidth() += index.column() == m_models->holdoutColumn() ? kBarRoom + 2 * kPad : kPad + 4;
        return size;
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const Theme& theme = Theme::of(m_table->palette());
        const ModelRow& row = m_models->table().rows[static_cast<std::size_t>(index.row())];
        option->state &= ~QStyle::State_HasFocus;
        option->font.setBold(m_models->isBold(index.row(), index.column()));
        option->palette.setColor(QPalette::Text, colourOf(row, index.column(), theme));
        if (option->state & QStyle::State_Selected) {
            option->palette.setColor(QPalette::Highlight, theme.selection);
            option->palette.setColor(QPalette::HighlightedText, option->palette.color(QPalette::Text));
        }
        if (index.column() == ForecastModels::model) {
            option->features |= QStyleOptionViewItem::HasDecoration;
            option->decorationSize = kSwatch;
            option->icon = swatch(row, theme);
        }
    }

private:
    static QColor colourOf(const ModelRow& row, int column, const Theme& theme) {
        if (!row.failure.isEmpty()) {
            return column == ForecastModels::parameters ? theme.bad : theme.text3;
        }
        if (column == ForecastModels::parameters) {
            return row.doubt.isEmpty() ? theme.text2 : theme.look;
        }
        return theme.text;
    }

    QIcon swatch(const ModelRow& row, const Theme& theme) const {
        const double ratio = m_table->devicePixelRatioF();
        QPixmap pixmap(kSwatch * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const bool drawn = row.shown && row.failure.isEmpty();
        const Ink ink = drawn ? row.look.ink : Ink{Tone::quiet, 0};
        paintSwatch(painter, QRectF(QPointF(1, 0), QSizeF(kSwatch.width() - 2, kSwatch.height())),
                    {ink, drawn ? row.look.marker : Marker::none, row.look.dash, row.look.hollow},
                    Style::screen(theme));
        return pixmap;
    }

    ForecastTable* m_table;
    const ForecastModels* m_models;
};

}  // namespace

ForecastTable::ForecastTable(QWidget* parent) : RowTable(parent), m_models(new ForecastModels(this)) {
    setModel(m_models);
    setItemDelegate(new ModelDelegate(this, m_models));
    setAccessibleName(tr("Models compared"));
    verticalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(36);
    horizontalHeader()->setStyleSheet(
        QStringLiteral("QHeaderView::section { padding: 4px %1px; border: none; border-bottom: 1px solid palette(mid);"
                       " background: palette(alternate-base); }")
            .arg(kPad * 3 / 4));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    connect(m_models, &ForecastModels::shownEdited, this, &ForecastTable::shownEdited);
    connect(this, &RowTable::rowHovered, this, [this](int row) {
        if (m_highlight) {
            const ModelRow* model = rowAt(row);
            m_highlight->hover(model ? model->link.lights : Targets{});
        }
    });
    connect(this, &RowTable::rowChosen, this, [this](int row) {
        if (m_highlight) {
            const ModelRow* model = rowAt(row);
            m_highlight->choose(model ? model->link.lights : Targets{});
        }
    });
}

void ForecastTable::setTable(const ModelTable& table) {
    m_models->setTable(table);
    layOutColumns();
    followHighlight();
}

void ForecastTable::setHighlight(Highlight* highlight) {
    if (m_highlight) {
        m_highlight->disconnect(this);
    }
    m_highlight = highlight;
    if (m_highlight) {
        connect(m_highlight, &Highlight::changed, this, &ForecastTable::followHighlight);
    }
    followHighlight();
}

QSize ForecastTable::sizeHint() const {
    return {480, horizontalHeader()->height() + verticalHeader()->defaultSectionSize() * m_models->rowCount()};
}

void ForecastTable::resizeEvent(QResizeEvent* event) {
    RowTable::resizeEvent(event);
    layOutColumns();
}

/// The width of the widest text. The parts beside it are the same in every row, and querying each cell takes longer
/// than everything else after a changed number.
int ForecastTable::sizeHintForColumn(int column) const {
    if (m_models->rowCount() == 0) {
        return RowTable::sizeHintForColumn(column);
    }
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetricsF plain(option.font);
    const QFontMetricsF heavy(bold);
    const auto widthIn = [&](int row) {
        const QString text = m_models->index(row, column).data().toString();
        const QFontMetricsF& metrics = m_models->isBold(row, column) ? heavy : plain;
        return static_cast<int>(std::ceil(metrics.horizontalAdvance(text)));
    };
    const int first = widthIn(0);
    int widest = first;
    for (int row = 1; row < m_models->rowCount(); ++row) {
        widest = std::max(widest, widthIn(row));
    }
    const QModelIndex cell = m_models->index(0, column);
    const int beside = itemDelegateForIndex(cell)->sizeHint(option, cell).width() - first;
    return widest + beside + (showGrid() ? 1 : 0);
}

const ModelRow* ForecastTable::rowAt(int row) const {
    const auto& rows = m_models->table().rows;
    return row >= 0 && static_cast<std::size_t>(row) < rows.size() ? &rows[static_cast<std::size_t>(row)] : nullptr;
}

void ForecastTable::followHighlight() {
    int lit = -1;
    for (int row = 0; m_highlight && row < m_models->rowCount(); ++row) {
        if (m_highlight->isLit(rowAt(row)->link)) {
            lit = row;
        }
    }
    lit < 0 ? setLit(0, -1) : setLit(lit, lit);
}

/// Gives every column the width that it needs. The rest goes to the parameters; if there is too little room, these are
/// narrowed first, then the names of the models, so that errors and grades stay visible.
void ForecastTable::layOutColumns() {
    int others = 0;
    for (int column = 0; column < m_models->columnCount(); ++column) {
        if (column != ForecastModels::parameters) {
            const int width = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
            setColumnWidth(column, width);
            others += width;
        }
    }
    const int letter = fontMetrics().averageCharWidth();
    const int parameters =
        std::max(horizontalHeader()->sectionSizeHint(ForecastModels::parameters), viewport()->width() - others);
    const int lacking = std::max(0, others + parameters - viewport()->width());
    const int name = columnWidth(ForecastModels::model);
    setColumnWidth(ForecastModels::model, std::max(std::min(name, 20 * letter), name - lacking));
    setColumnWidth(ForecastModels::parameters, parameters);
}

}  // namespace greyscope::widgets
