#include "app/cli/arguments/relation_arguments.h"

#include <algorithm>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/output/notes.h"
#include "core/base/contains.h"
#include "core/base/names.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/series/point_effects.h"
#include "widgets/present/relations/relations_pair.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

template <class Choice>
std::string choicesOf(const base::Names<Choice>& names, std::string_view separator = "|") {
    std::vector<std::string> words;
    for (const auto& [choice, name] : names) {
        words.push_back(name);
    }
    return base::joined(words, separator);
}

template <class Choice>
Expected<Choice> choiceOf(const std::string& option, const std::string& name, const base::Names<Choice>& names) {
    const auto found = base::choiceNamed(names, name);
    return found ? Expected<Choice>(*found) : fail(ErrorCode::optionUnknown, {option, name, choicesOf(names, ", ")});
}

const base::Names<TableOrder>& orderNames() {
    static const base::Names<TableOrder> names{
        {TableOrder::given, "given"}, {TableOrder::degree, "degree"}, {TableOrder::clusters, "clusters"}};
    return names;
}

/// Parses "benefit", "cost" or "target:35".
Expected<data::PointEffect> effectIn(const std::string& option, const std::string& text) {
    const std::size_t colon = text.find(':');
    const std::string name = text.substr(0, colon);
    const auto kind = choiceOf(option, name, data::effectNames());
    const bool aims = kind && *kind == data::Effect::target;
    const auto value = colon == std::string::npos ? std::nullopt : numberIn(text.substr(colon + 1));
    if (!kind || aims != (colon != std::string::npos) || (aims && !value)) {
        return fail(ErrorCode::optionUnknown, {option, text, "benefit, cost, target:NUMBER"});
    }
    return data::PointEffect{*kind, value.value_or(0.0)};
}

/// Whether a part of --criteria states the effect: "price=cost" does, "price" relies on what is known of the column.
bool statesEffect(const std::string& criterion) {
    return criterion.find('=') != std::string::npos;
}

}  // namespace

void RelationArguments::declare(CLI::App& app) {
    declareBook(app, m_book);
    m_rows.declare(app);
    app.add_option("--image", m_image, "Normalisation")->type_name(choicesOf(data::imageNames()))->default_str("none");
    declareNumber(app, "--target", m_target, "The value that --image target aims at");
    declareList(app, "--effects", m_effects,
                "Better direction at each point, for --image criteria: benefit, cost or target:NUMBER")
        ->type_name("EFFECT,...");
    declareList(app, "--criteria", m_criteria,
                "Columns as points and rows as series: what is good in each column, with --ideal as the reference")
        ->type_name("COL=EFFECT,...");
    app.add_option("--order", m_order, "Of the table of all pairs; degree: to the reference")
        ->type_name(choicesOf(orderNames()))
        ->default_str("given");
    app.add_option("--linkage", m_linkage, "Distance of two clusters")
        ->type_name(choicesOf(grey::linkageNames()))
        ->default_str("average");
    app.add_option("--measure", m_measure, "Of the table of all pairs")
        ->type_name("degree|spearman")
        ->capture_default_str();
    declareCount(app, "--max-lag", m_mostLags,
                 "Rank correlations: steps along a time or an order by which a series is moved at the most; 0: none", 0)
        ->default_str("a quarter of the points, 24 at the most");
    declareNumber(app, "--threshold", m_threshold,
                  "Group threshold in [0, 1]: list the groups of series with at least this degree");
}

std::vector<std::string> RelationArguments::criteria() const {
    std::vector<std::string> columns;
    for (const std::string& criterion : m_criteria) {
        columns.push_back(criterion.substr(0, criterion.rfind('=')));
    }
    return columns;
}

Expected<TableOrder> RelationArguments::order() const {
    return m_order.empty() ? TableOrder::given : choiceOf("--order", m_order, orderNames());
}

Expected<bool> RelationArguments::bySpearman() const {
    static const base::Names<bool> names{{false, "degree"}, {true, "spearman"}};
    return choiceOf("--measure", m_measure, names);
}

Expected<grey::Linkage> RelationArguments::linkage() const {
    return m_linkage.empty() ? grey::Linkage::average : choiceOf("--linkage", m_linkage, grey::linkageNames());
}

