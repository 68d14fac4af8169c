#pragma once

#include <QColor>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <memory>
#include <vector>

#include "app/export/devices/page_device.h"

namespace greyscope::app {

inline constexpr double kMmPerPoint = 25.4 / 72.0;

/// A run of text on a page; lengths are in points.
struct RecordedText {
    QString text;
    QRectF ink;  ///< area of the text: from below the baseline to the height of a capital letter
    double size = 0.0;
    QColor colour, ground;
    bool cut = false;      ///< whether a clip removes a part of the text
    bool covered = false;  ///< whether a large part is hidden by something that is painted later
};

/// Overlaps up to this size are ignored, in points.
inline constexpr double kOverlapPt = 0.4;

struct RecordedLine {
    double width = 0.0;
    QColor colour;
    QPointF at;  ///< the middle of the visible part of the line
};

/// A record of what was painted on a page. Positions are in points from the upper left corner of the page.
struct FigureRecord {
    QSizeF size;
    std::vector<RecordedText> texts;
    std::vector<RecordedLine> lines;
    QRectF painted;
    int pictures = 0;
};

/// A page that records the texts and lines that are painted on it, without displaying them.
class RecordingDevice final : public PageDevice {
public:
    RecordingDevice(const QSize& pixels, int dpi);
    ~RecordingDevice() override;
    RecordingDevice(const RecordingDevice&) = delete;
    RecordingDevice& operator=(const RecordingDevice&) = delete;

    [[nodiscard]] const FigureRecord& record() const { return m_record; }
    [[nodiscard]] QPaintEngine* paintEngine() const override;

private:
    FigureRecord m_record;
    std::unique_ptr<QPaintEngine> m_engine;
};

}  // namespace greyscope::app
