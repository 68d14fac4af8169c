#pragma once

#include "core/base/progress.h"

namespace greyscope::test {

/// Cancels when it is asked for the time after `patience` times.
class Impatient final : public base::Progress {
public:
    explicit Impatient(int patience) : m_patience(patience) {}
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return m_asked++ >= m_patience; }

private:
    int m_patience;
    mutable int m_asked = 0;
};

}  // namespace greyscope::test
