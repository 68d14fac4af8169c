#include "app/cli/simulate/layout_command.h"

#include <algorithm>
#include <map>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/layout/layout_analysis.h"
#include "app/cli/arguments/option_values.h"
#include "app/cli/output/table_files.h"
#include "app/cli/output/table_output.h"
#include "app/cli/output/text_file.h"
#include "core/access/advisor.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/striping/lustre_text.h"
#include "core/striping/metadata_cost.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using widgets::TableCell;
using Json = nlohmann::ordered_json;

namespace {

/// Returns a table of counts; `keys` are its text columns.
widgets::Table tableOf(const std::string& name, const std::vector<std::string>& keys,
                       const std::vector<std::string>& texts) {
    widgets::Table table{name};
    for (const std::string& key : keys) {
        table.columns.push_back({.key = key,
                                 .heading = QString::fromStdString(key).replace(QLatin1Char('_'), QLatin1Char(' ')),
                                 .isText = base::contains(texts, key)});
    }
    return table;
}

std::string written(const widgets::Table& table, Format format, Notes& notes) {
    return format == Format::csv    ? csvTable(table)
           : format == Format::text ? alignedTable(table)
                                    : notes.writeWith({{table.name, jsonRows(table)}});
}

std::string listed(const std::vector<std::uint32_t>& osts) {
    std::string text;
    for (const std::uint32_t ost : osts) {
        text += (text.empty() ? "" : " ") + std::to_string(ost);
    }
    return text;
}

/// Returns the papers' advice on this pattern and layout.
std::string adviceText(const access::AdvisedCase& advised, const std::string& name) {
    std::string text;
    std::size_t silent = 0;
    for (const access::Advice& advice : access::adviceFor(advised)) {
        if (advice.silence != access::Silence::none) {
            ++silent;
            continue;
        }
        text += "- " + advice.claim + ": " + advice.number + " (" + advice.place + "; " + advice.scope + ").\n" +
                (advice.against.empty() ? "" : "  Against: " + advice.against + ".\n");
    }
    return "\nAdvice, " + name + " (" + std::to_string(silent) + " rules do not apply)\n" + text;
}

/// Returns all rules; those that do not apply with the reason.
Json adviceJson(const access::AdvisedCase& advised, const std::string& name) {
    Json list = Json::array();
    for (const access::Advice& advice : access::adviceFor(advised)) {
        list.push_back({{"layout", name},
                        {"rule", advice.rule},
                        {"speaks", advice.silence == access::Silence::none},
                        {"silent_because", advice.silence == access::Silence::none        ? Json(nullptr)
                                           : advice.silence == access::Silence::condition ? Json("condition")
                                                                                          : Json("scope")},
                        {"condition", advice.condition},
                        {"claim", advice.claim},
                        {"number", advice.number},
                        {"computed", advice.computed},
                        {"place", advice.place},
                        {"scope", advice.scope},
                        {"against", advice.against}});
    }
    return list;
}

Json costJson(const striping::MetadataCost& cost) {
    return {{"create", cost.create}, {"resize", cost.resize}};
}

}  // namespace

std::string LayoutCommand::example() const {
    return "  greyscope layout --stripe-size 64K --stripe-count 8 --hierarchical 2 --subfile-size 768K --byte 1388601\n"
           "  greyscope layout --stripe-size 64K --stripe-count 4 --pattern sfsa-strided --processes 6 --segment 64K";
}

