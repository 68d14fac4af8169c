#include "app/analyses/replication/statement_run.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "core/base/try.h"
#include "core/published/published.h"

namespace greyscope::app {

namespace {

struct Checked {
    std::mutex lock;
    std::map<std::vector<int>, std::vector<sim::Statement>> known;
};

Checked& checked() {
    static Checked all;
    return all;
}

}  // namespace

std::vector<int> allStatements() {
    std::vector<int> numbers;
    for (const auto& [paper, name] : published::paperNames()) {
        const std::vector<int> own = sim::statementNumbers(name);
        numbers.insert(numbers.end(), own.begin(), own.end());
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

base::Expected<std::vector<sim::Statement>> checkedStatements(const std::vector<int>& numbers,
                                                              base::Progress& progress) {
    {
        const std::scoped_lock held(checked().lock);
        if (const auto found = checked().known.find(numbers); found != checked().known.end()) {
            return found->second;
        }
    }
    sim::StatementOptions options;
    options.only = numbers;
    auto statements = GREYSCOPE_TRY(sim::checkStatements(options, base::Threads::available(), progress));
    const std::scoped_lock held(checked().lock);
    checked().known[numbers] = statements;
    return statements;
}

}  // namespace greyscope::app
