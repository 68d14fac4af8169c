#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/sources/source_stamp.h"
#include "app/study/choices/compare_choices.h"
#include "app/study/choices/evaluation_choices.h"
#include "app/study/choices/forecast_choices.h"
#include "app/study/choices/latency_choices.h"
#include "app/study/choices/layout_choices.h"
#include "app/study/choices/scenario_choices.h"
#include "app/study/choices/time_choices.h"
#include "app/study/choices/tree_choices.h"
#include "core/cart/tree.h"
#include "core/data/dataset.h"
#include "core/data/recipe/recipe.h"
#include "core/data/roles/roles.h"
#include "core/data/series/pivot.h"
#include "core/data/stack/stack.h"
#include "core/grey/degrees/clustering.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/row_order.h"
#include "core/io/reader.h"
#include "core/relative/learning_curve.h"
#include "core/relative/model.h"
#include "core/relative/next_cells.h"
#include "core/relative/transfer.h"
#include "core/stats/repeat_interval.h"
#include "widgets/present/spec/figure_look.h"
#include "widgets/present/spec/sheet_grid.h"
#include "widgets/present/trends/chart_kind.h"
#include "widgets/present/trends/trend_index.h"

namespace greyscope::app {

/// The id of a series: its table and its name there.
struct SeriesId {
    std::string table;
    std::string name;
    bool operator==(const SeriesId&) const = default;
    auto operator<=>(const SeriesId&) const = default;
    [[nodiscard]] bool empty() const { return name.empty(); }
};

/// A group of series in the list of series, given by values of the first key: "Group 1 · Number of OSSes" contains the
/// cases 1.1 and 1.2.
struct SeriesGroup {
    std::string title;
    std::string caption;
    std::vector<std::string> firstKeys;
    bool operator==(const SeriesGroup&) const = default;
};

struct StudyOrigin;

/// A setting of the user for the unit in which a column is read. It is a column of quantities as text ("64k", "1m"), or
/// (`ofNumbers`) a column of numbers that is converted.
struct ColumnReading {
    std::string column;
    std::string unit;
    bool ofNumbers = false;
    bool operator==(const ColumnReading&) const = default;
};

/// The settings of the user for how the file of a table is read. What is not set is detected.
struct ToldReading {
    std::string reader;  ///< name of the reader; empty: the reader that recognises the file best
    io::Dialect words;
    bool operator==(const ToldReading&) const = default;
    [[nodiscard]] bool empty() const { return reader.empty() && words.empty(); }
};

/// A table of the study: its data, its source, and what its columns mean.
struct StudyTable {
    std::string name;
    std::string path;
    std::shared_ptr<const data::Dataset> dataset;  ///< rows after the steps of `recipe`
    std::shared_ptr<const data::Dataset> source;   ///< rows as read; null if the recipe has no steps
    data::Recipe recipe;
    std::shared_ptr<const io::ReadReport> report;
    std::shared_ptr<const std::string> text;  ///< text that was pasted; null if `path` is a file
    bool carried = false;              ///< whether the study file stores a copy of the rows, in case the file is lost
    std::optional<SourceStamp> stamp;  ///< state of the file when it was read
    /// How the roles were guessed; they may have changed since. Null if they were not guessed.
    std::shared_ptr<const data::RoleGuess> guess;
    bool wide = false;   ///< whether each numeric column except the axis is a series
    data::Roles roles;   ///< columns that are keys, factors (the axis first), metrics and descriptions
    std::string metric;  ///< the metric that is shown, one of roles.metrics
    data::Aggregation aggregation = data::Aggregation::none;
    /// Columns whose unit the user has changed, in the order of these changes.
    std::vector<ColumnReading> readings = {};
    std::vector<SeriesGroup> groups;  ///< groups of series in the list; empty: they are grouped by the first key
    /// The tables that are stacked to form this one; empty if the table was read from one source.
    std::vector<StudyTable> parts;
    std::shared_ptr<const std::vector<data::StackAccount>> stack;  ///< for a stack: how many rows came from each part
    /// Files that the recipe joins, with their state when they were read.
    std::map<std::string, SourceStamp> joined = {};
    ToldReading told = {};
    /// Hash of the columns that the file has when it is read without settings, by layoutOf(); empty if not known.
    std::string layout = {};
    bool followed = false;  ///< whether the table is read again automatically when its files change
    /// Folder whose further files with the same columns become parts as well, while the table is followed; empty: none.
    std::string folder = {};
    bool operator==(const StudyTable&) const = default;

