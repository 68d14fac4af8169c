#include "app/pages/start/sample_pictures.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/study/sample_study.h"
#include "app/study/series_catalog.h"
#include "app/study/series_listing.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/forecast/forecast.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

using widgets::Curve;
using widgets::Dash;
using widgets::Ink;
using widgets::Marker;
using widgets::Theme;
using widgets::Tone;

namespace {

using Polyline = std::vector<QPointF>;  // in the unit square, y upwards

std::vector<double> valuesOf(const data::SeriesTable& table, const std::string& name) {
    std::vector<double> values;
    if (const auto index = table.find(name)) {
        const auto column = table.values.col(static_cast<Eigen::Index>(*index));
        values.assign(column.begin(), column.end());
    }
    return values;
}

base::Expected<data::SeriesTable> alongThreads(const Study& sample) {
    return data::pivot(*sample.tables.front().dataset, queryFor(sample.tables.front(), sample.trends.points));
}

/// Returns values spread over the width, scaled to the height between `low` and `high`.
Polyline unitLine(const std::vector<double>& values, double low, double high) {
    Polyline line;
    for (std::size_t k = 0; k < values.size(); ++k) {
        line.emplace_back(static_cast<double>(k) / static_cast<double>(std::max<std::size_t>(1, values.size() - 1)),
                          (values[k] - low) / (high - low));
    }
    return line;
}

QPolygonF placed(const Polyline& line, const QRectF& area) {
    QPolygonF polygon;
    for (const QPointF& point : line) {
        polygon << QPointF(area.left() + point.x() * area.width(), area.bottom() - point.y() * area.height());
    }
    return polygon;
}

Curve curveOf(const data::SeriesTable& table, const std::string& name, bool first) {
    Curve curve;
    curve.name = QString::fromStdString(name.substr(0, name.find('-')));
    curve.x = table.axisNumbers();
    curve.y = valuesOf(table, name);
    curve.heavy = first;
    curve.ink = first ? Ink{Tone::reference, 0} : Ink{Tone::series, 0};
    curve.marker = first ? Marker::none : Marker::circle;
    return curve;
}

}  // namespace

std::vector<GroupChart> groupCharts(const Study& sample) {
    std::vector<GroupChart> charts;
    const StudyTable& whole = sample.tables.front();
    const auto table = alongThreads(sample);
    for (const SeriesGroup& group : table ? whole.groups : std::vector<SeriesGroup>()) {
        GroupChart chart;
        chart.title = widgets::withColon(QString::fromStdString(group.title), QString::fromStdString(group.caption));
        chart.spec.x.scale = widgets::Scale::log2;
        chart.spec.x.ticks = {{8, QStringLiteral("8")}, {32, QStringLiteral("32")}, {128, QStringLiteral("128")}};
        chart.spec.y.range = {0.0, 1000.0};
        chart.spec.y.ticks = {{0, QStringLiteral("0")}, {500, QStringLiteral("500")}, {1000, QStringLiteral("1000")}};
        std::vector<std::size_t> rows;
        for (const std::string& key : group.firstKeys) {
            chart.spec.curves.push_back(curveOf(*table, key + "-W", key == group.firstKeys.front()));
            if (const auto index = table->find(key + "-W")) {
                rows.push_back(table->series[*index].rows[0].front());
            }
        }
        QStringList kinds;
        for (const std::size_t row : rows) {
            kinds << describe(whole, row, differingDescriptions(whole, rows));
        }
        chart.subtitle = kinds.join(QStringLiteral(" – "));
        charts.push_back(std::move(chart));
    }
    return charts;
}

