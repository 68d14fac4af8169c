#include "app/window/document/source_reading.h"

#include <algorithm>
#include <utility>

#include "app/sources/file_name.h"
#include "app/study/file/study_tables.h"
#include "app/study/file/table_paths.h"
#include "app/study/series_listing.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/reread_table.h"
#include "app/tables/table_change.h"
#include "core/base/try.h"

namespace greyscope::app {

namespace {

/// Returns a study of a table that was read, with the remarks.
base::Expected<OpenedStudy> studyWith(base::Expected<StudyTable> table, const StudyRemarks& remarks) {
    return std::move(table).map([&remarks](StudyTable read) {
        OpenedStudy opened = studyOf(std::move(read));
        opened.remarks = remarks.list();
        return opened;
    });
}

/// Returns the table; or its entry, if another of its files is missing, or another of its servers is not approved.
base::Expected<OpenedStudy> readLocated(const MissingTable& entry, const std::string& path, const std::string& study,
                                        base::Progress& progress) {
    StudyRemarks remarks;
    auto table = readTable(entry, remarks, progress);
    const bool other = !table && table.error().code == base::ErrorCode::fileNotFound &&
                       !table.error().arguments.empty() && table.error().arguments.front() != path;
    if (other || (!table && !serverToApprove(table.error()).empty())) {
        OpenedStudy opened;
        opened.study.missing = {entry};
        opened.study.missing.front().why = table.error();
        return opened;
    }
    if (table) {
        settleCopies(*table, entry, study, remarks);
    }
    return studyWith(std::move(table), remarks);
}

QString reading(const QString& file) {
    return SourceReading::tr("Reading %1").arg(file);
}

}  // namespace

SourceReading::SourceReading(StudyStore& store, SeriesCatalog& catalog, JobQueue<OpenedStudy>& loads)
    : m_store(store), m_catalog(catalog), m_loads(loads) {}

const MissingTable* SourceReading::missing(const std::string& table) const {
    const auto& missing = m_store.study().missing;
    const auto found =
        std::find_if(missing.begin(), missing.end(), [&table](const MissingTable& each) { return each.name == table; });
    return found == missing.end() ? nullptr : &*found;
}

void SourceReading::locate(const std::string& table, const QString& path) {
    if (const MissingTable* const entry = missing(table)) {
        readMissing(located(*entry, path.toStdString()), fileName(path.toStdString()), path.toStdString());
    }
}

void SourceReading::connectTable(const std::string& table) {
    if (const MissingTable* const entry = missing(table)) {
        readMissing(*entry, QString::fromStdString(table), {});
    }
}

/// `file` is one that the user has just chosen.
void SourceReading::readMissing(const MissingTable& entry, const QString& what, const std::string& file) {
    const auto work = [entry, file, study = m_store.study().path](base::Progress& progress) {
        return readLocated(entry, file, study, progress);
    };
    m_loads.add({reading(what), [work] { return work; }, [this](const OpenedStudy& opened) { putLocated(opened); }});
}

void SourceReading::putLocated(const OpenedStudy& opened) {
    if (opened.study.tables.empty()) {
        const MissingTable& known = opened.study.missing.front();
        m_store.edit(tr("Locate a file of table %1").arg(QString::fromStdString(known.name)), [&](Study& study) {
            for (MissingTable& missing : study.missing) {
                missing = missing.name == known.name ? known : missing;
            }
        });
        return;
    }
    StudyTable found = opened.study.tables.front();
    m_catalog.prime(found, opened.entries.front());
    std::vector<SeriesEntry> there = m_catalog.entries();
    const std::vector<SeriesEntry>& own = opened.entries.front().entries;
    there.insert(there.end(), own.begin(), own.end());
    m_store.edit(tr("Locate table %1").arg(QString::fromStdString(found.name)),
                 [&](Study& study) { placeTable(study, std::move(found), there); });
    StudyRemarks remarks;
    if (const auto history = historyThatWaited(m_store.study(), remarks)) {
        m_store.restoreHistory(*history);
    }
    std::vector<StudyRemark> all = opened.remarks;
    const std::vector<StudyRemark> further = remarks.list();
    all.insert(all.end(), further.begin(), further.end());
    emit remarked(all);
}

void SourceReading::reload(const std::string& table) {
    const QString name = QString::fromStdString(table);
    readOnceMore(table, reading(name), tr("Read %1 again").arg(name), readAgain);
}

void SourceReading::keep(const std::string& table) {
    const QString name = QString::fromStdString(table);
    readOnceMore(table, tr("Keeping %1 in the study").arg(name), tr("Keep %1 in the study").arg(name), keptTable);
}

void SourceReading::readOnceMore(const std::string& table, const QString& doing, const QString& done,
                                 const Read& read) {
    const StudyTable* shown = m_store.study().table(table);
    if (!shown) {
        return;
    }
    const auto work = [before = *shown, read](base::Progress& progress) {
        StudyRemarks remarks;
        return studyWith(read(before, remarks, progress), remarks);
    };
    m_loads.add({doing, [work] { return work; }, [this, done](const OpenedStudy& opened) { putAgain(done, opened); }});
}

void SourceReading::replaceFiles(const OtherFiles& files) {
    const auto work = [study = m_store.study(), files](base::Progress& progress) -> base::Expected<OpenedStudy> {
        OpenedStudy opened;
        StudyRemarks remarks;
        for (const StudyTable& table : study.tables) {
            if (auto other = GREYSCOPE_TRY(withOtherFiles(table, files, remarks, progress))) {
                opened.entries.push_back(seriesOf(*other));
                opened.study.tables.push_back(std::move(*other));
            }
        }
        opened.remarks = remarks.list();
        return opened;
    };
    m_loads.add({tr("Reading other data"), [work] { return work; },
                 [this](const OpenedStudy& opened) { putAgain(tr("Read other data"), opened); }});
}

void SourceReading::putAgain(const QString& what, const OpenedStudy& opened) {
    for (std::size_t t = 0; t < opened.entries.size(); ++t) {
        m_catalog.prime(opened.study.tables[t], opened.entries[t]);
    }
    m_store.edit(what, [&](Study& study) {
        for (std::size_t t = 0; t < opened.entries.size(); ++t) {
            const StudyTable& again = opened.study.tables[t];
            for (StudyTable& table : study.tables) {
                if (table.name == again.name) {
                    table = again;
                    study.selection = keptSelection(study.selection, table.name, opened.entries[t].entries);
                }
            }
        }
    });
    emit remarked(opened.remarks);
}

}  // namespace greyscope::app
