#pragma once

namespace greyscope::base {

/// Lets a long calculation report its progress and ask whether it was cancelled. Called from the calculating thread; an
/// implementation must be cheap and thread-safe.
class Progress {
public:
    virtual ~Progress() = default;
    /// fraction in [0, 1]
    virtual void report(double fraction) = 0;
    [[nodiscard]] virtual bool cancelled() const = 0;
};

/// A Progress for callers that neither show progress nor cancel.
class NoProgress final : public Progress {
public:
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return false; }
};

}  // namespace greyscope::base
