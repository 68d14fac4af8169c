#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include <map>
#include <memory>
#include <vector>

#include "app/export/devices/page_device.h"

namespace greyscope::app {

/// A page that records what is painted on it as a TikZ picture, in points from the lower left corner. Each shape
/// becomes a \path, and each run of text a \node. Text uses the document's font; text that is wider than in the figure
/// is narrowed.
class TikzDevice final : public PageDevice {
public:
    TikzDevice(const QSize& pixels, int dpi);
    ~TikzDevice() override;
    TikzDevice(const TikzDevice&) = delete;
    TikzDevice& operator=(const TikzDevice&) = delete;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

    /// Appends TeX code to the picture, at the current position in the order of painting.
    void add(const QString& tex);
    /// Returns the name under which the picture defines a colour.
    [[nodiscard]] QString nameOf(const QColor& colour);
    /// Returns the number of shapes and texts that have been painted.
    [[nodiscard]] std::size_t count() const { return m_parts.size(); }

    /// Returns the TeX code of the complete picture, for \input.
    [[nodiscard]] QString picture() const;

private:
    friend class TikzEngine;

    /// A shape or a text of the picture. Texts are written last, when it is known which of them are aligned below each
    /// other and must keep their common edge.
    struct Part {
        QString tex;  ///< TeX code of a shape; for a text, its content
        bool isText = false;
        QPointF base;   ///< left end of the baseline, in points of the picture
        QPointF along;  ///< vector from `base` to the right end of the baseline
        double angle = 0.0, size = 0.0;
        bool bold = false;
        QString colour;
    };

    std::vector<Part> m_parts;
    std::map<QString, QString> m_colours;  ///< names of the defined colours, by their hexadecimal digits
    std::vector<QString> m_colourOrder;
    std::unique_ptr<QPaintEngine> m_engine;
};

}  // namespace greyscope::app
