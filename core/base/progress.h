#pragma once

namespace greyscope::base {

/// Through this interface a long calculation reports its progress and asks whether the user cancelled it. The
/// calculating threads call it, so an implementation must be cheap and thread-safe.
class Progress {
public:
    virtual ~Progress() = default;
    /// Reports the finished fraction of the work, in [0, 1].
    virtual void report(double fraction) = 0;
    [[nodiscard]] virtual bool cancelled() const = 0;
};

/// An implementation of Progress that does nothing, for callers that neither show progress nor cancel.
class NoProgress final : public Progress {
public:
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return false; }
};

}  // namespace greyscope::base
