#include "app/window/document/study_notices.h"

#include <QFileInfo>

#include "app/sources/file_name.h"
#include "app/sources/server_access.h"
#include "app/study/file/table_paths.h"
#include "app/study/remark_text.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/stacked_table.h"
#include "app/text/error_text.h"
#include "app/window/dialogs/left_studies_dialog.h"
#include "app/window/panes/difference_table.h"
#include "core/base/try.h"
#include "widgets/common/moment_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

StudyNotices::StudyNotices(StudyStore& store, StudyDocument& document, SourceWatch& sources, TableFollowing& following,
                           NoticeStrip& strip)
    : QObject(&strip),
      m_store(store),
      m_document(document),
      m_sources(sources),
      m_following(following),
      m_strip(strip) {
    connect(&following, &TableFollowing::changed, this, &StudyNotices::show);
    connect(&store, &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        if (before.missing != after.missing || before.tables != after.tables) {
            show();
        }
    });
    connect(&store, &StudyStore::closed, this, [this] {
        forget();
        show();
    });
    connect(&document, &StudyDocument::remarksChanged, this, &StudyNotices::show);
    connect(&document, &StudyDocument::leftChanged, this, &StudyNotices::show);
    connect(&document.autosave(), &Autosave::failureChanged, this, &StudyNotices::show);
    connect(&sources, &SourceWatch::changed, this, [this] {
        forget();  // what was compared may be outdated
        show();
    });
    connect(&m_weighing, &JobBase::stateChanged, this, [this] {
        if (m_weighing.ready()) {
            m_weighed.push_back(m_weighing.ready());
            show();
        }
    });
    connect(&m_comparing, &JobBase::stateChanged, this, [this] {
        if (const auto ready = m_comparing.ready()) {
            m_compared.push_back(ready);
            show();
        }
    });
    connect(&m_sheet, &SheetReload::changed, this, &StudyNotices::show);
    show();
}

void StudyNotices::forget() {
    m_comparing.set(widgets::Empty{});
    m_compared.clear();
    m_weighing.set(widgets::Empty{});
    m_weighed.clear();
    m_sheet.clear();
}

void StudyNotices::setPage(const Page* page) {
    if (m_page) {
        disconnect(m_page, nullptr, this, nullptr);
    }
    m_sheet.stop();
    m_page = page;
    if (page) {
        connect(page, &Page::conventionsChanged, this, [this] {
            m_weighing.set(widgets::Empty{});
            m_weighed.clear();
            show();
        });
    }
    show();
}

void StudyNotices::show() {
    std::vector<Notice> notices;
    addUnkept(notices);
    addLeft(notices);
    addTaken(notices);
    addMissing(notices);
    addChanged(notices);
    addRemarks(notices);
    m_strip.setNotices(notices);
}

void StudyNotices::addMissing(std::vector<Notice>& notices) {
    for (const MissingTable& missing : m_store.study().missing) {
        notices.push_back({tr("Table “%1” is missing; its settings are kept. %2")
                               .arg(QString::fromStdString(missing.name), errorMessage(missing.why)),
                           {},
                           {},
                           Notice::Kind::error});
        if (const std::string server = serverToApprove(missing.why); !server.empty()) {
            notices.back().kind = Notice::Kind::look;
            notices.back().actions.push_back(connectAction(server));
        }
        if (!lostFile(missing).empty()) {
            notices.back().actions.push_back(
                {tr("Locate…"), [this, name = missing.name] { m_document.askToLocate(name); }});
        }
    }
}

void StudyNotices::addChanged(std::vector<Notice>& notices) {
    for (const StudyTable& table : m_store.study().tables) {
        if (table.followed && (m_following.awaits(table.name) || !m_following.failuresOf(table.name).empty())) {
            addFollowed(notices, table.name);
            continue;
        }
        for (const StudyTable* source : sourcesOf(table)) {
            addChanged(notices, *source, table.name);
            addJoined(notices, *source, table.name);
        }
        if (!table.parts.empty()) {
            addJoined(notices, table, table.name);
        }
    }
}

void StudyNotices::addFollowed(std::vector<Notice>& notices, const std::string& table) {
    for (const base::Error& error : m_following.failuresOf(table)) {
        notices.push_back({tr("Following “%1”: the file cannot be read at the moment; the previous rows are kept. %2")
                               .arg(QString::fromStdString(table), errorMessage(error)),
                           {},
                           {},
                           Notice::Kind::look});
    }
}

