#include "app/study/choices/book.h"

#include "app/study/study.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

bool fitsAllPoints(Book book) {
    return book != Book::greyscope;
}

template <class Follows>
std::vector<Book> booksWhere(Follows follows) {
    std::vector<Book> books;
    for (const auto& [book, name] : bookNames()) {
        if (follows(book)) {
            books.push_back(book);
        }
    }
    return books;
}

}  // namespace

const base::Names<Book>& bookNames() {
    static const base::Names<Book> names{{Book::greyscope, "greyscope"}, {Book::liu, "liu"}, {Book::deng, "deng"}};
    return names;
}

QString bookText(Book book) {
    switch (book) {
        case Book::liu:
            return Words::tr("Liu");
        case Book::deng:
            return Words::tr("Deng");
        case Book::greyscope:
            break;
    }
    return Words::tr("this program");
}

QString bookExplanation(Book book) {
    switch (book) {
        case Book::liu:
            return Words::tr(
                "Liu: initial image; all points are fitted; MAPE over all k, ÷ n; a fit to a buffered "
                "series is compared with that series");
        case Book::deng:
            return Words::tr(
                "Deng: initial image; all points are fitted; MAPE over k ≥ 2, ÷ (n − 1); grades 1 to 4; a "
                "fit to a buffered series is compared with that series");
        case Book::greyscope:
            break;
    }
    return Words::tr(
        "This program: series as measured; 2 points are held out; MAPE over k ≥ 2, ÷ (n − 1); every fit is "
        "compared with the measured series");
}

grey::AccuracyOptions accuracyBy(Book book) {
    switch (book) {
        case Book::liu:
            return {.meanError = grey::MeanErrorOver::all, .judgedBy = grey::JudgedBy::buffered};
        case Book::deng:
            return {.judgedBy = grey::JudgedBy::buffered, .grades = grey::GradeTable::deng};
        case Book::greyscope:
            break;
    }
    return {};
}

void follow(Book book, grey::RelationOptions& options) {
    const bool byPoints = grey::degreeOf(options.method).isByPoints();
    options.image = {book != Book::greyscope && byPoints ? data::Image::initial : data::Image::none};
    options.scope = grey::RelationOptions().scope;
}

void follow(Book book, Study& study) {
    follow(book, study.relations.options);
    study.forecast.options.accuracy = accuracyBy(book);
    setHoldOut(study.forecast, fitsAllPoints(book) ? 0 : ForecastChoices().holdOut);
}

std::vector<Book> booksOf(const grey::RelationOptions& options) {
    return booksWhere([&](Book book) {
        grey::RelationOptions followed = options;
        follow(book, followed);
        return followed == options;
    });
}

std::vector<Book> booksOf(const ForecastChoices& choices) {
    const bool all = choices.holdOut == 0 && choices.options.fitCount == 0;
    return booksWhere(
        [&](Book book) { return choices.options.accuracy == accuracyBy(book) && (all || !fitsAllPoints(book)); });
}

}  // namespace greyscope::app
