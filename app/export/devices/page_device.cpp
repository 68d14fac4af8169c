#include "app/export/devices/page_device.h"

namespace greyscope::app {

int PageDevice::metric(PaintDeviceMetric metric) const {
    constexpr double kInchMm = 25.4;
    switch (metric) {
        case PdmWidth:
            return m_pixels.width();
        case PdmHeight:
            return m_pixels.height();
        case PdmWidthMM:
            return qRound(m_pixels.width() * kInchMm / m_dpi);
        case PdmHeightMM:
            return qRound(m_pixels.height() * kInchMm / m_dpi);
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return m_dpi;
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 1 << 24;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
    }
}

}  // namespace greyscope::app
