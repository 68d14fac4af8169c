#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/sim/policy.h"

namespace greyscope::sim {

/// One of the available policies.
struct PolicyKind {
    std::string name;   ///< on the command line and in files
    std::string title;  ///< "SFQ(D)"
    std::unique_ptr<Policy> (*make)(Scheduler&, const PolicyOptions&) = nullptr;
    bool usesWeights = false;
    bool keepsBusy = true;  ///< whether no slot is idle while a job waits
};

/// Returns all policies. To add a policy, add its line in the .cpp file.
[[nodiscard]] const std::vector<PolicyKind>& policies();
/// Returns the policy with this name, or nullptr.
[[nodiscard]] const PolicyKind* policyNamed(const std::string& name);

}  // namespace greyscope::sim
