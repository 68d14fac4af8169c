#include "app/pages/series_choice.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

namespace {

class SeriesCombo final : public QComboBox {
public:
    SeriesCombo() {
        setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        setMinimumContentsLength(12);
        setMaxVisibleItems(24);
        view()->setTextElideMode(Qt::ElideMiddle);
        connect(this, &QComboBox::currentTextChanged, this,
                [this](const QString& name) { widgets::setTip(this, name); });
    }
    void showPopup() override {
        view()->setMinimumWidth(std::clamp(view()->sizeHintForColumn(0) + 24, 80, 560));
        QComboBox::showPopup();
    }

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
    return new SeriesCombo;
}

Items<SeriesId> seriesOfTable(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    Items<SeriesId> items;
    for (const SeriesEntry& entry : catalog.entries()) {
        if (table != nullptr && entry.id.table == table->name) {
            items.push_back({entry.name, entry.id});
        }
    }
    return items;
}

}  // namespace greyscope::app
