<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, tables I–IV; compare the order, not the level</source>
        <translation>
            <numerusform>%n pair, tables I–IV; compare the order, not the level</numerusform>
            <numerusform>%n pairs, tables I–IV; compare the order, not the level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each cell in turn, or %n folds for more than %1 cells</source>
        <translation>
            <numerusform>each cell in turn, or %n fold for more than %1 cells</numerusform>
            <numerusform>each cell in turn, or %n folds for more than %1 cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folds</source>
        <translation>
            <numerusform>%n fold</numerusform>
            <numerusform>%n folds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n series</numerusform>
            <numerusform>%n series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare %n series</source>
        <translation>
            <numerusform>Compare %n series</numerusform>
            <numerusform>Compare %n series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this kind are not listed</source>
        <translation>
            <numerusform>%n more of this kind is not listed</numerusform>
            <numerusform>%n more of this kind are not listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series are identical to others: %1. They are kept and marked.</source>
        <translation>
            <numerusform>%n series is identical to another: %1. It is kept and marked.</numerusform>
            <numerusform>%n series are identical to others: %1. They are kept and marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 series</source>
        <translation>
            <numerusform>%1 series</numerusform>
            <numerusform>%1 series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of %2</source>
        <translation>
            <numerusform>%1 level of %2</numerusform>
            <numerusform>%1 levels of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines were skipped; see the report beside this for the reasons.</source>
        <translation>
            <numerusform>%1 line was skipped; see the report beside this for the reason.</numerusform>
            <numerusform>%1 lines were skipped; see the report beside this for the reasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows belong to no series: %1 is empty</source>
        <translation>
            <numerusform>%n row belongs to no series: %1 is empty</numerusform>
            <numerusform>%n rows belong to no series: %1 is empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no point: %1 is empty</source>
        <translation>
            <numerusform>%n row has no point: %1 is empty</numerusform>
            <numerusform>%n rows have no point: %1 is empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them text</source>
        <translation>
            <numerusform>%n of them text</numerusform>
            <numerusform>%n of them text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them not finite</source>
        <translation>
            <numerusform>%n of them not finite</numerusform>
            <numerusform>%n of them not finite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measured values are missing</source>
        <translation>
            <numerusform>%n measured value is missing</numerusform>
            <numerusform>%n measured values are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 rows do not meet the conditions</source>
        <translation>
            <numerusform>%n of %1 rows does not meet the conditions</numerusform>
            <numerusform>%n of %1 rows do not meet the conditions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values are combined into %n points</source>
        <translation>
            <numerusform>%1 values are combined into %n point</numerusform>
            <numerusform>%1 values are combined into %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of series have no value</source>
        <translation>
            <numerusform>%n point of a series has no value</numerusform>
            <numerusform>%n points of series have no value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are left out because a series lacks them</source>
        <translation>
            <numerusform>%n point is left out because a series lacks it</numerusform>
            <numerusform>%n points are left out because a series lacks them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows left out</source>
        <translation>
            <numerusform>%n row left out</numerusform>
            <numerusform>%n rows left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repeats agree</source>
        <translation>
            <numerusform>%1 of %n repeat agrees</numerusform>
            <numerusform>%1 of %n repeats agree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n identities hold</source>
        <translation>
            <numerusform>%1 of %n identity holds</numerusform>
            <numerusform>%1 of %n identities hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n own criteria are met</source>
        <translation>
            <numerusform>%1 of %n own criterion is met</numerusform>
            <numerusform>%1 of %n own criteria are met</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values are taken as given</source>
        <translation>
            <numerusform>%n value is taken as given</numerusform>
            <numerusform>%n values are taken as given</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n values)</source>
        <translation>
            <numerusform>%1 (%n value)</numerusform>
            <numerusform>%1 (%n values)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series, %1 values</source>
        <translation>
            <numerusform>%n series, %1 values</numerusform>
            <numerusform>%n series, %1 values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points fitted, %2 held out</source>
        <translation>
            <numerusform>%1: %n point fitted, %2 held out</numerusform>
            <numerusform>%1: %n points fitted, %2 held out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points fitted</source>
        <translation>
            <numerusform>%1: %n point fitted</numerusform>
            <numerusform>%1: %n points fitted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more baselines</source>
        <translation>
            <numerusform>%n more baseline</numerusform>
            <numerusform>%n more baselines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Held out, %n points</source>
        <translation>
            <numerusform>Held out, %n point</numerusform>
            <numerusform>Held out, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are too few for a conclusion.</source>
        <translation>
            <numerusform>%n point is too few for a conclusion.</numerusform>
            <numerusform>%n points are too few for a conclusion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolling forecasts</source>
        <translation>
            <numerusform>%n rolling forecast</numerusform>
            <numerusform>%n rolling forecasts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held-out points</source>
        <translation>
            <numerusform>%n held-out point</numerusform>
            <numerusform>%n held-out points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n held-out points inside</source>
        <translation>
            <numerusform>%1: %2 of %n held-out point inside</numerusform>
            <numerusform>%1: %2 of %n held-out points inside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n degrees lie in this range, from %1 (%2) to %3.</source>
        <translation>
            <numerusform>The only degree lies in this range, from %1 (%2) to %3.</numerusform>
            <numerusform>All %n degrees lie in this range, from %1 (%2) to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 degrees lie outside this range.</source>
        <translation>
            <numerusform>%n of %1 degrees lies outside this range.</numerusform>
            <numerusform>%n of %1 degrees lie outside this range.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n degrees compare identical images and are 1.</source>
        <translation>
            <numerusform>%n degree compares identical images and is 1.</numerusform>
            <numerusform>%n degrees compare identical images and are 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n degrees compare identical images and are not 1.</source>
        <translation>
            <numerusform>%n degree compares identical images and is not 1.</numerusform>
            <numerusform>%n degrees compare identical images and are not 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n degrees are 1 although the images differ.</source>
        <translation>
            <numerusform>%n degree is 1 although the images differ.</numerusform>
            <numerusform>%n degrees are 1 although the images differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n pairs, each taken separately, have the same degree in both directions.</source>
        <translation>
            <numerusform>The only pair, taken separately, has the same degree in both directions.</numerusform>
            <numerusform>All %n pairs, each taken separately, have the same degree in both directions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken separately, %n of %1 pairs have different degrees in the two directions, by up to %2 (%3).</source>
        <translation>
            <numerusform>Taken separately, %n of %1 pairs has different degrees in the two directions, by %2 (%3).</numerusform>
            <numerusform>Taken separately, %n of %1 pairs have different degrees in the two directions, by up to %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 pairs have different degrees in the two directions, by up to %2 (%3).</source>
        <translation>
            <numerusform>%n of %1 pairs has different degrees in the two directions, by %2 (%3).</numerusform>
            <numerusform>%n of %1 pairs have different degrees in the two directions, by up to %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 degrees would change, by up to %2 (%3), if only the two series were compared.</source>
        <translation>
            <numerusform>%n of %1 degrees would change, by %2 (%3), if only the two series were compared.</numerusform>
            <numerusform>%n of %1 degrees would change, by up to %2 (%3), if only the two series were compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Order agreement, %n pairs: Kendall τ = %1.</source>
        <translation>
            <numerusform>Order agreement, %n pair: Kendall τ = %1.</numerusform>
            <numerusform>Order agreement, %n pairs: Kendall τ = %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The order is the same under all %n images.</source>
        <translation>
            <numerusform>The order is the same under the one image.</numerusform>
            <numerusform>The order is the same under all %n images.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other factors are held at the levels of the selected cell.</source>
        <translation>
            <numerusform>%n other factor is held at the level of the selected cell.</numerusform>
            <numerusform>%n other factors are held at the levels of the selected cell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n levels; only those near the selected one are shown.</source>
        <translation>
            <numerusform>%1 has %n level; only those near the selected one are shown.</numerusform>
            <numerusform>%1 has %n levels; only those near the selected one are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <translation>
            <numerusform>%n leaf</numerusform>
            <numerusform>%n leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factors</source>
        <translation>
            <numerusform>%n factor</numerusform>
            <numerusform>%n factors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%2 cells, mean %3, sd %4</source>
        <translation>
            <numerusform>%1
