#include "app/recipe/level_chips.h"

#include <QStyle>
#include <QToolButton>

#include "widgets/common/flow_layout.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

LevelChips::LevelChips(QWidget* parent) : QWidget(parent), m_flow(new widgets::FlowLayout(4, this)) {}

void LevelChips::showLevels(const LevelCounts& counts, const std::vector<char>& in, bool editable) {
    while (m_flow->count() > static_cast<int>(counts.rows.size())) {
        const QLayoutItem* item = m_flow->takeAt(m_flow->count() - 1);
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t level = 0; level < counts.rows.size(); ++level) {
        const bool isNew = static_cast<int>(level) >= m_flow->count();
        auto* chip = isNew ? new QToolButton(this)
                           : static_cast<QToolButton*>(m_flow->itemAt(static_cast<int>(level))->widget());
        if (isNew) {
            m_flow->addWidget(chip);
            connect(chip, &QToolButton::clicked, this, [this, level] { emit toggled(level); });
        }
        const std::string text = counts.levels.textAt(level);
        const bool isIn = level < in.size() && in[level] != 0;
        const QString name = text.empty() ? tr("(empty)") : widgets::visibleText(text);
        chip->setText(widgets::captionText(
            (isIn ? tr("%1 kept, %2") : tr("%1 left out, %2")).arg(name, QString::number(counts.rows[level]))));
        chip->setProperty("level", isIn ? "in" : "out");
        chip->style()->unpolish(chip);
        chip->style()->polish(chip);
        chip->setEnabled(editable);
        widgets::setTip(chip, editable ? (isIn ? tr("Leave out %1").arg(name) : tr("Keep %1").arg(name)) : QString());
    }
}

}  // namespace greyscope::app
