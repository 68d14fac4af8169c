#include "app/sidebar/no_series_note.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <string>
#include <unordered_set>

#include "app/tables/run_parts.h"
#include "app/tables/table_change.h"
#include "app/text/error_text.h"
#include "app/text/left_out_text.h"
#include "core/base/whole_number.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/note.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

NoSeriesNote::NoSeriesNote(StudyStore& store, SeriesCatalog& catalog, QWidget* parent)
    : QWidget(parent),
      m_store(store),
      m_catalog(catalog),
      m_change(new TableChange(store, catalog, this)),
      m_note(new widgets::Note),
      m_buttons(new QWidget) {
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    const auto add = [this, row](const QString& name, const std::function<void(StudyTable&)>& combine) {
        auto* button = new QPushButton(name);
        widgets::setTip(button, tr("Combine the rows of a point: %1").arg(name));
        connect(button, &QPushButton::clicked, this, [this, name, combine] { change(name, combine); });
        row->addWidget(button);
        return button;
    };
    for (const auto& [how, name] :
         {std::pair(data::Aggregation::mean, tr("Mean")), std::pair(data::Aggregation::median, tr("Median")),
          std::pair(data::Aggregation::max, tr("Maximum"))}) {
        add(name, [how = how](StudyTable& table) { table.aggregation = how; });
    }
    m_sum = add(tr("Sum of each run"), sumRuns);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 8);
    column->setSpacing(6);
    column->addWidget(m_note);
    column->addWidget(m_buttons);
    connect(&m_catalog, &SeriesCatalog::changed, this, &NoSeriesNote::follow);
    follow();
}

void NoSeriesNote::follow() {
    std::unordered_set<std::string> listed;
    for (const SeriesEntry& entry : m_catalog.entries()) {
        listed.insert(entry.id.table);
    }
    const auto& tables = m_store.study().tables;
    const auto bare = std::find_if(tables.begin(), tables.end(), [&listed](const StudyTable& table) {
        return table.dataset && !listed.contains(table.name);
    });
    setVisible(bare != tables.end());
    if (bare == tables.end()) {
        m_table.reset();
        tellUnlisted();
        return;
    }
    if (m_table == *bare) {
        return;
    }
    m_table = *bare;
    const base::Error error = m_catalog.whyNone(bare->name);
    m_buttons->setVisible(error.code == base::ErrorCode::duplicatePoint);
    m_sum->setVisible(error.arguments.size() > 4 && !error.arguments[4].empty());
    m_note->setNote(widgets::Note::Kind::error,
                    widgets::paragraph({tr("%1 gives no series. %2 %3")
                                            .arg(widgets::visibleText(bare->name), errorText(error), errorRemedy(error))
                                            .trimmed(),
                                        leftOutSentence({{m_catalog.leftOut(bare->name)}})}));
}

void NoSeriesNote::tellUnlisted() {
    for (const StudyTable& table : m_store.study().tables) {
        const base::Error error = m_catalog.whyNone(table.name);
        if (error.code == base::ErrorCode::tooManySeries && error.arguments.size() == 5) {
            const std::size_t all = base::wholeNumberIn<std::size_t>(error.arguments[0]).value_or(0);
            const std::size_t listed = base::wholeNumberIn<std::size_t>(error.arguments[1]).value_or(0);
            m_buttons->hide();
            m_note->setNote(widgets::Note::Kind::look,
                            tr("%n further series of %1 are not listed, from “%2” to “%3”. Keep fewer rows to list "
                               "them.",
                               nullptr, widgets::counted(all - listed))
                                .arg(widgets::visibleText(table.name), widgets::visibleText(error.arguments[3]),
                                     widgets::visibleText(error.arguments[4])));
            show();
            return;
        }
    }
}

void NoSeriesNote::change(const QString& name, const std::function<void(StudyTable&)>& combine) {
    if (m_table) {
        m_change->start(tr("Rows on one point: %1").arg(name.toLower()), m_table->name,
                        [combine](StudyTable& table, base::Progress& /*progress*/) { combine(table); });
    }
}

QString NoSeriesNote::text() const {
    const auto* label = m_note->findChild<widgets::PlainLabel*>();
    return isHidden() || !label ? QString() : label->text();
}

}  // namespace greyscope::app
