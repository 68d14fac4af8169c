// The text of a study, hostile or not: parsed, written and parsed again it says the same; the recipes of its tables are
// applied to a small one; what is wrong is said in a line that can be read. Neither reads nor writes a file.
#include <QString>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "app/sources/database_source.h"
#include "app/study/file/recipe_json.h"
#include "app/study/file/study_file.h"
#include "app/study/remark_text.h"
#include "app/text/error_text.h"
#include "core/data/recipe/recipe.h"
#include "core/io/reader.h"

using namespace greyscope;
using app::parseStudy;
using app::studyText;

namespace {

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

void requireLine(const base::Error& error) {
    require(app::errorLine(error).size() <= 500);
}

const data::Dataset& smallTable() {
    static const auto imported = [] {
        base::NoProgress progress;
        return io::readText("host,threads,mb_s\na,1,2.5\na,2,4\nb,1,3\nb,2,\n", "t.csv", {}, progress);
    }();
    return *imported->dataset;
}

/// What a table of the study does with its rows, and where it says that they are.
void tryTable(const app::MissingTable& table) {
    if (app::isDatabaseUrl(table.path)) {
        if (const auto source = app::databaseSource(table.path); !source) {
            requireLine(source.error());
        }
    }
    const auto recipe = app::recipeIn(nlohmann::json::parse(table.entry));
    if (!recipe) {
        requireLine(recipe.error());
        return;
    }
    base::NoProgress progress;
    const auto noTable = [](const std::string& path, base::Progress& /*progress*/) -> base::Expected<data::Dataset> {
        return base::fail(base::ErrorCode::fileNotFound, {path});
    };
    if (const auto reshaped = data::applyRecipe(smallTable(), *recipe, noTable, progress); !reshaped) {
        requireLine(reshaped.error());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 20000) {
        return 0;
    }
    const QString path = QStringLiteral("/studies/fuzzed.greyscope");
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    auto first = parseStudy(text, path);
    if (!first) {
        requireLine(first.error());
        return 0;
    }
    for (const app::StudyRemark& remark : first->remarks) {
        (void)app::remarkText(remark);
    }
    for (const app::MissingTable& table : first->study.missing) {
        tryTable(table);
    }
    const QByteArray written = studyText(first->study, path);
    auto second = parseStudy({written.constData(), static_cast<std::size_t>(written.size())}, path);
    require(second.has_value());
    const QByteArray again = studyText(second->study, path);
    require(again == written);
    first->study.origin.reset();
    second->study.origin.reset();
    for (auto* study : {&first->study, &second->study}) {
        for (auto& missing : study->missing) {
            missing.entry.clear();  // holds the path as it stood
        }
    }
    require(first->study == second->study);
    return 0;
}
