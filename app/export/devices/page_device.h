#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSize>
#include <QTransform>

namespace greyscope::app {

/// A page of a given size in pixels. Its paint engine does not display what is painted, but processes it in another
/// way.
class PageDevice : public QPaintDevice {
public:
    PageDevice(const QSize& pixels, int dpi) : m_pixels(pixels), m_dpi(dpi) {}

    [[nodiscard]] double pixelsPerPoint() const { return m_dpi / 72.0; }
    /// Returns the size of the page in points.
    [[nodiscard]] QSizeF size() const { return QSizeF(m_pixels) / pixelsPerPoint(); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_pixels;
    int m_dpi;
};

/// Base class of the paint engines of PageDevice. It supports all features of QPainter, and reads the painter's state
/// when it needs it.
class PageEngine : public QPaintEngine {
public:
    PageEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return QPaintEngine::User; }
    void updateState(const QPaintEngineState& /*state*/) override {}
};

}  // namespace greyscope::app
