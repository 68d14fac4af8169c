#pragma once

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

#include "app/pages/page.h"
#include "app/run/job.h"
#include "app/study/file/study_store.h"
#include "app/study/tables/source_watch.h"
#include "app/study/tables/table_difference.h"
#include "app/window/document/sheet_reload.h"
#include "app/window/document/study_document.h"
#include "app/window/document/table_following.h"
#include "app/window/strips/notice_strip.h"

namespace greyscope::app {

/// What would be different in a table if it were read again.
struct ComparedTable {
    StudyTable before, now;
    TableDifference difference;
};

/// What becomes of the number of a page with a table that is read again.
struct Consequence {
    StudyTable table;  ///< before
    QString number;    ///< which: "degree of 1.1-W and 1.2-R"
    QString before, after;
};

/// What the strip above the page tells of the study: tables that are missing, files that have changed since they were
/// read, and what could not be taken from the study's file.
class StudyNotices : public QObject {
    Q_OBJECT

public:
    StudyNotices(StudyStore& store, StudyDocument& document, SourceWatch& sources, TableFollowing& following,
                 NoticeStrip& strip);
    /// What reloading changes is told for the number of this page.
    void setPage(const Page* page);

private:
    void show();
    void addMissing(std::vector<Notice>& notices);
    void addChanged(std::vector<Notice>& notices);
    /// `source` is a table that was read from a file, or such a part of one.
    void addChanged(std::vector<Notice>& notices, const StudyTable& source, const std::string& table);
    void addJoined(std::vector<Notice>& notices, const StudyTable& source, const std::string& table);
    /// Files that a table follows and that cannot be read as they are now.
    void addFollowed(std::vector<Notice>& notices, const std::string& table);
    void addLeft(std::vector<Notice>& notices);
    /// The study cannot be set aside.
    void addUnkept(std::vector<Notice>& notices);
    void addTaken(std::vector<Notice>& notices);
    void addRemarks(std::vector<Notice>& notices);
    /// What is different in a table whose file has changed; null so far where that has to be looked at first.
    [[nodiscard]] std::shared_ptr<const ComparedTable> compared(const StudyTable& table);
    /// What reloading would change; null so far where that has to be calculated first, or where the page has no number.
    [[nodiscard]] std::shared_ptr<const Consequence> consequence(const ComparedTable& table);
    /// What reloading changes on the page in view is told with the notice.
    void addConsequences(Notice& notice, const ComparedTable& table);
    /// The sheet that the page shows; null where it shows none.
    [[nodiscard]] std::shared_ptr<const widgets::SheetSpec> sheetInView() const;
    void forget();
    void showLeft();
    void showRemarks();
    [[nodiscard]] Notice changedNotice(const QString& file, const std::string& table);
    [[nodiscard]] NoticeAction keepAction(const std::string& table);
    [[nodiscard]] NoticeAction reloadAction(const std::string& table);
    [[nodiscard]] NoticeAction connectAction(const std::string& server);

    StudyStore& m_store;
    StudyDocument& m_document;
    SourceWatch& m_sources;
    TableFollowing& m_following;
    NoticeStrip& m_strip;
    Job<ComparedTable> m_comparing;
    std::vector<std::shared_ptr<const ComparedTable>> m_compared;  ///< since a file last changed
    QPointer<const Page> m_page;
    Job<Consequence> m_weighing;
    std::vector<std::shared_ptr<const Consequence>> m_weighed;  ///< likewise
    SheetReload m_sheet;
};

}  // namespace greyscope::app