Expected<data::ImageOptions> RelationArguments::image(data::Image usual) const {
    const bool byPoint = !m_effects.empty() || !m_criteria.empty();
    const std::string otherwise = byPoint ? "criteria" : base::nameOf(data::imageNames(), usual);
    const auto kind = choiceOf("--image", m_image.empty() ? otherwise : m_image, data::imageNames());
    if (!kind) {
        return tl::unexpected(kind.error());
    }
    if (byPoint && *kind != data::Image::criteria) {
        return fail(ErrorCode::optionConflict, {m_effects.empty() ? "--criteria" : "--effects", "--image " + m_image});
    }
    if (!m_effects.empty() && !m_criteria.empty()) {
        return fail(ErrorCode::optionConflict, {"--effects", "--criteria"});
    }
    if (*kind == data::Image::target && !m_target) {
        return fail(ErrorCode::optionMissing, {"--target", "the number that --image target aims at"});
    }
    data::ImageOptions image{*kind, m_target.value_or(0.0)};
    const std::string option = m_criteria.empty() ? "--effects" : "--criteria";
    for (const std::string& text : m_criteria.empty() ? m_effects : m_criteria) {
        if (!m_criteria.empty() && !statesEffect(text)) {
            image.effects.emplace_back();  // until withKnownEffects()
            continue;
        }
        const std::size_t equals = m_criteria.empty() ? std::string::npos : text.rfind('=');
        image.effects.push_back(GREYSCOPE_TRY(effectIn(option, text.substr(equals + 1))));
    }
    return image;
}

grey::RelationOptions RelationArguments::withKnownEffects(grey::RelationOptions options,
                                                          const SeriesArguments::Chosen& chosen,
                                                          const std::vector<std::size_t>& which) const {
    if (options.image.kind != data::Image::criteria || !m_effects.empty()) {
        return options;
    }
    const data::SeriesTable& table = chosen.table;
    const data::KnownEffects known = data::knownEffects(*chosen.dataset, chosen.query, table, which);
    // The points are in the order of the table's columns, the criteria in that of the option.
    const std::vector<data::PointEffect> stated = std::exchange(options.image.effects, known.effects);
    const std::vector<std::string> columns = criteria();
    QStringList unknown;
    for (std::size_t k = 0; k < known.effects.size(); ++k) {
        const auto at = static_cast<std::size_t>(std::ranges::find(columns, table.pointLabel(k)) - columns.begin());
        if (at < columns.size() && statesEffect(m_criteria[at])) {
            options.image.effects[k] = stated[at];
        } else if (base::contains(known.unknown, k)) {
            unknown << widgets::visibleText(table.pointLabel(k));
        }
    }
    if (!unknown.isEmpty()) {
        chosen.notes->add(widgets::unknownEffectsSentence(unknown).toStdString() +
                          (m_criteria.empty() ? " --effects states it." : " --criteria COL=EFFECT states it."));
    }
    return options;
}

Expected<grey::RelationOptions> RelationArguments::options(bool matrix) const {
    grey::RelationOptions options;
    options.scope = matrix && m_book == Book::greyscope ? grey::ExtremaScope::matrix : options.scope;
    options = GREYSCOPE_TRY(m_rows.onto(std::move(options)));
    grey::RelationOptions followed = options;
    follow(m_book, followed);
    options.image = GREYSCOPE_TRY(image(followed.image.kind));
    GREYSCOPE_TRY(checkEffects(options, matrix));
    GREYSCOPE_TRY(options.validate());
    return options;
}

Expected<void> RelationArguments::checkEffects(const grey::RelationOptions& options, bool matrix) const {
    const grey::RelationDegree& degree = grey::degreeOf(options.method);
    const std::string method = "--method " + base::nameOf(grey::relationMethodNames(), options.method);
    const std::string image = "--image " + (m_image.empty() ? std::string("none") : m_image);
    struct Use {
        const char* option;
        bool given;
        bool hasEffect;
        const std::string& other;
    };
    for (const Use& use : {Use{"--image", !m_image.empty(), degree.ofImage, method},
                           Use{"--effects", !m_effects.empty(), degree.ofImage, method},
                           Use{"--criteria", !m_criteria.empty(), degree.ofImage, method},
                           Use{"--target", m_target.has_value(), options.image.kind == data::Image::target, image}}) {
        if (use.given && !use.hasEffect) {
            return fail(ErrorCode::optionConflict, {use.option, use.other});
        }
    }
    return checkArrangement(matrix);
}

/// Checks order, linkage and threshold, which apply to the table of all pairs.
Expected<void> RelationArguments::checkArrangement(bool matrix) const {
    for (const auto& [option, given] : {std::pair("--order", !m_order.empty()),
                                        {"--linkage", !m_linkage.empty()},
                                        {"--threshold", m_threshold.has_value()}}) {
        if (given && !matrix) {
            return fail(ErrorCode::optionConflict, {option, "one reference"});
        }
    }
    if (m_threshold && !(*m_threshold >= 0.0 && *m_threshold <= 1.0)) {
        return fail(ErrorCode::optionOutOfRange, {"--threshold", base::toText(*m_threshold), "[0, 1]"});
    }
    const auto chosenOrder = order();
    const auto chosenLinkage = linkage();
    if (!chosenOrder) {
        return tl::unexpected(chosenOrder.error());
    }
    if (!chosenLinkage) {
        return tl::unexpected(chosenLinkage.error());
    }
    if (!m_linkage.empty() && *chosenOrder != TableOrder::clusters && !m_threshold) {
        return fail(ErrorCode::optionConflict, {"--linkage", "an order without clusters"});
    }
    return {};
}

}  // namespace greyscope::app::cli
