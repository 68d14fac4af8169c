#include "widgets/controls/filled_combo.h"

#include <QComboBox>

#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

void fillCombo(QComboBox* combo, const std::vector<std::pair<QString, QString>>& items, const QString& current) {
    combo->clear();
    std::size_t left = 0;
    for (const auto& [text, data] : items) {
        if (static_cast<std::size_t>(combo->count()) < kMostItems || data == current) {
            combo->addItem(visibleText(text), data);
        } else {
            ++left;
        }
    }
    combo->setCurrentIndex(combo->findData(current));
    if (left > 0) {
        combo->addItem(Words::tr("… and %n more", nullptr, counted(left)), QVariant());
        combo->setItemData(combo->count() - 1, 0, Qt::UserRole - 1);  // shown, but cannot be chosen
    }
}

}  // namespace greyscope::widgets
