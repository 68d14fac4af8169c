#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

#include "app/analyses/page_derivation.h"
#include "app/study/study.h"

namespace greyscope::app {

/// A page of text beside a small study, with a question that a step of the derivation answers.
struct Lesson {
    std::string key;  ///< stable name: of its command, and in studies
    QString title;
    QStringList paragraphs;
    QString question;
    QString answer;
    QString source;                                           ///< of its series
    QString page;                                             ///< that answers
    AskedLine line;                                           ///< of the derivation there
    base::Expected<Study> (*study)(const std::string& name);  ///< its study; its own table has this name
};

/// All of them in their order, in the language in use.
[[nodiscard]] std::vector<Lesson> lessons();

/// The place of a lesson among them; their number where there is none of that name.
[[nodiscard]] std::size_t lessonPlace(const std::vector<Lesson>& all, const std::string& key);

/// Its study, which says in `lesson` what it is for. Errors: unknownPoint where there is no such lesson, those of
/// embeddedTable().
[[nodiscard]] base::Expected<Study> lessonStudy(const std::string& key);

}  // namespace greyscope::app
