#pragma once

#include <atomic>

#include "core/base/progress.h"

namespace greyscope::base {

/// Reports the progress of several parts of the work, which may run in several threads, as the progress of the whole.
class ProgressParts {
public:
    explicit ProgressParts(Progress& whole) : m_whole(whole) {}

    /// The progress of one part, whose share of the whole work is `share` (0 to 1).
    class Part final : public Progress {
    public:
        Part(ProgressParts& parts, double share) : m_parts(parts), m_share(share) {}
        void report(double fraction) override {
            const double added = (fraction - m_fraction) * m_share;
            m_fraction = fraction;
            m_parts.m_whole.report(m_parts.m_done.fetch_add(added) + added);
        }
        [[nodiscard]] bool cancelled() const override { return m_parts.m_whole.cancelled(); }

    private:
        ProgressParts& m_parts;
        double m_share;
        double m_fraction = 0.0;
    };

private:
    Progress& m_whole;
    std::atomic<double> m_done = 0.0;
};

}  // namespace greyscope::base
