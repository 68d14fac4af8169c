#pragma once

#include <QPainter>

#include <memory>

#include "app/export/devices/page_device.h"

namespace greyscope::app {

/// A page that hands on what is painted on it as formats without transparency and scales of colours have it: what
/// shines through as it looks on white, a scale in steps.
class OpaqueDevice final : public PageDevice {
public:
    OpaqueDevice(QPainter& target, const QSize& pixels, int dpi);
    ~OpaqueDevice() override;
    OpaqueDevice(const OpaqueDevice&) = delete;
    OpaqueDevice& operator=(const OpaqueDevice&) = delete;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

private:
    std::unique_ptr<QPaintEngine> m_engine;
};

}  // namespace greyscope::app
