// The text of a study, hostile or not: parsed, written and parsed again it says the same. Neither reads nor writes a
// file.
#include <QString>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "app/study/study_file.h"

using greyscope::app::parseStudy;
using greyscope::app::studyText;

namespace {

void require(bool holds) {
    if (!holds) {
        std::abort();
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
        return 0;
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
