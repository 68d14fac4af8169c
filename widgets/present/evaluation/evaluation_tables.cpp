#include "widgets/present/evaluation/evaluation_tables.h"

#include <QStringList>

#include <algorithm>

#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr qsizetype kMostNamed = 8;

/// A key of a column for a name of the table: "sigma/slow".
std::string keyOf(const std::string& group, const std::string& name) {
    return group + "_" + name;
}

/// The first few of them, and that there are more.
QString someOf(QStringList names) {
    const bool more = names.size() > kMostNamed;
    names = names.mid(0, kMostNamed);
    return listed(names) + (more ? QStringLiteral(", …") : QString());
}

}  // namespace

std::vector<std::vector<double>> matrixRows(const Eigen::MatrixXd& matrix) {
    std::vector<std::vector<double>> rows;
    for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
        rows.emplace_back(matrix.row(i).begin(), matrix.row(i).end());
    }
    return rows;
}

Table clusterTable(const std::vector<std::string>& objects, const std::vector<std::string>& classes,
                   const grey::GreyClusters& result) {
    Table table{"objects", Words::tr("Classes of the objects")};
    table.columns = {{.key = "object", .heading = Words::tr("object"), .isText = true},
                     {.key = "class", .heading = Words::tr("class"), .isText = true},
                     {.key = "lead", .heading = Words::tr("lead"), .digits = decimals(4)}};
    for (const std::string& name : classes) {
        table.columns.push_back(
            {.key = keyOf("sigma", name), .heading = Words::tr("σ %1").arg(visibleText(name)), .digits = decimals(4)});
    }
    for (std::size_t i = 0; i < objects.size(); ++i) {
        std::vector<TableCell> row{objects[i], classes[result.classes[i]], result.leads[i]};
        for (const double sigma : result.sigma.row(static_cast<Eigen::Index>(i))) {
            row.emplace_back(sigma);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table clusterWeightTable(const std::vector<std::string>& classes, const grey::ClusterOptions& options,
                         const grey::GreyClusters& result) {
    Table table{"weights", Words::tr("Weights of the indicators")};
    table.columns = {{.key = "indicator", .heading = Words::tr("indicator"), .isText = true}};
    for (std::size_t k = 0; k < classes.size(); ++k) {
        const QString name = visibleText(classes[k]);
        table.columns.push_back({.key = keyOf("centre", classes[k]), .heading = Words::tr("λ %1").arg(name)});
        table.columns.push_back(
            {.key = keyOf("eta", classes[k]), .heading = Words::tr("η %1").arg(name), .digits = decimals(4)});
    }
    for (std::size_t j = 0; j < options.indicators.size(); ++j) {
        std::vector<TableCell> row{options.indicators[j].name};
        for (std::size_t k = 0; k < classes.size(); ++k) {
            row.emplace_back(options.indicators[j].classes.centres[k]);
            row.emplace_back(result.eta(static_cast<Eigen::Index>(j), static_cast<Eigen::Index>(k)));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table clusterObjectTable(const Eigen::MatrixXd& values, std::size_t object, const std::vector<std::string>& classes,
                         const grey::ClusterOptions& options, const grey::GreyClusters& result) {
    Table table{"indicators", Words::tr("Weights of the object in the classes")};
    table.columns = {{.key = "indicator", .heading = Words::tr("indicator"), .isText = true},
                     {.key = "x", .heading = QStringLiteral("x")}};
    for (const char* const letter : {"f", "eta"}) {
        for (const std::string& name : classes) {
            const QString sign = letter == std::string("f") ? QStringLiteral("f") : QStringLiteral("η");
            table.columns.push_back({.key = keyOf(letter, name),
                                     .heading = QStringLiteral("%1 %2").arg(sign, visibleText(name)),
                                     .digits = decimals(4)});
        }
    }
    for (std::size_t j = 0; j < options.indicators.size(); ++j) {
        const auto row = static_cast<Eigen::Index>(j);
        std::vector<TableCell> cells{options.indicators[j].name, values(static_cast<Eigen::Index>(object), row)};
        for (const double weight : result.f[object].row(row)) {
            cells.emplace_back(weight);
        }
        for (const double weight : result.eta.row(row)) {
            cells.emplace_back(weight);
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

std::vector<Remark> clusterRemarks(const std::vector<std::string>& objects, const std::vector<std::string>& classes,
                                   const grey::GreyClusters& result) {
    QStringList tied, nowhere;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (result.sigma.row(static_cast<Eigen::Index>(i)).maxCoeff() == 0.0) {
            nowhere << visibleText(objects[i]);
        } else if (!result.tied[i].empty()) {
            QStringList names;
            for (const std::size_t k : result.tied[i]) {
                names << visibleText(classes[k]);
            }
            tied << Words::tr("%1 (%2)").arg(visibleText(objects[i]), listed(names));
        }
    }
    std::vector<Remark> remarks;
    if (!tied.isEmpty()) {
        remarks.push_back({"tied", Remark::Kind::look,
                           Words::tr("Two or more classes have the same coefficient: %1.").arg(someOf(tied))});
    }
    if (!nowhere.isEmpty()) {
        remarks.push_back(
            {"outside", Remark::Kind::look, Words::tr("All values lie outside all classes: %1.").arg(someOf(nowhere))});
    }
    return remarks;
}

Table decisionTable(const std::vector<std::string>& alternatives, const grey::TargetOptions& options,
                    const grey::TargetDecision& result) {
    Table table{"alternatives", Words::tr("Alternatives and their distance from the bull's-eye")};
    table.columns = {{.key = "alternative", .heading = Words::tr("alternative"), .isText = true},
                     {.key = "rank", .heading = Words::tr("rank")},
                     {.key = "distance", .heading = Words::tr("distance"), .digits = decimals(4)},
                     {.key = "degree", .heading = Words::tr("degree"), .digits = decimals(4)},
                     {.key = "degree_rank", .heading = Words::tr("rank by degree")},
                     {.key = "score", .heading = Words::tr("score"), .digits = decimals(4)}};
    if (result.hits) {
        table.columns.push_back({.key = "hits", .heading = Words::tr("hits"), .isText = true});
    }
    for (const grey::TargetAttribute& each : options.attributes) {
        table.columns.push_back({.key = keyOf("effect", each.name),
                                 .heading = Words::tr("effect of %1").arg(visibleText(each.name)),
                                 .digits = decimals(4)});
    }
    for (std::size_t i = 0; i < alternatives.size(); ++i) {
        const auto at = static_cast<Eigen::Index>(i);
        std::vector<TableCell> row{alternatives[i],    result.ranks[i],       result.distances(at),
                                   result.degrees(at), result.degreeRanks[i], result.scores(at)};
        if (result.hits) {
            row.emplace_back(static_cast<bool>((*result.hits)[i]));
        }
        for (const double effect : result.effects.row(at)) {
            row.emplace_back(effect);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table decisionWeightTable(const grey::TargetOptions& options, const grey::TargetDecision& result) {
    Table table{"attributes", Words::tr("Weights of the attributes")};
    table.columns = {{.key = "attribute", .heading = Words::tr("attribute"), .isText = true},
                     {.key = "direction", .heading = Words::tr("better"), .isText = true},
                     {.key = "weight", .heading = Words::tr("weight"), .digits = decimals(4)},
                     {.key = "bullseye", .heading = Words::tr("bull's-eye"), .digits = decimals(4)}};
    for (std::size_t j = 0; j < options.attributes.size(); ++j) {
        const grey::TargetAttribute& attribute = options.attributes[j];
        const auto at = static_cast<Eigen::Index>(j);
        const QString direction = attribute.effect.kind == data::Effect::benefit ? Words::tr("more")
                                  : attribute.effect.kind == data::Effect::cost
                                      ? Words::tr("less")
                                      : Words::tr("near %1").arg(attribute.effect.target);
        table.rows.push_back({attribute.name,
                              {base::nameOf(data::effectNames(), attribute.effect.kind), direction},
                              result.weights(at),
                              result.bullseye(at)});
    }
    return table;
}

Table decisionObjectTable(const Eigen::MatrixXd& values, std::size_t alternative, const grey::TargetOptions& options,
                          const grey::TargetDecision& result) {
    Table table{"attributes", Words::tr("Parts of the distance from the bull's-eye")};
    table.columns = {{.key = "attribute", .heading = Words::tr("attribute"), .isText = true},
                     {.key = "u", .heading = QStringLiteral("u")},
                     {.key = "effect", .heading = Words::tr("effect"), .digits = decimals(4)},
                     {.key = "bullseye", .heading = Words::tr("bull's-eye"), .digits = decimals(4)},
                     {.key = "weight", .heading = Words::tr("weight"), .digits = decimals(4)},
                     {.key = "part", .heading = QStringLiteral("w (r − r⁰)²"), .digits = decimals(4)}};
    const auto row = static_cast<Eigen::Index>(alternative);
    for (std::size_t j = 0; j < options.attributes.size(); ++j) {
        const auto at = static_cast<Eigen::Index>(j);
        table.rows.push_back({options.attributes[j].name, values(row, at), result.effects(row, at), result.bullseye(at),
                              result.weights(at), result.parts(row, at)});
    }
    return table;
}

std::vector<Remark> decisionRemarks(const std::vector<std::string>& alternatives, const grey::TargetOptions& options,
                                    const grey::TargetDecision& result) {
    std::vector<Remark> remarks;
    QStringList idle, beyond;
    for (const std::size_t j : result.idle) {
        idle << visibleText(options.attributes[j].name);
    }
    for (const auto& [i, j] : result.beyond) {
        beyond << Words::tr("%1 in %2").arg(visibleText(alternatives[i]), visibleText(options.attributes[j].name));
    }
    if (!idle.isEmpty()) {
        remarks.push_back({"decides-nothing", Remark::Kind::look,
                           Words::tr("All alternatives are equal in %1, which therefore does not affect the decision.")
                               .arg(someOf(idle))});
    }
    if (!beyond.isEmpty()) {
        remarks.push_back(
            {"below-minus-one", Remark::Kind::look,
             Words::tr("Effects below -1, which the uniform measure does not allow for: %1.").arg(someOf(beyond))});
    }
    return remarks;
}

}  // namespace greyscope::widgets
