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

/// How the first key's values are gathered in the sidebar: "Group 1 · Number of OSSes" holds cases 1.1 and 1.2.
struct SeriesGroup {
    std::string title;
    std::string caption;
    std::vector<std::string> firstKeys;
    bool operator==(const SeriesGroup&) const = default;
};

struct StudyOrigin;

/// A column of quantities as text ("64k", "1m") that is read as numbers in one unit, or of numbers that are read in
/// another one.
struct ColumnReading {
    std::string column;
    std::string unit;
    bool ofNumbers = false;
    bool operator==(const ColumnReading&) const = default;
};

/// How a table's file is to be read, as far as somebody said so; the rest is found out.
struct ToldReading {
    std::string reader;  ///< empty: the surest
    io::Dialect words;
    bool operator==(const ToldReading&) const = default;
    [[nodiscard]] bool empty() const { return reader.empty() && words.empty(); }
};

/// A loaded table and what its columns mean.
struct StudyTable {
    std::string name;
    std::string path;
    std::shared_ptr<const data::Dataset> dataset;  ///< after the steps of `recipe`
    std::shared_ptr<const data::Dataset> source;   ///< as it was read; null where there is no step
    data::Recipe recipe;
    std::shared_ptr<const io::ReadReport> report;
    std::shared_ptr<const std::string> text;       ///< what was pasted; null where `path` is a file
    bool carried = false;                          ///< the study's file holds a copy, should the file be gone
    std::optional<SourceStamp> stamp;              ///< of the file when it was read
    std::shared_ptr<const data::RoleGuess> guess;  ///< null where nobody guessed; the roles may be others since
    bool wide = false;                             ///< each numeric column but the axis is a series
    data::Roles roles;                             ///< keys, factors (axis first), metrics, descriptions
    std::string metric;                            ///< the chosen one of roles.metrics
    data::Aggregation aggregation = data::Aggregation::none;
    std::vector<ColumnReading> readings = {};  ///< in their order
    std::vector<SeriesGroup> groups;           ///< empty: by first key
    std::vector<StudyTable> parts;  ///< tables that stand below each other in it; empty: it was read from one source
    std::shared_ptr<const std::vector<data::StackAccount>> stack;  ///< what became of each part
    std::map<std::string, SourceStamp> joined = {};                ///< files that its recipe joins, as they were then
    ToldReading told = {};
    std::string layout = {};  ///< stands for the columns that its file has where nothing is told; empty: not known
    bool followed = false;    ///< read again by itself when its files change
    std::string folder = {};  ///< whose further files of these columns become parts as well, while it is followed
    bool operator==(const StudyTable&) const = default;

    [[nodiscard]] const std::shared_ptr<const data::Dataset>& asRead() const { return source ? source : dataset; }
};

/// A table that a study file names and that could not be read, kept as it stands there until its file is found.
struct MissingTable {
    std::string name;
    std::string path;       ///< absolute; empty where it is no file
    std::size_t place = 0;  ///< its number among the study's tables
    std::string entry;      ///< JSON
    base::Error why;
    bool operator==(const MissingTable&) const = default;
};

/// One reference, any number compared; the order is the order of choosing and gives the colours.
struct Selection {
    SeriesId reference;
    std::vector<SeriesId> compared;
    bool operator==(const Selection&) const = default;
};

enum class Measure { absolute, ratio, indexed };
enum class TrendsForm { automatic, lines, band, heat };   ///< automatic: a band where the series are many
enum class AxisScale { automatic, linear, log2, log10 };  ///< automatic: log2 where levels double

struct TrendsChoices {
    PointChoice points;
    Measure measure = Measure::ratio;
    widgets::TrendIndex index = {};  ///< of Measure::indexed
    TrendsForm form = TrendsForm::automatic;
    AxisScale horizontal = AxisScale::automatic;
    AxisScale vertical = AxisScale::automatic;  ///< log10 where series lie a hundredfold apart
    grey::RowOrder heatOrder = grey::RowOrder::clustered;
    bool parityLine = true;
    bool endNames = true;
    bool endValues = true;
    bool operator==(const TrendsChoices&) const = default;
};

/// How the series stand in the table of all pairs.
enum class MatrixOrder { automatic, given, byDegree, clustered };  ///< automatic: clustered where they are many
enum class MatrixShows { computed, published, difference, spearman };

struct RelationsChoices {
    PointChoice points{.allCells = true, .axis = {}, .hold = {}};
    grey::RelationOptions options{.image = {data::Image::mean},
                                  .scope = grey::ExtremaScope::matrix,
                                  .distinguishingCoefficient = 0.5,
                                  .weights = {}};
    MatrixOrder order = MatrixOrder::automatic;
    grey::Linkage linkage = grey::Linkage::average;
    bool grouped = true;       ///< clustered: outline the groups that `groupDegree` makes
    double groupDegree = 0.8;  ///< degree from which on clusters belong together
    MatrixShows shows = MatrixShows::computed;
    std::optional<std::size_t> mostLags;  ///< bound of the lags of correlations, 0 for none; none: see grey::lagBound()
    std::string explained = {};           ///< series whose degree with the reference is; none: that of lowest degree
    bool wholeTable = false;              ///< matrix of every series; otherwise of the reference and the compared
    bool commonPoints = false;  ///< leave out points that one of the series lacks; otherwise a gap is an error
    int decimals = 3;
    bool printNumbers = true;
    bool separateCases = true;
    bool operator==(const RelationsChoices&) const = default;
};

