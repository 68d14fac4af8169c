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
#include "app/study/choices/forecast_choices.h"
#include "app/study/choices/layout_choices.h"
#include "app/study/choices/scenario_choices.h"
#include "app/study/choices/tree_choices.h"
#include "core/cart/tree.h"
#include "core/data/dataset.h"
#include "core/data/recipe/recipe.h"
#include "core/data/roles/roles.h"
#include "core/data/series/series_table.h"
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
#include "widgets/present/trends/trend_index.h"

namespace greyscope::app {

/// A series of one of the study's tables.
struct SeriesId {
    std::string table;
    std::string name;
    bool operator==(const SeriesId&) const = default;
    auto operator<=>(const SeriesId&) const = default;
    [[nodiscard]] bool empty() const { return name.empty(); }
};

/// How the sidebar groups the values of the first key: "Group 1 · Number of OSSes" contains cases 1.1 and 1.2.
struct SeriesGroup {
    std::string title;
    std::string caption;
    std::vector<std::string> firstKeys;
    bool operator==(const SeriesGroup&) const = default;
};

struct StudyOrigin;

/// The unit in which a column is read: a column of quantities as text ("64k", "1m"), or a column of numbers that is
/// converted.
struct ColumnReading {
    std::string column;
    std::string unit;
    bool ofNumbers = false;
    bool operator==(const ColumnReading&) const = default;
};

/// How a table's file is read, as far as the user set it; the rest is detected.
struct ToldReading {
    std::string reader;  ///< empty: the reader that recognises the file best
    io::Dialect words;
    bool operator==(const ToldReading&) const = default;
    [[nodiscard]] bool empty() const { return reader.empty() && words.empty(); }
};

/// A loaded table and what its columns mean.
struct StudyTable {
    std::string name;
    std::string path;
    std::shared_ptr<const data::Dataset> dataset;  ///< the rows after the steps of `recipe`
    std::shared_ptr<const data::Dataset> source;   ///< the rows as read; null if the recipe has no steps
    data::Recipe recipe;
    std::shared_ptr<const io::ReadReport> report;
    std::shared_ptr<const std::string> text;  ///< the pasted text; null if `path` is a file
    bool carried = false;                     ///< the study file stores a copy of the rows, in case the file is lost
    std::optional<SourceStamp> stamp;         ///< stamp of the file when it was read
    /// Null if the roles were not guessed; the roles may have changed since.
    std::shared_ptr<const data::RoleGuess> guess;
    bool wide = false;   ///< each numeric column except the axis is a series
    data::Roles roles;   ///< keys, factors (the axis first), metrics, descriptions
    std::string metric;  ///< the chosen metric of roles.metrics
    data::Aggregation aggregation = data::Aggregation::none;
    std::vector<ColumnReading> readings = {};  ///< changed units, in the order in which they were chosen
    std::vector<SeriesGroup> groups;           ///< empty: grouped by the first key
    /// Tables that are stacked to form this one; empty: the table was read from one source.
    std::vector<StudyTable> parts;
    std::shared_ptr<const std::vector<data::StackAccount>> stack;  ///< the account of each part
    /// Files that the recipe joins, with their stamps when they were read.
    std::map<std::string, SourceStamp> joined = {};
    ToldReading told = {};
    /// Identifies the columns that the file has when read without settings (layoutOf()); empty: not known.
    std::string layout = {};
    bool followed = false;  ///< read again automatically when its files change
    /// Further files with these columns in this folder become parts as well, while the table is followed.
    std::string folder = {};
    bool operator==(const StudyTable&) const = default;

    [[nodiscard]] const std::shared_ptr<const data::Dataset>& asRead() const { return source ? source : dataset; }
};

/// A table that a study file names but that could not be read; its entry is kept until its file is found.
struct MissingTable {
    std::string name;
    std::string path;       ///< absolute; empty if the table is not a file
    std::size_t place = 0;  ///< index among the study's tables
    std::string entry;      ///< JSON
    base::Error why;
    bool operator==(const MissingTable&) const = default;
};

/// One reference and any number of compared series, in the order in which they were chosen, which determines the
/// colours.
struct Selection {
    SeriesId reference;
    std::vector<SeriesId> compared;
    bool operator==(const Selection&) const = default;
};

enum class Measure { absolute, ratio, indexed };
enum class TrendsForm { automatic, lines, band, heat };   ///< automatic: a band if there are many series
enum class AxisScale { automatic, linear, log2, log10 };  ///< automatic: log2 if the levels double

struct TrendsChoices {
    PointChoice points;
    Measure measure = Measure::ratio;
    widgets::TrendIndex index = {};  ///< used by Measure::indexed
    TrendsForm form = TrendsForm::automatic;
    AxisScale horizontal = AxisScale::automatic;
    AxisScale vertical = AxisScale::automatic;  ///< automatic: log10 if the series differ by a factor of 100
    grey::RowOrder heatOrder = grey::RowOrder::clustered;
    bool parityLine = true;
    bool endNames = true;
    bool endValues = true;
    bool operator==(const TrendsChoices&) const = default;
};

/// The order of the series in the table of all pairs.
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
    bool grouped = true;       ///< clustered order: outline the groups that `groupDegree` defines
    double groupDegree = 0.8;  ///< clusters with at least this degree form a group
    MatrixShows shows = MatrixShows::computed;
    std::optional<std::size_t> mostLags;  ///< largest lag of correlations, 0 for no lags; nullopt: see grey::lagBound()
    /// Series whose degree with the reference is explained; empty: the one with the lowest degree.
    std::string explained = {};
    bool wholeTable = false;    ///< matrix of all series; otherwise of the reference and the compared series
    bool commonPoints = false;  ///< leave out points that are missing in one of the series; otherwise a gap is an error
    int decimals = 3;
    bool printNumbers = true;
    bool separateCases = true;
    bool operator==(const RelationsChoices&) const = default;
};

