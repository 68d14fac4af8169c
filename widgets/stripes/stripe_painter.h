#pragma once

#include <QPainter>

#include "widgets/stripes/stripe_geometry.h"

namespace greyscope::widgets {

struct StripeMarks {
    TargetSet lit;
    TargetSet chosen;
    int cursor = -1;
};

void paintStripes(QPainter& painter, const QRectF& area, const StripeSpec& spec, const Style& style);
void paintStripes(QPainter& painter, const StripeGeometry& geometry, const StripeSpec& spec, const Style& style,
                  const StripeMarks& marks);

}  // namespace greyscope::widgets
