#include "app/panels/series_combo.h"

#include <QAbstractItemView>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

#include "app/pages/page_parts.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

/// Long names of series often differ at their end alone: they lose their middle.
class SeriesCombo final : public QComboBox {
protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const int width = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField).width();
        option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideMiddle, width - 6);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
};

}  // namespace

QComboBox* seriesCombo() {
    auto* combo = new SeriesCombo;
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(12);
    combo->setMaxVisibleItems(24);
    combo->view()->setTextElideMode(Qt::ElideMiddle);
    return combo;
}

void fillSeries(QComboBox* combo, const std::vector<std::pair<QString, QString>>& items, const SeriesId& current) {
    fillCombo(combo, items, idText(current));
    combo->view()->setMinimumWidth(std::clamp(combo->view()->sizeHintForColumn(0) + 24, 80, 560));
    widgets::setTip(combo, widgets::visibleText(current.name));
}

}  // namespace greyscope::app