Picture trendsPicture(const Study& sample) {
    const auto table = alongThreads(sample);
    std::vector<std::pair<SeriesLook, Polyline>> lines;
    if (table) {
        const std::vector<double> reference = valuesOf(*table, sample.selection.reference.name);
        for (const SeriesId& id : sample.selection.compared) {
            std::vector<double> ratio = valuesOf(*table, id.name);
            for (std::size_t k = 0; k < ratio.size(); ++k) {
                ratio[k] /= reference[k];
            }
            lines.emplace_back(lookOf(sample.selection, id), unitLine(ratio, 0.85, 2.2));
        }
    }
    return [lines](QPainter& painter, const QRectF& area, const Theme& theme) {
        const QRectF box = area.adjusted(2, 4, -2, -4);
        const double parity = box.bottom() - (1.0 - 0.85) / (2.2 - 0.85) * box.height();
        painter.setPen(QPen(theme.reference, 2.0));
        painter.drawLine(QPointF(box.left(), parity), QPointF(box.right(), parity));
        for (const auto& [look, line] : lines) {
            const Qt::PenStyle style = look.dash == Dash::solid ? Qt::SolidLine : Qt::DashLine;
            painter.setPen(QPen(widgets::inkColour(look.ink, theme), 1.6, style, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(placed(line, box));
        }
    };
}

Picture relationsPicture(const Study& sample) {
    const StudyTable& table = sample.tables.front();
    Eigen::MatrixXd degrees;
    if (const auto series = data::pivot(*table.dataset, queryFor(table, sample.relations.points))) {
        std::vector<std::size_t> which;
        for (const char* name : {"1.1-W", "1.1-ReW", "1.1-R", "1.2-W", "1.2-ReW", "1.2-R"}) {
            if (const auto index = series->find(name)) {
                which.push_back(*index);
            }
        }
        if (const auto kernel = grey::RelationKernel::create(*series, which, sample.relations.options)) {
            kernel->degrees(sample.relations.options.distinguishingCoefficient, degrees);
        }
    }
    return [degrees](QPainter& painter, const QRectF& area, const Theme& theme) {
        const double side =
            std::min(area.width(), area.height()) / static_cast<double>(std::max<Eigen::Index>(1, degrees.rows()));
        const QPointF corner(area.center().x() - side * static_cast<double>(degrees.rows()) / 2.0, area.top());
        for (Eigen::Index i = 0; i < degrees.rows(); ++i) {
            for (Eigen::Index j = 0; j < degrees.cols(); ++j) {
                const QColor colour = i == j ? theme.line : widgets::cividis((degrees(i, j) - 0.6) / 0.4);
                painter.fillRect(QRectF(corner.x() + static_cast<double>(j) * side,
                                        corner.y() + static_cast<double>(i) * side, side - 1.0, side - 1.0),
                                 colour);
            }
        }
    };
}

Picture forecastPicture(const Study& sample) {
    Polyline measured;
    Polyline model;
    constexpr std::size_t fitted = 6;
    if (const StudyTable* table = sample.table(kWorkedExampleTable)) {
        base::NoProgress progress;
        const auto series = data::pivot(*table->dataset, queryFor(*table, {}));
        const auto result = series ? grey::forecast(*series, 0, {.fitCount = fitted, .horizon = {}}, progress)
                                   : base::Expected<grey::ForecastResult>(base::fail(base::ErrorCode::noSeries));
        if (result) {
            const std::vector<double> values = valuesOf(*series, series->series.front().name);
            std::vector<double> line = result->model.fitted;
            line.insert(line.end(), result->model.forecast.begin(), result->model.forecast.end());
            measured = unitLine(values, 0.15, 1.1);
            model = unitLine(line, 0.15, 1.1);
        }
    }
    return [measured, model](QPainter& painter, const QRectF& area, const Theme& theme) {
        const QRectF box = area.adjusted(6, 4, -6, -4);
        const double edge = box.left() + box.width() * (fitted - 0.5) / 7.0;
        painter.fillRect(QRectF(edge, area.top(), area.right() - edge, area.height()), theme.alternate);
        painter.setPen(QPen(theme.strongLine, 1.0, Qt::DashLine));
        painter.drawLine(QPointF(edge, area.top()), QPointF(edge, area.bottom()));
        painter.setPen(QPen(theme.series[0], 1.6));
        painter.drawPolyline(placed(model, box));
        const QPolygonF points = placed(measured, box);
        for (int k = 0; k < points.size(); ++k) {
            painter.setPen(QPen(theme.text, 1.2));
            painter.setBrush(k < static_cast<int>(fitted) ? QBrush(theme.text) : QBrush(theme.base));
            painter.drawEllipse(points.at(k), 2.6, 2.6);
        }
    };
}

Picture relativePicture(const Study& sample) {
    const StudyTable& table = sample.tables.front();
    std::vector<double> ratios;
    if (const auto all = data::pivot(*table.dataset, queryFor(table, {.allCells = true, .axis = {}, .hold = {}}))) {
        const std::vector<double> from = valuesOf(*all, "1.1-W");
        ratios = valuesOf(*all, "1.2-W");
        for (std::size_t k = 0; k < std::min(ratios.size(), from.size()); ++k) {
            ratios[k] /= from[k];
        }
    }
    return [ratios](QPainter& painter, const QRectF& area, const Theme& theme) {
        constexpr int columns = 4;
        const int rows = static_cast<int>(ratios.size()) / columns;
        if (rows == 0) {
            return;
        }
        const QRectF box = area.adjusted(4, 2, -4, -2);
        const double width = box.width() / columns;
        const double height = box.height() / rows;
        for (int cell = 0; cell < rows * columns; ++cell) {
            const double shade = 0.5 + std::log2(ratios[static_cast<std::size_t>(cell)]) / 1.2;
            painter.fillRect(QRectF(box.left() + cell % columns * width, box.top() + cell / columns * height,
                                    width - 1.0, height - 1.0),
                             widgets::diverging(shade, theme.dark));
        }
        painter.setPen(QPen(theme.text, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(-0.5, -0.5, -0.5, -0.5));
        painter.drawLine(QPointF(box.left() + width - 0.5, box.top()), QPointF(box.left() + width - 0.5, box.bottom()));
    };
}

Picture transferPicture() {
    return [](QPainter& painter, const QRectF& area, const Theme& theme) {
        const QRectF box = area.adjusted(14, 12, -14, -12);
        const QPointF from(box.left(), box.bottom());
        const QPointF over(box.center().x(), box.top());
        const QPointF to(box.right(), box.bottom());
        painter.setPen(QPen(theme.text3, 1.4, Qt::DashLine));
        painter.drawLine(from, to);
        painter.setPen(QPen(theme.accent, 2.0));
        painter.drawPolyline(QPolygonF{from, over, to});
        painter.setBrush(theme.base);
        for (const QPointF& node : {from, over, to}) {
            painter.drawEllipse(node, 7.0, 7.0);
        }
    };
}

/// Draws intervals of changes beside a margin: one worse, one undecided, one better.
Picture comparePicture() {
    return [](QPainter& painter, const QRectF& area, const Theme& theme) {
        const QRectF box = area.adjusted(8, 6, -8, -6);
        const double middle = box.center().x();
        QColor band = theme.text3;
        band.setAlphaF(0.18F);
        painter.fillRect(QRectF(middle - 7.0, box.top(), 14.0, box.height()), band);
        painter.setPen(QPen(theme.reference, 1.0));
        painter.drawLine(QPointF(middle, box.top()), QPointF(middle, box.bottom()));
        const std::tuple<double, double, QColor> changes[] = {
            {-0.34, 0.10, theme.bad}, {-0.05, 0.14, theme.text3}, {0.3, 0.12, theme.good}};
        double y = box.top() + box.height() / 6.0;
        for (const auto& [place, half, colour] : changes) {
            const double x = middle + place * box.width();
            painter.setPen(QPen(colour, 1.6));
            painter.drawLine(QPointF(x - half * box.width(), y), QPointF(x + half * box.width(), y));
            painter.setBrush(colour);
            painter.drawEllipse(QPointF(x, y), 3.0, 3.0);
            y += box.height() / 3.0;
        }
    };
}

}  // namespace greyscope::app
