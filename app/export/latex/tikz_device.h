#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include <map>
#include <memory>
#include <vector>

#include "app/export/devices/page_device.h"

namespace greyscope::app {

/// A page that becomes a TikZ picture: one \path for each shape and one \node for each run of text, in points from the
/// lower left corner. Text uses the document's font; text that is wider than in the figure is narrowed.
class TikzDevice final : public PageDevice {
public:
    TikzDevice(const QSize& pixels, int dpi);
    ~TikzDevice() override;
    TikzDevice(const TikzDevice&) = delete;
    TikzDevice& operator=(const TikzDevice&) = delete;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

    /// Inserts TeX code between what is painted before and after it.
    void add(const QString& tex);
    /// Returns the name of a colour in the picture.
    [[nodiscard]] QString nameOf(const QColor& colour);
    /// Returns the number of shapes and texts so far.
    [[nodiscard]] std::size_t count() const { return m_parts.size(); }

    /// Returns the complete picture, for \input.
    [[nodiscard]] QString picture() const;

private:
    friend class TikzEngine;

    /// Texts are written last, because texts that are aligned below each other keep their common edge.
    struct Part {
        QString tex;  ///< code of a shape; for text, its content
        bool isText = false;
        QPointF base;   ///< left end of the baseline, in points of the picture
        QPointF along;  ///< vector from there to its right end
        double angle = 0.0, size = 0.0;
        bool bold = false;
        QString colour;
    };

    std::vector<Part> m_parts;
    std::map<QString, QString> m_colours;  ///< names by hexadecimal digits
    std::vector<QString> m_colourOrder;
    std::unique_ptr<QPaintEngine> m_engine;
};

}  // namespace greyscope::app