    [[nodiscard]] const std::shared_ptr<const data::Dataset>& asRead() const { return source ? source : dataset; }
};

/// A table that a study file names but that could not be read. Its entry is kept until its file is found.
struct MissingTable {
    std::string name;
    std::string path;       ///< absolute path of its file; empty if it is not from a file
    std::size_t place = 0;  ///< index of the table in the study file
    std::string entry;      ///< the entry of the table in the study file, as JSON
    base::Error why;
    bool operator==(const MissingTable&) const = default;
};

/// The series that the study shows: one reference and any number of compared series, in the order in which they were
/// chosen.
struct Selection {
    SeriesId reference;
    std::vector<SeriesId> compared;
    /// Slot of each compared series, which determines its colour and marker; empty: the slots are 0, 1, 2, ...
    std::vector<std::size_t> colourSlots = {};
    /// Whether the reference is drawn like the others, because nobody has chosen it.
    bool alike = false;
    bool operator==(const Selection&) const = default;
};

enum class Measure { absolute, ratio, indexed };
/// The form of the chart on the Trends page. automatic: panels if the result has several, otherwise a band if there are
/// many series, otherwise lines.
enum class TrendsForm { automatic, lines, band, heat };
/// The scale of an axis. automatic, for the horizontal axis: log2 if each level is twice the previous one.
enum class AxisScale { automatic, linear, log2, log10 };

struct TrendsChoices {
    PointChoice points;
    Measure measure = Measure::ratio;
    widgets::TrendIndex index = {};  ///< base of the index; used with Measure::indexed only
    TrendsForm form = TrendsForm::automatic;
    widgets::ChartKind kind = widgets::ChartKind::automatic;
    widgets::ErrorBars errorBars = widgets::ErrorBars::interval;
    std::string across = {};  ///< column on the x axis of a scatter chart; "": the reference
    widgets::ScatterFit fit = widgets::ScatterFit::none;
    AxisScale horizontal = AxisScale::automatic;
    /// Scale of the vertical axis; automatic: log10 if the series differ by a factor of 100.
    AxisScale vertical = AxisScale::automatic;
    grey::RowOrder heatOrder = grey::RowOrder::clustered;
    bool parityLine = true;
    bool endNames = true;
    bool endValues = true;
    bool operator==(const TrendsChoices&) const = default;
};

/// The order of the series in the table of all pairs; automatic: clustered if there are many series.
enum class MatrixOrder { automatic, given, byDegree, clustered };  ///< automatic: clustered if there are many series
enum class MatrixShows { computed, published, difference, spearman };

struct RelationsChoices {
    PointChoice points{.allCells = true, .axis = {}, .hold = {}};
    grey::RelationOptions options{.image = {data::Image::mean},
                                  .scope = grey::ExtremaScope::matrix,
                                  .distinguishingCoefficient = 0.5,
                                  .weights = {}};
    MatrixOrder order = MatrixOrder::automatic;
    grey::Linkage linkage = grey::Linkage::average;
    bool grouped = true;       ///< whether groups are outlined in the clustered order; `groupDegree` defines them
    double groupDegree = 0.8;  ///< smallest degree at which clusters form a group
    MatrixShows shows = MatrixShows::computed;
    /// Largest lag of the rank correlations, 0 for no lags; nullopt: grey::lagBound() determines it.
    std::optional<std::size_t> mostLags;
    /// Series whose degree with the reference is explained; empty: the series with the lowest degree.
    std::string explained = {};
    /// true: the matrix has all series of the table; false: the reference and the compared series.
    bool wholeTable = false;
    /// Whether all these series are compared with the ideal, 1 at every point; see grey::relateToIdeal().
    bool ideal = false;
    /// Whether points that one of the series lacks are left out; otherwise such a gap is an error.
    bool commonPoints = false;
    int decimals = 3;
    bool printNumbers = true;
    bool separateCases = true;
    bool operator==(const RelationsChoices&) const = default;
};

/// Which pairs of series the scenarios view predicts.
enum class ScenarioSet {
    automatic,  ///< predict the published pairs if the table contains them, otherwise the same as `others`
    published,
    others,   ///< predict every other series from the reference
    compared  ///< predict each compared series from the reference
};

struct RelativeChoices {
    /// Series that is predicted, if it is one of the compared ones; otherwise the first of these is predicted.
    SeriesId predicted;
    std::vector<std::string> matched;  ///< factors by which cells are matched; empty: all factors of the table
    /// Conditions on the rows of the reference only, and of the predicted series only. The conditions of the table
    /// apply to both.
    std::vector<data::Filter> fromWhere = {}, toWhere = {};
    /// Options for how the tree is grown, pruned and validated. Systems, cells and repeats are not set here, because
    /// they follow from the rest of the study. `grow.maxLeaves` has no effect on a pruned tree. `crossValidation.folds`
    /// is the number of folds of both the pruning and the validation; `folds` is not used.
    relative::RelativeOptions model{.grow = {.minLeaf = 2, .maxLeaves = 5}};
    /// Levels of the factors in the selected cell, for which a value is predicted (what-if); nullopt: none is selected.
    std::optional<std::vector<std::string>> question;
    /// Value of the reference in the selected cell; nullopt: the measured value is used.
    std::optional<double> questionBase;
    /// Factors of the rows and columns of the grid; empty: those that matter most for the ratio.
    std::vector<std::string> gridFactors;
    /// true: the grid shows means over the other factors; false: it holds them at the values of `question`.
    bool gridAveraged = false;
    /// Options for choosing the cells to measure next; the seed is that of `crossValidation`.
    relative::NextOptions next;
    /// Options for calculating what choosing the cells would have gained; the member `next` of these choices replaces
    /// its own `next`.
    relative::LearningOptions replay;
    ScenarioSet scenarios = ScenarioSet::automatic;
    bool operator==(const RelativeChoices&) const = default;
};

/// A pair of systems whose trained tree paths may use. The systems have the names of the Transfer page.
struct TrainedPair {
    std::string from, to;
    bool used = true;  ///< false: the pair stays in the list, but no path uses it
    bool operator==(const TrainedPair&) const = default;
};

/// A weight that the user gave to a path. `systems` are all systems on the path, including both ends.
struct PathWeight {
    std::vector<std::string> systems;
    double weight = 0.0;
    bool operator==(const PathWeight&) const = default;
};

/// A position to which the user moved a node of the graph, as shares of the width and height of the drawing.
struct NodePlace {
    std::string system;
    double x = 0.0, y = 0.0;
    bool operator==(const NodePlace&) const = default;
};

/// The choices of the Transfer page. The first and the target system, the options of the trees and the selected cell
/// are those of RelativeChoices.
struct TransferChoices {
    std::vector<TrainedPair> pairs;  ///< the pairs that the user chose; empty: those of the best of all paths are used
    /// The paths that are averaged, each by the systems between its ends; they take the place of `pairs`. Empty: paths
    /// follow from the pairs.
    std::vector<std::vector<std::string>> via;
    std::size_t combine = 3;  ///< number of best paths whose predictions are averaged
    relative::PathWeights weights = relative::PathWeights::inverseError;
    std::size_t maxHops = 3;  ///< maximum number of pairs in a path; used if neither pairs nor paths are chosen
    std::vector<PathWeight> byHand;
    std::vector<NodePlace> places;
    bool operator==(const TransferChoices&) const = default;
};

/// The look that the user gave to one figure for export.
struct FigureChoices {
    std::string figure;  ///< full name of the figure: "trends-trends"
    widgets::FigureLook look;
    bool operator==(const FigureChoices&) const = default;
};

enum class PanelLetters { lower, upper, none };

/// A sheet: several figures of the study on one page.
struct Sheet {
    std::string name;  ///< name of the sheet, "Figure 1"
    std::string preset = "nature-2";
    widgets::SheetGrid grid;
    std::vector<std::string> panels;  ///< names of the figures in its panels, in reading order
    PanelLetters letters = PanelLetters::lower;
    std::string family;   ///< font family; empty: that of the preset
    double textPt = 7.0;  ///< text size of all panels, in points
    bool grey = false;
    std::optional<std::string> caption = {};  ///< the user's caption; nullopt: generated from the panels
    bool operator==(const Sheet&) const = default;
};

/// A study: all tables that were loaded and all choices of the user, but no calculated results. Studies are compared by
/// value; copies share the data of tables.
struct Study {
    std::string name;
    std::string path;  ///< path of the study file; empty: not saved
    std::vector<StudyTable> tables;
    std::vector<MissingTable> missing;
    Selection selection;
    TrendsChoices trends;
    RelationsChoices relations;
    ForecastChoices forecast;
    RelativeChoices relative;
    TransferChoices transfer;
    std::vector<FigureChoices> figures;
    std::vector<Sheet> sheets;
    SimulateChoices simulate;
    LayoutChoices layout;
    CompareChoices compare;
    TreeChoices tree;
    TimeChoices time;
    ClusterChoices clusters;
    TargetChoices target;
    LatencyChoices latency;
    stats::IntervalMethod intervals = stats::IntervalMethod::t;  ///< method for intervals from repeats, on every page
    std::string lesson = {};  ///< key of the lesson that this study belongs to; "": none
    /// Contents of the study file that this version does not understand; null if not read from a file.
    std::shared_ptr<const StudyOrigin> origin;
    bool operator==(const Study&) const = default;

    [[nodiscard]] bool empty() const { return tables.empty() && missing.empty() && simulate.scenarios.empty(); }

    [[nodiscard]] const StudyTable* table(const std::string& tableName) const;
    /// Returns the table of the reference, otherwise the first table; nullptr if the study has no table.
    [[nodiscard]] const StudyTable* activeTable() const;
    /// Returns the look of the figure with this name; the default look if the user has set none.
    [[nodiscard]] widgets::FigureLook lookOf(const std::string& figure) const;
    void setLook(const std::string& figure, const widgets::FigureLook& look);
    [[nodiscard]] const Sheet* sheet(const std::string& sheetName) const;
    [[nodiscard]] Sheet* sheet(const std::string& sheetName);
};

/// Returns the grid of a sheet. It has a place for every panel, even if the study file contains a smaller grid.
[[nodiscard]] widgets::SheetGrid gridOf(const Sheet& sheet);

/// Returns the query that makes the series of a table with these points.
[[nodiscard]] data::SeriesQuery queryFor(const StudyTable& table, const PointChoice& points);

}  // namespace greyscope::app
