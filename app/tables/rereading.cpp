#include "app/tables/rereading.h"

#include "app/study/tables/reread_table.h"
#include "app/tables/table_change.h"
#include "core/base/try.h"

namespace greyscope::app {

Rereading::Rereading(StudyStore& store, SeriesCatalog& catalog, QObject* parent)
    : QObject(parent), m_store(store), m_catalog(catalog) {
    m_job.runOneAtATime();
    connect(&m_job, &JobBase::stateChanged, this, &Rereading::finish);
}

void Rereading::start(const QString& what, const std::string& table, const ToldReading& told) {
    const StudyTable* const shown = m_store.study().table(table);
    if (shown == nullptr) {
        return;
    }
    m_what = what;
    m_told = told;
    m_job.start([before = *shown, told](base::Progress& progress) -> base::Expected<Reread> {
        Reread reread{before, GREYSCOPE_TRY(readOtherwise(before, told, progress)), {}};
        reread.listing = seriesOf(reread.now);
        return reread;
    });
}

void Rereading::finish() {
    if (const auto* failed = std::get_if<widgets::Failed>(&m_job.state())) {
        emit refused(failed->remedy.isEmpty() ? failed->message : failed->message + QLatin1Char('\n') + failed->remedy);
        return;
    }
    const auto ready = m_job.ready();
    if (!ready) {
        return;
    }
    const StudyTable* const now = m_store.study().table(ready->before.name);
    m_job.set(widgets::Empty{});  // so that only the study keeps the memory of the result
    if (now && *now == ready->before) {
        putTable(m_store, m_catalog, m_what, ready->now, ready->listing);
    } else if (now) {  // the study has changed meanwhile
        start(m_what, ready->before.name, m_told);
    }
}

}  // namespace greyscope::app
