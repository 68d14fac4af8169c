#pragma once

#include <QPainter>

#include <memory>

#include "app/export/devices/page_device.h"

namespace greyscope::app {

/// A page that passes on what is painted on it without transparency and gradients, for formats that lack them.
/// Transparent parts get the colour that they have on white; a gradient is drawn in steps.
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