/// Which predictions of one study stand beside each other.
enum class ScenarioSet {
    automatic,  ///< the published pairs where the table holds them, else the reference to every other series
    published,
    others,   ///< the reference to every other series
    compared  ///< the reference to the compared series
};

struct RelativeChoices {
    SeriesId predicted;                ///< one of the compared series; otherwise the first of them
    std::vector<std::string> matched;  ///< factors that cells are matched by; empty: all of the table's
    /// Conditions on the rows of one series alone; the table's own hold for both.
    std::vector<data::Filter> fromWhere = {}, toWhere = {};
    /// How the tree is grown, pruned and validated. The systems, the cells and the repeats are not set here: they
    /// follow from the rest of the study. `grow.maxLeaves` has no effect on a pruned tree. `crossValidation.folds` is
    /// the number of folds of the pruning and of the validation; `folds` is not used.
    relative::RelativeOptions model{.grow = {.minLeaf = 2, .maxLeaves = 5}};
    std::optional<std::vector<std::string>> question;  ///< factor values asked for (what-if)
    std::optional<double> questionBase;                ///< the reference's value there; empty: as measured
    std::vector<std::string> gridFactors;  ///< rows and columns of the factor grid; empty: the decisive ones
    bool gridAveraged = false;             ///< mean over the other factors instead of holding them as asked
    relative::NextOptions next;            ///< which cells to measure next; its seed is that of `crossValidation`
    relative::LearningOptions replay;      ///< what choosing them would have gained; its `next` is the one above
    ScenarioSet scenarios = ScenarioSet::automatic;
    bool operator==(const RelativeChoices&) const = default;
};

/// A relation to go by, between systems as the Transfer page names them.
struct TrainedPair {
    std::string from, to;
    bool used = true;  ///< false: kept in the list, but no path goes by it
    bool operator==(const TrainedPair&) const = default;
};

/// A weight that was given by hand to the path by these systems, both ends included.
struct PathWeight {
    std::vector<std::string> systems;
    double weight = 0.0;
    bool operator==(const PathWeight&) const = default;
};

/// Where a node of the graph was moved to, in shares of the drawing's width and height.
struct NodePlace {
    std::string system;
    double x = 0.0, y = 0.0;
    bool operator==(const NodePlace&) const = default;
};

/// The ends, the trees and the cell that is asked for are those of the Relative page.
struct TransferChoices {
    std::vector<TrainedPair> pairs;  ///< empty: those of the best of all paths
    std::size_t combine = 3;         ///< how many of all paths, the best ones, work in parallel
    relative::PathWeights weights = relative::PathWeights::inverseError;
    std::size_t maxHops = 3;  ///< relations in a path at the most, where no pairs are chosen
    std::vector<PathWeight> byHand;
    std::vector<NodePlace> places;
    bool operator==(const TransferChoices&) const = default;
};

/// How one figure is to look on paper.
struct FigureChoices {
    std::string figure;  ///< its name: "trends-trends"
    widgets::FigureLook look;
    bool operator==(const FigureChoices&) const = default;
};

enum class PanelLetters { lower, upper, none };

/// Figures of the study on one page.
struct Sheet {
    std::string name;  ///< "Figure 1"
    std::string preset = "nature-2";
    widgets::SheetGrid grid;
    std::vector<std::string> panels;  ///< names of figures, in the order of reading
    PanelLetters letters = PanelLetters::lower;
    std::string family;   ///< of its text; empty: as the preset has it
    double textPt = 7.0;  ///< of every panel
    bool grey = false;
    std::optional<std::string> caption = {};  ///< as its author wrote it; none: as it is made of the panels
    bool operator==(const Sheet&) const = default;
};

/// All that a user chose and loaded; nothing that was calculated. Compared by value; tables share their data.
struct Study {
    std::string name;
    std::string path;  ///< study file; empty: not saved yet
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
    stats::IntervalMethod intervals = stats::IntervalMethod::t;  ///< of repeats, on every page
    std::string lesson = {};                                     ///< that it is the study of; "": of none
    std::shared_ptr<const StudyOrigin> origin;                   ///< what its file says that is not understood here
    bool operator==(const Study&) const = default;

    [[nodiscard]] bool empty() const { return tables.empty() && missing.empty() && simulate.scenarios.empty(); }

    [[nodiscard]] const StudyTable* table(const std::string& tableName) const;
    /// The table that the reference stands in, else the first one; nullptr in an empty study.
    [[nodiscard]] const StudyTable* activeTable() const;
    /// How a figure of this name is to look; the usual look where nobody said.
    [[nodiscard]] widgets::FigureLook lookOf(const std::string& figure) const;
    void setLook(const std::string& figure, const widgets::FigureLook& look);
    [[nodiscard]] const Sheet* sheet(const std::string& sheetName) const;
    [[nodiscard]] Sheet* sheet(const std::string& sheetName);
};

/// The grid with a place for every panel, whatever a file says.
[[nodiscard]] widgets::SheetGrid gridOf(const Sheet& sheet);

/// The query that a page's point choice makes of a table.
[[nodiscard]] data::SeriesQuery queryFor(const StudyTable& table, const PointChoice& points);

}  // namespace greyscope::app
