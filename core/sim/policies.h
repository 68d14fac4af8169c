#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// One of the policies that there are.
struct PolicyKind {
    std::string name;   ///< on the command line and in files
    std::string title;  ///< "SFQ(D)"
    std::unique_ptr<Policy> (*make)(Scheduler&, const PolicyOptions&) = nullptr;
    bool usesWeights = false;
    bool keepsBusy = true;  ///< no slot is idle while a job waits
};

/// All of them; to add one, add its line there.
[[nodiscard]] const std::vector<PolicyKind>& policies();
/// nullptr where there is none of that name.
[[nodiscard]] const PolicyKind* policyNamed(const std::string& name);

}  // namespace greyscope::sim
