#pragma once

#include <QString>

#include <vector>

#include "app/study/choices/forecast_choices.h"
#include "core/base/names.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::app {

struct Study;

/// A textbook whose conventions the grey analyses follow, or this program's own.
enum class Book {
    greyscope,  ///< the series as measured; models are judged by points that they have not seen
    liu,        ///< Liu, Lin: Grey Information, 2006; Liu: Grey Systems Analysis, 2024
    deng        ///< Deng: the papers of 1982 and 1989, and his textbooks
};

/// The names of the books on the command line: "greyscope", "liu", "deng".
[[nodiscard]] const base::Names<Book>& bookNames();
/// Returns the name of a book: "Liu", "this program".
[[nodiscard]] QString bookText(Book book);
/// Returns the name of a book with the settings that it makes.
[[nodiscard]] QString bookExplanation(Book book);

/// Returns the conventions of a book for the accuracy of a fit.
[[nodiscard]] grey::AccuracyOptions accuracyBy(Book book);
/// Sets the image and the extremes of relational degrees to those of a book.
void follow(Book book, grey::RelationOptions& options);
/// Sets all conventions of a study to those of a book: those above, and how many points are held out.
void follow(Book book, Study& study);

/// Returns the books whose conventions these options follow; none: the conventions are the user's own.
[[nodiscard]] std::vector<Book> booksOf(const grey::RelationOptions& options);
[[nodiscard]] std::vector<Book> booksOf(const ForecastChoices& choices);

}  // namespace greyscope::app