/// The differences are shown as soon as they are known.
Notice StudyNotices::changedNotice(const QString& file, const std::string& table) {
    Notice notice{tr("“%1” has changed since table “%2” was read from it.").arg(file, QString::fromStdString(table)),
                  {},
                  {keepAction(table), reloadAction(table)},
                  Notice::Kind::look};
    const StudyTable* shown = m_store.study().table(table);
    if (const auto known = shown ? compared(*shown) : nullptr) {
        notice.more = differenceText(known->difference);
        addConsequences(notice, *known);
        if (!known->difference.first.empty()) {
            notice.details = [difference = known->difference] { return differenceTable(difference); };
        }
    }
    return notice;
}

void StudyNotices::addConsequences(Notice& notice, const ComparedTable& table) {
    if (const auto sheet = sheetInView()) {
        if (const auto changes = m_sheet.of(table.before, table.now, m_store.study(), *sheet)) {
            notice.more += QLatin1Char('\n') + tr("After reloading:") + QLatin1Char('\n') + changesText(*changes);
        } else if (m_sheet.running()) {
            notice.more += widgets::betweenSentences() + tr("Calculating the changes on the sheet.");
            notice.actions.insert(notice.actions.begin(), {tr("Cancel"), [this] { m_sheet.cancel(); }});
        }
    } else if (const auto told = consequence(table)) {
        notice.more +=
            widgets::betweenSentences() +
            (told->before == told->after
                 ? tr("After reloading, the %1 stays %2.").arg(told->number, told->after)
                 : tr("After reloading, the %1 is %2 instead of %3.").arg(told->number, told->after, told->before));
    }
}

std::shared_ptr<const widgets::SheetSpec> StudyNotices::sheetInView() const {
    for (PageFigure& each : m_page ? m_page->figures() : std::vector<PageFigure>()) {
        if (auto* sheet = std::get_if<widgets::SheetSpec>(&each.figure)) {
            return std::make_shared<const widgets::SheetSpec>(std::move(*sheet));
        }
    }
    return nullptr;
}

void StudyNotices::addChanged(std::vector<Notice>& notices, const StudyTable& source, const std::string& table) {
    const QString file = fileName(source.path);
    switch (m_sources.stateOf(source)) {
        case SourceState::same:
            break;
        case SourceState::changed:
            notices.push_back(changedNotice(file, table));
            break;
        case SourceState::gone:
            notices.push_back({tr("“%1” no longer exists; table “%2” keeps the data that were read.")
                                   .arg(file, QString::fromStdString(table)),
                               {},
                               {keepAction(table)},
                               Notice::Kind::look});
            break;
    }
}

NoticeAction StudyNotices::keepAction(const std::string& table) {
    return {tr("Keep current data"), [this, table] { m_document.reading().keep(table); }};
}

NoticeAction StudyNotices::reloadAction(const std::string& table) {
    return {tr("Reload"), [this, table] { m_document.reading().reload(table); }, true};
}

/// The notice names the server.
NoticeAction StudyNotices::connectAction(const std::string& server) {
    return {tr("Connect"), [this, server] { m_document.connectServer(server); }, true};
}

std::shared_ptr<const ComparedTable> StudyNotices::compared(const StudyTable& table) {
    for (const auto& known : m_compared) {
        if (known->before == table) {
            return known;
        }
    }
    if (!m_comparing.running()) {
        m_comparing.start([before = table](base::Progress& progress) -> base::Expected<ComparedTable> {
            StudyRemarks remarks;
            const StudyTable now = GREYSCOPE_TRY(readAgain(before, remarks, progress));
            return ComparedTable{before, now, GREYSCOPE_TRY(differenceOf(before, now, progress))};
        });
    }
    return nullptr;
}

std::shared_ptr<const Consequence> StudyNotices::consequence(const ComparedTable& table) {
    const QString number = m_page ? m_page->previewed() : QString();
    for (const auto& known : m_weighed) {
        if (known->number == number && known->table == table.before) {
            return known;
        }
    }
    if (number.isEmpty() || m_weighing.running()) {
        return nullptr;
    }
    Study reloaded = m_store.study();
    for (StudyTable& each : reloaded.tables) {
        if (each == table.before) {
            each = table.now;
        }
    }
    const Page::Preview before = m_page->preview(m_store.study());
    const Page::Preview after = m_page->preview(reloaded);
    if (before && after) {
        m_weighing.start([=, asked = table.before](base::Progress& progress) -> base::Expected<Consequence> {
            return Consequence{asked, number, GREYSCOPE_TRY(before(progress)), GREYSCOPE_TRY(after(progress))};
        });
    }
    return nullptr;
}

