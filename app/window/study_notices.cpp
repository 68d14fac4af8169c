#include "app/window/study_notices.h"

#include <QFileInfo>

#include "app/study/stacked_table.h"
#include "app/study/study_tables.h"
#include "app/text/error_text.h"
#include "app/text/file_name.h"
#include "app/text/remark_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

StudyNotices::StudyNotices(StudyStore& store, StudyDocument& document, SourceWatch& sources, NoticeStrip& strip)
    : QObject(&strip), m_store(store), m_document(document), m_sources(sources), m_strip(strip) {
    connect(&store, &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        if (before.missing != after.missing || before.tables != after.tables) {
            show();
        }
    });
    connect(&store, &StudyStore::closed, this, &StudyNotices::show);
    connect(&document, &StudyDocument::remarksChanged, this, &StudyNotices::show);
    connect(&sources, &SourceWatch::changed, this, &StudyNotices::show);
}

void StudyNotices::show() {
    std::vector<Notice> notices;
    addMissing(notices);
    addChanged(notices);
    addRemarks(notices);
    m_strip.setNotices(notices);
}

void StudyNotices::addMissing(std::vector<Notice>& notices) {
    for (const MissingTable& missing : m_store.study().missing) {
        notices.push_back({tr("Table “%1” is left out, its choices are kept. %2")
                               .arg(QString::fromStdString(missing.name), errorMessage(missing.why)),
                           lostFile(missing).empty() ? QString() : tr("Locate…"),
                           [this, name = missing.name] { m_document.askToLocate(name); }, true});
    }
}

void StudyNotices::addChanged(std::vector<Notice>& notices) {
    for (const StudyTable& table : m_store.study().tables) {
        for (const StudyTable* source : sourcesOf(table)) {
            addChanged(notices, *source, table.name);
            addJoined(notices, *source, table.name);
        }
        if (!table.parts.empty()) {
            addJoined(notices, table, table.name);
        }
    }
}

void StudyNotices::addChanged(std::vector<Notice>& notices, const StudyTable& source, const std::string& table) {
    const QString file = fileName(source.path);
    switch (m_sources.stateOf(source)) {
        case SourceState::same:
            break;
        case SourceState::changed:
            notices.push_back(
                {tr("“%1” has changed since table “%2” was read from it.").arg(file, QString::fromStdString(table)),
                 tr("Reload"), [this, table] { m_document.reading().reload(table); }});
            break;
        case SourceState::gone:
            notices.push_back({tr("“%1” is no longer there; table “%2” goes on as it was read.")
                                   .arg(file, QString::fromStdString(table)),
                               {},
                               {}});
            break;
    }
}

void StudyNotices::addJoined(std::vector<Notice>& notices, const StudyTable& source, const std::string& table) {
    const QString name = QString::fromStdString(table);
    for (const auto& [path, stamp] : source.joined) {
        const QString file = fileName(path);
        const SourceState state = m_sources.stateOf(path, stamp);
        if (state == SourceState::changed) {
            notices.push_back({tr("“%1” has changed since table “%2” was joined with it.").arg(file, name),
                               tr("Reload"), [this, table] { m_document.reading().reload(table); }});
        } else if (state == SourceState::gone) {
            notices.push_back({tr("“%1” is no longer there; table “%2” goes on as it was joined with it. The next "
                                  "change of its recipe needs it: put it back, or choose another file in that step.")
                                   .arg(file, name),
                               {},
                               {}});
        }
    }
}

void StudyNotices::addRemarks(std::vector<Notice>& notices) {
    const std::vector<StudyRemark>& remarks = m_document.remarks();
    if (remarks.size() == 1) {
        notices.push_back({remarkText(remarks.front()), {}, {}});
    } else if (!remarks.empty()) {
        notices.push_back(
            {tr("%1 And %n more.", nullptr, widgets::counted(remarks.size() - 1)).arg(remarkText(remarks.front())),
             tr("Show all"), [this] { showRemarks(); }});
    }
}

void StudyNotices::showRemarks() {
    QStringList lines;
    for (const StudyRemark& remark : m_document.remarks()) {
        lines << remarkText(remark);
    }
    auto* box = widgets::messageBox(QMessageBox::Information, tr("Greyscope"),
                                    tr("What could not be taken from the study as it stands there"), {},
                                    QMessageBox::Ok, m_strip.window());
    box->setDetailedText(lines.join(QLatin1Char('\n')));
    box->open();
}

}  // namespace greyscope::app
