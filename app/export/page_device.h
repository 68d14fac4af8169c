#pragma once

#include <QPaintDevice>
#include <QSize>

namespace greyscope::app {

/// A page of so many pixels whose paint engine shows nothing, but does something else with what is painted.
class PageDevice : public QPaintDevice {
public:
    PageDevice(const QSize& pixels, int dpi) : m_pixels(pixels), m_dpi(dpi) {}

    [[nodiscard]] double pixelsPerPoint() const { return m_dpi / 72.0; }
    /// In points.
    [[nodiscard]] QSizeF size() const { return QSizeF(m_pixels) / pixelsPerPoint(); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_pixels;
    int m_dpi;
};

}  // namespace greyscope::app