void StudyNotices::addUnkept(std::vector<Notice>& notices) {
    if (const widgets::Failed* failed = m_document.autosave().failure()) {
        notices.push_back({tr("The automatic backup of unsaved changes failed. %1").arg(failed->message),
                           tr("The program retries every minute. Free some space, or save the study elsewhere."),
                           {{tr("Try again"), [this] { m_document.autosave().save(); }},
                            {tr("Save as…"), [this] { m_document.saver().saveAs(); }, true}},
                           Notice::Kind::error});
    }
}

void StudyNotices::addLeft(std::vector<Notice>& notices) {
    if (const std::size_t count = m_document.left().size(); count > 1) {
        notices.push_back({tr("%n studies had unsaved changes when Greyscope ended.", nullptr, widgets::counted(count)),
                           {},
                           {{tr("Show…"), [this] { showLeft(); }, true}},
                           Notice::Kind::look});
        return;
    }
    for (const LeftStudy& left : m_document.left()) {
        const QString name = left.path.isEmpty() ? left.name : fileName(left.path.toStdString());
        notices.push_back({tr("“%1” had unsaved changes when Greyscope ended, the last at %2.")
                               .arg(name, widgets::momentText(left.when)),
                           {},
                           {{tr("Recover"), [this, left] { m_document.recover(left); }, true},
                            {tr("Discard"), [this, left] { m_document.discard(left); }}},
                           Notice::Kind::look});
    }
}

void StudyNotices::addTaken(std::vector<Notice>& notices) {
    if (m_document.lock().taken()) {
        notices.push_back({tr("“%1” is open in another Greyscope window: the version saved last overwrites the other.")
                               .arg(fileName(m_store.study().path)),
                           {},
                           {},
                           Notice::Kind::look});
    }
}

void StudyNotices::addJoined(std::vector<Notice>& notices, const StudyTable& source, const std::string& table) {
    const QString name = QString::fromStdString(table);
    for (const auto& [path, stamp] : source.joined) {
        const QString file = fileName(path);
        const SourceState state = m_sources.stateOf(path, stamp);
        if (state == SourceState::changed) {
            notices.push_back({tr("“%1” has changed since table “%2” was joined with it.").arg(file, name),
                               {},
                               {reloadAction(table)},
                               Notice::Kind::look});
        } else if (state == SourceState::gone) {
            notices.push_back({tr("“%1” no longer exists; table “%2” keeps the joined data. The next change of its "
                                  "recipe needs the file: restore it, or choose another file in that step.")
                                   .arg(file, name),
                               {},
                               {},
                               Notice::Kind::look});
        }
    }
}

void StudyNotices::addRemarks(std::vector<Notice>& notices) {
    std::vector<StudyRemark> remarks;
    for (const StudyRemark& remark : m_document.remarks()) {
        if (remark.kind == StudyRemark::Kind::notConnected) {
            notices.push_back({remarkText(remark), {}, {connectAction(remark.arguments[3])}, Notice::Kind::look});
        } else {
            remarks.push_back(remark);
        }
    }
    if (remarks.size() == 1) {
        notices.push_back({remarkText(remarks.front()), {}, {}, Notice::Kind::look});
    } else if (!remarks.empty()) {
        notices.push_back(
            {tr("%1 And %n more.", nullptr, widgets::counted(remarks.size() - 1)).arg(remarkText(remarks.front())),
             {},
             {{tr("Show all"), [this] { showRemarks(); }}},
             Notice::Kind::look});
    }
}

void StudyNotices::showLeft() {
    auto* dialog = new LeftStudiesDialog(m_document.left(), m_strip.window());
    connect(dialog, &LeftStudiesDialog::recovered, &m_document, &StudyDocument::recover);
    connect(dialog, &LeftStudiesDialog::discarded, &m_document, &StudyDocument::discard);
    dialog->open();
}

void StudyNotices::showRemarks() {
    QStringList lines;
    for (const StudyRemark& remark : m_document.remarks()) {
        lines << remarkText(remark);
    }
    auto* box = widgets::messageBox(QMessageBox::Information, tr("Greyscope"),
                                    tr("Parts of the study that could not be read as saved"), {}, QMessageBox::Ok,
                                    m_strip.window());
    box->setDetailedText(lines.join(QLatin1Char('\n')));
    box->open();
}

}  // namespace greyscope::app
