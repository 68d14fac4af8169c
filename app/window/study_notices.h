#pragma once

#include <QObject>

#include "app/study/source_watch.h"
#include "app/study/study_store.h"
#include "app/window/notice_strip.h"
#include "app/window/study_document.h"

namespace greyscope::app {

/// What the strip above the page tells of the study: tables that are missing, files that have changed since they were
/// read, and what could not be taken from the study's file.
class StudyNotices : public QObject {
    Q_OBJECT

public:
    StudyNotices(StudyStore& store, StudyDocument& document, SourceWatch& sources, NoticeStrip& strip);

private:
    void show();
    void addMissing(std::vector<Notice>& notices);
    void addChanged(std::vector<Notice>& notices);
    /// `source` is a table that was read from a file, or such a part of one.
    void addChanged(std::vector<Notice>& notices, const StudyTable& source, const std::string& table);
    void addJoined(std::vector<Notice>& notices, const StudyTable& source, const std::string& table);
    void addRemarks(std::vector<Notice>& notices);
    void showRemarks();

    StudyStore& m_store;
    StudyDocument& m_document;
    SourceWatch& m_sources;
    NoticeStrip& m_strip;
};

}  // namespace greyscope::app
