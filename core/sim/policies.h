#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// One of the available scheduling policies.
struct PolicyKind {
    std::string name;   ///< name on the command line and in files
    std::string title;  ///< "SFQ(D)"
    std::unique_ptr<Policy> (*make)(Scheduler&, const PolicyOptions&) = nullptr;
    bool usesWeights = false;
    bool keepsBusy = true;  ///< whether the policy never leaves a slot idle while a job waits
};

/// Returns all scheduling policies. To add a policy, add its line in the .cpp file.
[[nodiscard]] const std::vector<PolicyKind>& policies();
/// Returns the scheduling policy with this name, or nullptr.
[[nodiscard]] const PolicyKind* policyNamed(const std::string& name);

}  // namespace greyscope::sim
