#pragma once

#include <QPainter>

#include <memory>

#include "app/export/devices/page_device.h"

namespace greyscope::app {

/// A page that passes on what is painted on it, with text converted to outlines, so that the file needs no font.
class OutliningDevice final : public PageDevice {
public:
    OutliningDevice(QPainter& target, const QSize& pixels, int dpi);
    ~OutliningDevice() override;
    OutliningDevice(const OutliningDevice&) = delete;
    OutliningDevice& operator=(const OutliningDevice&) = delete;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

private:
    std::unique_ptr<QPaintEngine> m_engine;
};

}  // namespace greyscope::app