%2 cell, mean %3, sd %4</numerusform>
            <numerusform>%1
%2 cells, mean %3, sd %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2
%3 cells, mean %4, sd %5</source>
        <translation>
            <numerusform>%1: %2
%3 cell, mean %4, sd %5</numerusform>
            <numerusform>%1: %2
%3 cells, mean %4, sd %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shown: %n leaves, left-out error %1</source>
        <translation>
            <numerusform>shown: %n leaf, left-out error %1</numerusform>
            <numerusform>shown: %n leaves, left-out error %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folds left out in turn</source>
        <translation>
            <numerusform>%n fold left out in turn</numerusform>
            <numerusform>%n folds left out in turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves have fewer than three cells.</source>
        <translation>
            <numerusform>One leaf has fewer than three cells.</numerusform>
            <numerusform>%n leaves have fewer than three cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows without a key or a factor are left out.</source>
        <translation>
            <numerusform>One row without a key or a factor is left out.</numerusform>
            <numerusform>%n rows without a key or a factor are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows without a value are left out.</source>
        <translation>
            <numerusform>One row without a value is left out.</numerusform>
            <numerusform>%n rows without a value are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more systems</source>
        <translation>
            <numerusform>and %n more system</numerusform>
            <numerusform>and %n more systems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each left out in turn, or in %n folds if a pair has more than %1 cells</source>
        <translation>
            <numerusform>each left out in turn, or in %n fold if a pair has more than %1 cells</numerusform>
            <numerusform>each left out in turn, or in %n folds if a pair has more than %1 cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out in %n folds</source>
        <translation>
            <numerusform>left out in %n fold</numerusform>
            <numerusform>left out in %n folds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paths %1 are better than the direct tree.</source>
        <translation>
            <numerusform>Path %1 is better than the direct tree.</numerusform>
            <numerusform>Paths %1 are better than the direct tree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paths are not usable, for example %1: %2</source>
        <translation>
            <numerusform>%n path is not usable, %1: %2</numerusform>
            <numerusform>%n paths are not usable, for example %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; the first %n of %1 points, the chart has all</source>
        <translation>
            <numerusform>; the first of %1 points, the chart has all</numerusform>
            <numerusform>; the first %n of %1 points, the chart has all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows do not meet %1</source>
        <translation>
            <numerusform>%n row does not meet %1</numerusform>
            <numerusform>%n rows do not meet %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are marked to be left out</source>
        <translation>
            <numerusform>%n row is marked to be left out</numerusform>
            <numerusform>%n rows are marked to be left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no series name: %1 is empty</source>
        <translation>
            <numerusform>%n row has no series name: %1 is empty</numerusform>
            <numerusform>%n rows have no series name: %1 is empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marked lines have no row</source>
        <translation>
            <numerusform>%n marked line has no row</numerusform>
            <numerusform>%n marked lines have no row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows cannot be split: %1 is empty</source>
        <translation>
            <numerusform>%n row cannot be split: %1 is empty</numerusform>
            <numerusform>%n rows cannot be split: %1 is empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows do not fit the pattern for %1</source>
        <translation>
            <numerusform>%n row does not fit the pattern for %1</numerusform>
            <numerusform>%n rows do not fit the pattern for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no key: %1 is empty</source>
        <translation>
            <numerusform>%n row has no key: %1 is empty</numerusform>
            <numerusform>%n rows have no key: %1 is empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have a key that is not in the joined table (%1)</source>
        <translation>
            <numerusform>%n row has a key that is not in the joined table (%1)</numerusform>
            <numerusform>%n rows have a key that is not in the joined table (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of %1 have no match</source>
        <translation>
            <numerusform>%n row of %1 has no match</numerusform>
            <numerusform>%n rows of %1 have no match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot be computed in %n rows: a cell is empty</source>
        <translation>
            <numerusform>%1 cannot be computed in %n row: a cell is empty</numerusform>
            <numerusform>%1 cannot be computed in %n rows: a cell is empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not finite in %n rows</source>
        <translation>
            <numerusform>%1 is not finite in %n row</numerusform>
            <numerusform>%1 is not finite in %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns have no numbers</source>
        <translation>
            <numerusform>%n column has no numbers</numerusform>
            <numerusform>%n columns have no numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n rows</source>
        <translation>
            <numerusform>%1 in %n row</numerusform>
            <numerusform>%1 in %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignore %n columns</source>
        <translation>
            <numerusform>Ignore %n column</numerusform>
            <numerusform>Ignore %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are means of %1 repeats each</source>
        <translation>
            <numerusform>%n point is the mean of %1 repeats</numerusform>
            <numerusform>%n points are means of %1 repeats each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are means of %1 to %2 repeats</source>
        <translation>
            <numerusform>%n point is the mean of %1 to %2 repeats</numerusform>
            <numerusform>%n points are means of %1 to %2 repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells missing</source>
        <translation>
            <numerusform>%n cell missing</numerusform>
            <numerusform>%n cells missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>grid: %n rows at every level, %1</source>
        <translation>
            <numerusform>grid: %n row at every level, %1</numerusform>
            <numerusform>grid: %n rows at every level, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reason: %n of %1 cells are empty</source>
        <translation>
            <numerusform>reason: %n of %1 cells is empty</numerusform>
            <numerusform>reason: %n of %1 cells are empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n series</source>
        <translation>
            <numerusform>Remove %n series</numerusform>
            <numerusform>Remove %n series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n marked rows</source>
        <translation>
            <numerusform>Leave out %n marked row</numerusform>
            <numerusform>Leave out %n marked rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpivot %n columns</source>
        <translation>
            <numerusform>Unpivot %n column</numerusform>
            <numerusform>Unpivot %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the same names for the %n values of %2.</source>
        <translation>
            <numerusform>%1 has the same name for the %n value of %2.</numerusform>
            <numerusform>%1 has the same names for the %n values of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The matrix of all pairs has at most %1 series: these %n are only ranked against %2.</source>
        <translation>
            <numerusform>The matrix of all pairs has at most %1 series: this one is only ranked against %2.</numerusform>
            <numerusform>The matrix of all pairs has at most %1 series: these %n are only ranked against %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Median of %n series at %1</source>
        <translation>
            <numerusform>Median of %n series at %1</numerusform>
            <numerusform>Median of %n series at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>extremes of %n</source>
        <translation>
            <numerusform>extremes of %n</numerusform>
            <numerusform>extremes of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lines are drawn for the first %1 of %n compared series.</source>
        <translation>
            <numerusform>Lines are drawn for the first %1 of %n compared series.</numerusform>
            <numerusform>Lines are drawn for the first %1 of %n compared series.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No value here: %1 and %n more.</source>
        <translation>
            <numerusform>No value here: %1 and %n more.</numerusform>
            <numerusform>No value here: %1 and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows belong to series that are not used</source>
        <translation>
            <numerusform>%n row belongs to a series that is not used</numerusform>
            <numerusform>%n rows belong to series that are not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no %1</source>
        <translation>
            <numerusform>%n row has no %1</numerusform>
            <numerusform>%n rows have no %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in cells that the other series lacks</source>
        <translation>
            <numerusform>%n row is in a cell that the other series lacks</numerusform>
            <numerusform>%n rows are in cells that the other series lacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated measurements are merged, %1.</source>
        <translation>
            <numerusform>%n repeated measurement is merged, %1.</numerusform>
            <numerusform>%n repeated measurements are merged, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are totals of other rows and are left out: %1 is %2.</source>
        <translation>
            <numerusform>%n row is a total of other rows and is left out: %1 is %2.</numerusform>
            <numerusform>%n rows are totals of other rows and are left out: %1 is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more curves</source>
        <translation>
            <numerusform>%n more curve</numerusform>
            <numerusform>%n more curves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n values differ.</source>
        <translation>
            <numerusform>%1 of %n value differs.</numerusform>
            <numerusform>%1 of %n values differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were added.</source>
        <translation>
            <numerusform>%n row was added.</numerusform>
            <numerusform>%n rows were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were removed.</source>
        <translation>
            <numerusform>%n row was removed.</numerusform>
            <numerusform>%n rows were removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n different values.</source>
        <translation>
            <numerusform>The first %1 of %n different value.</numerusform>
            <numerusform>The first %1 of %n different values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no measured value</source>
        <translation>
            <numerusform>%n row has no measured value</numerusform>
            <numerusform>%n rows have no measured value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables below each other</source>
        <translation>
            <numerusform>%n table below each other</numerusform>
            <numerusform>%n tables below each other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more rows are in the figure&apos;s CSV.</source>
        <translation>
            <numerusform>%n more row is in the figure&apos;s CSV.</numerusform>
            <numerusform>%n more rows are in the figure&apos;s CSV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n columns of numbers are in the CSV file of the figure.</source>
        <translation>
            <numerusform>The column of numbers is in the CSV file of the figure.</numerusform>
            <numerusform>The %n columns of numbers are in the CSV file of the figure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series, %1</source>
        <translation>
            <numerusform>%n series, %1</numerusform>
            <numerusform>%n series, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Layout as read: %n OSTs</source>
        <translation>
            <numerusform>Layout as read: %n OST</numerusform>
            <numerusform>Layout as read: %n OSTs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Default: %1 over %n OSTs</source>
        <translation>
            <numerusform>Default: %1 over %n OST</numerusform>
            <numerusform>Default: %1 over %n OSTs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hierarchical: %n subfiles</source>
        <translation>
            <numerusform>Hierarchical: %n subfile</numerusform>
            <numerusform>Hierarchical: %n subfiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs per point; 95 % intervals, at most ±%1 %</source>
        <translation>
            <numerusform>%n run per point; 95 % intervals, at most ±%1 %</numerusform>
            <numerusform>%n runs per point; 95 % intervals, at most ±%1 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n</source>
        <translation>
            <numerusform>up to %n</numerusform>
            <numerusform>up to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests are too many to draw individually; shown: how many wait, hold a slot and are served at each time</source>
        <translation>
            <numerusform>%n request; shown: how many wait, hold a slot and are served at each time</numerusform>
            <numerusform>%n requests are too many to draw individually; shown: how many wait, hold a slot and are served at each time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statements</source>
        <translation>
            <numerusform>%n statement</numerusform>
            <numerusform>%n statements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every step rounded to %n decimals, with the full-precision result beside it.</source>
        <translation>
            <numerusform>Every step rounded to %n decimal, with the full-precision result beside it.</numerusform>
            <numerusform>Every step rounded to %n decimals, with the full-precision result beside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every step rounded to %n significant digits, with the full-precision result beside it.</source>
        <translation>
            <numerusform>Every step rounded to %n significant digit, with the full-precision result beside it.</numerusform>
            <numerusform>Every step rounded to %n significant digits, with the full-precision result beside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are hidden.</source>
        <translation>
            <numerusform>%n cell is hidden.</numerusform>
            <numerusform>%n cells are hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>p of a change: %1; adjusted for %n cells: %2</source>
        <translation>
            <numerusform>p of a change: %1; adjusted for %n cell: %2</numerusform>
            <numerusform>p of a change: %1; adjusted for %n cells: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells have no interval: a side has only one measurement; a test needs two.</source>
        <translation>
            <numerusform>%n cell has no interval: a side has only one measurement; a test needs two.</numerusform>
            <numerusform>%n cells have no interval: a side has only one measurement; a test needs two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells have values that are not positive: their ratio is not defined.</source>
        <translation>
            <numerusform>%n cell has a value that is not positive: its ratio is not defined.</numerusform>
            <numerusform>%n cells have values that are not positive: their ratio is not defined.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells do not differ between repeats: decided by the change itself.</source>
        <translation>
            <numerusform>%n cell does not differ between repeats: decided by the change itself.</numerusform>
            <numerusform>%n cells do not differ between repeats: decided by the change itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a margin of ±%1, %n cells would be equal.</source>
        <translation>
            <numerusform>With a margin of ±%1, %n cell would be equal.</numerusform>
            <numerusform>With a margin of ±%1, %n cells would be equal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n cells are measured on both.</source>
        <translation>
            <numerusform>%1 of %n cell is measured on both.</numerusform>
            <numerusform>%1 of %n cells are measured on both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n random starts; grey: 10 to 90 % of the random choices.</source>
        <translation>
            <numerusform>Mean of %n random start; grey: 10 to 90 % of the random choices.</numerusform>
            <numerusform>Mean of %n random starts; grey: 10 to 90 % of the random choices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Noise floor: %1 repeats of each of %n values give a mean standard error of %2; smaller model errors cannot be detected.</source>
        <translation>
            <numerusform>Noise floor: %1 repeats of %n value give a mean standard error of %2; smaller model errors cannot be detected.</numerusform>
            <numerusform>Noise floor: %1 repeats of each of %n values give a mean standard error of %2; smaller model errors cannot be detected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of “%1” have no readable content: %2.</source>
        <translation>
            <numerusform>%n file of “%1” has no readable content: %2.</numerusform>
            <numerusform>%n files of “%1” have no readable content: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>textbook, %n readings</source>
        <translation>
            <numerusform>textbook, %n reading</numerusform>
            <numerusform>textbook, %n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steady growth, %n readings</source>
        <translation>
            <numerusform>steady growth, %n reading</numerusform>
            <numerusform>steady growth, %n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>crude oil, %n readings</source>
        <translation>
            <numerusform>crude oil, %n reading</numerusform>
            <numerusform>crude oil, %n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changge’s enterprises, %n readings</source>
        <translation>
            <numerusform>Changge’s enterprises, %n reading</numerusform>
            <numerusform>Changge’s enterprises, %n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>three columns, %n readings</source>
        <translation>
            <numerusform>three columns, %n reading</numerusform>
            <numerusform>three columns, %n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rising and falling, %n readings</source>
        <translation>
            <numerusform>rising and falling, %n reading</numerusform>
            <numerusform>rising and falling, %n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n decimals.</source>
        <translation>
            <numerusform>Give %n decimal.</numerusform>
            <numerusform>Give %n decimals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find the numbers for the letters, with %n decimals. The same letter always stands for the same number. Calculate with the numbers on the sheet or with more digits.</source>
        <translation>
            <numerusform>Find the numbers for the letters, with %n decimal. The same letter always stands for the same number. Calculate with the numbers on the sheet or with more digits.</numerusform>
            <numerusform>Find the numbers for the letters, with %n decimals. The same letter always stands for the same number. Calculate with the numbers on the sheet or with more digits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells of %1 were changed by hand</source>
        <translation>
            <numerusform>%n cell of %1 was changed by hand</numerusform>
            <numerusform>%n cells of %1 were changed by hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>thirteen effects, %n readings</source>
        <translation>
            <numerusform>thirteen effects, %n reading</numerusform>
            <numerusform>thirteen effects, %n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>throughput of the paper, %n readings</source>
        <translation>
            <numerusform>throughput of the paper, %n reading</numerusform>
            <numerusform>throughput of the paper, %n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ratios of the paper, %n readings</source>
        <translation>
            <numerusform>ratios of the paper, %n reading</numerusform>
            <numerusform>ratios of the paper, %n readings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Grown on %n other rows; the cell lies in: %1</source>
        <translation>
            <numerusform>Grown on %n other row; the cell lies in: %1</numerusform>
            <numerusform>Grown on %n other rows; the cell lies in: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This point is made of %n rows: change one of their cells on the Data page.</source>
        <translation>
            <numerusform>This point is made of %n row: change its cell on the Data page.</numerusform>
            <numerusform>This point is made of %n rows: change one of their cells on the Data page.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%2 rows, mean %3, sd %4</source>
        <translation>
            <numerusform>%1
%2 row, mean %3, sd %4</numerusform>
            <numerusform>%1
%2 rows, mean %3, sd %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2
%3 rows, mean %4, sd %5</source>
        <translation>
            <numerusform>%1: %2
%3 row, mean %4, sd %5</numerusform>
            <numerusform>%1: %2
%3 rows, mean %4, sd %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pruned at α = %1, chosen by %n folds (one standard error).</source>
        <translation>
            <numerusform>Pruned at α = %1, chosen by %n fold (one standard error).</numerusform>
            <numerusform>Pruned at α = %1, chosen by %n folds (one standard error).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Regression tree over %n rows. Dots: measured values; bar: leaf mean.</source>
        <translation>
            <numerusform>Regression tree over %n row. Dots: measured values; bar: leaf mean.</numerusform>
            <numerusform>Regression tree over %n rows. Dots: measured values; bar: leaf mean.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Noise alone lowers %n measured degrees below their intervals.</source>
        <translation>
            <numerusform>Noise alone lowers %n measured degree below its interval.</numerusform>
            <numerusform>Noise alone lowers %n measured degrees below their intervals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are already aggregated: ranks need single measurements, so choose Welch’s test.</source>
        <translation>
            <numerusform>%n cell is already aggregated: ranks need single measurements, so choose Welch’s test.</numerusform>
            <numerusform>%n cells are already aggregated: ranks need single measurements, so choose Welch’s test.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resamples were drawn with the seed %1; x*(k) is the k-th smallest of their estimates.</source>
        <translation>
            <numerusform>%n resample was drawn with the seed %1; x*(k) is the k-th smallest of their estimates.</numerusform>
            <numerusform>%n resamples were drawn with the seed %1; x*(k) is the k-th smallest of their estimates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medians of fewer than %1 repeats have no interval by formula, only a bootstrap interval.</source>
        <translation>
            <numerusform>%n median of fewer than %1 repeats has no interval by formula, only a bootstrap interval.</numerusform>
            <numerusform>%n medians of fewer than %1 repeats have no interval by formula, only a bootstrap interval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>V is the variance of the degrees of %n draws with the seed %1; v is the part due to the two values with the largest difference, from the degrees γ with one of these values shifted up or down by one standard error. N: sum of (repeats − 1) over all values of both series. x*(k) is the k-th smallest degree.</source>
        <translation>
            <numerusform>V is the variance of the degree of %n draw with the seed %1; v is the part due to the two values with the largest difference, from the degrees γ with one of these values shifted up or down by one standard error. N: sum of (repeats − 1) over all values of both series. x*(k) is the k-th smallest degree.</numerusform>
            <numerusform>V is the variance of the degrees of %n draws with the seed %1; v is the part due to the two values with the largest difference, from the degrees γ with one of these values shifted up or down by one standard error. N: sum of (repeats − 1) over all values of both series. x*(k) is the k-th smallest degree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells have values that differ too much for a ratio: check their units.</source>
        <translation>
            <numerusform>%n cell has values that differ too much for a ratio: check their units.</numerusform>
            <numerusform>%n cells have values that differ too much for a ratio: check their units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>V is the variance of the quotients of %n draws with the seed %1; v is the part due to the first values of both series, which affect the whole curves, from the quotients q with one of these values shifted up or down by one standard error. N: sum of (repeats − 1) over all other values of both series. x*(k) is the k-th smallest u.</source>
        <translation>
            <numerusform>V is the variance of the quotient of %n draw with the seed %1; v is the part due to the first values of both series, which affect the whole curves, from the quotients q with one of these values shifted up or down by one standard error. N: sum of (repeats − 1) over all other values of both series. x*(k) is the k-th smallest u.</numerusform>
            <numerusform>V is the variance of the quotients of %n draws with the seed %1; v is the part due to the first values of both series, which affect the whole curves, from the quotients q with one of these values shifted up or down by one standard error. N: sum of (repeats − 1) over all other values of both series. x*(k) is the k-th smallest u.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells of %1 were given a value</source>
        <translation>
            <numerusform>%n empty cell of %1 was given a value</numerusform>
            <numerusform>%n empty cells of %1 were given a value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n displayed numbers change, most of all %2: %3 → %4</source>
        <translation>
            <numerusform>%1 of %n displayed number changes: %2: %3 → %4</numerusform>
            <numerusform>%1 of %n displayed numbers change, most of all %2: %3 → %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are added</source>
        <translation>
            <numerusform>%n number is added</numerusform>
            <numerusform>%n numbers are added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are removed</source>
        <translation>
            <numerusform>%n number is removed</numerusform>
            <numerusform>%n numbers are removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines below the table are not read as rows: %1.</source>
        <translation>
            <numerusform>%n line below the table is not read as a row: %1.</numerusform>
            <numerusform>%n lines below the table are not read as rows: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dotted: across %n missing points.</source>
        <translation>
            <numerusform>Dotted: across %n missing point.</numerusform>
            <numerusform>Dotted: across %n missing points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folds, seed %1. Each fold has a tree grown without it, pruned at βᵢ times the share of rows that it was grown on.</source>
        <translation>
            <numerusform>%n fold, seed %1. It has a tree grown without it, pruned at βᵢ times the share of rows that it was grown on.</numerusform>
            <numerusform>%n folds, seed %1. Each fold has a tree grown without it, pruned at βᵢ times the share of rows that it was grown on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names do not fit; they are in the data.</source>
        <translation>
            <numerusform>%n name does not fit; it is in the data.</numerusform>
            <numerusform>%n names do not fit; they are in the data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names do not fit; they are in the caption.</source>
        <translation>
            <numerusform>%n name does not fit; it is in the caption.</numerusform>
            <numerusform>%n names do not fit; they are in the caption.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names did not fit; they are in the data.</source>
        <translation>
            <numerusform>%n name did not fit; it is in the data.</numerusform>
            <numerusform>%n names did not fit; they are in the data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps of the history were discarded: they do not lead to the current state of this study.</source>
        <translation>
            <numerusform>%n step of the history was discarded: it does not lead to the current state of this study.</numerusform>
            <numerusform>%n steps of the history were discarded: they do not lead to the current state of this study.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps of the history need the missing data. Locate the data before any other change to restore them.</source>
        <translation>
            <numerusform>%n step of the history needs the missing data. Locate the data before any other change to restore it.</numerusform>
            <numerusform>%n steps of the history need the missing data. Locate the data before any other change to restore them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refits with the seed %1, excluding %2 without a model; x*(k) is the k-th smallest of their f.</source>
        <translation>
            <numerusform>%n refit with the seed %1, excluding %2 without a model; x*(k) is the k-th smallest of their f.</numerusform>
            <numerusform>%n refits with the seed %1, excluding %2 without a model; x*(k) is the k-th smallest of their f.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refits with the seed %1; x*(k) is the k-th smallest of their f.</source>
        <translation>
            <numerusform>%n refit with the seed %1; x*(k) is the k-th smallest of its f.</numerusform>
            <numerusform>%n refits with the seed %1; x*(k) is the k-th smallest of their f.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Number: change in %; ▼ %1, ▲ %2, = equal within ±%3, ○ undecided, of %n cells.</source>
        <translation>
            <numerusform>Number: change in %; ▼ %1, ▲ %2, = equal within ±%3, ○ undecided, of %n cell.</numerusform>
            <numerusform>Number: change in %; ▼ %1, ▲ %2, = equal within ±%3, ○ undecided, of %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n cells %2</source>
        <translation>
            <numerusform>%1 of %n cell %2</numerusform>
            <numerusform>%1 of %n cells %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verdicts of %n cells</source>
        <translation>
            <numerusform>Verdict of %n cell</numerusform>
            <numerusform>Verdicts of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results according to the source</source>
        <translation>
            <numerusform>%n result according to the source</numerusform>
            <numerusform>%n results according to the source</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are invalid according to the program that measured them (first in line %1: %2). They are left out and marked in charts.</source>
        <translation>
            <numerusform>%n result is invalid according to the program that measured it (in line %1: %2). It is left out and marked in charts.</numerusform>
            <numerusform>%n results are invalid according to the program that measured them (first in line %1: %2). They are left out and marked in charts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are invalid according to the source: %1.</source>
        <translation>
            <numerusform>%n result is invalid according to the source: %1.</numerusform>
            <numerusform>%n results are invalid according to the source: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are invalid according to the source</source>
        <translation>
            <numerusform>%n result is invalid according to the source</numerusform>
            <numerusform>%n results are invalid according to the source</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n series</source>
        <translation>
            <numerusform>%1 of %n series</numerusform>
            <numerusform>%1 of %n series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows</source>
        <translation>
            <numerusform>%1 of %n row</numerusform>
            <numerusform>%1 of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not known whether more or less is better at %n points (%1); more is assumed to be better.</source>
        <translation>
            <numerusform>It is not known whether more or less is better at %n point (%1); more is assumed to be better.</numerusform>
            <numerusform>It is not known whether more or less is better at %n points (%1); more is assumed to be better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows used</source>
        <translation>
            <numerusform>%n row used</numerusform>
            <numerusform>%n rows used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n averaged</source>
        <translation>
            <numerusform>%n averaged</numerusform>
            <numerusform>%n averaged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at other levels of the held factors</source>
        <translation>
            <numerusform>%n at other levels of the held factors</numerusform>
            <numerusform>%n at other levels of the held factors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points each</source>
        <translation>
            <numerusform>%1 of %n point each</numerusform>
            <numerusform>%1 of %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 to %n points each</source>
        <translation>
            <numerusform>%1 of %2 to %n point each</numerusform>
            <numerusform>%1 of %2 to %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quantities along %1</source>
        <translation>
            <numerusform>%n quantity along %1</numerusform>
            <numerusform>%n quantities along %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No rank correlation: the two share %n points, and %1 are needed.</source>
        <translation>
            <numerusform>No rank correlation: the two share %n point, and %1 are needed.</numerusform>
            <numerusform>No rank correlation: the two share %n points, and %1 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest over the lags: %1 follows %2 by %3, Spearman %4, Kendall %5 at %n points.</source>
        <translation>
            <numerusform>The largest over the lags: %1 follows %2 by %3, Spearman %4, Kendall %5 at %n point.</numerusform>
            <numerusform>The largest over the lags: %1 follows %2 by %3, Spearman %4, Kendall %5 at %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest over the lags: %1 precedes %2 by %3, Spearman %4, Kendall %5 at %n points.</source>
        <translation>
            <numerusform>The largest over the lags: %1 precedes %2 by %3, Spearman %4, Kendall %5 at %n point.</numerusform>
            <numerusform>The largest over the lags: %1 precedes %2 by %3, Spearman %4, Kendall %5 at %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman %1, Kendall %2 at %n shared points.</source>
        <translation>
            <numerusform>Spearman %1, Kendall %2 at %n shared point.</numerusform>
            <numerusform>Spearman %1, Kendall %2 at %n shared points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman %1 at %n shared points.</source>
        <translation>
            <numerusform>Spearman %1 at %n shared point.</numerusform>
            <numerusform>Spearman %1 at %n shared points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are incomplete according to the program that measured them (first in line %1: %2). Sums over them are too small.</source>
        <translation>
            <numerusform>%n row is incomplete according to the program that measured it (first in line %1: %2). Sums over it are too small.</numerusform>
            <numerusform>%n rows are incomplete according to the program that measured them (first in line %1: %2). Sums over them are too small.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points have only one value and no spread</source>
        <translation>
            <numerusform>%n point has only one value and no spread</numerusform>
            <numerusform>%n points have only one value and no spread</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out: only rows where %1 is %2 have all measurements.</source>
        <translation>
            <numerusform>%n row is left out: only rows where %1 is %2 have all measurements.</numerusform>
            <numerusform>%n rows are left out: only rows where %1 is %2 have all measurements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is rounded in %n rows: a whole number of more than 53 bits</source>
        <translation>
            <numerusform>%1 is rounded in %n row: a whole number of more than 53 bits</numerusform>
            <numerusform>%1 is rounded in %n rows: whole numbers of more than 53 bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells have too few measurements for ranks: no p at this level is possible. Choose Welch’s test, or measure more often.</source>
        <translation>
            <numerusform>%n cell has too few measurements for ranks: no p at this level is possible. Choose Welch’s test, or measure more often.</numerusform>
            <numerusform>%n cells have too few measurements for ranks: no p at this level is possible. Choose Welch’s test, or measure more often.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No lag of up to %n steps gives a larger correlation.</source>
        <translation>
            <numerusform>No lag of up to %n step gives a larger correlation.</numerusform>
            <numerusform>No lag of up to %n steps gives a larger correlation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This scenario has not been run yet. It takes %n runs.</source>
        <translation>
            <numerusform>This scenario has not been run yet. It takes %n run.</numerusform>
            <numerusform>This scenario has not been run yet. It takes %n runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mean of %n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>mean of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Degree and correlation differ for %n more series.</source>
        <translation>
            <numerusform>Degree and correlation differ for %n more series.</numerusform>
            <numerusform>Degree and correlation differ for %n more series.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ratios have a 95 % interval from their repeats (%1); %2 of them do not differ from 1.</source>
        <translation>
            <numerusform>%n ratio has a 95 % interval from its repeats (%1); %2 of them do not differ from 1.</numerusform>
            <numerusform>%n ratios have a 95 % interval from their repeats (%1); %2 of them do not differ from 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column “%1” comes nearest: %n of its %2 cells are numbers.</source>
        <translation>
            <numerusform>Column “%1” comes nearest: %n of its %2 cells is a number.</numerusform>
            <numerusform>Column “%1” comes nearest: %n of its %2 cells are numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series as a band: all, 5 to 95 %, 25 to 75 %, the median dashed; over it lines of the reference and the series with the highest and the lowest median.</source>
        <translation>
            <numerusform>%n series as a band: all, 5 to 95 %, 25 to 75 %, the median dashed; over it lines of the reference and the series with the highest and the lowest median.</numerusform>
            <numerusform>%n series as a band: all, 5 to 95 %, 25 to 75 %, the median dashed; over it lines of the reference and the series with the highest and the lowest median.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No intervals at %n points of 2 repeats: among hundreds of points they would be several times as wide as the others.</source>
        <translation>
            <numerusform>No interval at %n point of 2 repeats: among hundreds of points it would be several times as wide as the others.</numerusform>
            <numerusform>No intervals at %n points of 2 repeats: among hundreds of points they would be several times as wide as the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n published results: %1 reproduced, %2 under another reading, %3 contradicted by the paper&apos;s own data, %4 cannot be determined. %5</source>
        <translation>
            <numerusform>%n published result: %1 reproduced, %2 under another reading, %3 contradicted by the paper&apos;s own data, %4 cannot be determined. %5</numerusform>
            <numerusform>%n published results: %1 reproduced, %2 under another reading, %3 contradicted by the paper&apos;s own data, %4 cannot be determined. %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
median %2, quartiles %3 and %4, %n values</source>
        <translation>
            <numerusform>%1
median %2, quartiles %3 and %4, %n value</numerusform>
            <numerusform>%1
median %2, quartiles %3 and %4, %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n points without an x.</source>
        <translation>
            <numerusform>Not drawn: %n point without an x.</numerusform>
            <numerusform>Not drawn: %n points without an x.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fitted: %n points that are not positive.</source>
        <translation>
            <numerusform>Not fitted: %n point that is not positive.</numerusform>
            <numerusform>Not fitted: %n points that are not positive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n log</numerusform>
            <numerusform>%n logs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bin(s) of %1 s. Steps: values; dark lines: levels found; dotted: change points.</source>
        <translation>
            <numerusform>%n bin of %1 s. Steps: values; dark lines: levels found; dotted: change points.</numerusform>
            <numerusform>%n bins of %1 s. Steps: values; dark lines: levels found; dotted: change points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further columns of numbers are not used.</source>
        <translation>
            <numerusform>%n further column of numbers is not used.</numerusform>
            <numerusform>%n further columns of numbers are not used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n objects with the smallest leads are shown.</source>
        <translation>
            <numerusform>%n object with the smallest lead is shown.</numerusform>
            <numerusform>%n objects with the smallest leads are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n alternatives hit the target</source>
        <translation>
            <numerusform>%1 of %n alternative hits the target</numerusform>
            <numerusform>%1 of %n alternatives hit the target</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n alternatives with the first ranks have names.</source>
        <translation>
            <numerusform>The %n alternative with the first rank has a name.</numerusform>
            <numerusform>The %n alternatives with the first ranks have names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alternatives with the first ranks are shown.</source>
        <translation>
            <numerusform>%n alternative with the first rank is shown.</numerusform>
            <numerusform>%n alternatives with the first ranks are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several rows of “%1” have the same point: %2 values are drawn as their means at %n points.</source>
        <translation>
            <numerusform>Several rows of “%1” have the same point: %2 values are drawn as their mean at %n point.</numerusform>
            <numerusform>Several rows of “%1” have the same point: %2 values are drawn as their means at %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows with a negative latency or count are left out.</source>
        <translation>
            <numerusform>%n row with a negative latency or count is left out.</numerusform>
            <numerusform>%n rows with a negative latency or count are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The simultaneous intervals hold together for all %n ratios with 95 %.</source>
        <translation>
            <numerusform>The simultaneous interval holds for %n ratio with 95 %.</numerusform>
            <numerusform>The simultaneous intervals hold together for all %n ratios with 95 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values above</source>
        <translation>
            <numerusform>%n value above</numerusform>
            <numerusform>%n values above</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::AdvisorPanel</name>
    <message numerus="yes">
        <source>%n notes for this layout</source>
        <translation>
            <numerusform>%n note for this layout</numerusform>
            <numerusform>%n notes for this layout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not apply</source>
        <translation>
            <numerusform>%n does not apply</numerusform>
            <numerusform>%n do not apply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::Bindings</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::ColumnBar</name>
    <message numerus="yes">
        <source>%n columns selected</source>
        <translation>
            <numerusform>%n column selected</numerusform>
            <numerusform>%n columns selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::ConventionBar</name>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%n more…</numerusform>
            <numerusform>%n more…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::DataPage</name>
    <message numerus="yes">
        <source>Role of %n columns</source>
        <translation>
            <numerusform>Role of %n column</numerusform>
            <numerusform>Role of %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %n columns in %1</source>
        <translation>
            <numerusform>Read %n column in %1</numerusform>
            <numerusform>Read %n columns in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::DatabaseDialog</name>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::DerivationPanel</name>
    <message numerus="yes">
        <source>%1 of %n lines are uncovered; Space uncovers the next</source>
        <translation>
            <numerusform>%1 of %n line is uncovered; Space uncovers the next</numerusform>
            <numerusform>%1 of %n lines are uncovered; Space uncovers the next</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed</source>
        <translation>
            <numerusform>%n more is not listed</numerusform>
            <numerusform>%n more are not listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::ErrorText</name>
    <message numerus="yes">
        <source>The table has %1 columns; the limit is %2.</source>
        <translation>
            <numerusform>The table has %1 column; the limit is %2.</numerusform>
            <numerusform>The table has %1 columns; the limit is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %1 of %2 cells, like too many rows above it: %3 cells are missing so far.</source>
        <translation>
            <numerusform>The row has %1 of %2 cells, like too many rows above it: %3 cells are missing so far.</numerusform>
            <numerusform>The row has %1 of %2 cells, like too many rows above it: %3 cells are missing so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %1 cells; %2 are expected.</source>
        <translation>
            <numerusform>The row has %1 cell; %2 are expected.</numerusform>
            <numerusform>The row has %1 cells; %2 are expected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column “%1” has %2 cells, but the table has %3 rows.</source>
        <translation>
            <numerusform>Column “%1” has %2 cell, but the table has %3 rows.</numerusform>
            <numerusform>Column “%1” has %2 cells, but the table has %3 rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Series “%1” has %3 values at %2.</source>
        <translation>
            <numerusform>Series “%1” has %3 value at %2.</numerusform>
            <numerusform>Series “%1” has %3 values at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 series are chosen; %2 are needed.</source>
        <translation>
            <numerusform>%1 series is chosen; %2 are needed.</numerusform>
            <numerusform>%1 series are chosen; %2 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 series are too many; the limit is %2.</source>
        <translation>
            <numerusform>%1 series is too many; the limit is %2.</numerusform>
            <numerusform>%1 series are too many; the limit is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 points; %3 are needed.</source>
        <translation>
            <numerusform>%1 has %2 point; %3 are needed.</numerusform>
            <numerusform>%1 has %2 points; %3 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 points; at most %3 are possible.</source>
        <translation>
            <numerusform>%1 has %2 point; at most %3 are possible.</numerusform>
            <numerusform>%1 has %2 points; at most %3 are possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %3 rows with the key “%2”; each key may occur only once.</source>
        <translation>
            <numerusform>%1 has %3 row with the key “%2”; each key may occur only once.</numerusform>
            <numerusform>%1 has %3 rows with the key “%2”; each key may occur only once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Series “%1” has %2 values but no axis.</source>
        <translation>
            <numerusform>Series “%1” has %2 values but no axis.</numerusform>
            <numerusform>Series “%1” has %2 values but no axis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points have a value in every series.</source>
        <translation>
            <numerusform>%1 of %n point has a value in every series.</numerusform>
            <numerusform>%1 of %n points have a value in every series.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without “%1”, the other series share %n points.</source>
        <translation>
            <numerusform>Without “%1”, the other series share %n point.</numerusform>
            <numerusform>Without “%1”, the other series share %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::ExercisePanel</name>
    <message numerus="yes">
        <source>%1 correct, %2 wrong, %3 unanswered, %n hints</source>
        <translation>
            <numerusform>%1 correct, %2 wrong, %3 unanswered, %n hint</numerusform>
            <numerusform>%1 correct, %2 wrong, %3 unanswered, %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::FillEditor</name>
    <message numerus="yes">
        <source>%n of the first rows are empty</source>
        <translation>
            <numerusform>%n of the first rows is empty</numerusform>
            <numerusform>%n of the first rows are empty</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::FilterEditor</name>
    <message numerus="yes">
        <source>%1 of %n levels are kept</source>
        <translation>
            <numerusform>%1 of %n level is kept</numerusform>
            <numerusform>%1 of %n levels are kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n levels</source>
        <translation>
            <numerusform>The first %1 of %n level</numerusform>
            <numerusform>The first %1 of %n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::FindingList</name>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n to review</numerusform>
            <numerusform>%n to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n passed</numerusform>
            <numerusform>%n passed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::HistoryPanel</name>
    <message numerus="yes">
        <source>%1 of %n steps, oldest first</source>
        <translation>
            <numerusform>%1 of %n step, oldest first</numerusform>
            <numerusform>%1 of %n steps, oldest first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::LookEditor</name>
    <message numerus="yes">
        <source>%n more have their default colours</source>
        <translation>
            <numerusform>%n more has its default colour</numerusform>
            <numerusform>%n more have their default colours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::MachineInspector</name>
    <message numerus="yes">
        <source>Run again, %n runs</source>
        <translation>
            <numerusform>Run again, %n run</numerusform>
            <numerusform>Run again, %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run, %n runs</source>
        <translation>
            <numerusform>Run, %n run</numerusform>
            <numerusform>Run, %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::NewTableDialog</name>
    <message numerus="yes">
        <source>One series of %n numbers, k = 1 …</source>
        <translation>
            <numerusform>One series of %n number, k = 1 …</numerusform>
            <numerusform>One series of %n numbers, k = 1 …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A heading and %n rows.</source>
        <translation>
            <numerusform>A heading and %n row.</numerusform>
            <numerusform>A heading and %n rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::NoSeriesNote</name>
    <message numerus="yes">
        <source>%n further series of %1 are not listed, from “%2” to “%3”. Keep fewer rows to list them.</source>
        <translation>
            <numerusform>%n further series of %1 is not listed, from “%2” to “%3”. Keep fewer rows to list it.</numerusform>
            <numerusform>%n further series of %1 are not listed, from “%2” to “%3”. Keep fewer rows to list them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::PreviewDialog</name>
    <message numerus="yes">
        <source>Open %n rows</source>
        <translation>
            <numerusform>Open %n row</numerusform>
            <numerusform>Open %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::RecipeEditing</name>
    <message numerus="yes">
        <source>Leave out %n rows</source>
        <translation>
            <numerusform>Leave out %n row</numerusform>
            <numerusform>Leave out %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::RecipePanel</name>
    <message numerus="yes">
        <source>Read %n files, stacked</source>
        <translation>
            <numerusform>Read %n file, stacked</numerusform>
            <numerusform>Read %n files, stacked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps, stored in the study; drag, rename or undo them</source>
        <translation>
            <numerusform>%n step, stored in the study; rename or undo it</numerusform>
            <numerusform>%n steps, stored in the study; drag, rename or undo them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::RelationsPage</name>
    <message numerus="yes">
        <source>Use the %n points that this pair shares</source>
        <translation>
            <numerusform>Use the %n point that this pair shares</numerusform>
            <numerusform>Use the %n points that this pair shares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use the %n points that all series share</source>
        <translation>
            <numerusform>Use the %n point that all series share</numerusform>
            <numerusform>Use the %n points that all series share</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReplicationInspector</name>
    <message numerus="yes">
        <source>At most %n leaves of at least %1 cells</source>
        <translation>
            <numerusform>At most %n leaf of at least %1 cells</numerusform>
            <numerusform>At most %n leaves of at least %1 cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReplicationSummary</name>
    <message numerus="yes">
        <source>%n published results</source>
        <translation>
            <numerusform>%n published result</numerusform>
            <numerusform>%n published results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repeats agree</source>
        <translation>
            <numerusform>%1 of %n repeat agrees</numerusform>
            <numerusform>%1 of %n repeats agree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::RoleModel</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::RunsPanel</name>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only this run has %n cells: %1</source>
        <translation>
            <numerusform>Only this run has %n cell: %1</numerusform>
            <numerusform>Only this run has %n cells: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::ScenariosPanel</name>
    <message numerus="yes">
        <source>%1 × %2 = %n runs</source>
        <translation>
            <numerusform>%1 × %2 = %n run</numerusform>
            <numerusform>%1 × %2 = %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::SeriesPanel</name>
    <message numerus="yes">
        <source>Compare %n selected</source>
        <translation>
            <numerusform>Compare %n selected</numerusform>
            <numerusform>Compare %n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>All %n</numerusform>
            <numerusform>All %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare all %n</source>
        <translation>
            <numerusform>Compare all %n</numerusform>
            <numerusform>Compare all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare all %n filtered</source>
        <translation>
            <numerusform>Compare all %n filtered</numerusform>
            <numerusform>Compare all %n filtered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare %n</source>
        <translation>
            <numerusform>Compare %n</numerusform>
            <numerusform>Compare %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::SeriesTree</name>
    <message numerus="yes">
        <source>Compare these %n series</source>
        <translation>
            <numerusform>Compare these %n series</numerusform>
            <numerusform>Compare these %n series</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::SheetPage</name>
    <message numerus="yes">
        <source>%n panels on %1 × %2 mm</source>
        <translation>
            <numerusform>%n panel on %1 × %2 mm</numerusform>
            <numerusform>%n panels on %1 × %2 mm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::SimulatePage</name>
    <message numerus="yes">
        <source>%n runs are in progress.</source>
        <translation>
            <numerusform>%n run is in progress.</numerusform>
            <numerusform>%n runs are in progress.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>done, %n runs</source>
        <translation>
            <numerusform>done, %n run</numerusform>
            <numerusform>done, %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::SourcePanel</name>
    <message numerus="yes">
        <source>Stacked from %n tables in separate files. Click a value to see its line.</source>
        <translation>
            <numerusform>Stacked from %n table. Click a value to see its line.</numerusform>
            <numerusform>Stacked from %n tables in separate files. Click a value to see its line.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::StartPage</name>
    <message numerus="yes">
        <source>24 series, %n measured values</source>
        <translation>
            <numerusform>24 series, %n measured value</numerusform>
            <numerusform>24 series, %n measured values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::StudyDocument</name>
    <message numerus="yes">
        <source>Reading %1 and %n more</source>
        <translation>
            <numerusform>Reading %1 and another one</numerusform>
            <numerusform>Reading %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n tables</source>
        <translation>
            <numerusform>Add %n table</numerusform>
            <numerusform>Add %n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read.</source>
        <translation>
            <numerusform>%n file could not be read.</numerusform>
            <numerusform>%n files could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::StudyNotices</name>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <translation>
            <numerusform>%1 And %n more.</numerusform>
            <numerusform>%1 And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n studies had unsaved changes when Greyscope ended.</source>
        <translation>
            <numerusform>%n study had unsaved changes when Greyscope ended.</numerusform>
            <numerusform>%n studies had unsaved changes when Greyscope ended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::TableList</name>
    <message numerus="yes">
        <source>%n stacked, rows: %1</source>
        <translation>
            <numerusform>%n stacked, rows: %1</numerusform>
            <numerusform>%n stacked, rows: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::TreePane</name>
    <message numerus="yes">
        <source>Fold below %n splits</source>
        <translation>
            <numerusform>Fold below %n split</numerusform>
            <numerusform>Fold below %n splits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::TurnEditor</name>
    <message numerus="yes">
        <source>%n rows, with one column for each previous row</source>
        <translation>
            <numerusform>%n row, with one column for each previous row</numerusform>
            <numerusform>%n rows, with one column for each previous row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::UnpivotEditor</name>
    <message numerus="yes">
        <source>%n rows from each; the first: %1</source>
        <translation>
            <numerusform>%n row from each; the first: %1</numerusform>
            <numerusform>%n rows from each; the first: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::ValuesMenu</name>
    <message numerus="yes">
        <source>Leave out %n lines</source>
        <translation>
            <numerusform>Leave out %n line</numerusform>
            <numerusform>Leave out %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpivot %n chosen columns…</source>
        <translation>
            <numerusform>Unpivot %n chosen column…</numerusform>
            <numerusform>Unpivot %n chosen columns…</numerusform>
        </translation>
    </message>
</context>
</TS>
