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

/// A table of the study, the same table as its file contains it now, and the differences.
struct ComparedTable {
    StudyTable before, now;
    TableDifference difference;
};

/// How the main number of a page would change if a table were read again.
struct Consequence {
    StudyTable table;  ///< the table before it is read again
    QString number;    ///< name of the main number: "degree of 1.1-W and 1.2-R"
    QString before, after;
};

/// The notices about the study above the page: on missing tables, on files that have changed since they were read, and
/// on what could not be read from the study's file.
class StudyNotices : public QObject {
    Q_OBJECT

public:
    StudyNotices(StudyStore& store, StudyDocument& document, SourceWatch& sources, TableFollowing& following,
                 NoticeStrip& strip);
    /// Sets the current page. Notices on changed files say how its main number would change.
    void setPage(const Page* page);

private:
    void show();
    void addMissing(std::vector<Notice>& notices);
    void addChanged(std::vector<Notice>& notices);
    /// Adds a notice if the file of `source` has changed. `source` is the table with the name `table`, or a part of it
    /// if that is a stack.
    void addChanged(std::vector<Notice>& notices, const StudyTable& source, const std::string& table);
    void addJoined(std::vector<Notice>& notices, const StudyTable& source, const std::string& table);
    /// Adds notices on files that a table follows and that cannot be read now.
    void addFollowed(std::vector<Notice>& notices, const std::string& table);
    void addLeft(std::vector<Notice>& notices);
    /// Adds a notice if the copy of the unsaved study cannot be written (Autosave).
    void addUnkept(std::vector<Notice>& notices);
    void addTaken(std::vector<Notice>& notices);
    void addRemarks(std::vector<Notice>& notices);
    /// Returns how a table differs from its file, which has changed; nullptr until this is known.
    [[nodiscard]] std::shared_ptr<const ComparedTable> compared(const StudyTable& table);
    /// Returns how the main number of the current page would change if the table were read again. nullptr until this is
    /// calculated, and for a page without a main number.
    [[nodiscard]] std::shared_ptr<const Consequence> consequence(const ComparedTable& table);
    /// Adds to a notice what would change on the current page if the table were read again.
    void addConsequences(Notice& notice, const ComparedTable& table);
    /// Returns the sheet that the current page shows; nullptr if it shows none.
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
    std::vector<std::shared_ptr<const ComparedTable>> m_compared;  ///< results of compared() since a file last changed
    QPointer<const Page> m_page;
    Job<Consequence> m_weighing;
    std::vector<std::shared_ptr<const Consequence>> m_weighed;  ///< results of consequence() since a file last changed
    SheetReload m_sheet;
};

}  // namespace greyscope::app
