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
    QRectF ink;  ///< from below the baseline to the height of a capital
    double size = 0.0;
    QColor colour, ground;
    bool cut = false;      ///< by a clip
    bool covered = false;  ///< a good part of it, by something that is painted later
};

/// What is overlooked where two things touch, in points.
inline constexpr double kOverlapPt = 0.4;

struct RecordedLine {
    double width = 0.0;
    QColor colour;
    QPointF at;  ///< the middle of what is seen of it
};

/// What was painted on a page, in points from its upper left corner.
struct FigureRecord {
    QSizeF size;
    std::vector<RecordedText> texts;
    std::vector<RecordedLine> lines;
    QRectF painted;
    int pictures = 0;
};

/// A page that notes what is painted on it, and shows none of it.
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
