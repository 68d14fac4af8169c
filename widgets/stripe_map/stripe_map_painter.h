#pragma once

#include <QPainter>

#include "widgets/stripe_map/stripe_map_geometry.h"

namespace greyscope::widgets {

struct StripeMapMarks {
    TargetSet lit;
    TargetSet chosen;
    int cursor = -1;
};

void paintStripeMap(QPainter& painter, const QRectF& area, const StripeMapSpec& spec, const Style& style);
void paintStripeMap(QPainter& painter, const StripeMapGeometry& geometry, const StripeMapSpec& spec, const Style& style,
                    const StripeMapMarks& marks);

}  // namespace greyscope::widgets
