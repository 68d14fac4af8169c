#include "app/export/finding_list.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

widgets::PlainLabel* line(const QString& text, bool bold = false) {
    auto* label = new widgets::PlainLabel(text);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setBold(bold);
    label->setFont(font);
    return label;
}

}  // namespace

FindingList::FindingList(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout(this)) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    setAccessibleName(tr("Check"));
}

void FindingList::setChecks(const std::vector<FigureCheck>& checks, bool reloads) {
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();  // one of them may be what was clicked
        }
        delete item;
    }
    QStringList kept;
    int broken = 0;
    for (const FigureCheck& check : checks) {
        if (check.broken()) {
            ++broken;
        } else {
            kept << QStringLiteral("✓ ") + check.name;
        }
    }
    m_rows->addWidget(line(broken == 0 ? tr("Nothing to mend")
                                       : tr("%n to look at", nullptr, widgets::counted(broken)) + QStringLiteral(", ") +
                                             tr("%n pass", nullptr, widgets::counted(kept.size()))));
    for (const FigureCheck& check : checks) {
        if (check.broken()) {
            addFinding(check, reloads);
        }
    }
    m_rows->addSpacing(6);
    m_rows->addWidget(line(kept.join(QLatin1Char('\n'))));
    m_rows->addStretch(1);
    for (int i = 0; i < m_rows->count(); ++i) {
        if (QWidget* widget = m_rows->itemAt(i)->widget()) {
            widget->show();  // what is not shown yet counts for nothing in the width that is needed
        }
    }
}

void FindingList::addFinding(const FigureCheck& check, bool reloads) {
    m_rows->addSpacing(6);
    m_rows->addWidget(line(QStringLiteral("▲ ") + check.name, true));
    m_rows->addWidget(line(check.told()));
    const bool mendable =
        check.remedy != FigureCheck::Remedy::none && (check.remedy != FigureCheck::Remedy::reload || reloads);
    if (mendable) {
        auto* button = new QPushButton(widgets::captionText(remedyText(check)));
        button->setObjectName(QStringLiteral("remedy"));
        connect(button, &QPushButton::clicked, this, [this, check] { emit remedyTaken(check); });
        m_rows->addWidget(button, 0, Qt::AlignLeft);
    }
}

}  // namespace greyscope::app
