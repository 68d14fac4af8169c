#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

#include "app/analyses/page_derivation.h"
#include "app/study/study.h"

namespace greyscope::app {

/// A lesson: a text beside a small study, and a question that a step of the study's derivation answers.
struct Lesson {
    std::string key;  ///< name that never changes, used for the lesson's command and in studies
    QString title;
    QStringList paragraphs;
    QString question;
    QString answer;
    QString source;  ///< where the series of its study comes from
    QString page;    ///< key of the page that shows the answer
    AskedLine line;  ///< line of the derivation on that page that gives the answer
    /// Makes the study of the lesson; its table gets the name `name`.
    base::Expected<Study> (*study)(const std::string& name);
};

/// Returns all lessons, in teaching order and in the current language.
[[nodiscard]] std::vector<Lesson> lessons();

/// Returns the index of the lesson with this key; the number of lessons if there is none.
[[nodiscard]] std::size_t lessonPlace(const std::vector<Lesson>& all, const std::string& key);

/// Returns the study of the lesson with this key; its member `lesson` contains the key. Errors: unknownPoint if there
/// is no such lesson; those of embeddedTable().
[[nodiscard]] base::Expected<Study> lessonStudy(const std::string& key);

}  // namespace greyscope::app
