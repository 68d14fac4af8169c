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
    std::string key;  ///< stable name, used for its command and in studies
    QString title;
    QStringList paragraphs;
    QString question;
    QString answer;
    QString source;                                           ///< source of its series
    QString page;                                             ///< page with the answer
    AskedLine line;                                           ///< line of that page's derivation with the answer
    base::Expected<Study> (*study)(const std::string& name);  ///< makes the lesson's study; its table gets this name
};

/// Returns all lessons in order, in the current language.
[[nodiscard]] std::vector<Lesson> lessons();

/// Returns the index of a lesson; the number of lessons if there is none of that name.
[[nodiscard]] std::size_t lessonPlace(const std::vector<Lesson>& all, const std::string& key);

/// Returns the study of a lesson, with the key in its member `lesson`. Errors: unknownPoint if there is no such lesson,
/// those of embeddedTable().
[[nodiscard]] base::Expected<Study> lessonStudy(const std::string& key);

}  // namespace greyscope::app
