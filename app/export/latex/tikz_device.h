#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include <map>
#include <memory>
#include <vector>

#include "app/export/devices/page_device.h"

namespace greyscope::app {

/// A page that becomes a TikZ picture: a \path for each shape, a \node for each run of text, in points from the lower
/// left corner. The text is set in the document's font; one that comes out wider than in the figure is narrowed.
class TikzDevice final : public PageDevice {
public:
    TikzDevice(const QSize& pixels, int dpi);
    ~TikzDevice() override;
    TikzDevice(const TikzDevice&) = delete;
    TikzDevice& operator=(const TikzDevice&) = delete;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

    /// Puts TeX between what is painted before and after it.
    void add(const QString& tex);
    /// The name of a colour in the picture.
    [[nodiscard]] QString nameOf(const QColor& colour);
    /// Shapes and texts so far.
    [[nodiscard]] std::size_t count() const { return m_parts.size(); }

    /// All of it, to be \input.
    [[nodiscard]] QString picture() const;

private:
    friend class TikzEngine;

    /// A text waits for the others: those that begin or end below each other keep that edge.
    struct Part {
        QString tex;  ///< of a shape; of a text what is set
        bool isText = false;
        QPointF base;   ///< left end of the baseline, in points of the picture
        QPointF along;  ///< to its right end
        double angle = 0.0, size = 0.0;
        bool bold = false;
        QString colour;
    };

    std::vector<Part> m_parts;
    std::map<QString, QString> m_colours;  ///< by their digits
    std::vector<QString> m_colourOrder;
    std::unique_ptr<QPaintEngine> m_engine;
};

}  // namespace greyscope::app
