#include "app/pages/replication/replication_bar.h"

#include <QComboBox>
#include <QPushButton>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/text/replication_report.h"
#include "widgets/common/theme/icon.h"
#include "widgets/controls/filled_combo.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/replication/replication_words.h"

namespace greyscope::app {

using published::Tolerance;

namespace {
constexpr int kLeastOfChoice = 8;  // minimum width of a list
}

ReplicationBar::ReplicationBar(const Defaults* defaults, QWidget* parent)
    : ContextBar(parent), m_papers(new widgets::ElidedCombo), m_tolerances(new widgets::ElidedCombo) {
    for (QComboBox* combo : {m_papers, m_tolerances}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        combo->setMinimumContentsLength(kLeastOfChoice);
    }
    addPapers();
    addTolerances(defaults);
    addSeparator();
    const auto button = [this](const QString& icon, const QString& text, auto signal) {
        auto* made = new QPushButton(widgets::icon(icon), text);
        connect(made, &QPushButton::clicked, this, signal);
        addControl({}, made);
        return made;
    };
    button(QStringLiteral("play"), tr("Recompute all"), &ReplicationBar::recomputeRequested)->setFlat(true);
    button(QStringLiteral("copy"), tr("Copy as LaTeX table"), &ReplicationBar::copyRequested)->setFlat(true);
    button(QStringLiteral("download"), tr("Save report…"), &ReplicationBar::saveRequested);
}

void ReplicationBar::addPapers() {
    std::vector<std::pair<QString, QString>> papers{{tr("All papers"), QString()}};
    for (const auto& [paper, name] : published::paperNames()) {
        const QString key = QString::fromStdString(name);
        papers.emplace_back(QStringLiteral("%1  %2").arg(key, widgets::paperInFull(paper)), key);
    }
    widgets::fillCombo(m_papers, papers, QString());
    addControl(tr("Papers"), m_papers);
    connect(m_papers, &QComboBox::activated, this, &ReplicationBar::changed);
}

void ReplicationBar::addTolerances(const Defaults* defaults) {
    m_tolerances->setObjectName(QStringLiteral("replication.tolerance"));
    for (const auto& [tolerance, name] : toleranceNames()) {
        m_tolerances->addItem(widgets::toleranceText(tolerance));
    }
    m_tolerances->setCurrentIndex(static_cast<int>(defaults ? defaults->tolerance() : Tolerance::lastUnit));
    addControl(tr("Tolerance"), m_tolerances);
    connect(m_tolerances, &QComboBox::activated, this, &ReplicationBar::changed);
    if (defaults) {
        connect(defaults, &Defaults::changed, this, [this, defaults, before = defaults->tolerance()]() mutable {
            if (std::exchange(before, defaults->tolerance()) != before) {
                m_tolerances->setCurrentIndex(static_cast<int>(before));
                emit changed();
            }
        });
    }
}

std::optional<published::Paper> ReplicationBar::paper() const {
    for (const auto& [paper, name] : published::paperNames()) {
        if (paperKey() == QString::fromStdString(name)) {
            return paper;
        }
    }
    return std::nullopt;
}

Tolerance ReplicationBar::tolerance() const {
    return static_cast<Tolerance>(m_tolerances->currentIndex());
}

QString ReplicationBar::paperKey() const {
    return m_papers->currentData().toString();
}

void ReplicationBar::setPaper(const QString& key) {
    m_papers->setCurrentIndex(std::max(0, m_papers->findData(key)));
}

}  // namespace greyscope::app
