#include "app/lessons/lesson.h"

#include <algorithm>

#include "app/study/sample_study.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Returns a table whose columns are series along the first column.
base::Expected<StudyTable> wideTable(const std::string& file, const std::string& name) {
    auto table = embeddedTable("lessons/" + file);
    if (!table) {
        return table;
    }
    table->name = name;
    table->wide = true;
    table->roles = {};
    for (const data::Column& column : table->dataset->columns()) {
        auto& place = table->roles.factors.empty() ? table->roles.factors : table->roles.metrics;
        place.push_back(column.name);
    }
    table->metric.clear();
    return table;
}

base::Expected<Study> relationStudy(const std::string& file, const std::string& name, data::Image image) {
    auto table = wideTable(file, name);
    if (!table) {
        return tl::unexpected(table.error());
    }
    Study study;
    const std::vector<std::string> series = table->roles.metrics;
    study.selection.reference = {name, series.front()};
    for (std::size_t i = 1; i < series.size(); ++i) {
        study.selection.compared.push_back({name, series[i]});
    }
    study.relations.options.image.kind = image;
    study.relations.options.scope = grey::ExtremaScope::global;
    study.tables.push_back(std::move(*table));
    return study;
}

base::Expected<Study> forecastStudy(const std::string& file, const std::string& name, std::size_t holdOut) {
    auto table = wideTable(file, name);
    if (!table) {
        return tl::unexpected(table.error());
    }
    Study study;
    study.selection.reference = {name, table->roles.metrics.front()};
    study.forecast.holdOut = holdOut;
    study.forecast.ahead = 1;
    study.tables.push_back(std::move(*table));
    return study;
}

/// Returns a study with the sample's table and series of the worked forecast.
base::Expected<Study> workedExample(const std::string& /*name*/) {
    auto study = sampleStudy();
    if (study) {
        const StudyTable* example = study->table(kWorkedExampleTable);
        study->selection = {{example->name, example->roles.metrics.front()}, {}};
        study->forecast.points = {};
        study->forecast.options.model = grey::GreyModel::residualExample;
    }
    return study;
}

base::Expected<Study> threeColumns(const std::string& name) {
    return relationStudy("columns.csv", name, data::Image::mean);
}

base::Expected<Study> naturalGas(const std::string& name) {
    auto study = forecastStudy("gas.csv", name, 0);
    if (study) {
        study->forecast.options.translation.kind = grey::Translation::Kind::automatic;
    }
    return study;
}

Lesson relationalDegree() {
    return {"relational-degree",
            Words::tr("The relational degree"),
            {Words::tr(
                 "Which of two columns moves more like the first? Their sizes differ, so each is first divided by its "
                 "mean: the images lie about 1."),
             Words::tr("At every point the difference from the reference is calculated. The smallest of all "
                       "differences is m, the largest M. The coefficient (m + ρM) / (Δ + ρM) turns each difference "
                       "into a closeness between 0 and 1; the mean of the coefficients is the degree.")},
            Words::tr("The degrees are 0.7697 and 0.6006. At which point does x2 lose most?"),
            Words::tr("At k = 2: the images are 0.8814 and 1.2571, so the difference equals M and the coefficient has "
                      "its smallest value."),
            Words::tr("Project DvdBr3o/mcm, which prints 0.76966578 and 0.60058464."),
            QStringLiteral("relations"),
            {QStringLiteral("coefficient"), {}, 2},
            threeColumns};
}

Lesson axioms() {
    return {"axioms",
            Words::tr("What a degree guarantees, and what it does not"),
            {Words::tr("Normality: a degree lies between 0 and 1, and is 1 for equal series. Closeness: the smaller a "
                       "difference, the larger its coefficient. These hold at every point."),
             Words::tr("Symmetry holds only when two series are compared. With a third series, m and M are taken over "
                       "all series and depend on the reference: this is wholeness, not a defect.")},
            Words::tr("The degree of x1 with x0 as the reference is 0.7697. What is the degree of x0 with x1 as the "
                      "reference, with the same three columns?"),
            Words::tr("0.7700: with x1 as the reference, M is 0.2571 instead of 0.3758. With only x0 and x1, the "
                      "degree is 0.7591 in both directions. Make x1 the reference (R) and watch M."),
            Words::tr("Project DvdBr3o/mcm; the axioms after Deng and Liu."),
            QStringLiteral("relations"),
            {QStringLiteral("M"), {}, 0},
            threeColumns};
}

Lesson imageAndRho() {
    return {
        "image-and-rho",
        Words::tr("Choosing the image and ρ"),
        {Words::tr(
             "The image decides what similarity means: with the initial image, growth since the start; with the mean "
             "image, the ratio to the average; with the interval image, the position between the lowest and the "
             "highest value; without an image, the values themselves, if they share a scale like these scores."),
         Words::tr("ρ decides how strongly large differences count: a small ρ spreads the degrees, a large ρ brings "
                   "them closer together. 0.5 is a convention, not a result.")},
        Words::tr("At ρ = 0.5 the degree of x1 is 0.7234. Set ρ to 0.1: does the order of the six change?"),
        Words::tr("No. The degrees fall to 0.4804, 0.2867, 0.4414, 0.2667, 0.4723 and 0.3734, and the order stays the "
                  "same. The curves over ρ show where the order would change."),
        Words::tr("Project a2htray/gra, which prints the degrees for both ρ."),
        QStringLiteral("relations"),
        {QStringLiteral("degrees"), "x1", 0},
        [](const std::string& name) { return relationStudy("scores.csv", name, data::Image::none); }};
}

