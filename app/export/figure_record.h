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

/// A run of text on a page, in points.
struct RecordedText {
    QString text;
    QRectF ink;  ///< from below the baseline to the height of a capital letter
    double size = 0.0;
    QColor colour, ground;
    bool cut = false;      ///< partly removed by a clip
    bool covered = false;  ///< a large part is hidden by something painted later
};

/// overlaps up to this size in points are ignored
inline constexpr double kOverlapPt = 0.4;

struct RecordedLine {
    double width = 0.0;
    QColor colour;
    QPointF at;  ///< the middle of its visible part
};

/// What was painted on a page, in points from its upper left corner.
struct FigureRecord {
    QSizeF size;
    std::vector<RecordedText> texts;
    std::vector<RecordedLine> lines;
    QRectF painted;
    int pictures = 0;
};

/// A page that records what is painted on it without displaying it.
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
