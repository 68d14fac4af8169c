#include "app/cli/arguments/study_arguments.h"

#include <set>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/arguments/reading_arguments.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/table_files.h"
#include "app/sources/server_access.h"
#include "app/study/remark_text.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/opened_files.h"
#include "core/base/try.h"
#include "core/io/files/folder_files.h"

namespace greyscope::app::cli {

namespace {

base::Expected<OtherFiles> otherFiles(const std::vector<std::string>& data) {
    OtherFiles others;
    for (const std::string& pair : data) {
        const std::size_t at = pair.find('=');
        if (at == std::string::npos || at == 0 || at + 1 == pair.size()) {
            return base::fail(base::ErrorCode::optionUnknown, {"--data", pair, "OLD=NEW"});
        }
        others.emplace_back(pair.substr(0, at), pair.substr(at + 1));
    }
    return others;
}

/// Returns the study of the single opened table with another reading.
base::Expected<OpenedStudy> readAs(const OpenedStudy& opened, std::size_t number) {
    const std::vector<StudyTable>& tables = opened.study.tables;
    if (!opened.study.path.empty() || tables.size() != 1) {
        return base::fail(base::ErrorCode::optionConflict, {"--reading", "a study, or several tables"});
    }
    StudyTable table = tables.front();
    takeReading(table, GREYSCOPE_TRY(readingOfNumber(*table.dataset, number)));
    return studyOf(std::move(table));
}

}  // namespace

void StudyArguments::declare(CLI::App& app) {
    app.add_option("STUDY", m_files, "A study, a figure recipe (.figure.json), or tables as the window opens them")
        ->required()
        ->type_name("FILE");
    app.add_option("--data", m_data,
                   "Read the file NEW instead of OLD in the study (path, file name or table name); may be repeated")
        ->type_name("OLD=NEW")
        ->allow_extra_args(false);
    declareCount(app, "--reading", m_reading, "Number of the reading of a table (not a study), as listed by import", 1);
    app.add_flag("--connect", m_connect,
                 "Connect to the database servers named in the study; otherwise the rows stored in the study are used");
}

base::Expected<std::optional<FigureRecipe>> StudyArguments::recipe() const {
    const QString path = m_files.size() == 1 ? QString::fromStdString(m_files.front()) : QString();
    if (!isFigureRecipe(path)) {
        return std::nullopt;
    }
    return GREYSCOPE_TRY(readFigureRecipe(path));
}

base::Expected<OpenedStudy> StudyArguments::read(Notes& notes) const {
    QStringList paths;
    std::set<std::string> ofFolders;
    for (const std::string& file : m_files) {
        allowTyped(file);
        if (!io::isFolder(file)) {
            paths << QString::fromStdString(file);
            continue;
        }
        for (const std::string& each : GREYSCOPE_TRY(io::filesOfFolder(file))) {
            paths << QString::fromStdString(each);
            ofFolders.insert(each);
        }
    }
    const OtherFiles others = GREYSCOPE_TRY(otherFiles(m_data));
    const std::optional<FigureRecipe> recipe = GREYSCOPE_TRY(this->recipe());
    if (!others.empty() && !recipe && (paths.size() > 1 || !isStudyFile(paths.front()))) {
        return base::fail(base::ErrorCode::optionConflict, {"--data", "tables that are not a study"});
    }
    for (const auto& [before, other] : others) {
        allowTyped(other);
    }
    const auto approval = [all = m_connect](const DatabaseConnection& each) { return all || mayConnect(each); };
    base::NoProgress progress;
    OpenedStudy opened =
        recipe ? GREYSCOPE_TRY(readStudyText(recipe->study.toStdString(), paths.front(), progress, others, approval))
        : others.empty() ? GREYSCOPE_TRY(openFiles(paths, {}, progress, approval))
                         : GREYSCOPE_TRY(readStudy(paths.front(), progress, others, approval));
    if (!opened.study.missing.empty()) {
        return tl::unexpected(opened.study.missing.front().why);
    }
    std::vector<base::Error> refused;
    for (const base::Error& failure : opened.failures) {
        if (!ofFolders.contains(failure.location.file)) {
            return tl::unexpected(failure);
        }
        refused.push_back(failure);
    }
    if (m_reading > 1) {
        opened = GREYSCOPE_TRY(readAs(opened, m_reading));
    }
    notes.add(refusedText(refused));
    for (const StudyRemark& remark : opened.remarks) {
        notes.add(remarkText(remark).toStdString());
    }
    opened.remarks.clear();
    opened.failures.clear();
    return opened;
}

}  // namespace greyscope::app::cli