void LayoutCommand::declare(CLI::App& app) {
    m_app = &app;
    m_rows.declare(app);
    app.add_option("--getstripe", m_getstripe, "File with the output of lfs getstripe --yaml, or - for standard input")
        ->type_name("FILE");
    declareBytes(app, "--byte", m_byte, "Show where this byte of the file is stored");
    app.add_option("--pattern", m_pattern.name(),
                   "List the OSTs that each process accesses: one of " + PatternArguments::names())
        ->type_name("NAME");
    m_pattern.declare(app);
    app.add_flag("--commands", m_commands, "Write the lfs setstripe commands that create such files");
    app.add_flag("--yaml", m_yaml, "Write the layout as YAML for lfs setstripe --yaml");
    app.add_option("--name", m_file, "Name of the file in the commands")->type_name("FILE")->capture_default_str();
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<void> LayoutCommand::readChoices() {
    m_choices = GREYSCOPE_TRY(m_rows.onto({}));
    if (!m_getstripe.empty()) {
        GREYSCOPE_TRY(withoutEffect(*m_app, {"--stripe-size", "--stripe-count", "--hierarchical"}, "--getstripe"));
        m_choices.getstripe = GREYSCOPE_TRY(readTextFile(m_getstripe));
        m_choices.getstripeName = fileName(m_getstripe);
    } else if (!m_rows.isGiven("--stripe-size") || !m_rows.isGiven("--stripe-count")) {
        const bool size = m_rows.isGiven("--stripe-size");
        return fail(ErrorCode::optionMissing,
                    {size ? "--stripe-count" : "--stripe-size", "a number; or --getstripe FILE"});
    }
    return {};
}

Expected<std::vector<NamedLayout>> LayoutCommand::layouts(const LayoutChoices& choices, Notes& notes) const {
    Layouts made = GREYSCOPE_TRY(layoutsOf(choices));
    if (!choices.getstripe.empty()) {
        if (striping::leavesOstsOpen(choices.getstripe)) {
            notes.add(
                "The OSTs are not known because Lustre has not chosen them (stripe_offset -1). OSTs are numbered from "
                "0");
        }
        return std::vector<NamedLayout>{{"as it is", std::move(made.plain)}};
    }
    std::vector<NamedLayout> all{{"default", std::move(made.plain)}};
    if (hasSubfiles()) {
        all.push_back({"subfiles", std::move(made.subfiles)});
        all.push_back({"components", std::move(made.components)});
    }
    return all;
}

Expected<std::string> LayoutCommand::places(const std::vector<NamedLayout>& layouts, Notes& notes) const {
    widgets::Table table = tableOf("places", {"layout", "byte", "component", "object", "ost", "offset"}, {"layout"});
    for (const NamedLayout& named : layouts) {
        const striping::BytePlace place = GREYSCOPE_TRY(named.layout.placeOf(*m_byte));
        table.rows.push_back({named.name, *m_byte, place.component, place.object, place.ost, place.offset});
    }
    return written(table, m_format, notes);
}

Expected<std::string> LayoutCommand::patternText(const LayoutChoices& choices, const std::vector<NamedLayout>& layouts,
                                                 Notes& notes) const {
    const access::Pattern& pattern = choices.pattern;
    if (m_rows.isGiven("--step")) {
        const std::int64_t step = choices.step - 1;
        if (step >= pattern.calls()) {
            return fail(ErrorCode::optionOutOfRange,
                        {"step", std::to_string(choices.step), "[1, " + std::to_string(pattern.calls()) + "]"});
        }
        widgets::Table table = tableOf("step", {"layout", "component", "ost", "bytes"}, {"layout"});
        for (const NamedLayout& named : layouts) {
            std::map<std::pair<std::size_t, std::uint32_t>, std::int64_t> load;
            for (std::int64_t p = 0; p < pattern.processes; ++p) {
                const access::Access access = access::accessOf(pattern, p, step);
                named.layout.forEachPiece(access.offset, access.size, [&](const striping::Piece& piece) {
                    load[{piece.place.component, piece.place.ost}] += piece.size;
                    return true;
                });
            }
            for (const auto& [where, bytes] : load) {
                table.rows.push_back({named.name, where.first, where.second, bytes});
            }
        }
        return written(table, m_format, notes);
    }
    constexpr std::int64_t mostShown = 1000;
    widgets::Table table = tableOf("processes", {"layout", "process", "servers", "osts"}, {"layout", "osts"});
    for (const NamedLayout& named : layouts) {
        for (std::int64_t p = 0; p < std::min(pattern.processes, mostShown); ++p) {
            const auto osts = access::ostsOf(pattern, named.layout, p);
            table.rows.push_back({named.name, p, osts.size(), listed(osts)});
        }
    }
    if (pattern.processes > mostShown) {
        notes.add("the first " + std::to_string(mostShown) + " of " + std::to_string(pattern.processes) + " processes");
    }
    if (m_format == Format::json) {
        Json advice = Json::array();
        for (const NamedLayout& named : layouts) {
            for (Json& each :
                 adviceJson({pattern, choices.operation, named.layout, named.name == "subfiles"}, named.name)) {
                advice.push_back(std::move(each));
            }
        }
        Json json{{"processes", jsonRows(table)}, {"advice", std::move(advice)}};
        if (layouts.size() > 1) {
            json["metadata_cost_ms"] = {{"one_file", costJson(striping::originalCost(pattern.processes))},
                                        {"split_writing", costJson(striping::splitWritingCost(pattern.processes))},
                                        {"within_table", striping::withinTable(pattern.processes)}};
        }
        return notes.writeWith(std::move(json));
    }
    std::string text = written(table, m_format, notes);
    if (m_format == Format::text) {
        for (const NamedLayout& named : layouts) {
            text += adviceText({pattern, choices.operation, named.layout, named.name == "subfiles"}, named.name);
        }
    }
    if (m_format == Format::text && layouts.size() > 1) {
        const auto original = striping::originalCost(pattern.processes),
                   split = striping::splitWritingCost(pattern.processes);
        text += "\nTo create and to resize the file together, ms, fitted to P2 table 2 (46 OSTs, 4 to 32 processes): " +
                shortNumber(original.create) + " and " + shortNumber(original.resize) + ", with split writing " +
                shortNumber(split.create) + " and " + shortNumber(split.resize) +
                (striping::withinTable(pattern.processes) ? "" : "; beyond the range of the table") + "\n";
    }
    return text;
}

Expected<std::string> LayoutCommand::commands(const std::vector<NamedLayout>& layouts) const {
    std::string text;
    for (const NamedLayout& named : layouts) {
        if (named.name == "subfiles") {
            continue;  // Lustre uses components instead
        }
        text += (text.empty() ? "" : "\n") +
                (m_yaml ? striping::getstripeYaml(named.layout)
                        : GREYSCOPE_TRY(striping::setstripeCommand(named.layout, m_file)) + "\n");
    }
    return text;
}

Expected<Study> LayoutCommand::study() const {
    const LayoutChoices& choices = m_choices;
    Study study;
    study.name = "Layout";
    study.layout = choices;
    if (!m_pattern.name().empty()) {
        study.layout.pattern = GREYSCOPE_TRY(m_pattern.pattern());
    } else if (m_figure.asked()) {
        return fail(ErrorCode::optionMissing, {"--pattern", "NAME; its accesses are drawn"});
    } else if (hasSubfiles() && choices.subfileSize == 0 && !choices.fileSize) {
        return fail(ErrorCode::optionMissing, {"--subfile-size", "BYTES; or --file-size BYTES"});
    }
    if (!hasSubfiles()) {
        study.layout.subsetSize = std::min(choices.subsetSize, choices.osts);
    }
    return study;
}

Expected<std::string> LayoutCommand::run(Notes& notes) {
    GREYSCOPE_TRY(readChoices());
    const Study study = GREYSCOPE_TRY(this->study());
    const std::vector<NamedLayout> all = GREYSCOPE_TRY(layouts(study.layout, notes));
    if (m_figure.asked()) {
        const auto facts = [](const LayoutChoices& choices) {
            base::NoProgress progress;
            return LayoutAnalysis::run(choices, progress);
        };
        GREYSCOPE_TRY(m_figure.write<LayoutAnalysis>(
            study, hasSubfiles() ? LayoutAnalysis::kHierarchical : LayoutAnalysis::kPlain, facts, notes));
    }
    if (m_commands || m_yaml) {
        return commands(all);
    }
    if (m_byte) {
        return places(all, notes);
    }
    if (!m_pattern.name().empty()) {
        return patternText(study.layout, all, notes);
    }
    widgets::Table table =
        tableOf("components", {"layout", "component", "begin", "end", "stripe_size", "stripe_count", "osts"},
                {"layout", "osts"});
    for (const NamedLayout& named : all) {
        for (std::size_t c = 0; c < named.layout.components().size(); ++c) {
            const striping::Component& component = named.layout.components()[c];
            table.rows.push_back({named.name, c, component.begin,
                                  component.end == striping::kEndOfFile ? TableCell("EOF") : TableCell(component.end),
                                  component.stripeSize, component.stripeCount(), listed(component.osts)});
        }
    }
    return written(table, m_format, notes);
}

}  // namespace greyscope::app::cli
