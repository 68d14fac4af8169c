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

/// A table, the same table read again, and their differences.
struct ComparedTable {
    StudyTable before, now;
    TableDifference difference;
};

/// The effect of reading a table again on the main number of a page.
struct Consequence {
    StudyTable table;  ///< the table before it is read again
    QString number;    ///< name of the number: "degree of 1.1-W and 1.2-R"
    QString before, after;
};

/// The notices about the study in the strip above the page: missing tables, files that have changed since they were
/// read, and what could not be read from the study's file.
class StudyNotices : public QObject {
    Q_OBJECT

public:
    StudyNotices(StudyStore& store, StudyDocument& document, SourceWatch& sources, TableFollowing& following,
                 NoticeStrip& strip);
    /// Sets the page whose number the notices about changed files refer to.
    void setPage(const Page* page);

private:
    void show();
    void addMissing(std::vector<Notice>& notices);
    void addChanged(std::vector<Notice>& notices);
    /// `source` is a table that was read from a file, or a part of a stack that was.
    void addChanged(std::vector<Notice>& notices, const StudyTable& source, const std::string& table);
    void addJoined(std::vector<Notice>& notices, const StudyTable& source, const std::string& table);
    /// Adds notices on followed files that cannot be read in their present state.
    void addFollowed(std::vector<Notice>& notices, const std::string& table);
    void addLeft(std::vector<Notice>& notices);
    /// Adds a notice if the autosaved copy cannot be written.
    void addUnkept(std::vector<Notice>& notices);
    void addTaken(std::vector<Notice>& notices);
    void addRemarks(std::vector<Notice>& notices);
    /// Returns the differences in a table whose file has changed; nullptr until they are known.
    [[nodiscard]] std::shared_ptr<const ComparedTable> compared(const StudyTable& table);
    /// Returns what reading the table again would change; nullptr until it is calculated, and for a page without a
    /// number.
    [[nodiscard]] std::shared_ptr<const Consequence> consequence(const ComparedTable& table);
    /// Adds to the notice what reading the table again changes on the current page.
    void addConsequences(Notice& notice, const ComparedTable& table);
    /// Returns the sheet that the page shows; nullptr if it shows none.
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
    std::vector<std::shared_ptr<const Consequence>> m_weighed;  ///< since a file last changed
    SheetReload m_sheet;
};

}  // namespace greyscope::app