Lesson gm11() {
    return {"gm11",
            Words::tr("GM(1,1) from five values"),
            {Words::tr("Accumulation turns a fluctuating series into an increasing one, which an exponential fits "
                       "well. The background value z is the mean of two neighbouring accumulated values."),
             Words::tr("x(k) + a z(k) = u is then a straight line fitted to four points by least squares. −a is the "
                       "growth rate, u the grey action quantity. The response gives accumulated values: differences of "
                       "neighbours give the forecasts.")},
            Words::tr("What are a and u, and what is the sixth value?"),
            Words::tr("a = −0.0372, u = 3.0654, and x̂(6) = 3.7507. A program on GitHub prints a = −0.0343 and u = "
                      "2.9876 for the same values: check it step by step."),
            Words::tr("Data of Deng’s textbooks."),
            QStringLiteral("forecast"),
            {QStringLiteral("a"), {}, 0},
            [](const std::string& name) { return forecastStudy("textbook.csv", name, 0); }};
}

Lesson classRatio() {
    return {
        "class-ratio",
        Words::tr("Class ratio and translation"),
        {Words::tr("A series is suitable for GM(1,1) if no step is too steep: every class ratio x(k−1)/x(k) must lie "
                   "between e^(−2/(n+1)) and e^(2/(n+1))."),
         Words::tr("If one lies outside, a constant C added to all values flattens the steps; it is subtracted again "
                   "at the end. The model can also be fitted without it: the test is a warning, not a prohibition.")},
        Words::tr("Which years are too steep, and which C corrects all of them?"),
        Words::tr("1997, 2003 and 2004: their ratios 0.7946, 0.8714 and 0.8487 are below 0.8825. C must exceed 56.396; "
                  "the next number with three digits is 56.4."),
        Words::tr("Natural gas 1990–2004, Mathematical Problems in Engineering 2015, 686501."),
        QStringLiteral("forecast"),
        {QStringLiteral("C"), {}, 0},
        naturalGas};
}

Lesson residualModel() {
    return {
        "residual-model",
        Words::tr("Three interpretations of the residual model"),
        {Words::tr("The residuals of GM(1,1) can be modelled again and added. The paper with these data prints one "
                   "rule but calculates by another, and textbooks use a third."),
         Words::tr(
             "Its equations subtract the fit from the measurement; its example does the reverse, smooths by a cap on "
             "growth, and mixes the coefficients of two fits. All three interpretations are available as models.")},
        Words::tr("The paper prints 0.835 for the seventh value. Which interpretation gives this number?"),
        Words::tr("None. Plain GM(1,1) gives 0.9367 where 0.823 was measured. Choose the interpretations one after the "
                  "other and compare their errors on the held-out points."),
        Words::tr("Zhao and Hu, section IV.B.2; reads of case 1.1."),
        QStringLiteral("forecast"),
        {QStringLiteral("corrected"), {}, 7},
        workedExample};
}

Lesson holdOut() {
    return {
        "hold-out",
        Words::tr("Why C and P mislead"),
        {Words::tr("C compares the spread of the errors with that of the series, P counts small errors. Both use only "
                   "the fitted points: they say how well the model describes the data, not how well it forecasts."),
         Words::tr("Held-out points are not used for the fit. Report the error at these points, together with that of "
                   "simple rules such as repeating the last value.")},
        Words::tr(
            "With C = 0.1309 and P = 1, this fit has grade 1. How large are the errors for the two held-out years?"),
        Words::tr("6.5 % and 16.5 % too high, and more every year: the exponential keeps growing although the growth "
                  "has slowed."),
        Words::tr("Mathematical Problems in Engineering 2017, 9728587, table 1."),
        QStringLiteral("forecast"),
        {QStringLiteral("held.mape"), {}, 0},
        [](const std::string& name) { return forecastStudy("eleven_years.csv", name, 2); }};
}

Lesson relativePerformance() {
    return {
        "relative-performance",
        Words::tr("Relative performance with a tree"),
        {Words::tr(
             "One system has been measured, the other is to be predicted: the ratio of the two is predicted from the "
             "load and multiplied by the measured value. In this way the paper predicts 414 MB/s × 1.02 = 422.28, "
             "while 446 was measured. The error is 5.32 %; the paper used 464 instead of 446 and prints 8.99 %."),
         Words::tr("A tree finds the ratios: it tries every threshold of every factor and keeps the one with the "
                   "smallest sum of squares on both sides.")},
        Words::tr("The selected cell has 32 threads and 2 objects. Which threshold separates its leaf from the rest of "
                  "the eight cells in the node above, and what sum of squares remains?"),
        Words::tr("Between one object and two: the sum of squares is 0.0440. With the next best threshold it is "
                  "0.0513, without a split 0.0600."),
        Words::tr("Zhao, Dong et al. 2011, tables 5 to 8."),
        QStringLiteral("relative"),
        {QStringLiteral("least"), {}, 0},
        [](const std::string& /*name*/) { return sampleStudy(); }};
}

}  // namespace

std::vector<Lesson> lessons() {
    return {relationalDegree(), axioms(),        imageAndRho(), gm11(),
            classRatio(),       residualModel(), holdOut(),     relativePerformance()};
}

std::size_t lessonPlace(const std::vector<Lesson>& all, const std::string& key) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Lesson& lesson) { return lesson.key == key; });
    return static_cast<std::size_t>(found - all.begin());
}

base::Expected<Study> lessonStudy(const std::string& key) {
    const std::vector<Lesson> all = lessons();
    const std::size_t place = lessonPlace(all, key);
    if (place == all.size()) {
        return base::fail(base::ErrorCode::unknownPoint, {key, all.front().key, std::to_string(all.size() - 1)});
    }
    const std::string title = all[place].title.toStdString();
    auto study = all[place].study(title);
    if (study) {
        study->name = title;
        study->lesson = key;
    }
    return study;
}

}  // namespace greyscope::app