/// The predictions that the scenarios view shows together.
enum class ScenarioSet {
    automatic,  ///< the published pairs if the table contains them, else the reference to every other series
    published,
    others,   ///< the reference to every other series
    compared  ///< the reference to the compared series
};

struct RelativeChoices {
    SeriesId predicted;                ///< one of the compared series; otherwise the first of them is predicted
    std::vector<std::string> matched;  ///< factors that match cells; empty: all factors of the table
    /// Conditions on the rows of one series only; the conditions of the table apply to both.
    std::vector<data::Filter> fromWhere = {}, toWhere = {};
    /// How the tree is grown, pruned and validated. The systems, the cells and the repeats are not set here: they
    /// follow from the rest of the study. `grow.maxLeaves` has no effect on a pruned tree. `crossValidation.folds` is
    /// the number of folds of the pruning and of the validation; `folds` is not used.
    relative::RelativeOptions model{.grow = {.minLeaf = 2, .maxLeaves = 5}};
    std::optional<std::vector<std::string>> question;  ///< the factor values for which a value is predicted (what-if)
    std::optional<double> questionBase;    ///< value of the reference in that cell; nullopt: the measured value
    std::vector<std::string> gridFactors;  ///< rows and columns of the factor grid; empty: the factors that matter most
    bool gridAveraged = false;   ///< mean over the other factors; otherwise they are held at the values of `question`
    relative::NextOptions next;  ///< choice of the next cells to measure; the seed is that of `crossValidation`
    relative::LearningOptions replay;  ///< what choosing the cells would have gained; its `next` is the member above
    ScenarioSet scenarios = ScenarioSet::automatic;
    bool operator==(const RelativeChoices&) const = default;
};

/// A relation that paths may use, between two systems as the Transfer page names them.
struct TrainedPair {
    std::string from, to;
    bool used = true;  ///< false: stays in the list, but no path uses it
    bool operator==(const TrainedPair&) const = default;
};

/// A weight that the user gave to the path through these systems, both ends included.
struct PathWeight {
    std::vector<std::string> systems;
    double weight = 0.0;
    bool operator==(const PathWeight&) const = default;
};

/// Where the user moved a node of the graph, as shares of the drawing's width and height.
struct NodePlace {
    std::string system;
    double x = 0.0, y = 0.0;
    bool operator==(const NodePlace&) const = default;
};

/// The end points, the trees and the predicted cell are those of the Relative page.
struct TransferChoices {
    std::vector<TrainedPair> pairs;  ///< empty: the relations of the best of all paths
    std::size_t combine = 3;         ///< number of best paths that are averaged
    relative::PathWeights weights = relative::PathWeights::inverseError;
    std::size_t maxHops = 3;  ///< maximum number of relations in a path if no pairs are chosen
    std::vector<PathWeight> byHand;
    std::vector<NodePlace> places;
    bool operator==(const TransferChoices&) const = default;
};

/// The look of one figure on paper.
struct FigureChoices {
    std::string figure;  ///< name of the figure: "trends-trends"
    widgets::FigureLook look;
    bool operator==(const FigureChoices&) const = default;
};

enum class PanelLetters { lower, upper, none };

/// Several figures of the study on one page.
struct Sheet {
    std::string name;  ///< "Figure 1"
    std::string preset = "nature-2";
    widgets::SheetGrid grid;
    std::vector<std::string> panels;  ///< names of figures, in reading order
    PanelLetters letters = PanelLetters::lower;
    std::string family;   ///< font family; empty: that of the preset
    double textPt = 7.0;  ///< text size of all panels
    bool grey = false;
    std::optional<std::string> caption = {};  ///< the user's caption; nullopt: generated from the panels
    bool operator==(const Sheet&) const = default;
};

/// Everything that the user chose and loaded; no calculated results. Compared by value; tables share their data.
struct Study {
    std::string name;
    std::string path;  ///< study file; empty: not saved
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
    stats::IntervalMethod intervals = stats::IntervalMethod::t;  ///< method for intervals of repeats, on every page
    std::string lesson = {};                                     ///< the lesson that this study belongs to; "": none
    std::shared_ptr<const StudyOrigin> origin;  ///< contents of the study file that this version does not understand
    bool operator==(const Study&) const = default;

    [[nodiscard]] bool empty() const { return tables.empty() && missing.empty() && simulate.scenarios.empty(); }

    [[nodiscard]] const StudyTable* table(const std::string& tableName) const;
    /// Returns the table of the reference, else the first table; nullptr if the study is empty.
    [[nodiscard]] const StudyTable* activeTable() const;
    /// Returns the look of a figure; the default look if none is set.
    [[nodiscard]] widgets::FigureLook lookOf(const std::string& figure) const;
    void setLook(const std::string& figure, const widgets::FigureLook& look);
    [[nodiscard]] const Sheet* sheet(const std::string& sheetName) const;
    [[nodiscard]] Sheet* sheet(const std::string& sheetName);
};

/// Returns the grid of a sheet, made large enough for every panel even if a file says otherwise.
[[nodiscard]] widgets::SheetGrid gridOf(const Sheet& sheet);

/// Returns the query for a table that the point choice of a page stands for.
[[nodiscard]] data::SeriesQuery queryFor(const StudyTable& table, const PointChoice& points);

}  // namespace greyscope::app
