#include "app/export/check_panel.h"

#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

CheckPanel::CheckPanel(QWidget* parent) : QWidget(parent), m_text(new widgets::PlainLabel), m_remedy(new QPushButton) {
    constexpr int width = 180;
    setFixedWidth(width);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setAccessibleName(tr("Check"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_remedy);
    connect(m_remedy, &QPushButton::clicked, this, [this] {
        if (m_offered) {
            emit remedyTaken(FigureCheck(*m_offered));  // a copy: the figure is checked anew
        }
    });
}

void CheckPanel::setChecks(const std::vector<FigureCheck>& checks) {
    QStringList broken;
    QStringList kept;
    m_offered.reset();
    for (const FigureCheck& check : checks) {
        if (!check.broken()) {
            kept << QStringLiteral("✓ ") + check.name;
            continue;
        }
        broken << QStringLiteral("▲ ") + check.name + QLatin1Char('\n') + check.sentence;
        if (!m_offered && check.remedy != FigureCheck::Remedy::none) {
            m_offered = check;
        }
    }
    m_text->setText((broken << kept.join(QLatin1Char('\n'))).join(QStringLiteral("\n\n")));
    m_remedy->setVisible(m_offered.has_value());
    m_remedy->setText(m_offered ? remedyText(*m_offered) : QString());
}

}  // namespace greyscope::app
