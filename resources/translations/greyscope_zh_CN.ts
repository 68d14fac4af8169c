<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>FileDialog</name>
    <message>
        <source>%1 file</source>
        <translation>%1 文件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>必需。</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>默认：%1。</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>显示本帮助并退出</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>显示程序版本并退出</translation>
    </message>
    <message>
        <source>Compares, forecasts and explains performance measurements.
Without a command it opens its window: greyscope [FILE | --sample]</source>
        <translation>比较、预测并解释性能测量。
不带命令时打开窗口：greyscope [FILE | --sample]</translation>
    </message>
    <message>
        <source>greyscope COMMAND --help shows the options of a command, with an example.
Exit status: 0 success; 1 the data do not allow the calculation or the output could not be written; 2 the arguments are wrong.</source>
        <translation>greyscope COMMAND --help 显示一个命令的选项并举例。
退出码：0 表示成功；1 表示数据不允许该计算，或无法写出结果；2 表示参数有误。</translation>
    </message>
    <message>
        <source>Example:
%1</source>
        <translation>示例：
%1</translation>
    </message>
    <message>
        <source>Reads files of any kind and describes their contents</source>
        <translation>读取各种文件并说明其内容</translation>
    </message>
    <message>
        <source>Grey relational degrees of series</source>
        <translation>序列的灰色关联度</translation>
    </message>
    <message>
        <source>Fits a grey model and forecasts a series</source>
        <translation>拟合灰色模型并预测序列</translation>
    </message>
    <message>
        <source>Grows a regression tree</source>
        <translation>生成回归树</translation>
    </message>
    <message>
        <source>Predicts one system&apos;s performance from another&apos;s</source>
        <translation>由一个系统的性能预测另一个系统</translation>
    </message>
    <message>
        <source>Predicts many systems in one run and compares with baselines</source>
        <translation>一次预测多个系统，并与基准对照</translation>
    </message>
    <message>
        <source>Predicts one system from another by way of others</source>
        <translation>经由其他系统，从一个系统预测另一个</translation>
    </message>
    <message>
        <source>Suggests which cells of a system to measure next</source>
        <translation>建议接下来测量系统的哪些单元</translation>
    </message>
    <message>
        <source>Compares two runs cell by cell, with verdicts</source>
        <translation>逐单元比较两次运行并给出结论</translation>
    </message>
    <message>
        <source>Compares published with calculated numbers</source>
        <translation>将已发表的数与计算结果对照</translation>
    </message>
    <message>
        <source>Simulates a parallel file system for what-if questions</source>
        <translation>仿真并行文件系统：假设分析</translation>
    </message>
    <message>
        <source>Shows on which servers the bytes of a file are stored</source>
        <translation>显示文件的字节存放在哪些服务器上</translation>
    </message>
    <message>
        <source>Writes the requests of an access pattern as a trace</source>
        <translation>把访问模式的请求写成轨迹</translation>
    </message>
    <message>
        <source>Lists the figures of a study</source>
        <translation>列出研究的图</translation>
    </message>
    <message>
        <source>Writes the figures of a study and their numbers</source>
        <translation>写出研究的图及其数据</translation>
    </message>
    <message>
        <source>Lists the size presets of export, including your own</source>
        <translation>列出导出可用的尺寸，包括自定义的</translation>
    </message>
    <message>
        <source>Writes a study as one HTML or PDF document</source>
        <translation>把研究写成一份 HTML 或 PDF 文档</translation>
    </message>
    <message>
        <source>Creates exercises from derivations and marks answers</source>
        <translation>由推导出题并批改答案</translation>
    </message>
    <message>
        <source>Writes the sample study&apos;s figures and tables</source>
        <translation>写出示例研究的图和表</translation>
    </message>
    <message>
        <source>Writes a shell completion script for this command line</source>
        <translation>写出本命令行的 shell 补全脚本</translation>
    </message>
    <message>
        <source>Writes the manual page</source>
        <translation>写出手册页</translation>
    </message>
    <message>
        <source>Table: CSV, TSV or similar; output of a benchmark; a folder of these; a database URL such as postgresql://host/database?table=t&amp;group=a,b; - reads standard input; several tables are stacked</source>
        <translation>表：CSV、TSV 之类；基准测试的输出；含有它们的文件夹；数据库的 URL，如 postgresql://host/database?table=t&amp;group=a,b；- 读取标准输入；多个文件叠成一个表</translation>
    </message>
    <message>
        <source>Format of the files; by default detected from the contents: %1</source>
        <translation>文件的类型，不给出时由内容判断：%1</translation>
    </message>
    <message>
        <source>Write the table (several files are stacked) as CSV, or as JSON if the name ends in .json</source>
        <translation>把表（多个文件时为叠合的表）写成 CSV，文件名以 .json 结尾时写成 JSON</translation>
    </message>
    <message>
        <source>List every line and cell that was skipped or changed while reading</source>
        <translation>列出读取时跳过或改动的每一行和每个单元格</translation>
    </message>
    <message>
        <source>Output format</source>
        <translation>输出格式</translation>
    </message>
    <message>
        <source>Columns of the axis</source>
        <translation>各点沿其排列的列（横轴）</translation>
    </message>
    <message>
        <source>Measured column</source>
        <translation>测量值所在的列</translation>
    </message>
    <message>
        <source>Columns whose values, joined with &apos;-&apos;, name the series</source>
        <translation>其值以“-”连接后作为序列名的列</translation>
    </message>
    <message>
        <source>Columns that distinguish repeats of a measurement; repeats are averaged</source>
        <translation>区分重复测量的列；重复测量取平均</translation>
    </message>
    <message>
        <source>Keep only rows that meet a condition: COL=A|B, COL=2..8, COL!=A, COL&gt;1, COL&gt;=1, COL&lt;1, COL&lt;=1, COL~TEXT (contains TEXT), COL= (empty cell); may be repeated</source>
        <translation>只保留满足条件的行：COL=A|B、COL=2..8、COL!=A、COL&gt;1、COL&gt;=1、COL&lt;1、COL&lt;=1、COL~TEXT（包含 TEXT）、COL=（空单元格）；可重复</translation>
    </message>
    <message>
        <source>Leave out the rows read from these lines, for example 12,17,20-22; with several files NAME:12,17; may be repeated</source>
        <translation>剔除文件中这些行号的行，如 12,17,20-22；属于多个文件之一时写作 NAME:12,17；可重复</translation>
    </message>
    <message>
        <source>Turn these columns into rows: column KEY gets the name, column VALUE the cell; may be repeated</source>
        <translation>把这些列转为行：KEY 列为原列名，VALUE 列为单元格的值；可重复</translation>
    </message>
    <message>
        <source>Split a text into columns, for example path=host{host}/ost{ost}; may be repeated</source>
        <translation>把文本拆分成若干列，如 path=host{host}/ost{ost}；可重复</translation>
    </message>
    <message>
        <source>Add the columns of another table, in which each key occurs once; may be repeated</source>
        <translation>加入另一个表的列，该表中每个键只出现一次；可重复</translation>
    </message>
    <message>
        <source>Compute a column, for example latency_ms=1000*seconds; put column names with spaces or signs in double quotes; may be repeated</source>
        <translation>计算一列，如 latency_ms=1000*seconds；含空格或符号的列名放在双引号中；可重复</translation>
    </message>
    <message>
        <source>Transpose the table: one column per row, named by COL; may be repeated</source>
        <translation>转置表：每行成为一列，以 COL 命名；可重复</translation>
    </message>
    <message>
        <source>Rename a column; may be repeated</source>
        <translation>给列改名；可重复</translation>
    </message>
    <message>
        <source>Leave out rows with this value; may be repeated</source>
        <translation>剔除具有此值的行；可重复</translation>
    </message>
    <message>
        <source>Points to leave out, as the output labels them</source>
        <translation>要去掉的点，按输出中的标签</translation>
    </message>
    <message>
        <source>Series that the others are compared with</source>
        <translation>其他序列与之比较的序列</translation>
    </message>
    <message>
        <source>Series to compare; all others where it is left out</source>
        <translation>要比较的序列；不给出时为其余所有序列</translation>
    </message>
    <message>
        <source>Series to leave out</source>
        <translation>要去掉的序列</translation>
    </message>
    <message>
        <source>Leave out points that one of the series lacks</source>
        <translation>去掉某个序列缺失的点</translation>
    </message>
    <message>
        <source>Degrees of all pairs instead of those with one reference</source>
        <translation>所有序列两两之间的关联度，而非只与参考序列</translation>
    </message>
    <message>
        <source>Compare with the best possible value of the image, 1 at every point</source>
        <translation>与像的最佳值比较，每点为 1</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>Weight of the absolute degree in the synthetic degree, in [0, 1]</source>
        <translation>绝对关联度在综合关联度中的权重，取自 [0, 1]</translation>
    </message>
    <message>
        <source>Normalisation</source>
        <translation>像（无量纲化）</translation>
    </message>
    <message>
        <source>Image of the relative and the synthetic degree</source>
        <translation>相对关联度和综合关联度所用的像</translation>
    </message>
    <message>
        <source>The value that --image target aims at</source>
        <translation>--image target 的目标值</translation>
    </message>
    <message>
        <source>Better direction at each point, for --image criteria: benefit, cost or target:NUMBER</source>
        <translation>各点的指标方向，用于 --image criteria：benefit、cost 或 target:NUMBER</translation>
    </message>
    <message>
        <source>Columns as points and rows as series: what is good in each column, with --ideal as the reference</source>
        <translation>以列为点、以行为序列：各列的指标方向，以 --ideal 为参考</translation>
    </message>
    <message>
        <source>Pairs over which the smallest and the largest difference are taken; with --matrix: matrix</source>
        <translation>最小差和最大差的取值范围；用 --matrix 时为 matrix</translation>
    </message>
    <message>
        <source>Distinguishing coefficient, in (0, 1]</source>
        <translation>分辨系数，取自 (0, 1]</translation>
    </message>
    <message>
        <source>A weight for each point; equal by default</source>
        <translation>每点的权重；默认相等</translation>
    </message>
    <message>
        <source>Of the table of all pairs; degree: to the reference</source>
        <translation>两两关联度表的次序；degree：按与参考序列的关联度</translation>
    </message>
    <message>
        <source>Distance of two clusters</source>
        <translation>两个类之间的距离</translation>
    </message>
    <message>
        <source>Group threshold in [0, 1]: list the groups of series with at least this degree</source>
        <translation>分组临界值：列出关联度不低于此值的序列组，取自 [0, 1]</translation>
    </message>
    <message>
        <source>Show point by point how the degree of this series with the reference comes about</source>
        <translation>逐点说明参考序列与该序列的关联度如何得来</translation>
    </message>
    <message>
        <source>Also show how stable the order is: over rho, and under every image</source>
        <translation>并说明关联序的稳定性：随 ρ 变化，以及在各种像下</translation>
    </message>
    <message>
        <source>Also the four axioms of grey relation, checked on these series</source>
        <translation>并对这些序列检验四条灰色关联公理</translation>
    </message>
    <message>
        <source>Also draw the figure that the window shows; the file extension selects the format: %1</source>
        <translation>并画出与窗口中相同的图；格式由文件扩展名决定：%1</translation>
    </message>
    <message>
        <source>Name of another view of the result, as listed by `greyscope figures`</source>
        <translation>结果的另一视图，名称见 `greyscope figures`</translation>
    </message>
    <message>
        <source>Also save the calculation as a study, which the window can open</source>
        <translation>同时把该计算存为研究，可在窗口中打开</translation>
    </message>
    <message>
        <source>Show every step from the measured numbers to the result instead of the result</source>
        <translation>给出从实测值到结果的每一步，而非结果本身</translation>
    </message>
    <message>
        <source>Round every step to this number of decimals, with the unrounded value beside it</source>
        <translation>每步舍入到指定的小数位，如同笔算；旁边给出未舍入的值</translation>
    </message>
    <message>
        <source>Decimals shown (default: 4)</source>
        <translation>显示的小数位数（默认为 4）</translation>
    </message>
    <message>
        <source>Output format; the last three require --working</source>
        <translation>输出格式；后三种须与 --working 同用</translation>
    </message>
    <message>
        <source>Series to forecast; may be left out where there is one</source>
        <translation>要预测的序列；只有一个时可省略</translation>
    </message>
    <message>
        <source>Model; gm0n is descriptive only; residual-gm11: see --residual; all: gm11 and the others for comparison</source>
        <translation>模型；gm0n 仅作描述；residual-gm11：见 --residual；all：gm11 并列出其他模型以供比较</translation>
    </message>
    <message>
        <source>Interpretation of residual-gm11</source>
        <translation>对 residual-gm11 的解读</translation>
    </message>
    <message>
        <source>Background weight in [0, 1]</source>
        <translation>背景值的权重，取自 [0, 1]</translation>
    </message>
    <message>
        <source>Power n of ngbm</source>
        <translation>ngbm 的幂指数 n</translation>
    </message>
    <message>
        <source>Order r of fgm</source>
        <translation>fgm 的阶数 r</translation>
    </message>
    <message>
        <source>Add C before grey models are fitted and subtract it afterwards; auto: the smallest C that makes the class ratios admissible</source>
        <translation>拟合灰色模型前加 C，之后再减去；auto：使级比落入可容覆盖的最小值</translation>
    </message>
    <message>
        <source>Values of a related series after the data, as NAME=V,V,...; may be repeated; last: each keeps its last value</source>
        <translation>相关因素序列在数据之后的值，如 NAME=V,V,...；可重复；last：各保持最后一个值</translation>
    </message>
    <message>
        <source>Fit the first N points and hold out the rest; default: all</source>
        <translation>拟合前 N 个点，其余作检验点；不给出时拟合全部</translation>
    </message>
    <message>
        <source>Hold out the last K points, fit the rest</source>
        <translation>留出最后 K 个点作检验点，拟合其余</translation>
    </message>
    <message>
        <source>Forecast horizon after the last fitted point; default: the held-out points, or 2</source>
        <translation>最后一个拟合点之后的步数；默认为检验点数，或 2</translation>
    </message>
    <message>
        <source>Refit from every origin k = 4, 5, ... and forecast the following points</source>
        <translation>从每个起点 k = 4、5、… 重新拟合并预测其后各点</translation>
    </message>
    <message>
        <source>Only the last N origins of --backtest; 0: all</source>
        <translation>只用 --backtest 的最后 N 个起点；0：全部</translation>
    </message>
    <message>
        <source>Forecast horizon of each origin</source>
        <translation>每个起点的预测步数</translation>
    </message>
    <message>
        <source>Bootstrap interval of this level, for example 0.9</source>
        <translation>该水平的自助法区间，例如 0.9</translation>
    </message>
    <message>
        <source>Seed of the bootstrap</source>
        <translation>自助法的种子</translation>
    </message>
    <message>
        <source>Point from which residual-remnant models the residuals</source>
        <translation>residual-remnant 从哪一点起对残差建模</translation>
    </message>
    <message>
        <source>Column to explain</source>
        <translation>要解释的列</translation>
    </message>
    <message>
        <source>Columns that explain it</source>
        <translation>用来解释的列</translation>
    </message>
    <message>
        <source>Minimum number of rows in a leaf</source>
        <translation>叶节点的最少行数</translation>
    </message>
    <message>
        <source>Maximum depth (splits from the root to a leaf); 0: no limit</source>
        <translation>最大深度（从根到叶的划分数）；0：不限</translation>
    </message>
    <message>
        <source>Factors whose numbers are only names; default: those that number cases</source>
        <translation>数值只表示名称的因子；默认为给案例编号的因子</translation>
    </message>
    <message>
        <source>How far to prune; cv: by cross-validation, one standard error</source>
        <translation>剪枝程度；cv：交叉验证，一个标准误</translation>
    </message>
    <message>
        <source>Folds of --prune cv</source>
        <translation>--prune cv 的折数</translation>
    </message>
    <message>
        <source>Seed of the folds</source>
        <translation>分折的种子</translation>
    </message>
    <message>
        <source>Measured column; several if the command accepts them</source>
        <translation>测量值所在的列；命令允许时可为多列</translation>
    </message>
    <message>
        <source>Column that distinguishes the systems</source>
        <translation>区分系统的列</translation>
    </message>
    <message>
        <source>Measured system</source>
        <translation>已测量的系统</translation>
    </message>
    <message>
        <source>Predicted system</source>
        <translation>要预测的系统</translation>
    </message>
    <message>
        <source>Columns to match on and to predict with</source>
        <translation>用来匹配和预测的列</translation>
    </message>
    <message>
        <source>Columns of the measured system to split by, such as its utilisation; all factors if not given</source>
        <translation>已测系统中用于划分的列，如利用率；不给出时为所有因子</translation>
    </message>
    <message>
        <source>Also use the measured value as a predictor</source>
        <translation>测量值本身也参与预测</translation>
    </message>
    <message>
        <source>Maximum number of leaves, best splits first; 0: no limit</source>
        <translation>最多叶数，最佳优先；0：不限</translation>
    </message>
    <message>
        <source>Conditions for the predicted system, instead of those of --where</source>
        <translation>被预测系统的条件，代替 --where 的条件</translation>
    </message>
    <message>
        <source>Predicted systems; default: all others</source>
        <translation>要预测的系统；默认为其余所有系统</translation>
    </message>
    <message>
        <source>Use the 16 published pairs of the sample data instead, with their printed errors</source>
        <translation>改用示例数据中已发表的 16 对，并列出刊印的误差</translation>
    </message>
    <message>
        <source>Systems between the ends, joined with commas; repeated for further paths</source>
        <translation>两端之间的系统，以逗号连接；重复可给出更多路径</translation>
    </message>
    <message>
        <source>Answer for one cell: COL=VAL for each factor, joined with commas</source>
        <translation>只回答一个单元：每个因子写 COL=VAL，以逗号连接</translation>
    </message>
    <message>
        <source>Use every path without a detour if --via is not given</source>
        <translation>未给出 --via 时，使用所有不绕回的路径</translation>
    </message>
    <message>
        <source>Maximum number of relations in a path</source>
        <translation>一条路径中关系的最大数目</translation>
    </message>
    <message>
        <source>Number of best paths that are averaged</source>
        <translation>取最佳的多少条路径作平均</translation>
    </message>
    <message>
        <source>Of the paths; error: 1 / validated error; or a number for each --via</source>
        <translation>路径的权重；error：1 / 验证误差；或给每个 --via 一个数</translation>
    </message>
    <message>
        <source>How cells are chosen: far from measured ones, where resampled trees disagree, or at random</source>
        <translation>单元的选择方式：远离已测单元、重抽样树分歧最大处，或随机</translation>
    </message>
    <message>
        <source>Cells to suggest</source>
        <translation>建议的单元数</translation>
    </message>
    <message>
        <source>Maximum number of leaves of a tree</source>
        <translation>一棵树的最多叶数</translation>
    </message>
    <message>
        <source>Resampled trees</source>
        <translation>重抽样的树的数目</translation>
    </message>
    <message>
        <source>Random starts of the learning curve, when every cell is known</source>
        <translation>所有单元已知时的随机起点数</translation>
    </message>
    <message>
        <source>Number of measured cells at each random start</source>
        <translation>每个随机起点开始时的已测单元数</translation>
    </message>
    <message>
        <source>Number of measured cells at the end of each random start</source>
        <translation>每个随机起点结束时的已测单元数</translation>
    </message>
    <message>
        <source>Columns whose values make a cell; default: keys and factors that both tables have</source>
        <translation>其值构成单元的列；默认为两表共有的键和因子</translation>
    </message>
    <message>
        <source>Measured column; default: the first metric</source>
        <translation>测量值所在的列；默认为第一个指标</translation>
    </message>
    <message>
        <source>Whether more or less is better; default: from the unit or the name</source>
        <translation>越大越好还是越小越好；默认由单位或名称判断</translation>
    </message>
    <message>
        <source>Conditions for the rows of BEFORE</source>
        <translation>BEFORE 各行须满足的条件</translation>
    </message>
    <message>
        <source>Conditions for the rows of AFTER</source>
        <translation>AFTER 各行须满足的条件</translation>
    </message>
    <message>
        <source>Changes up to this size count as no change</source>
        <translation>不超过此值的变化视为没有变化</translation>
    </message>
    <message>
        <source>Confidence level of the intervals; the tests use 1 minus this value as their significance level</source>
        <translation>区间的置信水平；检验的显著性水平为 1 减去此值</translation>
    </message>
    <message>
        <source>Welch on logarithms against the margin, or ranks against no change as in benchstat</source>
        <translation>对对数作 Welch 检验（相对于界限），或像 benchstat 那样按秩检验有无变化</translation>
    </message>
    <message>
        <source>Interval of a change</source>
        <translation>变化的区间</translation>
    </message>
    <message>
        <source>Adjustment of p values for many cells</source>
        <translation>多个单元的 p 值校正</translation>
    </message>
    <message>
        <source>Of the bootstrap</source>
        <translation>自助法的次数或种子</translation>
    </message>
    <message>
        <source>Exit status 1 if more than this share of the cells has this verdict; may be repeated</source>
        <translation>结论为此的单元超过此比例时，退出码为 1；可重复</translation>
    </message>
    <message>
        <source>Only this paper</source>
        <translation>只看这篇论文</translation>
    </message>
    <message>
        <source>Tolerance; last-unit: one unit of the last printed digit</source>
        <translation>容差；last-unit：刊印末位的一个单位</translation>
    </message>
    <message>
        <source>Compare the claims of P2 to P4 with simulation instead (takes one or two minutes)</source>
        <translation>改为列出 P2 至 P4 的论断、仿真结果及其依据；需一两分钟</translation>
    </message>
    <message>
        <source>JSON with preset, parameters, sweep, replications and seed; - is standard input</source>
        <translation>含 preset、parameters、sweep、replications 和 seed 的 JSON；- 为标准输入</translation>
    </message>
    <message>
        <source>The testbed of a paper, or a queue: %1</source>
        <translation>某论文的试验台，或一个队列：%1</translation>
    </message>
    <message>
        <source>Set a parameter; may be repeated</source>
        <translation>设定一个参数的值；可重复</translation>
    </message>
    <message>
        <source>Run with each of these values; if repeated, with all combinations</source>
        <translation>依次取其中每个值运行；可重复，取所有组合</translation>
    </message>
    <message>
        <source>Schedulers to compare, with the number of slots after a colon: %1</source>
        <translation>要比较的调度器，冒号后为槽位数：%1</translation>
    </message>
    <message>
        <source>Requests to replay, in the format of greyscope pattern</source>
        <translation>要重放的请求，格式同 greyscope pattern 所写</translation>
    </message>
    <message>
        <source>Runs per point, each with its own seed</source>
        <translation>每点的运行次数，各用自己的种子</translation>
    </message>
    <message>
        <source>Seed of the first run</source>
        <translation>第一次运行的种子</translation>
    </message>
    <message>
        <source>Write the requests of the first run to this file (at most a million)</source>
        <translation>把第一次运行的请求写入此文件（至多一百万条）</translation>
    </message>
    <message>
        <source>List all parameters with their sources, without running</source>
        <translation>列出所有参数及其来源，不运行</translation>
    </message>
    <message>
        <source>Write the scenario as JSON, without running</source>
        <translation>把场景写成 JSON，不运行</translation>
    </message>
    <message>
        <source>Test the models against the claims of P2, P3 and P4</source>
        <translation>用 P2、P3、P4 的论断检验模型</translation>
    </message>
    <message>
        <source>With --statements: do not vary the parameters by ±25 %</source>
        <translation>与 --statements 同用：不将参数增减 25 %</translation>
    </message>
    <message>
        <source>Size of a stripe; K, M and G are powers of 1024</source>
        <translation>每个条带的大小；K、M、G 为 1024 的幂</translation>
    </message>
    <message>
        <source>Number of OSTs that the file is striped over</source>
        <translation>文件条带所跨的 OST 数</translation>
    </message>
    <message>
        <source>Add a layout of subfiles, each on this many OSTs</source>
        <translation>再加一种分为子文件的布局，每个子文件跨这么多 OST</translation>
    </message>
    <message>
        <source>Size of a subfile; default: an equal part of the file</source>
        <translation>每个子文件的大小；默认为文件的等分</translation>
    </message>
    <message>
        <source>File size; with --pattern, the size that the pattern gives</source>
        <translation>文件的大小；与 --pattern 同用时为模式的大小</translation>
    </message>
    <message>
        <source>Number of OSTs in the system; default: the stripe count</source>
        <translation>系统中的 OST 数；默认为条带数</translation>
    </message>
    <message>
        <source>OST of the first stripe; default: 0</source>
        <translation>第一个条带的 OST；默认为 0</translation>
    </message>
    <message>
        <source>File with the output of lfs getstripe --yaml, or - for standard input</source>
        <translation>含 lfs getstripe --yaml 输出的文件；- 表示标准输入</translation>
    </message>
    <message>
        <source>Show where this byte of the file is stored</source>
        <translation>显示文件的这个字节存放在何处</translation>
    </message>
    <message>
        <source>List the OSTs that each process accesses: one of %1</source>
        <translation>列出每个进程访问的 OST：取自 %1</translation>
    </message>
    <message>
        <source>Number of processes that access the file</source>
        <translation>访问文件的进程数</translation>
    </message>
    <message>
        <source>Processes per node</source>
        <translation>每个节点的进程数</translation>
    </message>
    <message>
        <source>Calls per process to each of its files</source>
        <translation>一个进程对每个文件的调用次数</translation>
    </message>
    <message>
        <source>Bytes per call; K, M and G are powers of 1024</source>
        <translation>一次调用的字节数；K、M、G 为 1024 的幂</translation>
    </message>
    <message>
        <source>Files per process if each process has its own</source>
        <translation>每个进程的文件数（各有自己的文件时）</translation>
    </message>
    <message>
        <source>Tiles side by side (mpi-tile-io only)</source>
        <translation>并排的瓦片数（仅用于 mpi-tile-io）</translation>
    </message>
    <message>
        <source>Milliseconds between two calls of a process</source>
        <translation>一个进程两次调用之间的毫秒数</translation>
    </message>
    <message>
        <source>Operation of the pattern, for the advice</source>
        <translation>模式的操作（读或写），用于建议</translation>
    </message>
    <message>
        <source>Step of the pattern, from 1: shows what each process accesses</source>
        <translation>模式的第几步，从 1 起：显示每个进程访问什么</translation>
    </message>
    <message>
        <source>Write the lfs setstripe commands that create such files</source>
        <translation>写出生成这种文件的 lfs setstripe 命令</translation>
    </message>
    <message>
        <source>Write the layout as YAML for lfs setstripe --yaml</source>
        <translation>把布局写成 lfs setstripe --yaml 所需的 YAML</translation>
    </message>
    <message>
        <source>Name of the file in the commands</source>
        <translation>命令中的文件名</translation>
    </message>
    <message>
        <source>One of %1</source>
        <translation>取自 %1</translation>
    </message>
    <message>
        <source>Operation of all requests</source>
        <translation>所有请求的操作（读或写）</translation>
    </message>
    <message>
        <source>Number of equal groups that the processes are divided into, in order</source>
        <translation>进程依次分成的等大的组数</translation>
    </message>
    <message>
        <source>A study, a figure recipe (.figure.json), or tables as the window opens them</source>
        <translation>研究、可重新作图的文件（.figure.json），或表（按窗口的方式打开）</translation>
    </message>
    <message>
        <source>Read the file NEW instead of OLD in the study (path, file name or table name); may be repeated</source>
        <translation>以文件 NEW 代替研究中的 OLD（路径、文件名或表名）；可重复</translation>
    </message>
    <message>
        <source>Output folder; created if missing</source>
        <translation>输出文件夹；不存在时创建</translation>
    </message>
    <message>
        <source>Names of figures as listed by `greyscope figures`, or names of pages for all their figures</source>
        <translation>图的名称，见 `greyscope figures`；或页面的名称，表示该页所有的图</translation>
    </message>
    <message>
        <source>Preset of the size and the text: %1</source>
        <translation>尺寸和字号的预设：%1</translation>
    </message>
    <message>
        <source>Width in millimetres; without --height the aspect ratio is kept</source>
        <translation>宽度（毫米）；不给 --height 时保持宽高比</translation>
    </message>
    <message>
        <source>Height in millimetres</source>
        <translation>高度（毫米）</translation>
    </message>
    <message>
        <source>Text size in points</source>
        <translation>字号（磅）</translation>
    </message>
    <message>
        <source>Significant digits in TeX tables; 17: all digits</source>
        <translation>TeX 表中的有效位数；17 为全部</translation>
    </message>
    <message>
        <source>Draw the title of each figure</source>
        <translation>画出每个图的标题</translation>
    </message>
    <message>
        <source>SVG: white background</source>
        <translation>SVG：白色背景</translation>
    </message>
    <message>
        <source>SVG: text as outlines, which require no font</source>
        <translation>SVG：文字转为轮廓，无需字体</translation>
    </message>
    <message>
        <source>Document to write; the file extension selects the format (.html or .pdf)</source>
        <translation>文档；格式由扩展名决定：.html 或 .pdf</translation>
    </message>
    <message>
        <source>Language of the document: %1</source>
        <translation>文档的语言：%1</translation>
    </message>
    <message>
        <source>Kind of exercise: %1</source>
        <translation>习题类型：%1</translation>
    </message>
    <message>
        <source>Published series to use: %1</source>
        <translation>采用已发表的序列：%1</translation>
    </message>
    <message>
        <source>Number of blanks, from the last step backwards</source>
        <translation>待填的数的个数，从最后一步往前</translation>
    </message>
    <message>
        <source>Decimals of every number on the sheet</source>
        <translation>练习卷上每个数的小数位数</translation>
    </message>
    <message>
        <source>Seed for the series and the blanks</source>
        <translation>种子：决定序列和待填的数</translation>
    </message>
    <message>
        <source>Tolerance of an answer, in addition to the effect of rounding</source>
        <translation>允许误差（中途舍入造成的差别除外）</translation>
    </message>
    <message>
        <source>Fill in the numbers</source>
        <translation>填入各数</translation>
    </message>
    <message>
        <source>Write a derivation with one mistake instead</source>
        <translation>改为写出含有一处错误的推导</translation>
    </message>
    <message>
        <source>Answer to mark, LETTER=NUMBER; may be repeated</source>
        <translation>要批改的答案，LETTER=NUMBER；可重复</translation>
    </message>
    <message>
        <source>With --out: number of exercises, with consecutive seeds from --seed on</source>
        <translation>与 --out 同用：习题份数，种子从 --seed 起依次取值</translation>
    </message>
    <message>
        <source>File for a class; the extension selects the format: *.pdf, *.xml (Moodle), *.zip (QTI)</source>
        <translation>供全班使用的文件，由文件名结尾决定：*.pdf、*.xml（Moodle）、*.zip（QTI）</translation>
    </message>
    <message>
        <source>Language of sheets and questions: %1</source>
        <translation>练习卷和题目的语言：%1</translation>
    </message>
    <message>
        <source>Format of the figures</source>
        <translation>图的格式</translation>
    </message>
    <message>
        <source>Shell to write for</source>
        <translation>为哪个 shell 写</translation>
    </message>
    <message>
        <source>Also write the steps as a workbook (.xlsx) whose formulas recalculate when a number changes</source>
        <translation>同时把各步写成工作簿（.xlsx），改动一个数，其公式随之重算</translation>
    </message>
    <message>
        <source>Checks the figures of a study against print rules</source>
        <translation>对照印刷规则检查研究的图</translation>
    </message>
    <message>
        <source>Intervals of ratios from repeats: Fieller&apos;s or bootstrap (BCa)</source>
        <translation>由重复测量得出的比值区间：Fieller 法或自助法（BCa）</translation>
    </message>
    <message>
        <source>How the size of errors changes along the series, for the interval</source>
        <translation>误差大小沿序列如何变化（用于区间）</translation>
    </message>
    <message>
        <source>Change one cell; rows are counted at this step, no value empties the cell, and the row after the last one is added; may be repeated</source>
        <translation>更改一个单元格，行号按该步时的行计；不给值即清空，最后一行之后的一行是新行；可重复</translation>
    </message>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>Fill the empty cells of a column with this value, which then is a level of a key; may be repeated</source>
        <translation>用此值填充某列的空单元格；对键而言，它从而自成一个水平；可重复</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Show what each figure contains even if the study has more than 100,000 rows; the figures are calculated for this</source>
        <translation>超过 100,000 行的研究也说明每幅图显示什么，这需要计算</translation>
    </message>
    <message>
        <source>Connect to the database servers named in the study; otherwise the rows stored in the study are used</source>
        <translation>连接研究中指定的数据库服务器；不加时使用研究中保存的行</translation>
    </message>
    <message>
        <source>Points to forecast beyond the last one, in the format of the axis; on an unevenly spaced axis, only these are forecast</source>
        <translation>最后一点之后要预测的点，按轴的写法；轴不均匀时只预测这些点</translation>
    </message>
    <message>
        <source>Table of the earlier run, or a folder with its files; - reads standard input</source>
        <translation>先前运行的表，或其文件所在的文件夹；- 读取标准输入</translation>
    </message>
    <message>
        <source>Table or folder of the later run; may be the same file</source>
        <translation>后一次运行的表或文件夹；可以是同一个文件</translation>
    </message>
    <message>
        <source>Exit status 3 if more than this share of the cells has no test</source>
        <translation>没有检验的单元超过此比例时，退出码为 3</translation>
    </message>
    <message>
        <source>Number of the reading (roles of the columns), as listed by import</source>
        <translation>各列的含义：读法编号，由 import 列出</translation>
    </message>
    <message>
        <source>Of the table of all pairs</source>
        <translation>两两关系表所用的度量</translation>
    </message>
    <message>
        <source>Rank correlations: steps along a time or an order by which a series is moved at the most; 0: none</source>
        <translation>秩相关：序列沿时间或顺序最多移动的步数；0：不移动</translation>
    </message>
    <message>
        <source>Trends: show each series relative to its own first value, median or value at a point (as labelled on the axis)</source>
        <translation>趋势图：各序列与自身的一个值相比：首值、中位数，或某一点（按轴上的写法）的值</translation>
    </message>
    <message>
        <source>How to combine several rows on one point; any percentile, for example p99.5</source>
        <translation>多行落在同一点时如何汇总；百分位数写作 p99.5</translation>
    </message>
    <message>
        <source>How to combine several measurements of a system in one cell; any percentile, for example p99.5</source>
        <translation>一个系统在同一单元有多次测量时如何汇总；百分位数写作 p99.5</translation>
    </message>
    <message>
        <source>Number of the reading of a table (not a study), as listed by import</source>
        <translation>表格（非研究）的读法编号，由 import 列出</translation>
    </message>
    <message>
        <source>Held-out cells; loo: each cell in turn; auto: loo for up to 200 cells, otherwise 10 folds or --folds</source>
        <translation>留出的单元；loo：逐个单元；auto：200 个单元以内用 loo，更多时分 10 折或按 --folds 分折</translation>
    </message>
    <message>
        <source>Show how many rows would be read and the query sent to a database; for a large CSV, estimated from a sample</source>
        <translation>说明将读取多少行、将向数据库查询什么；较大的 CSV 按抽样估计</translation>
    </message>
    <message>
        <source>Sorts objects into grey classes</source>
        <translation>按灰类给对象聚类</translation>
    </message>
    <message>
        <source>Ranks alternatives by a grey target decision</source>
        <translation>用灰靶决策给方案排序</translation>
    </message>
    <message>
        <source>Column that names the objects</source>
        <translation>对象名称所在的列</translation>
    </message>
    <message>
        <source>Columns of the indicators; unless stated, the name determines whether more or less is better</source>
        <translation>用作指标的列；未写明指标方向时，由列名判断</translation>
    </message>
    <message>
        <source>How to combine several rows of an object; any percentile, for example p99.5</source>
        <translation>同一对象有多行时如何汇总；百分位数写作 p99.5</translation>
    </message>
    <message>
        <source>Names of the classes, in the order of their centres; default: 1, 2, ...</source>
        <translation>灰类名称，与中心点同序；默认为 1, 2, ...</translation>
    </message>
    <message>
        <source>With --functions end: ends of the classes&apos; intervals, one more than classes; --centres may give the first and last centre</source>
        <translation>用于 --functions end：各灰类区间的端点，比灰类多一个；--centres 可另给首末转折点</translation>
    </message>
    <message>
        <source>Whitenization weight functions: mixed centre-point, mixed end-point, lower, moderate and upper measure, or centre-point triangles with mirrored outer centres</source>
        <translation>白化权函数：中心点混合、端点混合、下限适中上限测度，或两侧镜像延拓的中心点三角函数</translation>
    </message>
    <message>
        <source>Weights of the indicators; variable: from their centres; default: equal</source>
        <translation>指标的权；variable：由中心点确定（变权）；默认相等</translation>
    </message>
    <message>
        <source>Weights of the indicators; entropy: from the differences of their effects; default: equal</source>
        <translation>指标的权；entropy：按效果的差异（熵权）；默认相等</translation>
    </message>
    <message>
        <source>Measure of effect: ratio to the best value or the target, or uniform with critical values</source>
        <translation>效果测度：与最优值或目标值之比，或带临界值的一致效果测度</translation>
    </message>
    <message>
        <source>Effects to reach: the best of each indicator, or 1</source>
        <translation>靶心：各指标的最优效果，或 1</translation>
    </message>
    <message>
        <source>Alternatives within this distance of the bull&apos;s-eye hit</source>
        <translation>到靶心的距离不超过它的方案中靶</translation>
    </message>
    <message>
        <source>Distinguishing coefficient of the relational degree with the bull&apos;s-eye, in (0, 1]</source>
        <translation>与靶心的关联度所用的分辨系数，在 (0, 1] 内</translation>
    </message>
    <message>
        <source>Related series of gm1n, gm0n and dgm1n</source>
        <translation>gm1n、gm0n 和 dgm1n 的相关因素序列</translation>
    </message>
    <message>
        <source>Take the series as the accumulated one, an S-shaped curve (verhulst)</source>
        <translation>把序列视为累加序列，即 S 形曲线（verhulst）</translation>
    </message>
    <message>
        <source>Draws series as lines, bars, distributions or points</source>
        <translation>把序列画成折线、柱、分布或散点</translation>
    </message>
    <message>
        <source>Factor with a panel for each of its levels</source>
        <translation>每个水平各占一个分面的因子</translation>
    </message>
    <message>
        <source>How the 95 % intervals of repeats are calculated</source>
        <translation>重复测量的 95 % 区间如何计算</translation>
    </message>
    <message>
        <source>What is drawn: values as measured, divided by the reference, or by the first value of the series</source>
        <translation>绘制什么：实测值、除以参考序列的比值，或除以序列第一个值的比值</translation>
    </message>
    <message>
        <source>Panels where there are several, a single chart, a band of quantiles, or a heat map</source>
        <translation>可分面时分面、一张图、分位带或热图</translation>
    </message>
    <message>
        <source>How values are drawn; auto: lines along numbers and times, dots or bars of categories</source>
        <translation>数值的画法；auto：数值轴和时间轴用折线，类别轴用点或柱</translation>
    </message>
    <message>
        <source>What error bars show of the repeats: the 95 % interval, one standard deviation, one standard error, the range, the 5 % and 95 % quantiles, or nothing</source>
        <translation>误差线表示重复测量的什么：95 % 区间、一个标准差、一个标准误、范围、5 % 和 95 % 分位数，或不画</translation>
    </message>
    <message>
        <source>Column on the horizontal axis of a scatter chart; default: the reference</source>
        <translation>散点图横轴上的列；默认为参考序列</translation>
    </message>
    <message>
        <source>Curve fitted to a scatter chart, with the 95 % interval of its mean</source>
        <translation>散点图的拟合曲线，附均值的 95 % 区间</translation>
    </message>
    <message>
        <source>Scale of the horizontal axis</source>
        <translation>横轴的刻度</translation>
    </message>
    <message>
        <source>Scale of the vertical axis, and of the values of a distribution</source>
        <translation>纵轴的刻度，也用于分布图的数值轴</translation>
    </message>
    <message>
        <source>Buffer operator applied to the series before grey models are fitted</source>
        <translation>拟合灰色模型之前作用于序列的缓冲算子</translation>
    </message>
    <message>
        <source>Points over which the mean relative error of a fit is taken: k = 2 to n, or all n</source>
        <translation>拟合的平均相对误差所取的点：k = 2 到 n，或全部 n 个点</translation>
    </message>
    <message>
        <source>Divisor of the squares in the deviations S1 and S2</source>
        <translation>标准差 S1、S2 中平方和的除数</translation>
    </message>
    <message>
        <source>Series with which a fit to a buffered series is compared</source>
        <translation>对缓冲序列的拟合与哪个序列比较</translation>
    </message>
    <message>
        <source>Grades of C and P: liu: below grade 4 is possible; deng: 4 is unqualified</source>
        <translation>C 和 P 的等级：liu：可以低于四级；deng：四级即不合格</translation>
    </message>
    <message>
        <source>Textbook whose conventions are followed unless other options differ</source>
        <translation>遵循哪本教科书的约定；其他选项另有规定时以其为准</translation>
    </message>
    <message>
        <source>Colours by series, font, lines and decimals of the figures (JSON)</source>
        <translation>图的样式：按序列的颜色、字体、线和小数位数（JSON）</translation>
    </message>
    <message>
        <source>Bins logs along time and finds what changes</source>
        <translation>沿时间将日志分箱，找出变化</translation>
    </message>
    <message>
        <source>Log: of fio, sysbench, elbencho, vdbench, iostat, sar, mpstat or Darshan DXT, any table with a column of times, or a folder of these; each file is one log</source>
        <translation>日志：fio、sysbench、elbencho、vdbench、iostat、sar、mpstat 或 Darshan DXT 的日志，任何含时间列的表，或存放它们的文件夹；每个文件是一份日志</translation>
    </message>
    <message>
        <source>How the jobs in a bin are combined; default: the sum for rates, the median and p99 for other values of operations, the mean for other averages</source>
        <translation>同一箱内各作业如何合并；默认：速率求和，单次操作的其他值取中位数和 p99，其他平均值取均值</translation>
    </message>
    <message>
        <source>Span of time in seconds that is compared with the rest</source>
        <translation>与其余时段比较的时段，以秒计</translation>
    </message>
    <message>
        <source>Time in seconds with which the span is compared; default: all the rest</source>
        <translation>用来与该时段比较的时间，以秒计；默认：其余全部</translation>
    </message>
    <message>
        <source>Logs of the host whose quantities may go with those of the logs; may be repeated</source>
        <translation>主机的日志，其中的量可能与各日志同变；可重复</translation>
    </message>
    <message>
        <source>Quantities to draw: throughput and operation_rate of single operations, or measured columns; default: the first rate and the first time</source>
        <translation>要画的量：由单次操作得出的 throughput 和 operation_rate，或测得的列；默认：第一个速率和第一个时间量</translation>
    </message>
    <message>
        <source>Width of the bins in seconds; default: a round width that gives 400 to 1,000 bins, and not less than the interval of averages</source>
        <translation>箱宽，以秒计；默认：取整的宽度，使箱数为 400 至 1,000，且不小于平均值的间隔</translation>
    </message>
    <message>
        <source>How the clocks of several logs are aligned: each log begins at 0, or by the time of the calendar; auto: absolute if all logs have it</source>
        <translation>多份日志的时钟如何对齐：各从 0 开始，或按日历时间；auto：各日志都有日历时间时按日历时间</translation>
    </message>
    <message>
        <source>Centres of the classes of each indicator; decreasing for a cost indicator; default: quantiles</source>
        <translation>各指标的灰类中心点；成本型指标递减；默认取分位数</translation>
    </message>
    <message>
        <source>Show how the class of this object comes about</source>
        <translation>显示该对象所属灰类的推导</translation>
    </message>
    <message>
        <source>Show how the distance of this alternative comes about</source>
        <translation>显示该方案靶心距的推导</translation>
    </message>
    <message>
        <source>With --effects uniform: the worst value that still hits; for a target, the largest distance from it that still hits; default: the worst value of the table</source>
        <translation>用于 --effects uniform：仍算中靶的最差值；适中型为离目标值的最大允许偏差；默认取表中的最差值</translation>
    </message>
    <message>
        <source>Lists percentiles of latencies, with intervals, and compares runs</source>
        <translation>列出延迟的百分位数及其区间，并比较各次运行</translation>
    </message>
    <message>
        <source>Set what the reader would otherwise detect; may be repeated: encoding, of the text, such as GB18030 or windows-1252; member, the file of an archive; program, of a log of several, the one whose results are wanted, as --as has it; rows, of vdbench and sysbench: averages of runs, or intervals; of fio&apos;s JSON+: results of its jobs, or bins of latencies; sheet, of a workbook, by name or number; range, of a sheet, as B3:F20; table, of JSON with several lists, the key of one; delimiter, of text: a comma, a semicolon, a colon, a bar, &quot;tab&quot; or &quot;blank&quot;; decimal, of text: a point or a comma; header, of text: present, twice, thrice, comment or absent; quote, of text: a double quote or an apostrophe; escape, of text: what a quote has before it inside quotes, backslash or quote; above, of text: lines above the table; until, of text: the number of its last line; below, of text: rows, if the notes below the table are some; bars, of text with bars: outer (round each line, as Markdown has them) or between</source>
        <translation>指定读取时本会自动判断的内容；可重复：encoding，文本的编码，如 GB18030 或 windows-1252；member，压缩包中的文件；program，含多个程序结果的日志中要读哪一个，写法同 --as；rows，vdbench 和 sysbench 的 averages（各次运行的平均）或 intervals（逐个区间），fio 的 JSON+ 的 results（作业的结果）或 bins（延迟的区间）；sheet，工作簿中的表，按名称或序号；range，表中的区域，如 B3:F20；table，JSON 含多个列表时取哪一个，写其键；delimiter，文本的分隔符：逗号、分号、冒号、竖线、tab（制表符）或 blank（空格）；decimal，小数点：点或逗号；header，表头：present、twice、thrice、comment 或 absent；quote，引号：双引号或单引号；escape，引号内的引号之前写什么：backslash 或 quote；above，表上方的行数；until，最后一行的行号；below，表下方的注释也是行时写 rows；bars，竖线分隔的文本：outer（每行两端也有，如 Markdown）或 between</translation>
    </message>
    <message>
        <source>Column of the latencies; default: recognised by its name</source>
        <translation>延迟所在的列；默认由名称识别</translation>
    </message>
    <message>
        <source>Column that says how often each latency occurred; default: count, if there is one</source>
        <translation>给出每个延迟出现次数的列；默认为 count，如果有</translation>
    </message>
    <message>
        <source>Column of the times; default: recognised by its name</source>
        <translation>时间所在的列；默认由名称识别</translation>
    </message>
    <message>
        <source>Columns whose values distinguish runs; default: the keys of the table, without jobs, hosts and processes</source>
        <translation>用来区分各次运行的列；默认为表的键，作业、主机和进程除外</translation>
    </message>
    <message>
        <source>Kind of latency, if a table has several, such as completion, submission or total; default: completion</source>
        <translation>表中有几种延迟时所用的一种，如 completion、submission 或 total；默认为 completion</translation>
    </message>
    <message>
        <source>Percentiles that are listed, in percent</source>
        <translation>列出的百分位，以百分数表示</translation>
    </message>
    <message>
        <source>Chart: latency by percentile, share of the latencies up to a value, share above it, or histogram</source>
        <translation>图形：各百分位的延迟、不超过某值的比例、超过该值的比例，或直方图</translation>
    </message>
    <message>
        <source>A percentile is reliable if this many values are expected above it</source>
        <translation>预期有这么多个值在其上方时，百分位数可靠</translation>
    </message>
    <message>
        <source>Width in seconds of the blocks of time that are drawn together for intervals</source>
        <translation>求区间时一起重抽的时间块的宽度（秒）</translation>
    </message>
    <message>
        <source>Seed of the draws</source>
        <translation>随机抽取的种子</translation>
    </message>
    <message>
        <source>Names of two runs: the second is divided by the first, percentile by percentile; default: the runs, if there are two</source>
        <translation>两次运行的名称：逐个百分位以第二次除以第一次；默认：恰有两次运行时即为这两次</translation>
    </message>
    <message>
        <source>Name of the run that is shown over time; default: the first one with times</source>
        <translation>随时间显示的运行的名称；默认为第一个有时间的运行</translation>
    </message>
</context>
<context>
    <name>LayoutControls</name>
    <message>
        <source>Choose an access pattern</source>
        <translation>选择访问模式</translation>
    </message>
    <message>
        <source>Change the layout: %1</source>
        <translation>改变布局：%1</translation>
    </message>
    <message>
        <source>equal parts</source>
        <translation>等分</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Segments per process</source>
        <translation>每个进程的段数</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>段</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Stripe</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>Subfile</source>
        <translation>子文件</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Degree</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>Image of r</source>
        <translation>r 所用的像</translation>
    </message>
    <message>
        <source>θ</source>
        <translation>θ</translation>
    </message>
    <message>
        <source>Weight of the absolute degree: θ ε + (1 − θ) r</source>
        <translation>绝对关联度的权重：θ ε + (1 − θ) r</translation>
    </message>
    <message>
        <source>Δ extremes</source>
        <translation>Δ 极值</translation>
    </message>
    <message>
        <source>The pairs over which the smallest and the largest difference are taken. Only “all pairs” and “each pair separately” give a symmetric table.</source>
        <translation>最小差与最大差的取值范围。只有“所有序列对”和“逐对分别取极值”给出对称的表。</translation>
    </message>
    <message>
        <source>ρ</source>
        <translation>ρ</translation>
    </message>
    <message>
        <source>Distinguishing coefficient: the smaller it is, the more large differences count. Keys: [ and ].</source>
        <translation>分辨系数：越小，大的差影响越大。快捷键：[ 和 ]。</translation>
    </message>
    <message>
        <source>Only points common to all series</source>
        <translation>只用各序列都有的点</translation>
    </message>
    <message>
        <source>Leaves out the points that one of the series lacks.</source>
        <translation>剔除有序列缺失的点。</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Linkage</source>
        <translation>连接方式</translation>
    </message>
    <message>
        <source>The degree between two clusters: that of the closest pair, that of the furthest pair, or the mean.</source>
        <translation>两个类的关联度：取其最近一对、最远一对，或均值。</translation>
    </message>
    <message>
        <source>Group threshold</source>
        <translation>分组临界值 r</translation>
    </message>
    <message>
        <source>Degree of groups</source>
        <translation>分组的关联度</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>Show numbers in cells</source>
        <translation>在单元格中显示数字</translation>
    </message>
    <message>
        <source>Separate groups</source>
        <translation>分开各组</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>Changes up to this size count as no change</source>
        <translation>不超过此值的变化视为没有变化</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信水平</translation>
    </message>
    <message>
        <source>Confidence level of the intervals; the significance level of the tests is 100 % minus this</source>
        <translation>区间的置信水平；检验的显著性水平为 100 % 减去此值</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>校正</translation>
    </message>
    <message>
        <source>Maximum share worse</source>
        <translation>变差单元的比例上限</translation>
    </message>
    <message>
        <source>Maximum share untested</source>
        <translation>无检验单元的比例上限</translation>
    </message>
    <message>
        <source>Minimum leaf size</source>
        <translation>叶节点的最少行数</translation>
    </message>
    <message>
        <source>Maximum depth</source>
        <translation>最大深度（从根到叶的划分数）</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>叶数</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Another seed assigns the cells to other folds</source>
        <translation>换一个种子，单元会分到不同的折</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Buffer operator</source>
        <translation>缓冲算子</translation>
    </message>
    <message>
        <source>Beyond the data</source>
        <translation>数据之外</translation>
    </message>
    <message>
        <source>At held-out points the related series have their measured values; choose here which values they have beyond the data. GM(1,N) does not forecast where they are unknown.</source>
        <translation>在检验点上，相关因素序列取其实测值；在此选择它们在数据之外的取值。相关因素序列未知之处，GM(1,N) 不作预测。</translation>
    </message>
    <message>
        <source>Error size along the series</source>
        <translation>误差大小沿序列的变化</translation>
    </message>
    <message>
        <source>Stripe</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>OSTs</source>
        <translation>OST 数</translation>
    </message>
    <message>
        <source>OSTs per subfile</source>
        <translation>每个子文件的 OST 数</translation>
    </message>
    <message>
        <source>Subfile</source>
        <translation>子文件</translation>
    </message>
    <message>
        <source>First OST</source>
        <translation>首个 OST</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>How cells are chosen</source>
        <translation>如何选择单元</translation>
    </message>
    <message>
        <source>Cells to suggest</source>
        <translation>建议的单元数</translation>
    </message>
    <message>
        <source>Number of best paths</source>
        <translation>最佳路径数</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>Replications</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Horizontal scale</source>
        <translation>横轴刻度</translation>
    </message>
    <message>
        <source>Vertical scale</source>
        <translation>纵轴刻度</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Line at ratio 1</source>
        <translation>比值为 1 处的线</translation>
    </message>
    <message>
        <source>Name at end of line</source>
        <translation>线尾显示名称</translation>
    </message>
    <message>
        <source>Value at end of line</source>
        <translation>线尾显示数值</translation>
    </message>
    <message>
        <source>The series is accumulated (S-shaped)</source>
        <translation>序列为累加序列（S 形）</translation>
    </message>
    <message>
        <source>Takes the measured series as the accumulated one: the Verhulst model is then fitted to an S-shaped curve itself.</source>
        <translation>把实测序列视为累加序列：Verhulst 模型直接对 S 形曲线拟合。</translation>
    </message>
    <message>
        <source>Compare with the ideal</source>
        <translation>与理想序列比较</translation>
    </message>
    <message>
        <source>The reference is the best value of the image, 1 at every point, and all chosen series are compared with it.</source>
        <translation>参考序列取像的最佳值，每点都为 1；所选的各序列都与它比较。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>画法</translation>
    </message>
    <message>
        <source>Error bars</source>
        <translation>误差线</translation>
    </message>
    <message>
        <source>Horizontal axis of a scatter chart</source>
        <translation>散点图的横轴</translation>
    </message>
    <message>
        <source>Fitted curve</source>
        <translation>拟合曲线</translation>
    </message>
    <message>
        <source>Deng’s degree compares two series point by point; the next five compare the areas under their curves, the others their increments. Choosing a degree of areas sets the image to none.</source>
        <translation>邓氏关联度逐点比较两个序列；其后五种比较曲线下的面积，其余比较增量。选择面积关联度时，像设为无。</translation>
    </message>
    <message>
        <source>A weakening operator damps an early shock: x(k) becomes a mean m of x(k) … x(n). A strengthening operator brings out late growth: x(k) becomes x(k)² / m. Grey models are fitted to the buffered series; baselines use only the measured points.</source>
        <translation>弱化算子抑制早期的冲击：x(k) 变为 x(k) … x(n) 的均值 m。强化算子突出后期的增长：x(k) 变为 x(k)² / m。灰色模型拟合缓冲后的序列，基准模型只用实测点。</translation>
    </message>
    <message>
        <source>MAPE</source>
        <translation>MAPE</translation>
    </message>
    <message>
        <source>S1, S2</source>
        <translation>S1、S2</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Grades of C and P</source>
        <translation>C 和 P 的等级</translation>
    </message>
    <message>
        <source>Quantities</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Width of bins (s)</source>
        <translation>箱宽 (s)</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>白化权函数</translation>
    </message>
    <message>
        <source>The whitenization weight functions, which state how much a value belongs to each class. “Mixed” functions stay at 1 beyond the outer centres.</source>
        <translation>白化权函数给出数值属于各灰类的程度。“混合”函数在首末中心点之外取 1。</translation>
    </message>
    <message>
        <source>Weights of indicators</source>
        <translation>指标权重</translation>
    </message>
    <message>
        <source>Fixed weights are the same in every class; variable weights are proportional to the centres of a class.</source>
        <translation>定权在各灰类中相同；变权与该灰类的中心点成比例。</translation>
    </message>
    <message>
        <source>Effect measure</source>
        <translation>效果测度</translation>
    </message>
    <message>
        <source>Ratio: the share of the best value or of the target. Uniform: 0 at the critical value, 1 at the best value, negative for a miss.</source>
        <translation>比值测度：与最优值或目标值之比。一致测度：临界值处为 0，最优值处为 1，脱靶为负。</translation>
    </message>
    <message>
        <source>Bull&apos;s-eye</source>
        <translation>靶心</translation>
    </message>
    <message>
        <source>Weights of attributes</source>
        <translation>指标权重</translation>
    </message>
    <message>
        <source>Entropy weights are larger for attributes in which the alternatives differ more.</source>
        <translation>熵权：各方案差异越大的指标，权重越大。</translation>
    </message>
    <message>
        <source>Hit up to</source>
        <translation>中靶半径</translation>
    </message>
    <message>
        <source>ρ of the degree</source>
        <translation>关联度的 ρ</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>延迟列</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数列</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>时间列</translation>
    </message>
    <message>
        <source>Runs by</source>
        <translation>区分运行</translation>
    </message>
    <message>
        <source>Kind of latency</source>
        <translation>延迟种类</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>Reliable from</source>
        <translation>可靠起点</translation>
    </message>
    <message>
        <source>A percentile is reliable if this many values are expected above it</source>
        <translation>预期有这么多个值在其上方时，百分位数可靠</translation>
    </message>
    <message>
        <source>Blocks of time</source>
        <translation>时间块</translation>
    </message>
    <message>
        <source>Seconds that are drawn together for intervals</source>
        <translation>求区间时一起重抽的秒数</translation>
    </message>
    <message>
        <source>Compared runs</source>
        <translation>比较的运行</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Relational degree, whole table</source>
        <translation>关联度，整个表</translation>
    </message>
    <message>
        <source>Relational degree of the chosen series</source>
        <translation>所选序列的关联度</translation>
    </message>
    <message>
        <source>Relational degree as published</source>
        <translation>发表的关联度</translation>
    </message>
    <message>
        <source>Relational degree, computed minus published</source>
        <translation>关联度，计算值减发表值</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <translation>
            <numerusform>%n 个点中的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>所有序列对</translation>
    </message>
    <message>
        <source>these two</source>
        <translation>这两个序列</translation>
    </message>
    <message>
        <source>the pairs with %1</source>
        <translation>含 %1 的序列对</translation>
    </message>
    <message>
        <source>values</source>
        <translation>原值</translation>
    </message>
    <message>
        <source>Open a table to relate its series.</source>
        <translation>打开一个表格，计算其中序列的关联度。</translation>
    </message>
    <message>
        <source>Choose a reference: press R on a series, or drag it into the reference well.</source>
        <translation>请选择参考序列：在序列上按 R，或将其拖入参考序列框。</translation>
    </message>
    <message>
        <source>This table has no series: change the roles of its columns on the Data page.</source>
        <translation>此表没有序列：请在“数据”页面更改各列的角色。</translation>
    </message>
    <message>
        <source>Compare a series with %1 to see their degree: press C on it, or drag it here.</source>
        <translation>请选择一个序列与 %1 比较以查看关联度：在其上按 C，或将其拖到此处。</translation>
    </message>
    <message>
        <source>Use the whole table</source>
        <translation>使用整个表</translation>
    </message>
    <message>
        <source>Choose the grid&apos;s factors</source>
        <translation>选择网格的因子</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Mean over the other factors</source>
        <translation>对其他因子取平均</translation>
    </message>
    <message>
        <source>Average the grid</source>
        <translation>对网格取平均</translation>
    </message>
    <message>
        <source>Pruning and validation</source>
        <translation>剪枝与验证</translation>
    </message>
    <message>
        <source>Size of the tree</source>
        <translation>树的大小</translation>
    </message>
    <message>
        <source>leaves, best first</source>
        <translation>叶数，最优优先</translation>
    </message>
    <message>
        <source>pruned, one SE</source>
        <translation>剪枝，一倍标准误</translation>
    </message>
    <message>
        <source>pruned by hand</source>
        <translation>手动剪枝</translation>
    </message>
    <message>
        <source>Error estimation</source>
        <translation>误差估计方法</translation>
    </message>
    <message>
        <source>automatic (by number of cells)</source>
        <translation>自动（按单元数）</translation>
    </message>
    <message>
        <source>leave-one-out</source>
        <translation>留一法</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>折</translation>
    </message>
    <message>
        <source>hold-out</source>
        <translation>留出法</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source> % of the cells</source>
        <translation> % 的单元</translation>
    </message>
    <message>
        <source>Set the number of leaves</source>
        <translation>设置叶数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Open a table with two systems to predict one from the other.</source>
        <translation>打开含有两个系统的表格，由其中一个预测另一个。</translation>
    </message>
    <message>
        <source>Choose the series to predict from: select it and press R.</source>
        <translation>请选择用于预测的序列：选中它并按 R。</translation>
    </message>
    <message>
        <source>The table has no factors to match cells by. Choose them on the Data page.</source>
        <translation>此表没有可供匹配单元的因子。请在“数据”页面选择。</translation>
    </message>
    <message>
        <source>Compare a series of the same table to predict it from %1.</source>
        <translation>请选择同一表中的一个比较序列，以便由 %1 预测它。</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>比较 %1</translation>
    </message>
    <message>
        <source>The table has a single series. Another system is needed to predict.</source>
        <translation>此表只有一个序列。预测还需要另一个系统。</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>series ÷ reference, cell by cell</source>
        <translation>序列 ÷ 参考序列，逐单元</translation>
    </message>
    <message>
        <source>ddof</source>
        <translation>ddof</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>÷ measured</source>
        <translation>÷ 实测值</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Open a table with three systems to predict one from another through the third.</source>
        <translation>打开含有三个系统的表格，经由第三个系统由一个预测另一个。</translation>
    </message>
    <message>
        <source>All series of this table belong to one system, %1. Another system is needed as the target.</source>
        <translation>此表的所有序列都属于同一个系统 %1，还需要另一个系统作为目标。</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>留出</translation>
    </message>
    <message numerus="yes">
        <source>each cell in turn, or %n folds for more than %1 cells</source>
        <translation>
            <numerusform>逐个单元；超过 %1 个单元时分 %n 折</numerusform>
        </translation>
    </message>
    <message>
        <source>each cell in turn</source>
        <translation>逐个单元</translation>
    </message>
    <message numerus="yes">
        <source>%n folds</source>
        <translation>
            <numerusform>%n 折</numerusform>
        </translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>product of the left-out ratios</source>
        <translation>留出比值的乘积</translation>
    </message>
    <message>
        <source>1 / mean error of the other cells</source>
        <translation>1 / 其他单元的平均误差</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n 个序列</numerusform>
        </translation>
    </message>
    <message>
        <source>Predict %1</source>
        <translation>预测 %1</translation>
    </message>
    <message>
        <source>Set reference</source>
        <translation>设置参考序列</translation>
    </message>
    <message>
        <source>Group 1</source>
        <translation>第 1 组</translation>
    </message>
    <message>
        <source>Number of OSSes</source>
        <translation>OSS 数量</translation>
    </message>
    <message>
        <source>Group 2</source>
        <translation>第 2 组</translation>
    </message>
    <message>
        <source>Type of journal</source>
        <translation>日志类型</translation>
    </message>
    <message>
        <source>Group 3</source>
        <translation>第 3 组</translation>
    </message>
    <message>
        <source>Type of disk</source>
        <translation>磁盘类型</translation>
    </message>
    <message>
        <source>Group 4</source>
        <translation>第 4 组</translation>
    </message>
    <message>
        <source>Storage connection</source>
        <translation>存储连接方式</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>算例</translation>
    </message>
    <message>
        <source>1 to 128 threads</source>
        <translation>1 至 128 个线程</translation>
    </message>
    <message>
        <source>Sample study</source>
        <translation>示例研究</translation>
    </message>
    <message>
        <source>Set reference %1, remove %2 compared series of another table</source>
        <translation>设 %1 为参考序列，移除其他表的 %2 个比较序列</translation>
    </message>
    <message>
        <source>Set reference %1</source>
        <translation>设 %1 为参考序列</translation>
    </message>
    <message>
        <source>Reorder compared series</source>
        <translation>调整比较序列的顺序</translation>
    </message>
    <message numerus="yes">
        <source>Compare %n series</source>
        <translation>
            <numerusform>比较 %n 个序列</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Text among numbers, taken as missing</source>
        <translation>数字中的文本，视为缺失</translation>
    </message>
    <message>
        <source>Not finite, taken as missing</source>
        <translation>非有限值，视为缺失</translation>
    </message>
    <message>
        <source>Other digits or signs than 0–9, + and -, taken as text</source>
        <translation>含有 0–9、+ 和 - 以外的数字或符号，视为文本</translation>
    </message>
    <message>
        <source>Too short: the rest is missing</source>
        <translation>过短：其余视为缺失</translation>
    </message>
    <message>
        <source>Too long: the rest was left out</source>
        <translation>过长：多出的部分已去掉</translation>
    </message>
    <message>
        <source>Quote inside a field</source>
        <translation>字段内有引号</translation>
    </message>
    <message>
        <source>Duplicate column name, renamed</source>
        <translation>列名重复，已改名</translation>
    </message>
    <message>
        <source>Skipped: repeated heading</source>
        <translation>已跳过：重复的表头</translation>
    </message>
    <message>
        <source>Skipped: comment</source>
        <translation>已跳过：注释</translation>
    </message>
    <message>
        <source>Skipped: blank</source>
        <translation>已跳过：空行</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>split at: %1; decimal mark: %2; %3</source>
        <translation>分隔符：%1；小数点符号：%2；%3</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>读取的行</translation>
    </message>
    <message>
        <source>Used as heading</source>
        <translation>用作表头</translation>
    </message>
    <message>
        <source>names of the columns, and their units</source>
        <translation>列名及其单位</translation>
    </message>
    <message>
        <source>Cells missing</source>
        <translation>缺失的单元格</translation>
    </message>
    <message>
        <source>empty, or a word for a missing value</source>
        <translation>为空，或为表示缺失的词</translation>
    </message>
    <message>
        <source>Further remarks</source>
        <translation>其他说明</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this kind are not listed</source>
        <translation>
            <numerusform>另有 %n 条同类说明未列出</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole file</source>
        <translation>整个文件</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 即 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n series are identical to others: %1. They are kept and marked.</source>
        <translation>
            <numerusform>%n 个序列与其他序列逐值相同：%1。予以保留并加标记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 series</source>
        <translation>
            <numerusform>%1 个序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 levels of %2</source>
        <translation>
            <numerusform>%2 有 %1 个水平</numerusform>
        </translation>
    </message>
    <message>
        <source>Full grid: %1, no cell missing.</source>
        <translation>完整网格：%1，无缺失单元。</translation>
    </message>
    <message>
        <source>The other rows fill the grid of %1.</source>
        <translation>其他行填满网格 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 cells are missing in the grid of %3.</source>
        <translation>网格 %3 的 %2 个单元中有 %1 个缺失。</translation>
    </message>
    <message>
        <source>The first is %1 at %2.</source>
        <translation>第一个是 %2 处的 %1。</translation>
    </message>
    <message>
        <source>Each level is at least twice the one before: a log2 axis suits %1.</source>
        <translation>每个水平至少是前一个的两倍：%1 适合用 log2 轴。</translation>
    </message>
    <message numerus="yes">
        <source>%1 lines were skipped; see the report beside this for the reasons.</source>
        <translation>
            <numerusform>跳过了 %1 行；原因见旁边的报告。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows belong to no series: %1 is empty</source>
        <translation>
            <numerusform>%n 行不属于任何序列：%1 为空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no point: %1 is empty</source>
        <translation>
            <numerusform>%n 行不在任何点上：%1 为空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them text</source>
        <translation>
            <numerusform>其中 %n 个为文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them not finite</source>
        <translation>
            <numerusform>其中 %n 个非有限值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measured values are missing</source>
        <translation>
            <numerusform>缺少 %n 个测量值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 rows do not meet the conditions</source>
        <translation>
            <numerusform>%1 行中有 %n 行不满足条件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values are combined into %n points</source>
        <translation>
            <numerusform>%1 个值合并为 %n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of series have no value</source>
        <translation>
            <numerusform>序列中有 %n 个点没有值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are left out because a series lacks them</source>
        <translation>
            <numerusform>因有序列缺失而剔除 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>the series %1, by your choice</source>
        <translation>按您的选择剔除序列 %1</translation>
    </message>
    <message>
        <source>the points %1, by your choice</source>
        <translation>按您的选择剔除点 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows left out</source>
        <translation>
            <numerusform>剔除 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>values missing: %1</source>
        <translation>缺失的值：%1</translation>
    </message>
    <message>
        <source>points missing: %1</source>
        <translation>缺失的点：%1</translation>
    </message>
    <message>
        <source>values combined: %1</source>
        <translation>合并的值：%1</translation>
    </message>
    <message>
        <source>%1 is %2, but the study needs a value of another kind (%3); the default is used.</source>
        <translation>%1 为 %2，而研究此处需要另一类值（%3）；改用其默认值。</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range; it must lie in %3. %4 is used.</source>
        <translation>%1 = %2 超出范围；必须在 %3 之内。改用 %4。</translation>
    </message>
    <message>
        <source>This version does not know %1 = %2; %3 is used, and the file is not changed.</source>
        <translation>此版本不认识 %1 = %2；改用 %3，文件不作更改。</translation>
    </message>
    <message>
        <source>Two tables are called “%1”; the second one is now “%2”.</source>
        <translation>有两个表都叫“%1”；第二个现在叫“%2”。</translation>
    </message>
    <message>
        <source>“%2” was not found; table “%1” shows the copy stored in the study.</source>
        <translation>找不到“%2”；表“%1”显示研究中保存的副本。</translation>
    </message>
    <message>
        <source>“%1” has changed since the study was saved: its checksum differs (%2 bytes then, %3 now). Table “%4” shows the current contents.</source>
        <translation>“%1”在保存研究之后已更改：校验和不一致（当时 %2 字节，现在 %3 字节）。表“%4”显示文件现在的内容。</translation>
    </message>
    <message>
        <source>Table “%1” no longer has a column “%2”.</source>
        <translation>表“%1”中已没有列“%2”。</translation>
    </message>
    <message>
        <source>Table “%1” no longer has a series “%2”; it is not compared any more.</source>
        <translation>表“%1”中已没有序列“%2”；不再比较它。</translation>
    </message>
    <message>
        <source>Table “%1” no longer has a series “%2”; no reference is chosen.</source>
        <translation>表“%1”中已没有序列“%2”；未选择参考序列。</translation>
    </message>
    <message>
        <source>Table “%1” no longer has a series “%2”; “%3” is the reference now.</source>
        <translation>表“%1”中已没有序列“%2”；现在以“%3”为参考序列。</translation>
    </message>
    <message>
        <source>Remarks not listed here: %1.</source>
        <translation>另有未列出的说明：%1。</translation>
    </message>
    <message>
        <source>printed %1, nearest %2</source>
        <translation>刊印值 %1，最接近 %2</translation>
    </message>
    <message>
        <source>printed %1, %2</source>
        <translation>刊印值 %1，%2</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>计算值 %1</translation>
    </message>
    <message>
        <source>printed %1, computed %2</source>
        <translation>刊印值 %1，计算值 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repeats agree</source>
        <translation>
            <numerusform>%n 处重复刊印中有 %1 处一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n identities hold</source>
        <translation>
            <numerusform>%n 个恒等式中有 %1 个成立</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n own criteria are met</source>
        <translation>
            <numerusform>%n 条自定准则中满足 %1 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values are taken as given</source>
        <translation>
            <numerusform>%n 个值按给定值采用</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted separately: %1.</source>
        <translation>另外计数：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n values)</source>
        <translation>
            <numerusform>%1（%n 个值）</numerusform>
        </translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>差 %1</translation>
    </message>
    <message>
        <source>Location &amp; Quantity &amp; Values &amp; Published &amp; Recomputed &amp; Difference &amp; Verdict &amp; Reason</source>
        <translation>位置 &amp; 量 &amp; 数值个数 &amp; 发表值 &amp; 重算值 &amp; 差值 &amp; 结论 &amp; 原因</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清空此列表</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open a study or a table…</source>
        <translation>打开研究或表格(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Add a table to the study…</source>
        <translation>向研究添加表格(&amp;A)…</translation>
    </message>
    <message>
        <source>New study from &amp;clipboard</source>
        <translation>由剪贴板新建研究(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;lose study</source>
        <translation>关闭研究(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>较大字号(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Series</source>
        <translation>序列(&amp;S)</translation>
    </message>
    <message>
        <source>Set as &amp;reference</source>
        <translation>设为参考序列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare or stop comparing</source>
        <translation>加入或移出比较(&amp;C)</translation>
    </message>
    <message>
        <source>Re&amp;move from its role</source>
        <translation>取消其角色(&amp;M)</translation>
    </message>
    <message>
        <source>Compare the whole &amp;group</source>
        <translation>比较整个组(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Filter series</source>
        <translation>筛选序列(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;lear highlight</source>
        <translation>清除突出显示(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>&amp;About Greyscope</source>
        <translation>关于 Greyscope(&amp;A)</translation>
    </message>
    <message>
        <source>About Greyscope</source>
        <translation>关于 Greyscope</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message numerus="yes">
        <source>%n series, %1 values</source>
        <translation>
            <numerusform>%n 个序列，%1 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Residual x − x̂</source>
        <translation>残差 x − x̂</translation>
    </message>
    <message>
        <source>Residual x − x̂, %1</source>
        <translation>残差 x − x̂，%1</translation>
    </message>
    <message>
        <source>Class ratio σ(k)</source>
        <translation>级比 σ(k)</translation>
    </message>
    <message>
        <source>Class ratio σ(k) of x + %1</source>
        <translation>x + %1 的级比 σ(k)</translation>
    </message>
    <message>
        <source>%1: all inside the band</source>
        <translation>%1：全部在区间内</translation>
    </message>
    <message>
        <source>%1: %2 of %3 outside the band</source>
        <translation>%1：%3 个中有 %2 个在区间外</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>区间内</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>区间外</translation>
    </message>
    <message>
        <source>class ratio</source>
        <translation>级比</translation>
    </message>
    <message>
        <source>%1 (log2)</source>
        <translation>%1 (log2)</translation>
    </message>
    <message>
        <source>fitted: %1</source>
        <translation>拟合：%1</translation>
    </message>
    <message>
        <source>held out: %1</source>
        <translation>检验：%1</translation>
    </message>
    <message>
        <source>forecast: %1</source>
        <translation>预测：%1</translation>
    </message>
    <message>
        <source>, error %1 %</source>
        <translation>，误差 %1 %</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>%1 % interval</source>
        <translation>%1 % 区间</translation>
    </message>
    <message>
        <source>%1 could not be fitted; see the table of models for the reason.</source>
        <translation>%1 无法拟合；原因见模型表。</translation>
    </message>
    <message>
        <source>No test points: the forecast quality of %1 is not known.</source>
        <translation>未留检验点，无法评价 %1 的预测效果。</translation>
    </message>
    <message>
        <source>%1 lies above the last held-out point, x(%2), by %3 %.</source>
        <translation>%1 比最后一个检验点 x(%2) 高 %3 %。</translation>
    </message>
    <message>
        <source>%1 lies below the last held-out point, x(%2), by %3 %.</source>
        <translation>%1 比最后一个检验点 x(%2) 低 %3 %。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points fitted, %2 held out</source>
        <translation>
            <numerusform>%1：拟合 %n 个点，留出 %2 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points fitted</source>
        <translation>
            <numerusform>%1：拟合 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>high</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>There are as many coefficients as equations: the curve passes through any points, so no residuals remain to judge the fit.</source>
        <translation>系数与方程一样多：无论各点取何值，曲线都会通过它们，没有残差可用于评判。</translation>
    </message>
    <message>
        <source>C and P use only fitted points. Hold out points to see how well the model forecasts.</source>
        <translation>C 和 P 只反映拟合点。留出检验点才能评价预测效果。</translation>
    </message>
    <message>
        <source>C and P use only fitted points. A held-out value is 0 and has no relative error.</source>
        <translation>C 和 P 只反映拟合点。有一个检验点的值为 0，没有相对误差。</translation>
    </message>
    <message>
        <source>C and P use only fitted points; no baseline predicts the held-out points better.</source>
        <translation>C 和 P 只反映拟合点；没有基准模型对检验点预测得更好。</translation>
    </message>
    <message numerus="yes">
        <source>%n more baselines</source>
        <translation>
            <numerusform>另外 %n 个基准</numerusform>
        </translation>
    </message>
    <message>
        <source>C and P use only fitted points. Better on the held-out points: %1.</source>
        <translation>C 和 P 只反映拟合点。对检验点预测得更好的有：%1。</translation>
    </message>
    <message>
        <source>The class ratio lies outside (%1, %2) at k = %3: the original series is not suitable for GM(1,1).</source>
        <translation>级比在 k = %3 处超出 (%1, %2)：原序列不宜直接建立 GM(1,1)。</translation>
    </message>
    <message>
        <source>The series is not quasi-smooth: x(k)/x₁(k−1) is %1 or more at k = %2.</source>
        <translation>光滑比 x(k)/x₁(k−1) 在 k = %2 处不小于 %1，不满足准光滑性。</translation>
    </message>
    <message>
        <source>The model&apos;s values are negative at k = %1, although no measured value is: the model does not suit the series.</source>
        <translation>模型值在 k = %1 处为负，而实测值均不为负：该模型不适合此序列。</translation>
    </message>
    <message>
        <source>The model&apos;s values are positive at k = %1, although no measured value is: the model does not suit the series.</source>
        <translation>模型值在 k = %1 处为正，而实测值均不为正：该模型不适合此序列。</translation>
    </message>
    <message>
        <source>The errors spread more widely than the series (C = %1): the mean of the points would fit better.</source>
        <translation>误差比序列本身更分散（C = %1）：用各点的均值反而更接近。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Grades: %1</source>
        <translation>精度等级：%1</translation>
    </message>
    <message>
        <source>The points are unevenly spaced on %1. GM(1,1) uses only the order of the points and ignores the distances.</source>
        <translation>各点在 %1 上间隔不均。GM(1,1) 只用点的次序，不考虑间距。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not fitted at %1 of %2 origins</source>
        <translation>%2 个起点中有 %1 个未能拟合</translation>
    </message>
    <message>
        <source>%1 last-value error</source>
        <translation>误差：末值法的 %1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>C and P: grade %1 of %2</source>
        <translation>C 和 P：%1 级（共 %2 级）</translation>
    </message>
    <message>
        <source>C and P: below grade %1</source>
        <translation>C 和 P：低于 %1 级</translation>
    </message>
    <message numerus="yes">
        <source>Held out, %n points</source>
        <translation>
            <numerusform>检验，%n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>; best baseline: %1, %2%3</source>
        <translation>；最佳基准：%1，%2%3</translation>
    </message>
    <message>
        <source>; best grey model: %1, %2%3</source>
        <translation>；最佳灰色模型：%1，%2%3</translation>
    </message>
    <message>
        <source>A baseline is better.</source>
        <translation>基准模型更优。</translation>
    </message>
    <message numerus="yes">
        <source>%n points are too few for a conclusion.</source>
        <translation>
            <numerusform>仅 %n 个检验点，结论不可靠。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolling forecasts</source>
        <translation>
            <numerusform>%n 次滚动预测</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (earlier origins left out: %2)</source>
        <translation>%1（不计此前的 %2 个起点）</translation>
    </message>
    <message numerus="yes">
        <source>%n held-out points</source>
        <translation>
            <numerusform>%n 个检验点</numerusform>
        </translation>
    </message>
    <message>
        <source>No test points: it is not known which model forecasts best.</source>
        <translation>未留检验点，无法判断哪个模型预测最好。</translation>
    </message>
    <message>
        <source>No model has an error on %1: it is not known which one forecasts best.</source>
        <translation>没有模型在 %1 上有误差值，无法判断哪个预测最好。</translation>
    </message>
    <message>
        <source>Best on %1: %2, %3</source>
        <translation>在 %1 上最佳：%2，%3</translation>
    </message>
    <message>
        <source>%1 % band (%2 refits, seed %3)</source>
        <translation>%1 % 区间（重新拟合 %2 次，种子 %3）</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n held-out points inside</source>
        <translation>
            <numerusform>%1：%n 个检验点中有 %2 个落在区间内</numerusform>
        </translation>
    </message>
    <message>
        <source>GM(1,1)</source>
        <translation>GM(1,1)</translation>
    </message>
    <message>
        <source>EDGM, difference equation</source>
        <translation>EDGM，均值差分模型</translation>
    </message>
    <message>
        <source>EDGM</source>
        <translation>EDGM</translation>
    </message>
    <message>
        <source>DGM(1,1), discrete</source>
        <translation>DGM(1,1)，离散灰色模型</translation>
    </message>
    <message>
        <source>DGM</source>
        <translation>DGM</translation>
    </message>
    <message>
        <source>NDGM(1,1), non-homogeneous discrete</source>
        <translation>NDGM(1,1)，近似非齐次离散灰色模型</translation>
    </message>
    <message>
        <source>NDGM</source>
        <translation>NDGM</translation>
    </message>
    <message>
        <source>Grey Verhulst</source>
        <translation>灰色 Verhulst</translation>
    </message>
    <message>
        <source>Verhulst</source>
        <translation>Verhulst</translation>
    </message>
    <message>
        <source>NGBM(1,1), power n</source>
        <translation>NGBM(1,1)，幂 n</translation>
    </message>
    <message>
        <source>NGBM</source>
        <translation>NGBM</translation>
    </message>
    <message>
        <source>FGM(1,1), order r</source>
        <translation>FGM(1,1)，阶 r</translation>
    </message>
    <message>
        <source>FGM</source>
        <translation>FGM</translation>
    </message>
    <message>
        <source>Rolling GM(1,1)</source>
        <translation>滚动 GM(1,1)</translation>
    </message>
    <message>
        <source>rolling</source>
        <translation>滚动</translation>
    </message>
    <message>
        <source>Residual GM, equations 7–13</source>
        <translation>残差 GM，式 7–13</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Residual GM, worked example</source>
        <translation>残差 GM，算例</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>算例</translation>
    </message>
    <message>
        <source>Residual GM, remnant</source>
        <translation>残差 GM，残差尾段</translation>
    </message>
    <message>
        <source>remnant</source>
        <translation>残差尾段</translation>
    </message>
    <message>
        <source>GM(1,N), related series</source>
        <translation>GM(1,N)，相关因素序列</translation>
    </message>
    <message>
        <source>GM(1,N)</source>
        <translation>GM(1,N)</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>末值</translation>
    </message>
    <message>
        <source>last value</source>
        <translation>末值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Linear in k</source>
        <translation>k 的线性函数</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Exponential A·eᵇᵏ</source>
        <translation>指数 A·eᵇᵏ</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Power A·Nᵇ</source>
        <translation>幂函数 A·Nᵇ</translation>
    </message>
    <message>
        <source>power</source>
        <translation>幂函数</translation>
    </message>
    <message>
        <source>Saturation X·N/(N+h)</source>
        <translation>饱和 X·N/(N+h)</translation>
    </message>
    <message>
        <source>saturation</source>
        <translation>饱和</translation>
    </message>
    <message numerus="yes">
        <source>All %n degrees lie in this range, from %1 (%2) to %3.</source>
        <translation>
            <numerusform>全部 %n 个关联度都在此范围内，从 %1（%2）到 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 degrees lie outside this range.</source>
        <translation>
            <numerusform>%1 个关联度中有 %n 个不在此范围内。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n degrees compare identical images and are 1.</source>
        <translation>
            <numerusform>%n 个关联度比较的是相同的像，值为 1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n degrees compare identical images and are not 1.</source>
        <translation>
            <numerusform>%n 个关联度比较的是相同的像，却不为 1。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 only for identical series</source>
        <translation>仅当序列相同时为 1</translation>
    </message>
    <message numerus="yes">
        <source>%n degrees are 1 although the images differ.</source>
        <translation>
            <numerusform>%n 个关联度为 1，尽管像不相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Normality</source>
        <translation>规范性</translation>
    </message>
    <message>
        <source>0 &lt; degree ≤ 1, and 1 for identical series</source>
        <translation>0 &lt; 关联度 ≤ 1，且相同的序列为 1</translation>
    </message>
    <message numerus="yes">
        <source>All %n pairs, each taken separately, have the same degree in both directions.</source>
        <translation>
            <numerusform>全部 %n 对序列分别单独计算时，两个方向的关联度都相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken separately, %n of %1 pairs have different degrees in the two directions, by up to %2 (%3).</source>
        <translation>
            <numerusform>分别单独计算时，%1 对序列中有 %n 对的两个方向不同，最多相差 %2（%3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pair symmetry</source>
        <translation>偶对对称性</translation>
    </message>
    <message>
        <source>when only two series are compared, degree(i, j) = degree(j, i)</source>
        <translation>只比较两个序列时，关联度(i, j) = 关联度(j, i)</translation>
    </message>
    <message>
        <source>Wholeness</source>
        <translation>整体性</translation>
    </message>
    <message>
        <source>with three or more series, in general degree(i, j) ≠ degree(j, i)</source>
        <translation>有三个或更多序列时，一般地，关联度(i, j) ≠ 关联度(j, i)</translation>
    </message>
    <message>
        <source>There are only two series.</source>
        <translation>只有两个序列。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 pairs have different degrees in the two directions, by up to %2 (%3).</source>
        <translation>
            <numerusform>%1 对中有 %n 对的两个方向不同，最多相差 %2（%3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>a degree depends on the set of series</source>
        <translation>关联度取决于序列全体</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 degrees would change, by up to %2 (%3), if only the two series were compared.</source>
        <translation>
            <numerusform>若只比较这两个序列，%1 个关联度中有 %n 个会改变，最多相差 %2（%3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>No degree would change if only the two series were compared.</source>
        <translation>若只比较这两个序列，没有关联度会改变。</translation>
    </message>
    <message>
        <source>points of a pair</source>
        <translation>同一对序列的点</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>序列对</translation>
    </message>
    <message>
        <source>No two of the %1 can be compared.</source>
        <translation>没有可以比较的%1。</translation>
    </message>
    <message>
        <source>None of %1 %2 is higher than a nearer one.</source>
        <translation>%1 个%2中，没有一个高于更接近者。</translation>
    </message>
    <message>
        <source>%1 of %2 %3 are higher than a nearer one.</source>
        <translation>%2 个%3中，有 %1 个高于更接近者。</translation>
    </message>
    <message>
        <source>Closeness</source>
        <translation>接近性</translation>
    </message>
    <message>
        <source>The degree compares two areas and does not depend on other series: the table is symmetric.</source>
        <translation>此关联度只比较两个面积，与其他序列无关：表是对称的。</translation>
    </message>
    <message>
        <source>The extremes are those of each pair separately: the table is symmetric.</source>
        <translation>极值逐对分别取得：表是对称的。</translation>
    </message>
    <message>
        <source>The extremes are those of all pairs, whatever the reference: the table is symmetric.</source>
        <translation>极值取自所有序列对，与参考序列无关：表是对称的。</translation>
    </message>
    <message>
        <source>No pair has different degrees in the two directions.</source>
        <translation>没有序列对的两个方向不同。</translation>
    </message>
    <message>
        <source>the smaller the difference at a point, the larger its coefficient</source>
        <translation>点上的差越小，其系数越大</translation>
    </message>
    <message>
        <source>a pair that is nearer in both areas, absolute and relative, never has the lower degree</source>
        <translation>两种面积（绝对和相对）都更接近的序列对，关联度绝不会更低</translation>
    </message>
    <message>
        <source>the smaller the difference of the areas, the larger the degree</source>
        <translation>面积之差越小，关联度越大</translation>
    </message>
    <message>
        <source>Second reading, %1: %2.</source>
        <translation>第二种解读，%1：%2。</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>%1 ≥ %2, %3 linkage</source>
        <translation>%1 ≥ %2，%3</translation>
    </message>
    <message>
        <source>No two series form a group at %1.</source>
        <translation>在 %1 下没有两个序列成组。</translation>
    </message>
    <message>
        <source>Groups at %1: %2.</source>
        <translation>%1 下的组：%2。</translation>
    </message>
    <message>
        <source>Not in a group: %1.</source>
        <translation>不成组：%1。</translation>
    </message>
    <message>
        <source>single</source>
        <translation>单连接</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>全连接</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均连接</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>%1, below it %2</source>
        <translation>%1，其下为 %2</translation>
    </message>
    <message>
        <source>|Δ| at %1
%2, coefficient %3</source>
        <translation>|Δ|，%1 处
%2，系数 %3</translation>
    </message>
    <message>
        <source>%1 at %2
%3</source>
        <translation>%1，%2 处
%3</translation>
    </message>
    <message>
        <source>How %1 comes about: %2 of the pair</source>
        <translation>%1 的由来：两序列的%2</translation>
    </message>
    <message>
        <source>|Δ| at %1 points; %2 have Δmin = %3 and Δmax = %4.</source>
        <translation>%1 个点上的 |Δ|；%2的 Δmin = %3，Δmax = %4。</translation>
    </message>
    <message>
        <source>How %1 comes about: areas under the %2</source>
        <translation>%1 的由来：%2曲线下的面积</translation>
    </message>
    <message>
        <source>Δ at %1
%2</source>
        <translation>Δ，%1 处
%2</translation>
    </message>
    <message>
        <source>w</source>
        <comment>weight</comment>
        <translation>w</translation>
    </message>
    <message>
        <source>ξ = (Δmin + ρ Δmax) / (|Δ| + ρ Δmax) = (%1 + %2 · %3) / (|Δ| + %2 · %3)</source>
        <translation>ξ = (Δmin + ρ Δmax) / (|Δ| + ρ Δmax) = (%1 + %2 · %3) / (|Δ| + %2 · %3)</translation>
    </message>
    <message>
        <source>All images are identical: Δmax = 0, and every coefficient ξ is 1.</source>
        <translation>所有像都相同：Δmax = 0，每个系数 ξ 均为 1。</translation>
    </message>
    <message>
        <source>%1 = Σ w ξ / Σ w = %2</source>
        <translation>%1 = Σ w ξ / Σ w = %2</translation>
    </message>
    <message>
        <source>s = %1, s′ = %2: %3 = (1 + |s| + |s′|) / (1 + |s| + |s′| + |s − s′|) = %4 / %5 = %6</source>
        <translation>s = %1，s′ = %2：%3 = (1 + |s| + |s′|) / (1 + |s| + |s′| + |s − s′|) = %4 / %5 = %6</translation>
    </message>
    <message>
        <source>s = %1, s′ = %2: %3 = 1 / (1 + |s − s′|) = 1 / %4 = %5</source>
        <translation>s = %1，s′ = %2：%3 = 1 / (1 + |s − s′|) = 1 / %4 = %5</translation>
    </message>
    <message>
        <source>S = %1, S′ = %2: %3 = 1 / (1 + |S − S′|) = 1 / %4 = %5</source>
        <translation>S = %1，S′ = %2：%3 = 1 / (1 + |S − S′|) = 1 / %4 = %5</translation>
    </message>
    <message>
        <source>share</source>
        <comment>of a trapezium</comment>
        <translation>份额</translation>
    </message>
    <message>
        <source>share · Δ</source>
        <translation>份额 · Δ</translation>
    </message>
    <message>
        <source>%1 relative</source>
        <translation>%1（相对）</translation>
    </message>
    <message>
        <source>%1 = θ ε + (1 − θ) r = %2 · %3 + %4 · %5 = %6</source>
        <translation>%1 = θ ε + (1 − θ) r = %2 · %3 + %4 · %5 = %6</translation>
    </message>
    <message>
        <source>degree %1</source>
        <translation>关联度 %1</translation>
    </message>
    <message>
        <source>%1 at ρ %2; from %3 at ρ %4 to %5 at ρ 1</source>
        <translation>ρ 为 %2 时 %1；从 ρ 为 %4 时的 %3 到 ρ 为 1 时的 %5</translation>
    </message>
    <message>
        <source>Relational degree</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>R</source>
        <comment>badge of the reference</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Ranked against %1</source>
        <translation>按与 %1 的关联度排序</translation>
    </message>
    <message>
        <source>Bar: degree at ρ = %1. Whisker: range for ρ from %2 to 1.</source>
        <translation>条形：ρ = %1 时的关联度。须线：ρ 从 %2 到 1 的范围。</translation>
    </message>
    <message>
        <source>No degree between %1 and %2 is published.</source>
        <translation>没有发表 %1 与 %2 的关联度。</translation>
    </message>
    <message>
        <source>%1 in table %2; computed: %3</source>
        <translation>表 %2 中为 %1；计算值：%3</translation>
    </message>
    <message>
        <source>degree, printed</source>
        <translation>关联度，刊印值</translation>
    </message>
    <message>
        <source>%1; table %2 prints %3</source>
        <translation>%1；表 %2 刊印 %3</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>◇ table %1.</source>
        <translation>◇ 表 %1。</translation>
    </message>
    <message>
        <source>No degrees between these series are published.</source>
        <translation>没有发表这些序列之间的关联度。</translation>
    </message>
    <message>
        <source>The series of the printed degrees are not fully published (probably five of eight thread counts are): the degrees cannot be recomputed.</source>
        <translation>刊印的关联度所依据的序列没有完整发表（可能只发表了八种线程数中的五种）：关联度无法重算。</translation>
    </message>
    <message numerus="yes">
        <source>Order agreement, %n pairs: Kendall τ = %1.</source>
        <translation>
            <numerusform>次序一致性，%n 对：Kendall τ = %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not defined for these series.</source>
        <translation>%1 对这些序列没有定义。</translation>
    </message>
    <message>
        <source>%1: %2, rank %3; rank %4 under the chosen image</source>
        <translation>%1：%2，排名 %3；在所选的像下排名 %4</translation>
    </message>
    <message>
        <source>Degree as ρ changes</source>
        <translation>关联度随 ρ 的变化</translation>
    </message>
    <message>
        <source>distinguishing coefficient ρ</source>
        <translation>分辨系数 ρ</translation>
    </message>
    <message>
        <source>The order is the same for every ρ from %1 to %2.</source>
        <translation>ρ 从 %1 到 %2，次序都不变。</translation>
    </message>
    <message>
        <source>Below %1, %2 passes %3.</source>
        <translation>低于 %1 时，%2 超过 %3。</translation>
    </message>
    <message>
        <source>Above %1, %2 passes %3.</source>
        <translation>高于 %1 时，%2 超过 %3。</translation>
    </message>
    <message>
        <source>Degree under every image</source>
        <translation>各种像下的关联度</translation>
    </message>
    <message>
        <source>Degree and rank; outlined where the rank differs from that under the chosen image.</source>
        <translation>关联度与排名；排名与所选的像不同处加框。</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>像</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>badge of the image in force</comment>
        <translation>所选</translation>
    </message>
    <message numerus="yes">
        <source>The order is the same under all %n images.</source>
        <translation>
            <numerusform>在全部 %n 种像下次序相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Same order: %1 of %2 images. %3 first: %4.</source>
        <translation>次序相同：%2 种像中的 %1 种。%3 居首：%4。</translation>
    </message>
    <message>
        <source>none (x)</source>
        <translation>原值（x）</translation>
    </message>
    <message>
        <source>initial (x / x(1))</source>
        <translation>初值像（x / x(1)）</translation>
    </message>
    <message>
        <source>mean (x / x̄)</source>
        <translation>均值像（x / x̄）</translation>
    </message>
    <message>
        <source>maximum (x / max x)</source>
        <translation>最大值像（x / max x）</translation>
    </message>
    <message>
        <source>interval (0 to 1)</source>
        <translation>区间值像（0 到 1）</translation>
    </message>
    <message>
        <source>interval (less is better)</source>
        <translation>区间值像（越小越好）</translation>
    </message>
    <message>
        <source>distance from a target</source>
        <translation>与目标值的距离</translation>
    </message>
    <message>
        <source>reverse (1 − x)</source>
        <translation>逆化像（1 − x）</translation>
    </message>
    <message>
        <source>reciprocal (1 / x)</source>
        <translation>倒数化像（1 / x）</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>标准化像（z 分数）</translation>
    </message>
    <message>
        <source>ratio to the reference</source>
        <translation>与参考序列的比值</translation>
    </message>
    <message>
        <source>criteria (point by point)</source>
        <translation>效果测度（逐点）</translation>
    </message>
    <message>
        <source>%1: measured only on the reference</source>
        <translation>%1：只在参考序列上有测量</translation>
    </message>
    <message>
        <source>%1: measured only on the compared series</source>
        <translation>%1：只在比较序列上有测量</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <translation>%1：未测量</translation>
    </message>
    <message>
        <source>%1
%2 ÷ %3 = %4×</source>
        <translation>%1
%2 ÷ %3 = %4×</translation>
    </message>
    <message>
        <source>Mean ratio of %1: %2×</source>
        <translation>%1的平均比值：%2×</translation>
    </message>
    <message>
        <source>Mean ratio over the other factors; heavy lines are splits.</source>
        <translation>对其他因子取平均的比值；粗线为划分。</translation>
    </message>
    <message>
        <source>Ratio in each cell; heavy lines are the splits.</source>
        <translation>每个单元的比值；粗线为划分。</translation>
    </message>
    <message numerus="yes">
        <source>%n other factors are held at the levels of the selected cell.</source>
        <translation>
            <numerusform>其他 %n 个因子固定在所选单元的水平。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n levels; only those near the selected one are shown.</source>
        <translation>
            <numerusform>%1 有 %n 个水平，只显示所选水平附近的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty: not measured (%1 of %2).</source>
        <translation>空白：未测量（%2 个中的 %1 个）。</translation>
    </message>
    <message>
        <source>Factor grid with the splits of the tree</source>
        <translation>由树划分的因子网格</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>所有单元</translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <translation>
            <numerusform>%n 个叶节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n 个单元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factors</source>
        <translation>
            <numerusform>%n 个因子</numerusform>
        </translation>
    </message>
    <message>
        <source>n %1, %2</source>
        <translation>n %1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%1
%2 cells, mean %3, sd %4</source>
        <translation>
            <numerusform>%1
%2 个单元，均值 %3，标准差 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2
%3 cells, mean %4, sd %5</source>
        <translation>
            <numerusform>%1：%2
%3 个单元，均值 %4，标准差 %5</numerusform>
        </translation>
    </message>
    <message>
        <source>left out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>持平</translation>
    </message>
    <message numerus="yes">
        <source>shown: %n leaves, left-out error %1</source>
        <translation>
            <numerusform>当前显示：%n 个叶节点，留出误差 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>shown: %1</source>
        <translation>当前显示：%1</translation>
    </message>
    <message>
        <source>%1 ratio %2 → %3 by %4</source>
        <translation>%1 比值 %2 → %3，按 %4</translation>
    </message>
    <message>
        <source>Regression tree over %1. Dots: measured ratios; bar: leaf mean; heavy line: parity.</source>
        <translation>基于 %1 的回归树。点：实测比值；竖线：叶节点均值；粗线：比值为 1。</translation>
    </message>
    <message>
        <source>At most %1 dots per leaf, evenly sampled.</source>
        <translation>每个叶节点最多 %1 个点，均匀抽取。</translation>
    </message>
    <message>
        <source>No further split is possible within these limits.</source>
        <translation>在这些限制下已无法再划分。</translation>
    </message>
    <message>
        <source>Ratio in each cell of the leaf</source>
        <translation>该叶中每个单元的比值</translation>
    </message>
    <message>
        <source>Does splitting help?</source>
        <translation>划分有用吗？</translation>
    </message>
    <message>
        <source>Mean relative error, %1, ±1 SE.</source>
        <translation>平均相对误差，%1，±1 标准误。</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>叶数</translation>
    </message>
    <message>
        <source>Lowest left-out error: %1, %2.</source>
        <translation>留出误差最低：%1，%2。</translation>
    </message>
    <message>
        <source>alpha %1</source>
        <translation>α %1</translation>
    </message>
    <message>
        <source>How far to prune</source>
        <translation>剪枝程度</translation>
    </message>
    <message>
        <source>Squared error of the ratio on left-out folds, 1 without a split, ±1 SE. %1: the simplest tree within one SE of the best.</source>
        <translation>各留出折上比值的平方误差，不划分时为 1，±1 标准误。%1：与最优相差不超过一倍标准误的最简树。</translation>
    </message>
    <message>
        <source>one SE</source>
        <translation>一倍标准误</translation>
    </message>
    <message>
        <source>Parity, %1 = %2</source>
        <translation>持平，%1 = %2</translation>
    </message>
    <message>
        <source>One mean ratio</source>
        <translation>单一平均比值</translation>
    </message>
    <message>
        <source>Tree, %1</source>
        <translation>树，%1</translation>
    </message>
    <message>
        <source>Tree of %1 itself</source>
        <translation>%1 自身的树</translation>
    </message>
    <message>
        <source>Published, table 9</source>
        <translation>发表值，表 9</translation>
    </message>
    <message>
        <source>each cell left out in turn</source>
        <translation>逐个留出单元</translation>
    </message>
    <message numerus="yes">
        <source>%n folds left out in turn</source>
        <translation>
            <numerusform>逐折留出，共 %n 折</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of the cells held out</source>
        <translation>留出 %1 % 的单元</translation>
    </message>
    <message>
        <source>by median</source>
        <translation>取中位数</translation>
    </message>
    <message>
        <source>none to merge</source>
        <translation>无需合并</translation>
    </message>
    <message>
        <source>Error over %1, %2</source>
        <translation>%1的误差，%2</translation>
    </message>
    <message>
        <source>Parity is better than this tree; %1 would be better than parity (%2).</source>
        <translation>持平优于此树；%1的树会优于持平（%2）。</translation>
    </message>
    <message>
        <source>For this pair no tree is better than parity.</source>
        <translation>对于这一对，没有树优于持平。</translation>
    </message>
    <message>
        <source>One mean ratio is better than this tree; %1 would be better still (%2).</source>
        <translation>单一平均比值优于此树；%1的树会更好（%2）。</translation>
    </message>
    <message>
        <source>For this pair no tree is better than one mean ratio.</source>
        <translation>对于这一对，没有树优于单一平均比值。</translation>
    </message>
    <message>
        <source>A tree of the measured values has a smaller error than the tree of ratios (%1).</source>
        <translation>直接对测量值建树，误差小于对比值建树（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>%n leaves have fewer than three cells.</source>
        <translation>
            <numerusform>有 %n 个叶节点所含单元不足三个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1 measured only on %2.</source>
        <translation>剔除：只在 %2 上测量的 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows without a key or a factor are left out.</source>
        <translation>
            <numerusform>剔除 %n 行没有键或因子的行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows without a value are left out.</source>
        <translation>
            <numerusform>剔除 %n 行没有值的行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows that differ only in %1 are repeats of one of %2 cells; the repeats of a cell are left out together.</source>
        <translation>仅在 %1 上不同的行是 %2 个单元之一的重复测量；同一单元的重复测量一并留出。</translation>
    </message>
    <message>
        <source>The published test set is not given: %1 cannot be recomputed.</source>
        <translation>发表的测试集没有给出：%1 无法重算。</translation>
    </message>
    <message>
        <source>%1, leaf %2</source>
        <translation>%1，叶 %2</translation>
    </message>
    <message>
        <source>%1 × %2; leaf range %3–%4</source>
        <translation>%1 × %2；叶的范围 %3–%4</translation>
    </message>
    <message>
        <source>Not measured. Enter the value of %1 for this cell.</source>
        <translation>未测量。请输入 %1 在此单元的值。</translation>
    </message>
    <message>
        <source>This cell left out</source>
        <translation>留出此单元</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Error, left out</source>
        <translation>误差，留出</translation>
    </message>
    <message>
        <source>Tree of ratios</source>
        <translation>比值的树</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>持平</translation>
    </message>
    <message>
        <source>Tree of values</source>
        <translation>值的树</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Error by factor level</source>
        <translation>各因子水平的误差</translation>
    </message>
    <message>
        <source>Errors of the left-out cells; framed: parity has a smaller error.</source>
        <translation>留出单元的误差；加框：持平的误差更小。</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>%2 has %1 levels; the %3 with the largest errors are shown.</source>
        <translation>%2 有 %1 个水平，此处列出误差最大的 %3 个。</translation>
    </message>
    <message>
        <source>Worst cells</source>
        <translation>误差最大的单元</translation>
    </message>
    <message>
        <source>Errors of %1, predicted by a model that was not fitted to these cells.</source>
        <translation>%1 的误差，由未用这些单元拟合的模型预测。</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Errors of every metric</source>
        <translation>各指标的误差</translation>
    </message>
    <message>
        <source>Mean relative error, %1; framed: the lowest error for each metric.</source>
        <translation>平均相对误差，%1；加框：每个指标的最小误差。</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>叶数</translation>
    </message>
    <message>
        <source>Matched cells</source>
        <translation>匹配的单元</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>发表值</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>The error is smaller than the published one in %1 of %2 cases.</source>
        <translation>%2 例中有 %1 例的误差小于发表值。</translation>
    </message>
    <message>
        <source>How the cells were matched</source>
        <translation>单元如何匹配</translation>
    </message>
    <message>
        <source>By %1. Cells that one side lacks are not used.</source>
        <translation>按 %1 匹配。一方缺少的单元不参与计算。</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>已匹配</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>仅在 %1 中</translation>
    </message>
    <message>
        <source>Rows without a key</source>
        <translation>没有键的行</translation>
    </message>
    <message>
        <source>Rows without a factor</source>
        <translation>没有因子的行</translation>
    </message>
    <message>
        <source>Rows without a value</source>
        <translation>没有值的行</translation>
    </message>
    <message>
        <source>Cells without %1</source>
        <translation>没有 %1 的单元</translation>
    </message>
    <message>
        <source>With repeats</source>
        <translation>有重复测量</translation>
    </message>
    <message>
        <source>Measurements merged</source>
        <translation>已合并的测量</translation>
    </message>
    <message>
        <source>Repeats merged</source>
        <translation>重复测量的合并</translation>
    </message>
    <message>
        <source>Cells without a partner or with repeats</source>
        <translation>没有对应或有重复</translation>
    </message>
    <message>
        <source>Measurements in each cell.</source>
        <translation>每个单元的测量次数。</translation>
    </message>
    <message>
        <source>None: every cell was measured once on both sides.</source>
        <translation>无：双方每个单元都只测量了一次。</translation>
    </message>
    <message>
        <source>The first %1; the command line lists all.</source>
        <translation>前 %1 个；命令行可列出全部。</translation>
    </message>
    <message>
        <source>%1
published %2
calculated %3</source>
        <translation>%1
发表值 %2
计算值 %3</translation>
    </message>
    <message>
        <source>group %1, τ %2</source>
        <translation>第 %1 组，τ %2</translation>
    </message>
    <message>
        <source>Average relative error</source>
        <translation>平均相对误差</translation>
    </message>
    <message>
        <source>Degrees: published and calculated</source>
        <translation>关联度：发表值与本程序的计算值</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs, tables I–IV; compare the order, not the level</source>
        <translation>
            <numerusform>%n 对，表 I–IV；请比较次序，而非大小</numerusform>
        </translation>
    </message>
    <message>
        <source>recomputed, 20 points</source>
        <translation>重算，20 个点</translation>
    </message>
    <message>
        <source>published</source>
        <translation>发表值</translation>
    </message>
    <message>
        <source>Errors of table 9, of this program and of two baselines</source>
        <translation>表 9 的误差与本程序的误差及两个基准</translation>
    </message>
    <message>
        <source>This program: each cell left out in turn; pairs of cases 1 to 4 from the top of each group</source>
        <translation>本程序：逐个留出单元；每组自上而下为案例 1 至 4 的各对</translation>
    </message>
    <message>
        <source>one mean ratio</source>
        <translation>单一平均比值</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>lowest and highest of several values</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>first printing %1</source>
        <translation>首次刊印 %1</translation>
    </message>
    <message>
        <source>%1 (criterion %2)</source>
        <translation>%1（准则 %2）</translation>
    </message>
    <message>
        <source>GM(1,1) on the first six points</source>
        <translation>前六个点的 GM(1,1)</translation>
    </message>
    <message>
        <source>measurement minus model (the sign of eq. 7)</source>
        <translation>实测减模型（式 (7) 的符号）</translation>
    </message>
    <message>
        <source>model minus measurement (the opposite sign of eq. 7)</source>
        <translation>模型减实测（与式 (7) 相反的符号）</translation>
    </message>
    <message>
        <source>eq. (9) on the residuals of the example</source>
        <translation>对算例的残差用式 (9)</translation>
    </message>
    <message>
        <source>the smallest printed residual, eq. (8)</source>
        <translation>刊印残差中的最小者，式 (8)</translation>
    </message>
    <message>
        <source>the accumulation of the shifted residuals</source>
        <translation>平移后残差的累加生成</translation>
    </message>
    <message>
        <source>the band of eq. (10) (mean ± 20 %)</source>
        <translation>式 (10) 的区间（均值 ± 20 %）</translation>
    </message>
    <message>
        <source>a cap on growth (each sum at most 1.2 times the one before)</source>
        <translation>增长上限（每个累加值最多为前一个的 1.2 倍）</translation>
    </message>
    <message>
        <source>a cap on growth (at most 1.2 times the printed sum before)</source>
        <translation>增长上限（最多为前一个刊印累加值的 1.2 倍）</translation>
    </message>
    <message>
        <source>GM(1,1) of the residuals in the band of eq. (10)</source>
        <translation>式 (10) 区间内残差的 GM(1,1)</translation>
    </message>
    <message>
        <source>GM(1,1) with the capped sums as raw data</source>
        <translation>以封顶后的累加值为原始数据的 GM(1,1)</translation>
    </message>
    <message>
        <source>GM(1,1) with the printed capped sums as raw data</source>
        <translation>以刊印的封顶后累加值为原始数据的 GM(1,1)</translation>
    </message>
    <message>
        <source>GM(1,1) of the printed sums before the cap; the factor and the constant beside it are from the sums after the cap</source>
        <translation>对封顶前的刊印累加值建立 GM(1,1)（并列的系数与常数取自封顶后的累加值）</translation>
    </message>
    <message>
        <source>the only constant of eq. (13) (−|b|)</source>
        <translation>式 (13) 中唯一的常数 (−|b|)</translation>
    </message>
    <message>
        <source>the sum of the printed terms</source>
        <translation>刊印各项之和</translation>
    </message>
    <message>
        <source>the model of eq. (7) to (13)</source>
        <translation>式 (7) 至 (13) 的模型</translation>
    </message>
    <message>
        <source>the model following the steps of the worked example</source>
        <translation>按算例步骤的模型</translation>
    </message>
    <message>
        <source>the textbook remnant model</source>
        <translation>教科书中的残差尾段模型</translation>
    </message>
    <message>
        <source>the printed final formula, read as products and restored</source>
        <translation>刊印的最终公式，按乘积解读并还原</translation>
    </message>
    <message>
        <source>GM(1,1) minus the capped sums of k = 5 and 6, plus |b| (perhaps by chance)</source>
        <translation>GM(1,1) 减去 k = 5 和 6 的封顶后累加值，再加 |b|（也许是巧合）</translation>
    </message>
    <message>
        <source>plain GM(1,1)</source>
        <translation>普通 GM(1,1)</translation>
    </message>
    <message>
        <source>a saturation curve through the same six points</source>
        <translation>过同样六个点的饱和曲线</translation>
    </message>
    <message>
        <source>the error of the printed forecast</source>
        <translation>刊印预测值的误差</translation>
    </message>
    <message>
        <source>the mean of the two errors of table VIII</source>
        <translation>表 VIII 中两个误差的均值</translation>
    </message>
    <message>
        <source>GM(1,1) on four of the five published points, error at the fifth</source>
        <translation>用五个发表点中的四个建立 GM(1,1)，取第五个点的误差</translation>
    </message>
    <message>
        <source>a series with itself</source>
        <translation>序列与其自身</translation>
    </message>
    <message>
        <source>degree calculated here over all 20 cells</source>
        <translation>本程序在全部 20 个单元上的关联度</translation>
    </message>
    <message>
        <source>degree calculated here over five thread counts at one object, no image</source>
        <translation>本程序在单个对象、五种线程数上的关联度，不取像</translation>
    </message>
    <message>
        <source>the ratio of the measurements in table 5</source>
        <translation>表 5 中测量值之比</translation>
    </message>
    <message>
        <source>the largest sample to the left of the split in this branch</source>
        <translation>该分支中划分点左侧的最大样本</translation>
    </message>
    <message>
        <source>the largest sample to the left of the split in all four branches</source>
        <translation>全部四个分支中划分点左侧的最大样本</translation>
    </message>
    <message>
        <source>the product of the printed numbers</source>
        <translation>刊印数字的乘积</translation>
    </message>
    <message>
        <source>the error divided by the measured value</source>
        <translation>误差除以测量值</translation>
    </message>
    <message>
        <source>the error divided by the printed denominator</source>
        <translation>误差除以刊印的分母</translation>
    </message>
    <message>
        <source>the extreme error of table 9</source>
        <translation>表 9 的极端误差</translation>
    </message>
    <message>
        <source>count by the factors of table 2</source>
        <translation>按表 2 的因子计数</translation>
    </message>
    <message>
        <source>count by factors and number of disks</source>
        <translation>按因子和磁盘数计数</translation>
    </message>
    <message>
        <source>the smallest thread count of any table</source>
        <translation>所有表中的最小线程数</translation>
    </message>
    <message>
        <source>a tree of five leaves, each cell left out in turn</source>
        <translation>五个叶节点的树，逐个留出单元</translation>
    </message>
    <message>
        <source>one mean ratio, each cell left out in turn</source>
        <translation>单一平均比值，逐个留出单元</translation>
    </message>
    <message>
        <source>parity: the other system&apos;s value as it is</source>
        <translation>持平：直接取另一系统的值</translation>
    </message>
    <message>
        <source>the ratio of the times in table 2</source>
        <translation>表 2 中时间之比</translation>
    </message>
    <message>
        <source>elements times their size, in megabytes of 2²⁰ bytes</source>
        <translation>元素个数乘以其大小，以 2²⁰ 字节的兆字节计</translation>
    </message>
    <message>
        <source>the quotient of the stated numbers</source>
        <translation>所述数字相除</translation>
    </message>
    <message>
        <source>2 GB divided by the number of segments</source>
        <translation>2 GB 除以段数</translation>
    </message>
    <message>
        <source>count of the names</source>
        <translation>对名称计数</translation>
    </message>
    <message>
        <source>the largest of the three errors relative to the real share</source>
        <translation>三个误差中的最大者，相对于实际份额</translation>
    </message>
    <message>
        <source>count of the items shown</source>
        <translation>对所示内容计数</translation>
    </message>
    <message>
        <source>the difference relative to SFSA non-strided</source>
        <translation>相对于 SFSA 非跨步方式的差</translation>
    </message>
    <message>
        <source>the mean difference of the bandwidths</source>
        <translation>带宽的平均差</translation>
    </message>
    <message>
        <source>the mean of the printed differences</source>
        <translation>刊印差的均值</translation>
    </message>
    <message>
        <source>the extreme difference of the bandwidths</source>
        <translation>带宽的极端差</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>number of object storage servers</source>
        <translation>对象存储服务器数量</translation>
    </message>
    <message>
        <source>relational degree</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>degree with itself</source>
        <translation>与自身的关联度</translation>
    </message>
    <message>
        <source>mirrored degree</source>
        <translation>镜像位置的关联度</translation>
    </message>
    <message>
        <source>degree of equal cases</source>
        <translation>相同案例的关联度</translation>
    </message>
    <message>
        <source>original series</source>
        <translation>原始序列</translation>
    </message>
    <message>
        <source>fitted points</source>
        <translation>拟合点</translation>
    </message>
    <message>
        <source>response factor</source>
        <translation>响应系数</translation>
    </message>
    <message>
        <source>response exponent</source>
        <translation>响应指数</translation>
    </message>
    <message>
        <source>response constant</source>
        <translation>响应常数</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>平移量</translation>
    </message>
    <message>
        <source>shifted residual</source>
        <translation>平移后的残差</translation>
    </message>
    <message>
        <source>accumulated residual</source>
        <translation>累加残差</translation>
    </message>
    <message>
        <source>smoothed accumulated residual</source>
        <translation>平滑后的累加残差</translation>
    </message>
    <message>
        <source>residual response factor</source>
        <translation>残差响应系数</translation>
    </message>
    <message>
        <source>residual response exponent</source>
        <translation>残差响应指数</translation>
    </message>
    <message>
        <source>residual response constant</source>
        <translation>残差响应常数</translation>
    </message>
    <message>
        <source>final constant</source>
        <translation>最终常数</translation>
    </message>
    <message>
        <source>final formula</source>
        <translation>最终公式</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始值</translation>
    </message>
    <message>
        <source>absolute error</source>
        <translation>绝对误差</translation>
    </message>
    <message>
        <source>relative error</source>
        <translation>相对误差</translation>
    </message>
    <message>
        <source>average relative error</source>
        <translation>平均相对误差</translation>
    </message>
    <message>
        <source>performance ratio</source>
        <translation>性能比值</translation>
    </message>
    <message>
        <source>range of the errors</source>
        <translation>误差范围</translation>
    </message>
    <message>
        <source>thread counts of a remark</source>
        <translation>某处说明中的线程数</translation>
    </message>
    <message>
        <source>configurations among cases 3.2 and 4.1</source>
        <translation>案例 3.2 与 4.1 中的配置数</translation>
    </message>
    <message>
        <source>split of all samples by threads</source>
        <translation>全部样本按线程数的划分</translation>
    </message>
    <message>
        <source>first split by objects</source>
        <translation>按对象数的首次划分</translation>
    </message>
    <message>
        <source>rule for one object: maximum thread count</source>
        <translation>单个对象的规则：线程数上限</translation>
    </message>
    <message>
        <source>rule for more objects: maximum thread count</source>
        <translation>多个对象的规则：线程数上限</translation>
    </message>
    <message>
        <source>ratio of a rule</source>
        <translation>某条规则的比值</translation>
    </message>
    <message>
        <source>assumed throughput</source>
        <translation>假定的吞吐量</translation>
    </message>
    <message>
        <source>ratio of the worked prediction</source>
        <translation>算例预测的比值</translation>
    </message>
    <message>
        <source>worked prediction</source>
        <translation>算例预测</translation>
    </message>
    <message>
        <source>denominator of the error</source>
        <translation>误差的分母</translation>
    </message>
    <message>
        <source>error of the worked prediction</source>
        <translation>算例预测的误差</translation>
    </message>
    <message>
        <source>create time</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>resize time</source>
        <translation>调整大小的时间</translation>
    </message>
    <message>
        <source>original create time divided by new, smallest</source>
        <translation>原创建时间除以新创建时间，最小者</translation>
    </message>
    <message>
        <source>gain in bandwidth</source>
        <translation>带宽增益</translation>
    </message>
    <message>
        <source>time saved</source>
        <translation>节省的时间</translation>
    </message>
    <message>
        <source>subfiles of a file</source>
        <translation>一个文件的子文件数</translation>
    </message>
    <message>
        <source>data of one process</source>
        <translation>一个进程的数据量</translation>
    </message>
    <message>
        <source>throughput share of group 2</source>
        <translation>第 2 组的吞吐量份额</translation>
    </message>
    <message>
        <source>errors of the simulated shares</source>
        <translation>仿真份额的误差</translation>
    </message>
    <message>
        <source>setups compared</source>
        <translation>所比较的设置</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>size of a segment</source>
        <translation>一个段的大小</translation>
    </message>
    <message>
        <source>names of the tests listed</source>
        <translation>所列测试的名称</translation>
    </message>
    <message>
        <source>smallest difference listed</source>
        <translation>列出的最小差</translation>
    </message>
    <message>
        <source>mean difference</source>
        <translation>平均差</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差</translation>
    </message>
    <message>
        <source>The printed data do not determine it.</source>
        <translation>刊印的内容无法确定它。</translation>
    </message>
    <message>
        <source>A different number follows from: %1.</source>
        <translation>由以下内容得出另一个数：%1。</translation>
    </message>
    <message>
        <source>No printed formula gives it: neither eq. (7) to (13) nor the steps of the example nor the final formula.</source>
        <translation>没有刊印的公式能给出它：式 (7) 至 (13)、算例的步骤、最终公式都不能。</translation>
    </message>
    <message>
        <source>Table 9 has %1, outside the stated range.</source>
        <translation>表 9 中有 %1，在所述范围之外。</translation>
    </message>
    <message>
        <source>Table 2 gives both cases the same factors, although %1 of 60 measurements differ by up to %2 times: the table omits the number of disks (24 and 48 in P0). This is not a contradiction.</source>
        <translation>表 2 给两个案例的因子相同，而 60 个测量值中有 %1 个不同，相差最多 %2 倍：表中略去了磁盘数（P0 中为 24 和 48）。并无矛盾之处。</translation>
    </message>
    <message>
        <source>With %1 processes the new method takes %2 ms, the original %3 ms.</source>
        <translation>%1 个进程时，新方式用时 %2 ms，原方式用时 %3 ms。</translation>
    </message>
    <message>
        <source>The figure and the list of weights have %1.</source>
        <translation>该图与权重列表中为 %1。</translation>
    </message>
    <message>
        <source>%1 is listed twice; by figure 9 the second one is MFWA-CLIENTS.</source>
        <translation>%1 列出了两次；据图 9，第二个是 MFWA-CLIENTS。</translation>
    </message>
    <message>
        <source>The series used for it are not printed; they probably had eight thread counts, of which five are published. The degrees calculated here are listed beside it, the nearest first.</source>
        <translation>其所依据的序列没有刊印；可能有八种线程数，其中五种已发表。旁边列出本程序的关联度，最接近者在前。</translation>
    </message>
    <message>
        <source>The series is not published below 8 threads; the error of GM(1,1) on the published points is listed beside it.</source>
        <translation>低于 8 个线程的序列没有发表；旁边列出 GM(1,1) 在已发表部分上的误差。</translation>
    </message>
    <message>
        <source>The paper does not say how the errors were validated. The errors of a tree and of one mean ratio (each cell left out in turn) and of parity are listed beside it, the nearest first.</source>
        <translation>没有刊印误差是如何验证的。旁边列出树和单一平均比值（逐个留出单元）以及持平的误差，最接近者在前。</translation>
    </message>
    <message>
        <source>No table has so few threads; the smallest count is 8.</source>
        <translation>没有表的线程数这样少；最小为 8。</translation>
    </message>
    <message>
        <source>It is read from a figure whose numbers are not printed.</source>
        <translation>它读自一幅没有刊印数字的图。</translation>
    </message>
    <message>
        <source>Case 2.2 is case 1.1 with the same published measurements, for which %1 % is printed.</source>
        <translation>案例 2.2 就是案例 1.1，发表的测量值相同，而刊印的是 %1 %。</translation>
    </message>
    <message>
        <source>%1 has %2 for the same number.</source>
        <translation>同一个数在 %1 中为 %2。</translation>
    </message>
    <message>
        <source>Two pairs that are easily confused: %1 with %2 is %3; each equals its mirrored cell.</source>
        <translation>两对容易混为一谈：%1 与 %2 为 %3；各自与其镜像单元格相等。</translation>
    </message>
    <message>
        <source>Equal to its mirrored cell.</source>
        <translation>与其镜像单元格相等。</translation>
    </message>
    <message>
        <source>The same number as in %1.</source>
        <translation>与 %1 中的数相同。</translation>
    </message>
    <message>
        <source>With further digits truncated instead of rounded, it follows from: %1.</source>
        <translation>将其余各位截去而非舍入后，由以下内容得出：%1。</translation>
    </message>
    <message>
        <source>Within the limit: %1.</source>
        <translation>以下内容符合该限值：%1。</translation>
    </message>
    <message>
        <source>It follows, within the tolerance, from: %1.</source>
        <translation>在容差之内，由以下内容得出：%1。</translation>
    </message>
    <message>
        <source>It follows from: %1.</source>
        <translation>由以下内容得出：%1。</translation>
    </message>
    <message>
        <source>The paper&apos;s own rule gives %1: %2.</source>
        <translation>论文自身的规则给出 %1：%2。</translation>
    </message>
    <message>
        <source>Not from the paper&apos;s own rule: %1.</source>
        <translation>并非出自论文自身的规则：%1。</translation>
    </message>
    <message>
        <source>Contradicted</source>
        <translation>有矛盾</translation>
    </message>
    <message>
        <source>Other reading</source>
        <translation>另一种解读</translation>
    </message>
    <message>
        <source>Cannot be determined</source>
        <translation>无法判定</translation>
    </message>
    <message>
        <source>Reproduced</source>
        <translation>已复现</translation>
    </message>
    <message>
        <source>Repeat differs</source>
        <translation>重复刊印不一致</translation>
    </message>
    <message>
        <source>Repeat agrees</source>
        <translation>重复刊印一致</translation>
    </message>
    <message>
        <source>Identity does not hold</source>
        <translation>恒等式不成立</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>恒等式</translation>
    </message>
    <message>
        <source>Own criterion: no</source>
        <translation>自定准则：否</translation>
    </message>
    <message>
        <source>Own criterion: yes</source>
        <translation>自定准则：是</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>给定</translation>
    </message>
    <message>
        <source>Contradicted by the paper&apos;s own data</source>
        <translation>与论文自身的数据矛盾</translation>
    </message>
    <message>
        <source>Reproduced under another reading</source>
        <translation>在另一种解读下复现</translation>
    </message>
    <message>
        <source>Cannot be determined from the printed data</source>
        <translation>由刊印数据无法判定</translation>
    </message>
    <message>
        <source>Printed twice with different values</source>
        <translation>刊印两次，数值不同</translation>
    </message>
    <message>
        <source>Printed twice with the same value</source>
        <translation>刊印两次，数值相同</translation>
    </message>
    <message>
        <source>An identity that does not hold</source>
        <translation>不成立的恒等式</translation>
    </message>
    <message>
        <source>Holds for any measurement; not counted as a result</source>
        <translation>无论测得什么都成立；不算结果</translation>
    </message>
    <message>
        <source>A criterion of this program, not met; no number is printed</source>
        <translation>自定准则，未满足；没有刊印数字</translation>
    </message>
    <message>
        <source>A criterion of this program, met; no number is printed</source>
        <translation>自定准则，已满足；没有刊印数字</translation>
    </message>
    <message>
        <source>Measured or assumed, taken as given</source>
        <translation>实测或假定，按给定值采用</translation>
    </message>
    <message>
        <source>Zhao, Hu: Lustre and grey theory</source>
        <translation>Zhao、Hu：Lustre 与灰色理论</translation>
    </message>
    <message>
        <source>Zhao et al. 2011: relative predictive model</source>
        <translation>Zhao 等，2011：相对预测模型</translation>
    </message>
    <message>
        <source>Yu et al.: Lustre file joining</source>
        <translation>Yu 等：Lustre 文件合并</translation>
    </message>
    <message>
        <source>PFSsim: simulated scheduling</source>
        <translation>PFSsim：仿真调度</translation>
    </message>
    <message>
        <source>Boito et al. 2011: I/O strategies on Lustre</source>
        <translation>Boito 等，2011：Lustre 上的 I/O 策略</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>表 %1</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>图 %1</translation>
    </message>
    <message>
        <source>§ %1</source>
        <translation>§ %1</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Abstract (Chinese)</source>
        <translation>摘要（中文）</translation>
    </message>
    <message>
        <source>Measured or assumed by the authors.</source>
        <translation>由作者测量或假定。</translation>
    </message>
    <message>
        <source>It holds by definition for any measurement: %1.</source>
        <translation>无论测得什么，按定义都成立：%1。</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>父节点</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>%1 %2 → %3 without measuring the pair</source>
        <translation>%1 %2 → %3，无需测量这一对</translation>
    </message>
    <message>
        <source>Edge: ratio at %1, and mean error of left-out cells. Thicker edge, smaller error.</source>
        <translation>边：%1 处的比值，以及留出单元的平均误差。边越粗，误差越小。</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>平均误差</translation>
    </message>
    <message numerus="yes">
        <source>and %n more systems</source>
        <translation>
            <numerusform>另有 %n 个系统</numerusform>
        </translation>
    </message>
    <message>
        <source>path %1</source>
        <translation>路径 %1</translation>
    </message>
    <message>
        <source>not usable</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>The tree of this pair itself</source>
        <translation>这一对自身的树</translation>
    </message>
    <message>
        <source>ratio %1, mean error %2</source>
        <translation>比值 %1，平均误差 %2</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>经 %1</translation>
    </message>
    <message>
        <source>the selected cell</source>
        <translation>所选单元</translation>
    </message>
    <message>
        <source>Paths compared with the measured ratio %1</source>
        <translation>各路径与实测比值 %1 的比较</translation>
    </message>
    <message>
        <source>Paths compared</source>
        <translation>路径比较</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>trained on the pair itself</source>
        <translation>由这一对自身训练</translation>
    </message>
    <message>
        <source>no tree</source>
        <translation>无树</translation>
    </message>
    <message numerus="yes">
        <source>each left out in turn, or in %n folds if a pair has more than %1 cells</source>
        <translation>
            <numerusform>逐个留出；若一对多于 %1 个单元，则分 %n 折</numerusform>
        </translation>
    </message>
    <message>
        <source>each left out in turn</source>
        <translation>逐个留出</translation>
    </message>
    <message numerus="yes">
        <source>left out in %n folds</source>
        <translation>
            <numerusform>分 %n 折留出</numerusform>
        </translation>
    </message>
    <message>
        <source>held out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source>The pair itself has no cells in common, so there is no direct tree.</source>
        <translation>这一对没有共同的单元，因此没有直接树。</translation>
    </message>
    <message>
        <source>No path is better than the direct tree.</source>
        <translation>没有路径优于直接树。</translation>
    </message>
    <message numerus="yes">
        <source>Paths %1 are better than the direct tree.</source>
        <translation>
            <numerusform>路径 %1 优于直接树。</numerusform>
        </translation>
    </message>
    <message>
        <source>Parity is better than every path and tree.</source>
        <translation>持平优于所有路径和树。</translation>
    </message>
    <message>
        <source>One mean ratio is better than every path and tree.</source>
        <translation>单一平均比值优于所有路径和树。</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，按 %2</translation>
    </message>
    <message>
        <source>%1 by the direct tree</source>
        <translation>%1，按直接树</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>此处没有</translation>
    </message>
    <message>
        <source>Direct tree</source>
        <translation>直接树</translation>
    </message>
    <message>
        <source>Error of %1</source>
        <translation>误差，%1</translation>
    </message>
    <message>
        <source>α equal</source>
        <translation>α 相等</translation>
    </message>
    <message>
        <source>α ∝ 1 / error</source>
        <translation>α ∝ 1 / 误差</translation>
    </message>
    <message>
        <source>α by hand</source>
        <translation>α 手动</translation>
    </message>
    <message>
        <source>Mean error after each step: %1</source>
        <translation>每一步之后的平均误差：%1</translation>
    </message>
    <message>
        <source>%1 was not measured in any of these cells: the errors are sums of the errors of the relations.</source>
        <translation>%1 在这些单元上均未测量：误差为各关系误差之和。</translation>
    </message>
    <message>
        <source>Errors in %1, %2. Bar: mean.</source>
        <translation>%1上的误差，%2。竖线：均值。</translation>
    </message>
    <message>
        <source>No path of trained pairs reaches the target.</source>
        <translation>没有由已训练的对组成的路径通向目标系统。</translation>
    </message>
    <message>
        <source>Parity, %1 = %2, has a mean error of %3.</source>
        <translation>持平，即 %1 = %2，平均误差为 %3。</translation>
    </message>
    <message>
        <source>%1 have the same data and share one node.</source>
        <translation>%1 的数据相同，合为一个节点。</translation>
    </message>
    <message>
        <source>%1 have the same data, as do %2. Each group shares one node.</source>
        <translation>%1 的数据相同，%2 也是如此。每组合为一个节点。</translation>
    </message>
    <message>
        <source>There are %1 paths of two relations. Only %2 were tried: those through the systems that share most cells with both ends.</source>
        <translation>由两个关系组成的路径有 %1 条。只试了 %2 条，优先选取与两端共有单元最多的系统。</translation>
    </message>
    <message>
        <source>Paths of more than %1 relations were not tried: there are more than %2.</source>
        <translation>未尝试多于 %1 个关系的路径：其数量超过 %2 条。</translation>
    </message>
    <message>
        <source>The best %1 of %2 paths are combined in parallel; they are chosen for each cell by their errors at the other cells.</source>
        <translation>%2 条路径中最好的 %1 条并联；对每个单元按它们在其他单元上的误差重新选取。</translation>
    </message>
    <message>
        <source>The best %1 of %2 paths are combined in parallel.</source>
        <translation>%2 条路径中最好的 %1 条并联。</translation>
    </message>
    <message numerus="yes">
        <source>%n paths are not usable, for example %1: %2</source>
        <translation>
            <numerusform>%n 条路径不可用，例如 %1：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>No other system of this table connects the two.</source>
        <translation>此表中没有其他系统能连接这两个系统。</translation>
    </message>
    <message>
        <source>Cells that differ only in %1 count as one cell and are left out together.</source>
        <translation>仅在 %1 上不同的单元视为同一个单元，一并留出。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (log10)</source>
        <translation>%1 (log10)</translation>
    </message>
    <message>
        <source>%1 as a multiple of %2</source>
        <translation>%1，以 %2 的倍数计</translation>
    </message>
    <message>
        <source>%1 as a multiple of its value at %2</source>
        <translation>%1，以其在 %2 处的值的倍数计</translation>
    </message>
    <message>
        <source>↑ faster than %1</source>
        <translation>↑ 比 %1 快</translation>
    </message>
    <message>
        <source>↑ above %1</source>
        <translation>↑ 高于 %1</translation>
    </message>
    <message>
        <source>↓ slower than %1</source>
        <translation>↓ 比 %1 慢</translation>
    </message>
    <message>
        <source>↓ below %1</source>
        <translation>↓ 低于 %1</translation>
    </message>
    <message>
        <source>Ratio to %1</source>
        <translation>与 %1 的比值</translation>
    </message>
    <message>
        <source>Ratio to the value at %1</source>
        <translation>与 %1 处的值的比值</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>ratio to %1</source>
        <translation>与 %1 的比值</translation>
    </message>
    <message numerus="yes">
        <source>; the first %n of %1 points, the chart has all</source>
        <translation>
            <numerusform>；%1 个点中的前 %n 个，图中有全部</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is above %2 at every level of %3, from %4 to %5</source>
        <translation>在 %3 的每个水平上 %1 都高于 %2，从 %4 到 %5</translation>
    </message>
    <message>
        <source>%1 is below %2 at every level of %3, from %4 to %5</source>
        <translation>在 %3 的每个水平上 %1 都低于 %2，从 %4 到 %5</translation>
    </message>
    <message>
        <source>%1 changes from %2 of %3 at %4 to %5 at %6</source>
        <translation>%1 在 %4 处为 %3 的 %2，到 %6 处变为 %5</translation>
    </message>
    <message>
        <source>%1 stays within %2 % of %3</source>
        <translation>%1 与 %3 相差始终在 %2 % 以内</translation>
    </message>
    <message>
        <source>Highest: %1 with %2 at %3; lowest: %4 with %5 at %6</source>
        <translation>最高：%1，%3 处为 %2；最低：%4，%6 处为 %5</translation>
    </message>
    <message>
        <source>No value here: %1.</source>
        <translation>此处没有值：%1。</translation>
    </message>
    <message>
        <source>head</source>
        <translation>表头</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>464 instead of the measured 446, in the numerator and the denominator</source>
        <translation>以 464 代替实测的 446，分子和分母皆然</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>rounds to the printed digits</source>
        <translation>舍入后与刊印数字相同</translation>
    </message>
    <message>
        <source>one unit of the last printed digit</source>
        <translation>最后一位刊印数字的一个单位</translation>
    </message>
    <message>
        <source>within 1 % of the printed number</source>
        <translation>在刊印数字的 1 % 以内</translation>
    </message>
    <message>
        <source>Multiples of %1</source>
        <translation>%1 的倍数</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Deng γ</source>
        <translation>邓氏 γ</translation>
    </message>
    <message>
        <source>absolute ε</source>
        <translation>绝对 ε</translation>
    </message>
    <message>
        <source>relative r</source>
        <translation>相对 r</translation>
    </message>
    <message>
        <source>synthetic</source>
        <translation>综合</translation>
    </message>
    <message>
        <source>similitude</source>
        <translation>相似</translation>
    </message>
    <message>
        <source>closeness</source>
        <translation>接近</translation>
    </message>
    <message>
        <source>pairs with each reference</source>
        <translation>含各参考序列的对</translation>
    </message>
    <message>
        <source>each pair separately</source>
        <translation>逐对分别取极值</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>by point</source>
        <translation>逐点</translation>
    </message>
    <message>
        <source>Set weights</source>
        <translation>设置各权重</translation>
    </message>
    <message>
        <source>Set image</source>
        <translation>设置像</translation>
    </message>
    <message>
        <source>&amp;Explain this pane</source>
        <translation>解释此窗格(&amp;E)</translation>
    </message>
    <message>
        <source>%1, x buffered</source>
        <translation>%1，x 已缓冲</translation>
    </message>
    <message>
        <source>buffered</source>
        <translation>缓冲后</translation>
    </message>
    <message>
        <source>%1 has no autoregressive term: it describes the fitted points by the related series and does not forecast.</source>
        <translation>%1 没有自身项：它用相关因素序列描述拟合点，不作预测。</translation>
    </message>
    <message>
        <source>average weakening</source>
        <translation>平均弱化</translation>
    </message>
    <message>
        <source>average weakening, twice</source>
        <translation>平均弱化，两次</translation>
    </message>
    <message>
        <source>Buffer operator: %1. Grey models are fitted to the buffered points; class ratios, smoothness and a refer to these, residuals and errors to the measured points.</source>
        <translation>缓冲算子：%1。灰色模型对缓冲后的点拟合，级比、光滑性和 a 均针对缓冲后的点；残差和误差针对实测点。</translation>
    </message>
    <message>
        <source>Relative to the buffered points, the MAPE of the fit is %1 %.</source>
        <translation>相对于缓冲后的点，拟合平均相对误差为 %1 %。</translation>
    </message>
    <message>
        <source>descriptive only, no forecast</source>
        <translation>仅作描述，不作预测</translation>
    </message>
    <message>
        <source>GM(0,N), descriptive only</source>
        <translation>GM(0,N)，仅作描述</translation>
    </message>
    <message>
        <source>GM(0,N)</source>
        <translation>GM(0,N)</translation>
    </message>
    <message>
        <source>%1: %2 was converted from %3 to %4.</source>
        <translation>%1：%2 已由 %3 换算为 %4。</translation>
    </message>
    <message>
        <source>%1: no unit is stated for %2; the unit of the first table was used.</source>
        <translation>%1：%2 未注明单位，按第一个表格的单位处理。</translation>
    </message>
    <message>
        <source>%1: %2 does not appear in the stacked table.</source>
        <translation>%1：%2 未纳入堆叠表格。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows do not meet %1</source>
        <translation>
            <numerusform>%n 行不满足 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are marked to be left out</source>
        <translation>
            <numerusform>%n 行标记为剔除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no series name: %1 is empty</source>
        <translation>
            <numerusform>%n 行没有序列名：%1 为空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marked lines have no row</source>
        <translation>
            <numerusform>%n 个标记的行号没有对应的数据行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows cannot be split: %1 is empty</source>
        <translation>
            <numerusform>%n 行没有可拆分的内容：%1 为空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows do not fit the pattern for %1</source>
        <translation>
            <numerusform>%n 行不符合 %1 的模式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no key: %1 is empty</source>
        <translation>
            <numerusform>%n 行没有可查找的键：%1 为空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have a key that is not in the joined table (%1)</source>
        <translation>
            <numerusform>%n 行的键不在所连接的表中（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of %1 have no match</source>
        <translation>
            <numerusform>%1 中有 %n 行没有匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cannot be computed in %n rows: a cell is empty</source>
        <translation>
            <numerusform>%1 在 %n 行中无法计算：有单元格为空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not finite in %n rows</source>
        <translation>
            <numerusform>%1 在 %n 行中不是有限数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns have no numbers</source>
        <translation>
            <numerusform>%n 列不含数值</numerusform>
        </translation>
    </message>
    <message>
        <source>first in line %1</source>
        <translation>首见于第 %1 行</translation>
    </message>
    <message>
        <source>Another table below, read into this one</source>
        <translation>下方还有一个表格，已读入本表</translation>
    </message>
    <message>
        <source>Unusual quote or delimiter: split as presumably intended</source>
        <translation>引号或分隔符异常：按推测的原意拆分</translation>
    </message>
    <message>
        <source>Heading longer than the rows</source>
        <translation>表头比数据行长</translation>
    </message>
    <message>
        <source>Column without a name</source>
        <translation>没有名称的列</translation>
    </message>
    <message>
        <source>Skipped: above the table</source>
        <translation>已跳过：表格上方的行</translation>
    </message>
    <message>
        <source>Column %1 has no name and counts from %2 to %3: a row index.</source>
        <translation>第 %1 列没有名称，从 %2 数到 %3：是行号。</translation>
    </message>
    <message>
        <source>%1 counts from %2 to %3: a row index.</source>
        <translation>%1 从 %2 数到 %3：是行号。</translation>
    </message>
    <message>
        <source>%1 It is ignored.</source>
        <translation>%1已忽略。</translation>
    </message>
    <message>
        <source>Ignore it</source>
        <translation>忽略它</translation>
    </message>
    <message>
        <source>%1 is read as numbers in %2.</source>
        <translation>%1 已读作以 %2 为单位的数。</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n rows</source>
        <translation>
            <numerusform>%n 行用 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is text with mixed units: %2.</source>
        <translation>%1 是混用单位的文本：%2。</translation>
    </message>
    <message>
        <source>%1 is text with a unit: %2.</source>
        <translation>%1 是带单位的文本：%2。</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>读作 %1</translation>
    </message>
    <message>
        <source>%1 is %2 in every row</source>
        <translation>%1 在每行都是 %2</translation>
    </message>
    <message>
        <source>%1 is determined by %2</source>
        <translation>%1 由 %2 唯一确定</translation>
    </message>
    <message>
        <source>%1: adds no series.</source>
        <translation>%1：不产生新序列。</translation>
    </message>
    <message numerus="yes">
        <source>Ignore %n columns</source>
        <translation>
            <numerusform>忽略 %n 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are means of %1 repeats each</source>
        <translation>
            <numerusform>%n 个点各为 %1 次重复的均值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are means of %1 to %2 repeats</source>
        <translation>
            <numerusform>%n 个点为 %1 至 %2 次重复的均值</numerusform>
        </translation>
    </message>
    <message>
        <source>means of repeats</source>
        <translation>重复测量的均值</translation>
    </message>
    <message>
        <source>Table “%1” has the same columns as a table opened before and uses its roles.</source>
        <translation>表“%1”的列与以前打开过的一个表相同，沿用其角色。</translation>
    </message>
    <message>
        <source>initial images</source>
        <translation>初值像</translation>
    </message>
    <message>
        <source>mean images</source>
        <translation>均值像</translation>
    </message>
    <message>
        <source>maximum images</source>
        <translation>最大值像</translation>
    </message>
    <message>
        <source>interval images</source>
        <translation>区间值像</translation>
    </message>
    <message>
        <source>interval images, less is better</source>
        <translation>区间值像（越小越好）</translation>
    </message>
    <message>
        <source>distances from a target</source>
        <translation>与目标的距离</translation>
    </message>
    <message>
        <source>reversed values</source>
        <translation>逆化像</translation>
    </message>
    <message>
        <source>reciprocals</source>
        <translation>倒数化像</translation>
    </message>
    <message>
        <source>z-scores</source>
        <translation>标准化像</translation>
    </message>
    <message>
        <source>ratios to the reference</source>
        <translation>与参考序列之比</translation>
    </message>
    <message>
        <source>criteria images</source>
        <translation>效果测度</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>levels: %1; each %2 × the last</source>
        <translation>水平：%1；每个是前一个的 %2 倍</translation>
    </message>
    <message>
        <source>levels: %1</source>
        <translation>水平：%1</translation>
    </message>
    <message>
        <source>unit: mixed, %1</source>
        <translation>单位：混用，%1</translation>
    </message>
    <message>
        <source>unit: %1</source>
        <translation>单位：%1</translation>
    </message>
    <message>
        <source>none missing</source>
        <translation>无缺失</translation>
    </message>
    <message numerus="yes">
        <source>%n cells missing</source>
        <translation>
            <numerusform>缺 %n 个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>grid: %n rows at every level, %1</source>
        <translation>
            <numerusform>网格：每个水平 %n 行，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>grid: %1 to %2 rows at a level, %3</source>
        <translation>网格：每个水平 %1 至 %2 行，%3</translation>
    </message>
    <message>
        <source>reason: its unit is that of a measurement</source>
        <translation>理由：单位是测量值的单位</translation>
    </message>
    <message>
        <source>reason: its name is that of a measurement</source>
        <translation>理由：名称是测量值的名称</translation>
    </message>
    <message>
        <source>reason: its numbers rarely repeat</source>
        <translation>理由：数值很少重复</translation>
    </message>
    <message>
        <source>reason: the last column of numbers; no other column looks measured</source>
        <translation>理由：最后一个数值列，其他各列都不像测量值</translation>
    </message>
    <message>
        <source>reason: a few repeating numbers</source>
        <translation>理由：少数几个反复出现的数</translation>
    </message>
    <message>
        <source>reason: a few repeating numbers with a unit</source>
        <translation>理由：少数几个反复出现的带单位的数</translation>
    </message>
    <message>
        <source>reason: the other columns were measured along it</source>
        <translation>理由：其他各列是沿此列测得的</translation>
    </message>
    <message>
        <source>reason: no other column runs along the series, and it has the most levels</source>
        <translation>理由：其他各列都不沿序列变化，且此列的水平最多</translation>
    </message>
    <message>
        <source>reason: labels</source>
        <translation>理由：是标签</translation>
    </message>
    <message>
        <source>reason: its numbers are names of cases</source>
        <translation>理由：其中的数是案例名称</translation>
    </message>
    <message>
        <source>reason: its name denotes repetitions</source>
        <translation>理由：名称表示重复次数</translation>
    </message>
    <message>
        <source>reason: rows that are equal in every key and factor differ in it</source>
        <translation>理由：各键和因子都相同的行，只有此列不同</translation>
    </message>
    <message>
        <source>reason: the same in every row</source>
        <translation>理由：每行都相同</translation>
    </message>
    <message>
        <source>reason: it is determined by %1</source>
        <translation>理由：由 %1 唯一确定</translation>
    </message>
    <message>
        <source>reason: its name denotes the time or the origin of a row</source>
        <translation>理由：名称表示行的时间或来源</translation>
    </message>
    <message>
        <source>reason: texts that rarely repeat</source>
        <translation>理由：文本很少重复</translation>
    </message>
    <message>
        <source>reason: it numbers the combinations of the columns beside it</source>
        <translation>理由：是旁边各列组合的编号</translation>
    </message>
    <message numerus="yes">
        <source>reason: %n of %1 cells are empty</source>
        <translation>
            <numerusform>理由：%1 个单元格中有 %n 个为空</numerusform>
        </translation>
    </message>
    <message>
        <source>reason: its name is that of a check result</source>
        <translation>理由：名称是检查结果的名称</translation>
    </message>
    <message>
        <source>reason: it is a row number</source>
        <translation>理由：是行号</translation>
    </message>
    <message>
        <source>reason: all cells are empty</source>
        <translation>理由：所有单元格均为空</translation>
    </message>
    <message>
        <source>not Key: every label begins with a number</source>
        <translation>不是键：每个标签都以数字开头</translation>
    </message>
    <message>
        <source>not Metric: %1 different numbers in %2 rows</source>
        <translation>不是指标：%2 行中只有 %1 个不同的数</translation>
    </message>
    <message>
        <source>not Factor: names have no order</source>
        <translation>不是因子：名称没有顺序</translation>
    </message>
    <message>
        <source>not Factor: labels have no order</source>
        <translation>不是因子：标签没有顺序</translation>
    </message>
    <message>
        <source>not Factor: %1 different numbers in %2 rows</source>
        <translation>不是因子：%2 行中有 %1 个不同的数</translation>
    </message>
    <message>
        <source>not Factor: it is not a setting</source>
        <translation>不是因子：并非设定值</translation>
    </message>
    <message>
        <source>not Key: it would add no series</source>
        <translation>不是键：不会增加序列</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>%1 is used as: %2, a guess</source>
        <translation>%1 用作：%2（推测）</translation>
    </message>
    <message>
        <source>%1 is used as: %2, as the table is wide</source>
        <translation>%1 用作：%2（因为是宽表）</translation>
    </message>
    <message>
        <source>%1 is used as: %2, chosen; the guess was %3</source>
        <translation>%1 用作：%2（已选定；推测为%3）</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n series</source>
        <translation>
            <numerusform>移除 %n 个序列</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Keep rows where %1 is %2</source>
        <translation>保留 %1 为 %2 的行</translation>
    </message>
    <message>
        <source>Leave out rows where %1 is %2</source>
        <translation>剔除 %1 为 %2 的行</translation>
    </message>
    <message>
        <source>Keep rows where %1 &gt; %2</source>
        <translation>保留 %1 &gt; %2 的行</translation>
    </message>
    <message>
        <source>Keep rows where %1 ≥ %2</source>
        <translation>保留 %1 ≥ %2 的行</translation>
    </message>
    <message>
        <source>Keep rows where %1 &lt; %2</source>
        <translation>保留 %1 &lt; %2 的行</translation>
    </message>
    <message>
        <source>Keep rows where %1 ≤ %2</source>
        <translation>保留 %1 ≤ %2 的行</translation>
    </message>
    <message>
        <source>Keep rows where %1 contains %2</source>
        <translation>保留 %1 包含 %2 的行</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n marked rows</source>
        <translation>
            <numerusform>剔除 %n 个标记的行</numerusform>
        </translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message numerus="yes">
        <source>Unpivot %n columns</source>
        <translation>
            <numerusform>将 %n 列转为行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <translation>%1 转到 %2、%3</translation>
    </message>
    <message>
        <source>Split %1 by %2</source>
        <translation>按 %2 拆分 %1</translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>拆成 %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <translation>连接 %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>按 %1</translation>
    </message>
    <message>
        <source>Column %1 = %2</source>
        <translation>列 %1 = %2</translation>
    </message>
    <message>
        <source>Rows as series</source>
        <translation>行作序列</translation>
    </message>
    <message>
        <source>named by %1, points in %2</source>
        <translation>以 %1 命名，点在 %2 中</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Keep only rows that meet a condition</source>
        <translation>只保留满足条件的行</translation>
    </message>
    <message>
        <source>Exclude marked rows</source>
        <translation>剔除标记的行</translation>
    </message>
    <message>
        <source>Leave out rows by their line number in the file</source>
        <translation>按在文件中的行号剔除行</translation>
    </message>
    <message>
        <source>Unpivot</source>
        <translation>列转行</translation>
    </message>
    <message>
        <source>Turn several columns into rows: a table with one column per series gets a column with the series names</source>
        <translation>把若干列转为行：序列为列的表变成有一列给出序列名称的表</translation>
    </message>
    <message>
        <source>Split column</source>
        <translation>拆分列</translation>
    </message>
    <message>
        <source>Split a text into columns</source>
        <translation>把文本拆分成若干列</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>连接表</translation>
    </message>
    <message>
        <source>Add columns of another table that has each key once</source>
        <translation>加入另一张表的列，该表中每个键只出现一次</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Compute a column from other columns</source>
        <translation>由其他列计算一列</translation>
    </message>
    <message>
        <source>Transpose the table: each row becomes a column</source>
        <translation>转置表格：行变为列</translation>
    </message>
    <message>
        <source>is</source>
        <translation>为</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>不为</translation>
    </message>
    <message>
        <source>is above</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>至少为</translation>
    </message>
    <message>
        <source>is below</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>至多为</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>包含</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the same names for the %n values of %2.</source>
        <translation>
            <numerusform>%1 中 %2 的 %n 个值与此相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>不满足 %1</translation>
    </message>
    <message>
        <source>marked by hand</source>
        <translation>手工标记</translation>
    </message>
    <message>
        <source>no name: %1 is empty</source>
        <translation>无名称：%1 为空</translation>
    </message>
    <message>
        <source>no series: %1 is empty</source>
        <translation>不属于任何序列：%1 为空</translation>
    </message>
    <message>
        <source>no point: %1 is empty</source>
        <translation>不在任何点上：%1 为空</translation>
    </message>
    <message>
        <source>%1 = %2 used + %3 left out</source>
        <translation>%1 = 使用 %2 + 剔除 %3</translation>
    </message>
    <message>
        <source>%1 rows became columns</source>
        <translation>%1 行变成了列</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Rows that became columns</source>
        <translation>变成列的行</translation>
    </message>
    <message>
        <source>Rows, × %1</source>
        <translation>行，× %1</translation>
    </message>
    <message>
        <source>Rows used</source>
        <translation>使用的行</translation>
    </message>
    <message>
        <source>Copy the chosen rows</source>
        <translation>复制所选的行</translation>
    </message>
    <message>
        <source>Copy the chosen rows as CSV</source>
        <translation>将所选的行复制为 CSV</translation>
    </message>
    <message numerus="yes">
        <source>The matrix of all pairs has at most %1 series: these %n are only ranked against %2.</source>
        <translation>
            <numerusform>两两关联矩阵最多用于 %1 个序列：这 %n 个序列只按与 %2 的关联度排序。</numerusform>
        </translation>
    </message>
    <message>
        <source>clustered, %1 linkage</source>
        <translation>按聚类排列（%1）</translation>
    </message>
    <message>
        <source>by degree to the reference</source>
        <translation>按与参考序列的关联度排列</translation>
    </message>
    <message>
        <source>in the order of the table</source>
        <translation>按数据表的顺序排列</translation>
    </message>
    <message>
        <source>Relational degree of %1 × %1 pairs</source>
        <translation>%1 × %1 对序列的关联度</translation>
    </message>
    <message>
        <source>%1; %2. Each pixel is the mean of its pairs; zoom in with the wheel to see the numbers.</source>
        <translation>%1；%2。每个像素是其中各对的均值；滚轮放大后显示数值。</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>%1: lower</source>
        <translation>%1：下界</translation>
    </message>
    <message>
        <source>%1: upper</source>
        <translation>%1：上界</translation>
    </message>
    <message numerus="yes">
        <source>Median of %n series at %1</source>
        <translation>
            <numerusform>%1 处 %n 个序列的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; 5 to 95 %: %2 to %3; all: %4 to %5</source>
        <translation>%1；5 至 95 %：%2 至 %3；全部：%4 至 %5</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高</translation>
    </message>
    <message numerus="yes">
        <source>extremes of %n</source>
        <translation>
            <numerusform>%n 个序列的极值</numerusform>
        </translation>
    </message>
    <message>
        <source>5 to 95 %</source>
        <translation>5 至 95 %</translation>
    </message>
    <message>
        <source>25 to 75 %</source>
        <translation>25 至 75 %</translation>
    </message>
    <message numerus="yes">
        <source>Lines are drawn for the first %1 of %n compared series.</source>
        <translation>
            <numerusform>%n 个比较序列中画出前 %1 个的折线。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (UTC)</source>
        <translation>%1（UTC）</translation>
    </message>
    <message numerus="yes">
        <source>No value here: %1 and %n more.</source>
        <translation>
            <numerusform>此处没有值：%1 及另外 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>检查器(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一窗格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>上一窗格(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Rename a column</source>
        <translation>重命名列</translation>
    </message>
    <message>
        <source>empty key</source>
        <translation>键为空</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>命名…</translation>
    </message>
    <message>
        <source>Column %1 has no name.</source>
        <translation>第 %1 列没有名称。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are totals of other rows and are left out: %1 is %2.</source>
        <translation>
            <numerusform>%n 行是其他行的汇总，已剔除：%1 为 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message numerus="yes">
        <source>%n rows belong to series that are not used</source>
        <translation>
            <numerusform>%n 行属于未使用的序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no %1</source>
        <translation>
            <numerusform>%n 行没有 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in cells that the other series lacks</source>
        <translation>
            <numerusform>%n 行所在的单元另一序列没有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated measurements are merged, %1.</source>
        <translation>
            <numerusform>%n 次重复测量已合并，%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more curves</source>
        <translation>
            <numerusform>另有 %n 条曲线</numerusform>
        </translation>
    </message>
    <message>
        <source>Heading has one name too few: this column has no name</source>
        <translation>表头少一个名称：此列没有名称</translation>
    </message>
    <message>
        <source>Column %1 has no name and only empty cells. It is ignored.</source>
        <translation>第 %1 列没有名称，单元格全为空，已忽略。</translation>
    </message>
    <message>
        <source>Not on any path: %1</source>
        <translation>不在任何路径上：%1</translation>
    </message>
    <message>
        <source>Mean relative error</source>
        <translation>平均相对误差</translation>
    </message>
    <message>
        <source>Squared error, 1 without a split</source>
        <translation>平方误差，不划分时为 1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n values differ.</source>
        <translation>
            <numerusform>%n 个值中有 %1 个不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>No row was added or removed.</source>
        <translation>没有新增或移除的行。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were added.</source>
        <translation>
            <numerusform>新增 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were removed.</source>
        <translation>
            <numerusform>移除了 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>New columns: %1.</source>
        <translation>新增的列：%1。</translation>
    </message>
    <message>
        <source>Removed columns: %1.</source>
        <translation>移除的列：%1。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>This study</source>
        <translation>本研究</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>磁盘上</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>不同的值</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n different values.</source>
        <translation>
            <numerusform>%n 个不同值中的前 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a copy &amp;with data…</source>
        <translation>连同数据另存副本(&amp;W)…</translation>
    </message>
    <message>
        <source>Apply the study to o&amp;ther data…</source>
        <translation>将研究用于其他数据(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史(&amp;H)</translation>
    </message>
    <message>
        <source>The content needs %1 mm of height; %2 mm are available.</source>
        <translation>全部内容需要 %1 mm 高；现有 %2 mm。</translation>
    </message>
    <message>
        <source>%1 is set in %2 pt instead of %3 pt because of the limited height.</source>
        <translation>因高度不足，%1 的字号为 %2 pt，而不是 %3 pt。</translation>
    </message>
    <message>
        <source>%1 is cut.</source>
        <translation>%1 被截断。</translation>
    </message>
    <message>
        <source>Part of the figure is drawn beyond the edge.</source>
        <translation>有内容画到了页边之外。</translation>
    </message>
    <message>
        <source>%1 overlaps %2.</source>
        <translation>%1 与 %2 重叠。</translation>
    </message>
    <message>
        <source>Several names are abbreviated to %1.</source>
        <translation>多个名称都缩写为 %1。</translation>
    </message>
    <message>
        <source>It contains a raster image.</source>
        <translation>其中含有位图。</translation>
    </message>
    <message>
        <source>%1 has a contrast of %2 to its background; at least 3 is needed.</source>
        <translation>%1 与背景的对比度为 %2；至少需要 3。</translation>
    </message>
    <message>
        <source>The horizontal axis has no title.</source>
        <translation>横轴没有标题。</translation>
    </message>
    <message>
        <source>The vertical axis has no title.</source>
        <translation>纵轴没有标题。</translation>
    </message>
    <message>
        <source>Everything is drawn</source>
        <translation>内容全部画出</translation>
    </message>
    <message>
        <source>Text is legible</source>
        <translation>文字清晰</translation>
    </message>
    <message>
        <source>Nothing is cut</source>
        <translation>没有截断</translation>
    </message>
    <message>
        <source>Labels do not overlap</source>
        <translation>标签互不重叠</translation>
    </message>
    <message>
        <source>Lines are suitable for print</source>
        <translation>线条适合印刷</translation>
    </message>
    <message>
        <source>Vector graphics only</source>
        <translation>全为矢量图形</translation>
    </message>
    <message>
        <source>Text has enough contrast</source>
        <translation>文字对比度足够</translation>
    </message>
    <message>
        <source>Curves are distinct in grey</source>
        <translation>灰度下曲线可区分</translation>
    </message>
    <message>
        <source>Axes have titles</source>
        <translation>坐标轴有标题</translation>
    </message>
    <message>
        <source>Set the height to %1 mm</source>
        <translation>高度设为 %1 mm</translation>
    </message>
    <message>
        <source>Use %1 pt text</source>
        <translation>字号改为 %1 pt</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>Data as CSV</source>
        <translation>数据（CSV）</translation>
    </message>
    <message>
        <source>%1 and %2 look the same in grey.</source>
        <translation>%1 与 %2 在灰度下看起来相同。</translation>
    </message>
    <message>
        <source>%1 and %2 look the same to some colour-blind readers.</source>
        <translation>在部分色觉异常者看来，%1 与 %2 相同。</translation>
    </message>
    <message>
        <source>The same colour is used for %1 and %2.</source>
        <translation>%1 与 %2 用了同一颜色。</translation>
    </message>
    <message>
        <source>%1 has no unit. Set the unit of its column on the Data page.</source>
        <translation>%1 没有单位。可在“数据”页面为其列指定单位。</translation>
    </message>
    <message>
        <source>%1 has changed since it was read. Choose Reload to read it again.</source>
        <translation>%1 自读取后已更改；重新加载可显示当前内容。</translation>
    </message>
    <message>
        <source>Curves are distinct for colour-blind readers</source>
        <translation>色觉异常者也能区分曲线</translation>
    </message>
    <message>
        <source>One colour, one meaning</source>
        <translation>一种颜色一种含义</translation>
    </message>
    <message>
        <source>Quantities have units</source>
        <translation>物理量带单位</translation>
    </message>
    <message>
        <source>Data match the file</source>
        <translation>数据与文件一致</translation>
    </message>
    <message numerus="yes">
        <source>%n rows have no measured value</source>
        <translation>
            <numerusform>%n 行没有测量值</numerusform>
        </translation>
    </message>
    <message>
        <source>EPS</source>
        <translation>EPS</translation>
    </message>
    <message>
        <source>EMF</source>
        <translation>EMF</translation>
    </message>
    <message>
        <source>TeX (PGFPlots, TikZ)</source>
        <translation>TeX（PGFPlots、TikZ）</translation>
    </message>
    <message>
        <source>Table for TeX (booktabs)</source>
        <translation>TeX 表格（booktabs）</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图题</translation>
    </message>
    <message>
        <source>Caption for TeX</source>
        <translation>TeX 图题</translation>
    </message>
    <message>
        <source>Figure recipe (draws it again)</source>
        <translation>图配方（可重新生成此图）</translation>
    </message>
    <message>
        <source>All of these in a folder</source>
        <translation>以上全部，放入一个文件夹</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <translation>%1（SHA-256 %2）</translation>
    </message>
    <message>
        <source>Data: %1.</source>
        <translation>数据：%1。</translation>
    </message>
    <message>
        <source>Reference: %1.</source>
        <translation>参考：%1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a convention and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>标准差</translation>
    </message>
    <message numerus="yes">
        <source>%n tables below each other</source>
        <translation>
            <numerusform>%n 个上下相接的表</numerusform>
        </translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>A study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message numerus="yes">
        <source>%n more rows are in the figure&apos;s CSV.</source>
        <translation>
            <numerusform>另有 %n 行见该图的 CSV 文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Conventions: %1</source>
        <translation>约定：%1</translation>
    </message>
    <message>
        <source>Written by Greyscope %1.</source>
        <translation>由 Greyscope %1 生成。</translation>
    </message>
    <message numerus="yes">
        <source>The %n columns of numbers are in the CSV file of the figure.</source>
        <translation>
            <numerusform>%n 列数值见该图的 CSV 文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>On: %1. Off: %2.</source>
        <translation>开：%1。关：%2。</translation>
    </message>
    <message>
        <source>options, filled: on</source>
        <translation>选项，实心表示开</translation>
    </message>
    <message>
        <source>reason: one of many on/off options</source>
        <translation>理由：许多开关选项之一</translation>
    </message>
    <message>
        <source>by median (more than %1 are not clustered)</source>
        <translation>按中位数排列（超过 %1 个不作聚类）</translation>
    </message>
    <message>
        <source>in the order of choice</source>
        <translation>按选择顺序</translation>
    </message>
    <message>
        <source>similar series together</source>
        <translation>相似的排在一起</translation>
    </message>
    <message numerus="yes">
        <source>%n series, %1</source>
        <translation>
            <numerusform>%n 个序列，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>a pixel with several cells shows the one furthest from %1.</source>
        <translation>一个像素含多个单元格时，显示离 %1 最远的那个。</translation>
    </message>
    <message>
        <source>the median, %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message>
        <source>%1 (by logarithm)</source>
        <translation>%1（对数）</translation>
    </message>
    <message>
        <source>%1 has no value at %2.</source>
        <translation>%1 在 %2 处没有值。</translation>
    </message>
    <message>
        <source>The panel is empty: the study does not currently show its figure.</source>
        <translation>该子图为空：研究目前没有显示它所指的图。</translation>
    </message>
    <message>
        <source>The figure is %1 mm high; the page has room for %2 mm.</source>
        <translation>图高 %1 mm；页面为图留出 %2 mm。</translation>
    </message>
    <message>
        <source>%1 is set in %2 pt; the minimum here is %3 pt.</source>
        <translation>%1 的字号为 %2 pt；此处最小为 %3 pt。</translation>
    </message>
    <message>
        <source>Text of %1 pt is larger than the maximum of %2 pt here.</source>
        <translation>%1 pt 的文字超过此处允许的 %2 pt。</translation>
    </message>
    <message>
        <source>A line is %1 pt wide; %2 to %3 pt print well.</source>
        <translation>有一条线宽 %1 pt；%2 至 %3 pt 适合印刷。</translation>
    </message>
    <message>
        <source>The caption cannot refer to the panels: they have no letters.</source>
        <translation>图题无法指称各子图：它们没有编号字母。</translation>
    </message>
    <message>
        <source>Every panel shows a figure</source>
        <translation>每个子图都有图</translation>
    </message>
    <message>
        <source>The figure fits the page</source>
        <translation>图的大小不超出页面</translation>
    </message>
    <message>
        <source>Panels have letters</source>
        <translation>子图有编号字母</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>panels and what is wrong there</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Set the row height to %1 mm</source>
        <translation>行高设为 %1 mm</translation>
    </message>
    <message>
        <source>Change the colour of “%1”</source>
        <translation>更换“%1”的颜色</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>The same colour is used for %1 in %2 and for %3 in %4.</source>
        <translation>同一颜色在 %2 中表示 %1，在 %4 中表示 %3。</translation>
    </message>
    <message>
        <source>%1 is not valid; write a number from %2 to %3.</source>
        <translation>%1 无效；请写 %2 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>%1 is not valid; write the smallest and the largest, as in [5, 8].</source>
        <translation>%1 无效；请写出最小值和最大值，如 [5, 8]。</translation>
    </message>
    <message>
        <source>%1 is not valid; write a text in quotation marks.</source>
        <translation>%1 无效；请写带引号的文本。</translation>
    </message>
    <message>
        <source>“%1” is not valid; write &quot;colour&quot; or &quot;grey&quot;.</source>
        <translation>“%1”无效；请写 &quot;colour&quot; 或 &quot;grey&quot;。</translation>
    </message>
    <message>
        <source>%1 is not valid; write a list, as in [&quot;pdf&quot;, &quot;svg&quot;].</source>
        <translation>%1 无效；请写列表，如 [&quot;pdf&quot;, &quot;svg&quot;]。</translation>
    </message>
    <message>
        <source>%1 is not a format; available: %2.</source>
        <translation>%1 不是格式；可用的有 %2。</translation>
    </message>
    <message>
        <source>There is no such key; available: %1.</source>
        <translation>没有这个键；可用的有 %1。</translation>
    </message>
    <message>
        <source>The file is not valid JSON: a bracket, comma or quotation mark is missing or extra here or just before.</source>
        <translation>不是有效的 JSON：此处或稍前多了或少了括号、逗号或引号。</translation>
    </message>
    <message>
        <source>The file must begin with {&quot;format&quot;: &quot;%1&quot;, &quot;presets&quot;: [ ... ]}.</source>
        <translation>文件须以 {&quot;format&quot;: &quot;%1&quot;, &quot;presets&quot;: [ ... ]} 的形式开头。</translation>
    </message>
    <message>
        <source>A preset needs a name without spaces and commas, as in &quot;name&quot;: &quot;mine-1&quot;.</source>
        <translation>预设需要一个不含空格和逗号的名称，如 &quot;name&quot;: &quot;mine-1&quot;。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>The study does not currently show a figure %1.</source>
        <translation>研究目前没有显示图 %1。</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>New sheet, %1</source>
        <translation>新图版，%1</translation>
    </message>
    <message>
        <source>Name a sheet: %1</source>
        <translation>命名图版：%1</translation>
    </message>
    <message>
        <source>width %1</source>
        <translation>宽 %1</translation>
    </message>
    <message>
        <source>arrangement</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>sizes of panels</source>
        <translation>子图大小</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>text %1 pt</source>
        <translation>文字 %1 pt</translation>
    </message>
    <message>
        <source>font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>caption</source>
        <translation>图题</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>加入 %1</translation>
    </message>
    <message>
        <source>remove panel %1</source>
        <translation>移除子图 %1</translation>
    </message>
    <message>
        <source>order of panels</source>
        <translation>子图次序</translation>
    </message>
    <message>
        <source>Appearance of %1</source>
        <translation>%1 的外观</translation>
    </message>
    <message>
        <source>reason: the rows are in time order, and its numbers repeat irregularly</source>
        <translation>理由：各行按时间先后排列，其数值不规则地重复</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Lustre, 4 servers, up to 48 clients, Gigabit Ethernet, 2 GB each</source>
        <translation>Lustre，4 台服务器，至多 48 个客户端，千兆以太网，各 2 GB</translation>
    </message>
    <message>
        <source>Lustre 1.4.7, 46 OSTs, 4 to 32 processes</source>
        <translation>Lustre 1.4.7，46 个 OST，4 至 32 个进程</translation>
    </message>
    <message>
        <source>strided access, a segment is a stripe, and the number of processes is not a multiple of the number of OSTs</source>
        <translation>跨步访问，一段为一个条带，且进程数不是 OST 数的倍数</translation>
    </message>
    <message>
        <source>Each process then accesses fewer servers (one if the number of processes is a multiple of the number of OSTs) and is faster</source>
        <translation>每个进程访问的服务器更少（进程数为 OST 数的倍数时只有一台），因而更快</translation>
    </message>
    <message>
        <source>The effect weakens with more clients (P4 section 5.4)</source>
        <translation>客户端增多时效应减弱（P4 第 5.4 节）</translation>
    </message>
    <message>
        <source>Contiguous regions are faster than strided segments: reorder the file if possible</source>
        <translation>连续区段快于跨步段：可能时重排文件</translation>
    </message>
    <message>
        <source>up to 150 % (writes), 98 % (reads)</source>
        <translation>至多 150 %（写）、98 %（读）</translation>
    </message>
    <message>
        <source>With 5 s or more between calls the difference vanishes (P4 section 5.3)</source>
        <translation>调用间隔 5 s 及以上时差别消失（P4 第 5.3 节）</translation>
    </message>
    <message>
        <source>contiguous calls below 128 bytes, or 2 KB where a shared file is written</source>
        <translation>连续调用小于 128 字节，写共享文件时小于 2 KB</translation>
    </message>
    <message>
        <source>Bandwidth decreases with the call size: combine small calls</source>
        <translation>带宽随调用变小而下降：应合并调用</translation>
    </message>
    <message>
        <source>-78 % at 2 KB</source>
        <translation>2 KB 时 -78 %</translation>
    </message>
    <message>
        <source>-46 % for each halving</source>
        <translation>每减半 -46 %</translation>
    </message>
    <message>
        <source>a file for each process, stripes below 1 MB, no reads above 512 KB</source>
        <translation>每个进程一个文件，条带小于 1 MB，没有大于 512 KB 的读</translation>
    </message>
    <message>
        <source>Larger stripes, of 1 MB or 64 MB, are better</source>
        <translation>更大的条带（1 MB 或 64 MB）更好</translation>
    </message>
    <message>
        <source>up to 12 %</source>
        <translation>至多 12 %</translation>
    </message>
    <message>
        <source>Writes are best with 64 KB and 1 MB up to 256 K segments (P4 section 5.2.1)</source>
        <translation>段至 256 K 时，写以 64 KB 和 1 MB 为最好（P4 第 5.2.1 节）</translation>
    </message>
    <message>
        <source>a shared file in contiguous regions</source>
        <translation>共享文件，连续区段</translation>
    </message>
    <message>
        <source>64 KB stripes are best for large calls</source>
        <translation>大调用以 64 KB 条带最好</translation>
    </message>
    <message>
        <source>1 MB stripes are best for small calls</source>
        <translation>小调用以 1 MB 条带最好</translation>
    </message>
    <message>
        <source>up to 23 %</source>
        <translation>至多 23 %</translation>
    </message>
    <message>
        <source>Writes do not differ for calls up to 32 KB (P4 section 5.2.1)</source>
        <translation>调用不超过 32 KB 时写没有差别（P4 第 5.2.1 节）</translation>
    </message>
    <message>
        <source>several processes on a node</source>
        <translation>一个节点上有多个进程</translation>
    </message>
    <message>
        <source>The processes share the resources of their node: use more nodes</source>
        <translation>它们共用节点的资源：应使用更多节点</translation>
    </message>
    <message>
        <source>40 processes on 10 nodes instead of 40; 4 servers</source>
        <translation>40 个进程在 10 个而非 40 个节点上；4 台服务器</translation>
    </message>
    <message>
        <source>With a quarter of the nodes, at most half of the bandwidth is lost: the servers are the bottleneck (P4 section 5.2.3)</source>
        <translation>节点减至四分之一，带宽至多损失一半：瓶颈在服务器（P4 第 5.2.3 节）</translation>
    </message>
    <message>
        <source>two seconds or more between the calls of a process</source>
        <translation>进程两次调用之间相隔两秒及以上</translation>
    </message>
    <message>
        <source>Without barriers other processes use this time: the bandwidth with waits deducted is higher</source>
        <translation>没有同步屏障时其他进程利用这段时间：扣除等待后带宽更高</translation>
    </message>
    <message>
        <source>27 to 72 %</source>
        <translation>27 至 72 %</translation>
    </message>
    <message>
        <source>40 clients, calls of 64 MB, waits up to 5 s, no barriers</source>
        <translation>40 个客户端，调用 64 MB，等待至多 5 s，无同步屏障</translation>
    </message>
    <message>
        <source>a file for each process, at most three processes per server, calls of 64 MB</source>
        <translation>每个进程一个文件，每台服务器至多三个进程，调用 64 MB</translation>
    </message>
    <message>
        <source>A shared file in contiguous regions is faster</source>
        <translation>连续区段的共享文件更快</translation>
    </message>
    <message>
        <source>10 to 15 %</source>
        <translation>10 至 15 %</translation>
    </message>
    <message>
        <source>Both tables have the caption &quot;read&quot;; the text treats table 2 as writes</source>
        <translation>两表标题均为“read”；正文把表 2 当作写</translation>
    </message>
    <message>
        <source>a shared file written by 38 or more processes, or by 24 with calls of 64 KB</source>
        <translation>38 个及以上进程写的共享文件，或 24 个进程以 64 KB 调用写</translation>
    </message>
    <message>
        <source>A file for each process is faster</source>
        <translation>每个进程一个文件更快</translation>
    </message>
    <message>
        <source>11 to 20 %</source>
        <translation>11 至 20 %</translation>
    </message>
    <message>
        <source>Many files increase the load of the metadata server (P4 section 4.2)</source>
        <translation>文件很多时元数据服务器负担更重（P4 第 4.2 节）</translation>
    </message>
    <message>
        <source>subfiles, and each step of all processes lies in one or two of them</source>
        <translation>有子文件，且所有进程的一步落在其中一两个里</translation>
    </message>
    <message>
        <source>Few OSTs serve a step: BT-IO with 40 steps took longer, with 8 steps it was 5.21 and 3.87 s faster</source>
        <translation>一步由少数 OST 承担：40 步的 BT-IO 因此更慢，8 步的快 5.21 和 3.87 s</translation>
    </message>
    <message>
        <source>Lustre 1.4.7, 46 OSTs, 16 and 25 processes</source>
        <translation>Lustre 1.4.7，46 个 OST，16 和 25 个进程</translation>
    </message>
    <message>
        <source>a shared file written by eight or more processes</source>
        <translation>八个及以上进程写的共享文件</translation>
    </message>
    <message>
        <source>Split writing creates and resizes it faster</source>
        <translation>拆分写入使创建和调整文件大小更快</translation>
    </message>
    <message>
        <source>at 32: create 37.37 to 8.98 ms, resize 1432.5 to 1.36 ms</source>
        <translation>32 个进程时：创建 37.37 降至 8.98 ms，调整大小 1432.5 降至 1.36 ms</translation>
    </message>
    <message>
        <source>With 4 processes creating the file is 9 % slower (P2 table 2)</source>
        <translation>4 个进程时创建慢 9 %（P2 表 2）</translation>
    </message>
    <message>
        <source>one process, calls of 64 KB or less, more than 4 (reads) or 8 (writes) OSTs</source>
        <translation>一个进程，调用不超过 64 KB，OST 多于 4 个（读）或 8 个（写）</translation>
    </message>
    <message>
        <source>More OSTs make it slower</source>
        <translation>OST 越多越慢</translation>
    </message>
    <message>
        <source>Lustre 1.4.7, 64 OSTs, one client</source>
        <translation>Lustre 1.4.7，64 个 OST，一个客户端</translation>
    </message>
    <message>
        <source>Many processes with large calls benefit from wide striping (P2 section 2.2)</source>
        <translation>许多进程以大调用访问时受益于宽条带（P2 第 2.2 节）</translation>
    </message>
    <message>
        <source>Times to create a file with 4 to 32 processes</source>
        <translation>4 至 32 个进程创建文件的时间</translation>
    </message>
    <message>
        <source>Times to resize a file with 4 to 32 processes</source>
        <translation>4 至 32 个进程调整文件大小的时间</translation>
    </message>
    <message>
        <source>split writing</source>
        <translation>拆分写入</translation>
    </message>
    <message>
        <source>4 rows</source>
        <translation>4 行</translation>
    </message>
    <message>
        <source>off by at most 4 %</source>
        <translation>至多相差 4 %</translation>
    </message>
    <message>
        <source>off by at most 5 %</source>
        <translation>至多相差 5 %</translation>
    </message>
    <message>
        <source>Eight clients read twice as fast as four, from memory</source>
        <translation>八个客户端从内存读的速度是四个的两倍</translation>
    </message>
    <message>
        <source>3 ms of client processor time per stripe</source>
        <translation>每个条带占用客户端处理器 3 ms</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>两倍</translation>
    </message>
    <message>
        <source>at least 1.8</source>
        <translation>至少 1.8</translation>
    </message>
    <message>
        <source>no such cost</source>
        <translation>没有这项开销</translation>
    </message>
    <message>
        <source>Sixteen clients read far more slowly than eight: their data are no longer in memory</source>
        <translation>十六个客户端读得远比八个慢：所写内容已不在内存中</translation>
    </message>
    <message>
        <source>eight divided by sixteen</source>
        <translation>八个除以十六个</translation>
    </message>
    <message>
        <source>at least 3 (our interpretation)</source>
        <translation>至少 3（我们的解读）</translation>
    </message>
    <message>
        <source>Doubling the cache and the threshold moves the collapse to the next larger number of clients</source>
        <translation>缓存和阈值加倍后，要到更高一档的客户端数才出现骤降</translation>
    </message>
    <message>
        <source>number of clients that read fastest, divided by that with the original cache</source>
        <translation>读得最快时的客户端数，除以原缓存下的客户端数</translation>
    </message>
    <message>
        <source>From 32 to 64 clients the throughput is constant</source>
        <translation>从 32 到 64 个客户端吞吐量不变</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>读</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>写</translation>
    </message>
    <message>
        <source>within 10 %</source>
        <translation>10 % 以内</translation>
    </message>
    <message>
        <source>writes, every file starts at server 1</source>
        <translation>写，每个文件从服务器 1 开始</translation>
    </message>
    <message>
        <source>reads, every file starts at server 1</source>
        <translation>读，每个文件从服务器 1 开始</translation>
    </message>
    <message>
        <source>writes, random first server of each file</source>
        <translation>写，文件的首台服务器随机抽取</translation>
    </message>
    <message>
        <source>reads, random first server of each file</source>
        <translation>读，文件的首台服务器随机抽取</translation>
    </message>
    <message>
        <source>The less even the weights are, the more the share varies</source>
        <translation>权重越不均，份额波动越大</translation>
    </message>
    <message>
        <source>each step of 1:1, 1:2, 1:4 adds</source>
        <translation>1:1、1:2、1:4 逐级增大</translation>
    </message>
    <message>
        <source>With four stripes in flight the shares equal the weights; those of P3 are lower because too few requests wait</source>
        <translation>在途四个条带时份额与权重一致：P3 的不足在于等待的请求太少</translation>
    </message>
    <message>
        <source>off by at most 1 point</source>
        <translation>至多相差 1 个百分点</translation>
    </message>
    <message>
        <source>With sixteen slots and few waiting requests, 1:4 becomes about one half</source>
        <translation>十六个槽位而等待的请求很少：1:4 变为约一半</translation>
    </message>
    <message>
        <source>50 +- 3 points</source>
        <translation>50 ± 3 个百分点</translation>
    </message>
    <message>
        <source>Strided segments of one stripe on four servers: a client accesses one server if the number of clients is a multiple of four, otherwise two</source>
        <translation>四台服务器上一段一条带的跨步访问：客户端数为四的倍数时每个客户端只访问一台服务器，否则两台</translation>
    </message>
    <message>
        <source>multiples of four</source>
        <translation>四的倍数</translation>
    </message>
    <message>
        <source>other even numbers</source>
        <translation>其他偶数</translation>
    </message>
    <message>
        <source>odd numbers, by arithmetic (P4 says 2)</source>
        <translation>奇数，按计算（P4 称为 2）</translation>
    </message>
    <message>
        <source>Waits of seconds between calls raise the bandwidth with waits deducted, least for strided access</source>
        <translation>调用间数秒的等待提高扣除等待后的带宽：跨步访问时提高最少</translation>
    </message>
    <message>
        <source>above 0: the direction alone</source>
        <translation>大于 0：只看方向</translation>
    </message>
    <message>
        <source>strided writes gain the least, one file per process the most</source>
        <translation>跨步写获益最少，各写各的文件获益最多</translation>
    </message>
    <message>
        <source>in this order</source>
        <translation>按此次序</translation>
    </message>
    <message>
        <source>Below the knee, halving the call size halves the bandwidth</source>
        <translation>拐点以下，调用减半则带宽减半</translation>
    </message>
    <message>
        <source>-46 +- 5 points</source>
        <translation>-46 ± 5 个百分点</translation>
    </message>
    <message>
        <source>A step of BT-IO lies in one of 23 subfiles if there are 40 steps, and in several if there are 8</source>
        <translation>BT-IO 有 40 步时，一步落在 23 个子文件中的一个；有 8 步时落在更多个</translation>
    </message>
    <message>
        <source>8 steps, minimum</source>
        <translation>8 步，最少</translation>
    </message>
    <message>
        <source>8 steps, maximum</source>
        <translation>8 步，最多</translation>
    </message>
    <message>
        <source>40 steps, minimum</source>
        <translation>40 步，最少</translation>
    </message>
    <message>
        <source>40 steps, maximum</source>
        <translation>40 步，最多</translation>
    </message>
    <message>
        <source>The tile file has 192 MB per process</source>
        <translation>瓦片文件每个进程 192 MB</translation>
    </message>
    <message>
        <source>MB per process, 8 and 16</source>
        <translation>每个进程的 MB，8 和 16 个进程</translation>
    </message>
    <message>
        <source>With segments below the stripe size strided access is not faster than contiguous</source>
        <translation>段小于条带时，跨步访问不快于连续访问</translation>
    </message>
    <message>
        <source>at most 1</source>
        <translation>至多 1</translation>
    </message>
    <message>
        <source>not printed</source>
        <translation>未刊印</translation>
    </message>
    <message>
        <source>one packet per stripe</source>
        <translation>每个条带一个包</translation>
    </message>
    <message>
        <source>no client cache</source>
        <translation>没有客户端缓存</translation>
    </message>
    <message>
        <source>7200 rpm SAS, not printed</source>
        <translation>7200 rpm SAS，未刊印</translation>
    </message>
    <message>
        <source>7200 rpm</source>
        <translation>7200 rpm</translation>
    </message>
    <message>
        <source>Gigabit Ethernet</source>
        <translation>千兆以太网</translation>
    </message>
    <message>
        <source>the knee at 128 bytes</source>
        <translation>128 字节处的拐点</translation>
    </message>
    <message>
        <source>threads of a server, not printed</source>
        <translation>服务器的线程，未刊印</translation>
    </message>
    <message>
        <source>OSTs write immediately</source>
        <translation>OST 立即写盘</translation>
    </message>
    <message>
        <source>two SAS disks in RAID-0, not printed</source>
        <translation>两块 SAS 盘组成 RAID-0，未刊印</translation>
    </message>
    <message>
        <source>two 73 GB disks</source>
        <translation>两块 73 GB 磁盘</translation>
    </message>
    <message>
        <source>10 000 rpm, not printed</source>
        <translation>10 000 rpm，未刊印</translation>
    </message>
    <message>
        <source>WD800JB, not printed</source>
        <translation>WD800JB，未刊印</translation>
    </message>
    <message>
        <source>P1 tables 5 to 7</source>
        <translation>P1 表 5 至 7</translation>
    </message>
    <message>
        <source>16 GB in P1, shortened</source>
        <translation>P1 为 16 GB，已缩短</translation>
    </message>
    <message>
        <source>records of 1024 KB</source>
        <translation>1024 KB 的记录</translation>
    </message>
    <message>
        <source>no network in between</source>
        <translation>中间没有网络</translation>
    </message>
    <message>
        <source>one record at a time</source>
        <translation>一次一个记录</translation>
    </message>
    <message>
        <source>an array of SAS disks, not printed</source>
        <translation>SAS 磁盘阵列，未刊印</translation>
    </message>
    <message>
        <source>many disks share the seeks, not printed</source>
        <translation>多块磁盘分担寻道，未刊印</translation>
    </message>
    <message>
        <source>24 disks of 300 GB</source>
        <translation>24 块 300 GB 磁盘</translation>
    </message>
    <message>
        <source>many disks share the rotation delay, not printed</source>
        <translation>多块磁盘分担旋转等待，未刊印</translation>
    </message>
    <message>
        <source>the files of section 5.1 end after 73 and 111 s</source>
        <translation>第 5.1 节的文件在 73 和 111 s 后写完</translation>
    </message>
    <message>
        <source>P3 section 5.1, P4 table 1</source>
        <translation>P3 第 5.1 节，P4 表 1</translation>
    </message>
    <message>
        <source>P3 section 5, P4 section 5.1</source>
        <translation>P3 第 5 节，P4 第 5.1 节</translation>
    </message>
    <message>
        <source>Share of group 2 with weights 1:1 in 200 s</source>
        <translation>权重 1:1 时第 2 组在 200 s 内的份额</translation>
    </message>
    <message>
        <source>Share of group 2 with weights 1:2 in 200 s</source>
        <translation>权重 1:2 时第 2 组在 200 s 内的份额</translation>
    </message>
    <message>
        <source>Share of group 2 with weights 1:4 in 200 s</source>
        <translation>权重 1:4 时第 2 组在 200 s 内的份额</translation>
    </message>
    <message>
        <source>reads, from 64 to 32 bytes</source>
        <translation>读，从 64 到 32 字节</translation>
    </message>
    <message>
        <source>writes, from 64 to 32 bytes</source>
        <translation>写，从 64 到 32 字节</translation>
    </message>
    <message>
        <source>writes of 8, 16 and 32 KB, strided divided by contiguous</source>
        <translation>8、16 和 32 KB 的写，跨步除以连续</translation>
    </message>
    <message>
        <source>sfsa, reads</source>
        <translation>SFSA，读</translation>
    </message>
    <message>
        <source>sfsa-strided, reads</source>
        <translation>SFSA 跨步，读</translation>
    </message>
    <message>
        <source>mfwa, reads</source>
        <translation>MFWA，读</translation>
    </message>
    <message>
        <source>sfsa, writes</source>
        <translation>SFSA，写</translation>
    </message>
    <message>
        <source>sfsa-strided, writes</source>
        <translation>SFSA 跨步，写</translation>
    </message>
    <message>
        <source>mfwa, writes</source>
        <translation>MFWA，写</translation>
    </message>
    <message>
        <source>strided</source>
        <translation>跨步</translation>
    </message>
    <message>
        <source>points</source>
        <translation>个百分点</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>台服务器</translation>
    </message>
    <message>
        <source>subfiles</source>
        <translation>个子文件</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 或 2</translation>
    </message>
    <message>
        <source>step %1: %2 at the same time</source>
        <translation>第 %1 步：同时 %2</translation>
    </message>
    <message>
        <source>Showing stripes %1 to %2 of %3.</source>
        <translation>显示 %3 个条带中的 %1 至 %2。</translation>
    </message>
    <message>
        <source>OST</source>
        <translation>OST</translation>
    </message>
    <message>
        <source>load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>stripes</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>stripe %1 of %2</source>
        <translation>%2 的条带 %1</translation>
    </message>
    <message>
        <source>Step %1 uses %2 of %3 OSTs; each client accesses %4.</source>
        <translation>第 %1 步使用 %3 个 OST 中的 %2 个；每个客户端访问 %4 个。</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>split writing, printed</source>
        <translation>拆分写入，刊印值</translation>
    </message>
    <message>
        <source>original, printed</source>
        <translation>原方法，刊印值</translation>
    </message>
    <message>
        <source>Who accesses what: one file of %1</source>
        <translation>谁访问什么：一个 %1 的文件</translation>
    </message>
    <message>
        <source>The first file of process 0: %1</source>
        <translation>进程 0 的第一个文件：%1</translation>
    </message>
    <message>
        <source>%1 segments of %2 in stripes of %3.</source>
        <translation>%1 段，每段 %2，条带 %3。</translation>
    </message>
    <message>
        <source>byte of the file</source>
        <translation>文件的字节</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>from, B</source>
        <translation>自，B</translation>
    </message>
    <message>
        <source>to, B</source>
        <translation>至，B</translation>
    </message>
    <message numerus="yes">
        <source>Layout as read: %n OSTs</source>
        <translation>
            <numerusform>读入的布局：%n 个 OST</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Default: %1 over %n OSTs</source>
        <translation>
            <numerusform>默认：%1，%n 个 OST</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hierarchical: %n subfiles</source>
        <translation>
            <numerusform>分层：%n 个子文件</numerusform>
        </translation>
    </message>
    <message>
        <source>subfile</source>
        <translation>子文件</translation>
    </message>
    <message>
        <source>%1, not created</source>
        <translation>%1，未创建</translation>
    </message>
    <message>
        <source>%1, created</source>
        <translation>%1，已创建</translation>
    </message>
    <message>
        <source>Time to create a file</source>
        <translation>创建文件的时间</translation>
    </message>
    <message>
        <source>create, ms</source>
        <translation>创建，ms</translation>
    </message>
    <message>
        <source>Time to resize a file</source>
        <translation>调整文件大小的时间</translation>
    </message>
    <message>
        <source>resize, ms</source>
        <translation>调整大小，ms</translation>
    </message>
    <message>
        <source>OSTs per client</source>
        <translation>每个客户端的 OST 数</translation>
    </message>
    <message>
        <source>%1 processes: %2 OSTs</source>
        <translation>%1 个进程：%2 个 OST</translation>
    </message>
    <message>
        <source>byte %1: OST %2, object %3, offset %4</source>
        <translation>字节 %1：OST %2，对象 %3，偏移 %4</translation>
    </message>
    <message>
        <source>byte %1 is not covered by the layout</source>
        <translation>布局中没有字节 %1 的位置</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>stated, with tolerance</source>
        <translation>论文所述及其容差</translation>
    </message>
    <message>
        <source>Statement %1</source>
        <translation>论断 %1</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1，从 %2 到 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n runs per point; 95 % intervals, at most ±%1 %</source>
        <translation>
            <numerusform>每点 %n 次运行；95 % 区间，至多 ±%1 %</numerusform>
        </translation>
    </message>
    <message>
        <source>one run per point: no intervals</source>
        <translation>每点一次运行：没有区间</translation>
    </message>
    <message>
        <source>Simulated: %1 against %2</source>
        <translation>仿真：%1随%2的变化</translation>
    </message>
    <message>
        <source>%1 of %2 points are done; </source>
        <translation>%2 个点中完成 %1 个；</translation>
    </message>
    <message>
        <source>Arrivals exceed the service rate at %1: no steady response</source>
        <translation>%1 处到达超过服务能力：没有稳定响应</translation>
    </message>
    <message>
        <source>; diamonds: values stated by %1, with tolerance</source>
        <translation>；菱形：%1 所述的值及容差</translation>
    </message>
    <message>
        <source>time, s</source>
        <translation>时间，s</translation>
    </message>
    <message>
        <source>share of the bytes, %</source>
        <translation>字节份额，%</translation>
    </message>
    <message>
        <source>Simulated: time in which every group has at least as many requests at the server as there are slots</source>
        <translation>仿真：各组在服务器的请求均不少于槽位数的时间</translation>
    </message>
    <message>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>share of the time</source>
        <translation>时间份额</translation>
    </message>
    <message>
        <source>from, s</source>
        <translation>自，s</translation>
    </message>
    <message>
        <source>to, s</source>
        <translation>至，s</translation>
    </message>
    <message>
        <source>Green from 75 %, amber from 25 %, red below; the height shows the same</source>
        <translation>绿：75 % 起，黄：25 % 起，红：更低；高度表示同一数值</translation>
    </message>
    <message>
        <source>Simulated: requests at each server</source>
        <translation>仿真：各服务器的请求</translation>
    </message>
    <message>
        <source>request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>arrives, s</source>
        <translation>到达，s</translation>
    </message>
    <message>
        <source>gets a slot, s</source>
        <translation>得到槽位，s</translation>
    </message>
    <message>
        <source>served, s</source>
        <translation>开始服务，s</translation>
    </message>
    <message>
        <source>done, s</source>
        <translation>完成，s</translation>
    </message>
    <message>
        <source>client %1, file %2</source>
        <translation>客户端 %1，文件 %2</translation>
    </message>
    <message>
        <source>Server %1</source>
        <translation>服务器 %1</translation>
    </message>
    <message numerus="yes">
        <source>up to %n</source>
        <translation>
            <numerusform>至多 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>group %1, weight %2</source>
        <translation>第 %1 组，权重 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n requests are too many to draw individually; shown: how many wait, hold a slot and are served at each time</source>
        <translation>
            <numerusform>%n 个请求太多，无法逐个画出：显示各时刻等待、占有槽位和正在服务的数目</numerusform>
        </translation>
    </message>
    <message>
        <source>Client %1, group %2, file %3, offset %4: arrives at server %5 at %6 s, waits %7 ms for a slot and %8 ms for the disk, is served in %9 ms.</source>
        <translation>客户端 %1，第 %2 组，文件 %3，偏移 %4：%6 s 到达服务器 %5，等待槽位 %7 ms、磁盘 %8 ms，服务 %9 ms。</translation>
    </message>
    <message>
        <source>S = max(v, F) = %1, F = S + %2 / %3 = %4 (KB divided by weight).</source>
        <translation>S = max(v, F) = %1，F = S + %2 / %3 = %4（KB 除以权重）。</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Clients per node</source>
        <translation>每个节点的客户端数</translation>
    </message>
    <message>
        <source>Files per process</source>
        <translation>每个进程的文件数</translation>
    </message>
    <message>
        <source>Calls per file</source>
        <translation>每个文件的调用数</translation>
    </message>
    <message>
        <source>Size of a call</source>
        <translation>调用大小</translation>
    </message>
    <message>
        <source>Tiles in a row</source>
        <translation>横向瓦片数</translation>
    </message>
    <message>
        <source>Wait between calls</source>
        <translation>两次调用之间的等待</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>到达率</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Stripe</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>Servers per file</source>
        <translation>每个文件的服务器数</translation>
    </message>
    <message>
        <source>Servers per subfile</source>
        <translation>每个子文件的服务器数</translation>
    </message>
    <message>
        <source>First server</source>
        <translation>首台服务器</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Maximum request size</source>
        <translation>最大请求大小</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>在途请求数</translation>
    </message>
    <message>
        <source>In flight per server</source>
        <translation>每台服务器的在途请求数</translation>
    </message>
    <message>
        <source>Cost per stripe</source>
        <translation>每个条带的开销</translation>
    </message>
    <message>
        <source>Spread of the cost</source>
        <translation>开销的离散程度</translation>
    </message>
    <message>
        <source>Cost per call</source>
        <translation>每次调用的开销</translation>
    </message>
    <message>
        <source>Write-behind limit</source>
        <translation>延迟写入上限</translation>
    </message>
    <message>
        <source>Read ahead</source>
        <translation>预读</translation>
    </message>
    <message>
        <source>Read window</source>
        <translation>读窗口</translation>
    </message>
    <message>
        <source>Cost of wide stripes</source>
        <translation>宽条带的开销</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Quantum</source>
        <translation>每批请求数</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>令牌桶</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Dirty threshold</source>
        <translation>脏页阈值</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>传递</translation>
    </message>
    <message>
        <source>Minimum seek time</source>
        <translation>最短寻道时间</translation>
    </message>
    <message>
        <source>Full-stroke seek time</source>
        <translation>全程寻道时间</translation>
    </message>
    <message>
        <source>Rotation time</source>
        <translation>旋转一周的时间</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Lock held by another client</source>
        <translation>其他客户端持有的锁</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Maximum number of events</source>
        <translation>事件上限</translation>
    </message>
    <message>
        <source>Maximum memory</source>
        <translation>内存上限</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>调度器</translation>
    </message>
    <message>
        <source>Page cache</source>
        <translation>页缓存</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Metadata server</source>
        <translation>元数据服务器</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>write</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>write, then read</source>
        <translation>先写后读</translation>
    </message>
    <message>
        <source>by pattern</source>
        <translation>按模式</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>by trace</source>
        <translation>按轨迹</translation>
    </message>
    <message>
        <source>always the first server</source>
        <translation>总是第一台</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>cache and disk</source>
        <translation>缓存和磁盘</translation>
    </message>
    <message>
        <source>constant time</source>
        <translation>恒定时间</translation>
    </message>
    <message>
        <source>exponential time</source>
        <translation>指数分布的时间</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>有限</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>无限</translation>
    </message>
    <message>
        <source>SFSA</source>
        <translation>SFSA</translation>
    </message>
    <message>
        <source>SFSA, SMP</source>
        <translation>SFSA，SMP</translation>
    </message>
    <message>
        <source>SFSA, TMP</source>
        <translation>SFSA，TMP</translation>
    </message>
    <message>
        <source>SFSA strided</source>
        <translation>SFSA 跨步</translation>
    </message>
    <message>
        <source>SFSA strided, SMP</source>
        <translation>SFSA 跨步，SMP</translation>
    </message>
    <message>
        <source>SFSA strided, TMP</source>
        <translation>SFSA 跨步，TMP</translation>
    </message>
    <message>
        <source>MFWA</source>
        <translation>MFWA</translation>
    </message>
    <message>
        <source>MFWA, SMP</source>
        <translation>MFWA，SMP</translation>
    </message>
    <message>
        <source>MFWA, TMP</source>
        <translation>MFWA，TMP</translation>
    </message>
    <message>
        <source>P1: Lustre, 1 or 2 OSSes</source>
        <translation>P1：Lustre，1 或 2 个 OSS</translation>
    </message>
    <message>
        <source>SAS or SATA arrays</source>
        <translation>SAS 或 SATA 阵列</translation>
    </message>
    <message>
        <source>P2: Lustre 1.4.7, 46 OSTs</source>
        <translation>P2：Lustre 1.4.7，46 个 OST</translation>
    </message>
    <message>
        <source>IDE disks, 80 nodes</source>
        <translation>IDE 磁盘，80 个节点</translation>
    </message>
    <message>
        <source>P2: subfiles of two OSTs</source>
        <translation>P2：两个 OST 一个子文件</translation>
    </message>
    <message>
        <source>hierarchical striping, split writing</source>
        <translation>分层条带、拆分写入</translation>
    </message>
    <message>
        <source>P3: PVFS2, 4 servers</source>
        <translation>P3：PVFS2，4 台服务器</translation>
    </message>
    <message>
        <source>7200 rpm SAS, 800 MB cache</source>
        <translation>7200 rpm SAS，800 MB 缓存</translation>
    </message>
    <message>
        <source>P3: fair shares</source>
        <translation>P3：公平份额</translation>
    </message>
    <message>
        <source>two groups, 200 s</source>
        <translation>两组，200 s</translation>
    </message>
    <message>
        <source>P4: Lustre, 4 servers</source>
        <translation>P4：Lustre，4 台服务器</translation>
    </message>
    <message>
        <source>40 nodes, 2 disks each</source>
        <translation>40 个节点，各 2 块磁盘</translation>
    </message>
    <message>
        <source>a textbook queue</source>
        <translation>教科书中的排队模型</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Throughput without waits</source>
        <translation>扣除等待的吞吐量</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>Response, median</source>
        <translation>响应，中位数</translation>
    </message>
    <message>
        <source>Response, 95 %</source>
        <translation>响应，95 %</translation>
    </message>
    <message>
        <source>Response, longest</source>
        <translation>响应，最长</translation>
    </message>
    <message>
        <source>Waiting for a slot</source>
        <translation>等待槽位</translation>
    </message>
    <message>
        <source>Waiting, 95 %</source>
        <translation>等待，95 %</translation>
    </message>
    <message>
        <source>Time in a slot</source>
        <translation>占用槽位时间</translation>
    </message>
    <message>
        <source>Share of the last group</source>
        <translation>末组份额</translation>
    </message>
    <message>
        <source>Time with a backlog in all groups</source>
        <translation>各组均积压的时间</translation>
    </message>
    <message>
        <source>Disk busy</source>
        <translation>磁盘忙</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>缓存命中</translation>
    </message>
    <message>
        <source>Requests at the server</source>
        <translation>服务器上的请求数</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>数据量</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>%1 of %2 OSTs</source>
        <translation>%2 个 OST 中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 OSTs, could be 1</source>
        <translation>%2 个 OST 中的 %1 个，可为 1</translation>
    </message>
    <message>
        <source>%1 OSTs, best %2</source>
        <translation>%1 个 OST，最佳 %2</translation>
    </message>
    <message>
        <source>section</source>
        <translation>§</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>and</source>
        <translation>和</translation>
    </message>
    <message>
        <source>from the paper</source>
        <translation>出自论文</translation>
    </message>
    <message>
        <source>from the data sheet</source>
        <translation>数据手册</translation>
    </message>
    <message>
        <source>our choice</source>
        <translation>自行设定</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>由您选定</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>stripe</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>written</source>
        <translation>已写</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>本步</translation>
    </message>
    <message>
        <source>later</source>
        <translation>以后</translation>
    </message>
    <message>
        <source>not created</source>
        <translation>未创建</translation>
    </message>
    <message>
        <source>computed from the numbers of the paper</source>
        <translation>由论文的数值算得</translation>
    </message>
    <message>
        <source>fitted to these numbers</source>
        <translation>按这些数值拟合</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>未达到</translation>
    </message>
    <message numerus="yes">
        <source>%n statements</source>
        <translation>
            <numerusform>%n 条论断</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hold, %2 hold after calibration, %3 fail</source>
        <translation>%1 条成立，%2 条校准后成立，%3 条不成立</translation>
    </message>
    <message>
        <source>number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>where</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>解读</translation>
    </message>
    <message>
        <source>required</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>depends on</source>
        <translation>取决于</translation>
    </message>
    <message>
        <source>Depends on: %1</source>
        <translation>取决于：%1</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>取决于</translation>
    </message>
    <message>
        <source>Invalid according to the program: taken as missing</source>
        <translation>程序标明不是有效结果：按缺失处理</translation>
    </message>
    <message>
        <source>Cut off: incomplete record</source>
        <translation>被截断：记录不完整</translation>
    </message>
    <message>
        <source>Skipped: not understood among results</source>
        <translation>已跳过：位于结果之间但无法理解</translation>
    </message>
    <message>
        <source>Skipped: results of another program; choose its format to read them</source>
        <translation>已跳过：另一个程序的结果，可按该程序的格式另行读取</translation>
    </message>
    <message>
        <source>Warnings and errors of the program</source>
        <translation>程序的警告和错误</translation>
    </message>
    <message>
        <source>Skipped: nothing was measured</source>
        <translation>已跳过：没有测量值</translation>
    </message>
    <message>
        <source>Skipped: statistics of what was read</source>
        <translation>已跳过：已读入数据的统计值</translation>
    </message>
    <message>
        <source>Skipped: settings, headings and other lines without results</source>
        <translation>已跳过：设置、标题及其他不含结果的行</translation>
    </message>
    <message>
        <source>reason: stated by %1</source>
        <translation>理由：由 %1 注明</translation>
    </message>
    <message>
        <source>The format is accepted</source>
        <translation>格式符合期刊要求</translation>
    </message>
    <message>
        <source>The journal accepts images as %1, not as %2.</source>
        <translation>该期刊接受 %1 格式的图，不接受 %2。</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>改用 %1</translation>
    </message>
    <message>
        <source>&amp;Working</source>
        <translation>推导(&amp;W)</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>加</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>减</translation>
    </message>
    <message>
        <source>times</source>
        <translation>乘</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>matrix %1, end of matrix</source>
        <translation>矩阵 %1，矩阵结束</translation>
    </message>
    <message>
        <source>determinant of %1, end of determinant</source>
        <translation>行列式 %1，行列式结束</translation>
    </message>
    <message>
        <source>%1 sub %2</source>
        <translation>%1 下标 %2</translation>
    </message>
    <message>
        <source>%1 squared</source>
        <translation>%1 的平方</translation>
    </message>
    <message>
        <source>%1 to the %2</source>
        <translation>%1 上标 %2</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>括号 %1</translation>
    </message>
    <message>
        <source>fraction %1 over %2, end of fraction</source>
        <translation>分数，分子 %1，分母 %2，分数结束</translation>
    </message>
    <message>
        <source>root of %1, end of root</source>
        <translation>根号 %1，根号结束</translation>
    </message>
    <message>
        <source>%1 hat</source>
        <translation>%1 估计值</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>%1 的均值</translation>
    </message>
    <message>
        <source>absolute value of %1, end</source>
        <translation>绝对值 %1，结束</translation>
    </message>
    <message>
        <source>open %1 close</source>
        <translation>左括号 %1 右括号</translation>
    </message>
    <message>
        <source>sum over %1 of</source>
        <translation>对 %1 求和</translation>
    </message>
    <message>
        <source>sum from %1 to %2 of</source>
        <translation>从 %1 到 %2 求和</translation>
    </message>
    <message>
        <source>with the numbers inserted</source>
        <translation>代入数值</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>USL λN/(1+σ(N−1)+κN(N−1))</source>
        <translation>USL λN/(1+σ(N−1)+κN(N−1))</translation>
    </message>
    <message>
        <source>USL</source>
        <translation>USL</translation>
    </message>
    <message>
        <source>Amdahl λN/(1+σ(N−1))</source>
        <translation>阿姆达尔 λN/(1+σ(N−1))</translation>
    </message>
    <message>
        <source>Amdahl</source>
        <translation>阿姆达尔</translation>
    </message>
    <message>
        <source>Normal form c₀+c₁·Nⁱ·log₂ʲN</source>
        <translation>性能模型范式 c₀+c₁·Nⁱ·log₂ʲN</translation>
    </message>
    <message>
        <source>normal form</source>
        <translation>范式</translation>
    </message>
    <message>
        <source>peak at %1 (%2 … %3), %4 there</source>
        <translation>峰值在 %1（%2 … %3），该处为 %4</translation>
    </message>
    <message>
        <source>no peak up to %1</source>
        <translation>负载到 %1 为止未出现峰值</translation>
    </message>
    <message>
        <source>%1: as many parameters as points</source>
        <translation>%1：参数与点数一样多</translation>
    </message>
    <message>
        <source>%1: the curve has a peak at %2, but it may lie at any load from %3 on</source>
        <translation>%1：曲线的峰值在 %2，但也可能在 %3 以上的任何负载处</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>The measured points</source>
        <translation>实测数据</translation>
    </message>
    <message>
        <source>Buffer operator</source>
        <translation>缓冲算子：弱化早期数据</translation>
    </message>
    <message>
        <source>Add a constant</source>
        <translation>平移变换</translation>
    </message>
    <message>
        <source>Class ratios</source>
        <translation>级比检验</translation>
    </message>
    <message>
        <source>Accumulation and background values</source>
        <translation>累加生成与背景值</translation>
    </message>
    <message>
        <source>Set up B and Y</source>
        <translation>构造 B 与 Y</translation>
    </message>
    <message>
        <source>Normal equations</source>
        <translation>正规方程组</translation>
    </message>
    <message>
        <source>Solve for the parameters</source>
        <translation>求解参数</translation>
    </message>
    <message>
        <source>Time response</source>
        <translation>时间响应式</translation>
    </message>
    <message>
        <source>Restored values</source>
        <translation>累减还原</translation>
    </message>
    <message>
        <source>The series of residuals</source>
        <translation>残差序列</translation>
    </message>
    <message>
        <source>Correct the first model</source>
        <translation>用残差修正原模型</translation>
    </message>
    <message>
        <source>Accumulate the related series</source>
        <translation>相关因素序列的累加生成</translation>
    </message>
    <message>
        <source>Move the window</source>
        <translation>新陈代谢：移动窗口</translation>
    </message>
    <message>
        <source>Residuals and relative errors</source>
        <translation>残差与相对误差</translation>
    </message>
    <message>
        <source>Posterior error ratio and small errors</source>
        <translation>后验差比与小误差概率</translation>
    </message>
    <message>
        <source>Held-out points</source>
        <translation>检验点</translation>
    </message>
    <message>
        <source>Normalise (images)</source>
        <translation>序列的像（无量纲化）</translation>
    </message>
    <message>
        <source>Differences and their extremes</source>
        <translation>差序列与两级极差</translation>
    </message>
    <message>
        <source>Relational coefficients</source>
        <translation>关联系数</translation>
    </message>
    <message>
        <source>Areas between the curves</source>
        <translation>曲线间的面积</translation>
    </message>
    <message>
        <source>Images for the relative degree</source>
        <translation>相对关联度所用的像</translation>
    </message>
    <message>
        <source>Areas of the images</source>
        <translation>像的面积</translation>
    </message>
    <message>
        <source>Combine both degrees</source>
        <translation>综合两种关联度</translation>
    </message>
    <message>
        <source>Rank among the compared series</source>
        <translation>在比较序列中的名次</translation>
    </message>
    <message>
        <source>The rows of the node</source>
        <translation>节点中的样本</translation>
    </message>
    <message>
        <source>All thresholds and their errors</source>
        <translation>各候选阈值及其误差</translation>
    </message>
    <message>
        <source>The best threshold</source>
        <translation>最优阈值</translation>
    </message>
    <message>
        <source>The weakest link</source>
        <translation>最弱连接剪枝</translation>
    </message>
    <message>
        <source>Multiply along the path</source>
        <translation>沿路径相乘</translation>
    </message>
    <message>
        <source>Merge the nearest clusters</source>
        <translation>合并最近的两类</translation>
    </message>
    <message>
        <source>m and M are taken over all compared series and all points.</source>
        <translation>m 与 M 取自所有比较序列的所有点。</translation>
    </message>
    <message>
        <source>m and M are taken over the points of this pair.</source>
        <translation>m 与 M 取自这一对序列的各点。</translation>
    </message>
    <message>
        <source>m and M are taken over all pairs of the chosen series.</source>
        <translation>m 与 M 取自所选序列的所有对。</translation>
    </message>
    <message>
        <source>%1, second model</source>
        <translation>%1（残差模型）</translation>
    </message>
    <message>
        <source>Deng 1982</source>
        <translation>邓聚龙 1982</translation>
    </message>
    <message>
        <source>Deng 1989</source>
        <translation>邓聚龙 1989</translation>
    </message>
    <message>
        <source>Deng 1993</source>
        <translation>邓聚龙 1993</translation>
    </message>
    <message>
        <source>Liu, Grey systems analysis</source>
        <translation>刘思峰《灰色系统分析》</translation>
    </message>
    <message>
        <source>Liu and Lin 2006</source>
        <translation>刘思峰、林益 2006</translation>
    </message>
    <message>
        <source>Xie and Liu 2009</source>
        <translation>谢乃明、刘思峰 2009</translation>
    </message>
    <message>
        <source>Chen et al. 2008</source>
        <translation>Chen 等 2008</translation>
    </message>
    <message>
        <source>Wu et al. 2015</source>
        <translation>Wu 等 2015</translation>
    </message>
    <message>
        <source>Zhao and Hu, section III.C</source>
        <translation>Zhao 与 Hu，III.C 节</translation>
    </message>
    <message>
        <source>Zhao and Hu, the numbers of section IV.B.2</source>
        <translation>Zhao 与 Hu，IV.B.2 节的数值</translation>
    </message>
    <message>
        <source>Zhao, Dong et al. 2011</source>
        <translation>Zhao、Dong 等 2011</translation>
    </message>
    <message>
        <source>Breiman et al. 1984</source>
        <translation>Breiman 等 1984</translation>
    </message>
    <message>
        <source>All class ratios lie inside (%1, %2).</source>
        <translation>级比全部落在 (%1, %2) 内。</translation>
    </message>
    <message>
        <source>Outside (%1, %2) at k = %3.</source>
        <translation>k = %3 处超出 (%1, %2)。</translation>
    </message>
    <message>
        <source>Quasi-smooth: all ratios are below %1.</source>
        <translation>满足准光滑性：光滑比均小于 %1。</translation>
    </message>
    <message>
        <source>Not quasi-smooth: the ratio is %1 or more at k = %2.</source>
        <translation>k = %2 处光滑比不小于 %1，不满足准光滑性。</translation>
    </message>
    <message>
        <source>The largest bound is %1; C = %2 is the next number with three digits.</source>
        <translation>最大下界为 %1；C = %2 是不小于它的三位有效数字。</translation>
    </message>
    <message>
        <source>%1 = %2 was found by a search: it gives the smallest error of the fit.</source>
        <translation>%1 = %2 由搜索得到：此时拟合误差最小。</translation>
    </message>
    <message>
        <source>a = 0: the series does not grow, and the response is a line.</source>
        <translation>a = 0：序列不增长，响应为直线。</translation>
    </message>
    <message>
        <source>From k₀ = %1 on, the last %2 residuals have the same sign.</source>
        <translation>从 k₀ = %1 起，最后 %2 个残差同号。</translation>
    </message>
    <message>
        <source>m at k = %1 (%2 and %3), M at k = %4 (%5 and %6).</source>
        <translation>m 在 k = %1（%2 与 %3），M 在 k = %4（%5 与 %6）。</translation>
    </message>
    <message>
        <source>M = 0: all series coincide, and every coefficient is 1.</source>
        <translation>M = 0：所有序列重合，关联系数均为 1。</translation>
    </message>
    <message>
        <source>Below grade 4</source>
        <translation>低于四级</translation>
    </message>
    <message>
        <source>Grade %1</source>
        <translation>精度 %1 级</translation>
    </message>
    <message>
        <source>Grade of C: %1, of P: %2 (5: below grade 4). The worse one counts.</source>
        <translation>C 为 %1 级，P 为 %2 级（5 表示低于四级），取较差者。</translation>
    </message>
    <message>
        <source>Rank %1 of %2</source>
        <translation>第 %1 名，共 %2 个</translation>
    </message>
    <message>
        <source>The smallest error is %1, the next best %2.</source>
        <translation>最小误差为 %1，次优为 %2。</translation>
    </message>
    <message>
        <source>This model only describes its points and gives no forecast.</source>
        <translation>该模型只描述数据，不作预测。</translation>
    </message>
    <message>
        <source>x₀ is the reference, %1.</source>
        <translation>x₀ 为参考序列 %1。</translation>
    </message>
    <message>
        <source>Transfer through %1</source>
        <translation>经由 %1 的传递</translation>
    </message>
    <message>
        <source>Merge of the cluster of %1</source>
        <translation>%1 所在类的合并</translation>
    </message>
    <message>
        <source>Relational degree of %1</source>
        <translation>%1 的关联度</translation>
    </message>
    <message>
        <source>Degree of areas of %1</source>
        <translation>%1 的面积关联度</translation>
    </message>
    <message numerus="yes">
        <source>Every step rounded to %n decimals, with the full-precision result beside it.</source>
        <translation>
            <numerusform>每步都取 %n 位小数；旁边是全精度的结果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every step rounded to %n significant digits, with the full-precision result beside it.</source>
        <translation>
            <numerusform>每步都取 %n 位有效数字；旁边是全精度的结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes that stand for no character in this encoding, taken as �</source>
        <translation>该编码中不表示任何字符的字节，作 � 处理</translation>
    </message>
    <message>
        <source>NUL bytes, left out</source>
        <translation>NUL 字节，已略去</translation>
    </message>
    <message>
        <source>Open the tables of two runs to compare them.</source>
        <translation>打开两次运行的表以进行比较。</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>打开表…</translation>
    </message>
    <message>
        <source>Compare needs a second run: another table with the same metric, or a key with two values (for example a version).</source>
        <translation>比较需要第二次运行：另一张有相同指标的表，或一个有两个值的键（例如版本）。</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows; the list has the largest changes.</source>
        <translation>共 %2 行，显示前 %1 行；列表中有最大的变化。</translation>
    </message>
    <message>
        <source>Change of %1, %2 relative to %3</source>
        <translation>%1 的变化，%2 相对于 %3</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>In neither run, or in only one</source>
        <translation>两次运行都没有，或只有一次有</translation>
    </message>
    <message>
        <source>after ÷ before</source>
        <translation>之后 ÷ 之前</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>变差</translation>
    </message>
    <message>
        <source>better</source>
        <translation>变好</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Cells sorted by change</source>
        <translation>按变化排序的单元</translation>
    </message>
    <message>
        <source>Cells sorted by p</source>
        <translation>按 p 排序的单元</translation>
    </message>
    <message>
        <source>Cells in table order</source>
        <translation>按原顺序的单元</translation>
    </message>
    <message>
        <source>change, %</source>
        <translation>变化，%</translation>
    </message>
    <message>
        <source>adjusted p</source>
        <translation>校正 p</translation>
    </message>
    <message>
        <source>Dot: %1; line: %2 interval; band: the margin, ±%3.</source>
        <translation>点：%1；线：%2 区间；带：界限，±%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are hidden.</source>
        <translation>
            <numerusform>已隐藏 %n 个单元。</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeats of the chosen cell</source>
        <translation>所选单元的重复测量</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>n before</source>
        <translation>之前 n</translation>
    </message>
    <message>
        <source>n after</source>
        <translation>之后 n</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>no interval: a side has only one measurement; a test needs two</source>
        <translation>没有区间：某一侧只测了一次，而检验需要两次</translation>
    </message>
    <message>
        <source>a value is not positive: the ratio is not defined</source>
        <translation>有不大于 0 的值：比值无定义</translation>
    </message>
    <message>
        <source>repeats do not differ: decided by the change itself</source>
        <translation>重复测量没有差别：由变化本身判定</translation>
    </message>
    <message>
        <source>Mann-Whitney, against no change</source>
        <translation>Mann-Whitney 检验，检验有无变化</translation>
    </message>
    <message>
        <source>Welch t on logarithms</source>
        <translation>对数的 Welch t</translation>
    </message>
    <message>
        <source>bootstrap, BCa</source>
        <translation>自助法，BCa</translation>
    </message>
    <message>
        <source>ratio of medians</source>
        <translation>中位数之比</translation>
    </message>
    <message>
        <source>ratio of geometric means</source>
        <translation>几何均值之比</translation>
    </message>
    <message>
        <source>Mann-Whitney, for any change</source>
        <translation>Mann-Whitney 检验，任何变化</translation>
    </message>
    <message>
        <source>Welch on logarithms, for a change beyond ±%1</source>
        <translation>对数的 Welch 检验，变化超出 ±%1</translation>
    </message>
    <message>
        <source>n %1</source>
        <translation>n %1</translation>
    </message>
    <message>
        <source>CV %1</source>
        <translation>CV %1</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>after: %1</source>
        <translation>之后：%1</translation>
    </message>
    <message>
        <source>p %1, adjusted %2</source>
        <translation>p %1，校正后 %2</translation>
    </message>
    <message>
        <source>%1 interval: %2</source>
        <translation>%1 区间：%2</translation>
    </message>
    <message numerus="yes">
        <source>p of a change: %1; adjusted for %n cells: %2</source>
        <translation>
            <numerusform>变化的 p：%1；按 %n 个单元校正后：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells have no interval: a side has only one measurement; a test needs two.</source>
        <translation>
            <numerusform>%n 个单元没有区间：某一侧只测了一次，而检验需要两次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells have values that are not positive: their ratio is not defined.</source>
        <translation>
            <numerusform>%n 个单元有不大于 0 的值：比值无定义。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells do not differ between repeats: decided by the change itself.</source>
        <translation>
            <numerusform>%n 个单元的重复测量没有差别：由变化本身判定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a cell differ in %1, which is not used for matching: they are treated as repeats.</source>
        <translation>同一单元的行在 %1 上不同，而未按它匹配：它们被当作重复测量。</translation>
    </message>
    <message>
        <source>Not adjusted: of many equal cells about %1 are reported as changed by chance. Reported as changed: %2.</source>
        <translation>未校正：许多相等的单元中约有 %1 会偶然被判为变化。被判为变化：%2。</translation>
    </message>
    <message>
        <source>%1: of the cells reported as changed, at most %2 are changed only by chance.</source>
        <translation>%1：被判为变化的单元中至多 %2 是偶然的。</translation>
    </message>
    <message>
        <source>%1: the probability of even one false report is at most %2.</source>
        <translation>%1：出现任何一个误判的概率至多 %2。</translation>
    </message>
    <message>
        <source>Unadjusted, %1 cells would be reported as changed; adjusted, %2.</source>
        <translation>未校正时 %1 个单元会被判为变化；校正后 %2 个。</translation>
    </message>
    <message>
        <source>The rank test detects any change; it cannot show that there is none.</source>
        <translation>秩检验只检验有无变化；不能证明没有变化。</translation>
    </message>
    <message>
        <source>The repeats scatter by %1 (mean CV), too much for an interval within ±%2.</source>
        <translation>重复测量的平均变异系数为 %1，离散太大，区间无法落在 ±%2 内。</translation>
    </message>
    <message numerus="yes">
        <source>With a margin of ±%1, %n cells would be equal.</source>
        <translation>
            <numerusform>界限为 ±%1 时会有 %n 个单元相等。</numerusform>
        </translation>
    </message>
    <message>
        <source>peak %1 … %2</source>
        <translation>峰值 %1 … %2</translation>
    </message>
    <message>
        <source>%1: peak at %2</source>
        <translation>%1：峰值在 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n cells are measured on both.</source>
        <translation>
            <numerusform>%n 个单元中有 %1 个在两者上都已测量。</numerusform>
        </translation>
    </message>
    <message>
        <source>even spread</source>
        <translation>均匀散布</translation>
    </message>
    <message>
        <source>expected gain</source>
        <translation>期望增益</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>What to measure next</source>
        <translation>接下来测量哪些单元</translation>
    </message>
    <message>
        <source>predicted ratio</source>
        <translation>预测比值</translation>
    </message>
    <message>
        <source>uncertainty removed</source>
        <translation>减少的不确定性</translation>
    </message>
    <message>
        <source>Every cell is measured: there is nothing to suggest.</source>
        <translation>所有单元都已测量，无需再建议。</translation>
    </message>
    <message>
        <source>By the variance of %1 resampled trees; where this is not better than an even spread, the even spread is the safer choice.</source>
        <translation>按 %1 棵重抽样树的方差；若它不优于均匀散布，均匀散布是更稳妥的选择。</translation>
    </message>
    <message>
        <source>Far from the measured cells: the usual choice, because choosing by expected gain has not proved better.</source>
        <translation>远离已测的单元：这是通常的选择，因为没有证据表明按期望增益选择更好。</translation>
    </message>
    <message>
        <source>Cells to measure next</source>
        <translation>接下来要测的单元</translation>
    </message>
    <message>
        <source>Coloured: measured ratio; uncoloured: predicted by the tree; framed: to measure next, in the order of the numbers.</source>
        <translation>有底色：实测比值；无底色：由树预测；加框：建议接下来测量，数字为次序。</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows.</source>
        <translation>共 %2 行，显示前 %1 行。</translation>
    </message>
    <message>
        <source>measured: %1×</source>
        <translation>测得：%1×</translation>
    </message>
    <message>
        <source>predicted by the tree: %1×</source>
        <translation>由树预测：%1×</translation>
    </message>
    <message>
        <source>measured ratio</source>
        <translation>测得的比值</translation>
    </message>
    <message>
        <source>is better than</source>
        <translation>优于</translation>
    </message>
    <message>
        <source>is worse than</source>
        <translation>劣于</translation>
    </message>
    <message>
        <source>is not measurably better than</source>
        <translation>没有可辨别地优于</translation>
    </message>
    <message>
        <source>Expected gain %1 an even spread (%2 percentage points).</source>
        <translation>按期望增益选择%1均匀散布（%2 个百分点）。</translation>
    </message>
    <message>
        <source>An even spread %1 random cells (%2).</source>
        <translation>均匀散布%1随机选择（%2）。</translation>
    </message>
    <message>
        <source>Does choosing help?</source>
        <translation>按期望增益选择有帮助吗？</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n random starts; grey: 10 to 90 % of the random choices.</source>
        <translation>
            <numerusform>%n 个随机起点的平均；灰色：随机选择的 10 % 至 90 % 分位。</numerusform>
        </translation>
    </message>
    <message>
        <source>cells measured, of %1</source>
        <translation>已测单元，共 %1</translation>
    </message>
    <message>
        <source>mean error, %</source>
        <translation>平均误差，%</translation>
    </message>
    <message>
        <source>all measured: %1</source>
        <translation>全部测量：%1</translation>
    </message>
    <message numerus="yes">
        <source>Noise floor: %1 repeats of each of %n values give a mean standard error of %2; smaller model errors cannot be detected.</source>
        <translation>
            <numerusform>噪声下限：%n 个值各有 %1 次重复，平均标准误为 %2；更小的模型误差无法分辨。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %, rank unchanged</source>
        <translation>%1 %，名次不变</translation>
    </message>
    <message>
        <source>not distinguishable from 1×</source>
        <translation>与 1× 无法区分</translation>
    </message>
    <message>
        <source>≈: the repeats cannot distinguish it from 1×.</source>
        <translation>≈：重复测量无法将其与 1× 区分。</translation>
    </message>
    <message>
        <source>Table “%1” is read like the last file with the same columns: %2. To change this, use Source on the Data page.</source>
        <translation>表“%1”按上一个具有相同列的文件的方式读取：%2。可在“数据”页面的“来源”中更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n files of “%1” have no readable content: %2.</source>
        <translation>
            <numerusform>“%1”中有 %n 个文件不含可读内容：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>解答：%1</translation>
    </message>
    <message>
        <source>Series: %1</source>
        <translation>序列：%1</translation>
    </message>
    <message>
        <source>%1, %2)</source>
        <translation>%1，%2)</translation>
    </message>
    <message>
        <source>The number is %1.</source>
        <translation>答案是 %1。</translation>
    </message>
    <message>
        <source>E&amp;xercises</source>
        <translation>习题(&amp;X)</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>答案 %1</translation>
    </message>
    <message>
        <source>Absolute degree</source>
        <translation>绝对关联度</translation>
    </message>
    <message>
        <source>made by the seed</source>
        <translation>由种子生成</translation>
    </message>
    <message numerus="yes">
        <source>textbook, %n readings</source>
        <translation>
            <numerusform>教科书，%n 个数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steady growth, %n readings</source>
        <translation>
            <numerusform>平稳增长，%n 个数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>crude oil, %n readings</source>
        <translation>
            <numerusform>原油，%n 个数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changge’s enterprises, %n readings</source>
        <translation>
            <numerusform>长葛乡镇企业，%n 个数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>three columns, %n readings</source>
        <translation>
            <numerusform>三列，%n 个数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rising and falling, %n readings</source>
        <translation>
            <numerusform>一升一降，%n 个数据</numerusform>
        </translation>
    </message>
    <message>
        <source>Divide the previous point by this point.</source>
        <translation>用前一点除以本点。</translation>
    </message>
    <message>
        <source>Add this point to the sum of all before it.</source>
        <translation>把本点加到前面各点之和上。</translation>
    </message>
    <message>
        <source>Take the mean of this accumulated point and the previous one.</source>
        <translation>取本点与前一点累加值的平均。</translation>
    </message>
    <message>
        <source>Rows of B are −z(k) and 1: multiply the columns and add.</source>
        <translation>B 的每行是 −z(k) 和 1：各列相乘后求和。</translation>
    </message>
    <message>
        <source>Multiply each column of B with Y and add; Y begins at k = 2.</source>
        <translation>B 的各列与 Y 相乘后求和；Y 从 k = 2 开始。</translation>
    </message>
    <message>
        <source>The product of the main diagonal minus the other product.</source>
        <translation>主对角线之积减去副对角线之积。</translation>
    </message>
    <message>
        <source>Replace the first column by BᵀY and divide that determinant by D.</source>
        <translation>用 BᵀY 替换第一列，所得行列式除以 D。</translation>
    </message>
    <message>
        <source>Replace the second column by BᵀY and divide that determinant by D.</source>
        <translation>用 BᵀY 替换第二列，所得行列式除以 D。</translation>
    </message>
    <message>
        <source>Divide u by a; both signs count.</source>
        <translation>u 除以 a；注意两者的符号。</translation>
    </message>
    <message>
        <source>Subtract u/a from the first point: a negative u/a adds.</source>
        <translation>从第一点减去 u/a：u/a 为负时相当于相加。</translation>
    </message>
    <message>
        <source>The index of the exponent is one less than that of the point.</source>
        <translation>指数中的序号比该点的序号小一。</translation>
    </message>
    <message>
        <source>Subtract the previous response from this response.</source>
        <translation>用本点的响应减去前一点的响应。</translation>
    </message>
    <message>
        <source>Measured minus fitted.</source>
        <translation>实测值减拟合值。</translation>
    </message>
    <message>
        <source>Divide the error by the measured value and take the absolute value.</source>
        <translation>残差除以实测值，取绝对值。</translation>
    </message>
    <message>
        <source>The mean of the relative errors from k = 2 on, in percent.</source>
        <translation>k = 2 起各相对误差的平均，以百分数表示。</translation>
    </message>
    <message>
        <source>The square root of the mean squared deviation (divide by n).</source>
        <translation>偏差平方的平均（除以 n）再开方。</translation>
    </message>
    <message>
        <source>The standard deviation of the errors divided by that of the series.</source>
        <translation>残差的标准差除以序列的标准差。</translation>
    </message>
    <message>
        <source>Divide by the first value of the same series.</source>
        <translation>除以同一序列的第一个值。</translation>
    </message>
    <message>
        <source>Subtract the images at the same point and take the absolute value.</source>
        <translation>同一点的像相减，取绝对值。</translation>
    </message>
    <message>
        <source>The smallest of all differences, over all series and points.</source>
        <translation>所有序列、所有点的差中最小者。</translation>
    </message>
    <message>
        <source>The largest of all differences, over all series and points.</source>
        <translation>所有序列、所有点的差中最大者。</translation>
    </message>
    <message>
        <source>Divide m + ρM by the difference + ρM, with ρ = 0.5.</source>
        <translation>m + ρM 除以差 + ρM，ρ = 0.5。</translation>
    </message>
    <message>
        <source>Subtract the first value of the same series.</source>
        <translation>减去同一序列的第一个值。</translation>
    </message>
    <message>
        <source>Add all points between the ends, and half of the last.</source>
        <translation>两端之间各点相加，再加末点的一半。</translation>
    </message>
    <message>
        <source>Insert the numbers above into the rule.</source>
        <translation>把上面的各数代入公式。</translation>
    </message>
    <message>
        <source>%1 is unanswered</source>
        <translation>%1 未作答</translation>
    </message>
    <message>
        <source>Write a number into its field and press Enter.</source>
        <translation>在框中填入一个数，按 Enter。</translation>
    </message>
    <message>
        <source>%1: %2 is correct</source>
        <translation>%1：%2 正确</translation>
    </message>
    <message>
        <source>%1: %2 follows from your answers</source>
        <translation>%1：%2 与你前面的答案一致</translation>
    </message>
    <message>
        <source>It agrees with the numbers above it, so it counts as correct.</source>
        <translation>与上面的数相符，算作正确。</translation>
    </message>
    <message>
        <source>%1: %2 is wrong</source>
        <translation>%1：%2 不对</translation>
    </message>
    <message>
        <source>%1: %2 has too few digits</source>
        <translation>%1：%2 位数不够</translation>
    </message>
    <message numerus="yes">
        <source>Give %n decimals.</source>
        <translation>
            <numerusform>请给出 %n 位小数。</numerusform>
        </translation>
    </message>
    <message>
        <source>No known mistake gives this number.</source>
        <translation>没有已知的错误会得到这个数。</translation>
    </message>
    <message>
        <source>The answer was shown and gives no point.</source>
        <translation>答案已显示，不计分。</translation>
    </message>
    <message>
        <source>%1 = %2 instead of %3</source>
        <translation>%1 = %2，而应为 %3</translation>
    </message>
    <message>
        <source>If this mistake is made in every line, the result is %1.</source>
        <translation>若每行都这样算，则 %1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Exercise: %1, seed %2</source>
        <translation>习题：%1，种子 %2</translation>
    </message>
    <message>
        <source>Exercise: %1, %2, seed %3</source>
        <translation>习题：%1，%2，种子 %3</translation>
    </message>
    <message>
        <source>half a unit of the last digit</source>
        <translation>末位的半个单位</translation>
    </message>
    <message>
        <source>one unit of the last digit</source>
        <translation>末位的一个单位</translation>
    </message>
    <message>
        <source>1 %</source>
        <translation>1 %</translation>
    </message>
    <message numerus="yes">
        <source>Find the numbers for the letters, with %n decimals. The same letter always stands for the same number. Calculate with the numbers on the sheet or with more digits.</source>
        <translation>
            <numerusform>求字母所代表的数，保留 %n 位小数。同一字母始终代表同一个数。可用题面上的数计算，也可用更多位数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ratio is inverted</source>
        <translation>级比颠倒了</translation>
    </message>
    <message>
        <source>A class ratio is the previous point divided by the point.</source>
        <translation>级比是前一点除以本点。</translation>
    </message>
    <message>
        <source>Only two neighbours were added</source>
        <translation>只加了相邻两点</translation>
    </message>
    <message>
        <source>Accumulation adds every point from the first on.</source>
        <translation>累加要从第一点起加上每一点。</translation>
    </message>
    <message>
        <source>The sum begins at k = 2</source>
        <translation>累加从 k = 2 开始</translation>
    </message>
    <message>
        <source>The first point belongs to the sum.</source>
        <translation>第一点也属于累加。</translation>
    </message>
    <message>
        <source>z is only x⁽¹⁾(k − 1)</source>
        <translation>z 只取了 x⁽¹⁾(k − 1)</translation>
    </message>
    <message>
        <source>The background value is the mean of both neighbours, so it lies between them.</source>
        <translation>背景值是相邻两个累加值的平均，应在两者之间。</translation>
    </message>
    <message>
        <source>z is only x⁽¹⁾(k)</source>
        <translation>z 只取了 x⁽¹⁾(k)</translation>
    </message>
    <message>
        <source>z is calculated from the points, not from their sums</source>
        <translation>z 取自原始点而非累加值</translation>
    </message>
    <message>
        <source>The background value is a mean of accumulated points.</source>
        <translation>背景值是累加值的平均。</translation>
    </message>
    <message>
        <source>The factor ½ is missing</source>
        <translation>漏了 ½</translation>
    </message>
    <message>
        <source>The background value is half of the sum.</source>
        <translation>背景值是两者之和的一半。</translation>
    </message>
    <message>
        <source>The sum was squared</source>
        <translation>把和平方了</translation>
    </message>
    <message>
        <source>The entry is the sum of the squares, not the square of the sum.</source>
        <translation>该元素是平方和，不是和的平方。</translation>
    </message>
    <message>
        <source>The minus sign of −z is missing</source>
        <translation>丢了 −z 的负号</translation>
    </message>
    <message>
        <source>B holds −z(k); the ones do not change that.</source>
        <translation>B 中是 −z(k)；乘以 1 并不改变符号。</translation>
    </message>
    <message>
        <source>Y begins at k = 1</source>
        <translation>Y 从 k = 1 开始了</translation>
    </message>
    <message>
        <source>There is no background value at k = 1, so no row.</source>
        <translation>k = 1 处没有背景值，因此没有这一行。</translation>
    </message>
    <message>
        <source>The products were added</source>
        <translation>把两个乘积相加了</translation>
    </message>
    <message>
        <source>A determinant is the product of the main diagonal minus the other product.</source>
        <translation>行列式是主对角线之积减去另一乘积。</translation>
    </message>
    <message>
        <source>Not divided by D</source>
        <translation>没有除以 D</translation>
    </message>
    <message>
        <source>Cramer’s rule divides by the determinant.</source>
        <translation>克莱姆法则要除以行列式。</translation>
    </message>
    <message>
        <source>a and u are exchanged</source>
        <translation>a 与 u 弄反了</translation>
    </message>
    <message>
        <source>a belongs to the column of −z, u to that of the ones.</source>
        <translation>a 对应 −z 那一列，u 对应 1 那一列。</translation>
    </message>
    <message>
        <source>The sign is wrong</source>
        <translation>符号反了</translation>
    </message>
    <message>
        <source>The equation is x⁽⁰⁾(k) + a z(k) = u: a growing series has a negative a.</source>
        <translation>方程是 x⁽⁰⁾(k) + a z(k) = u：增长序列的发展系数 a 为负。</translation>
    </message>
    <message>
        <source>a divided by u</source>
        <translation>算成了 a 除以 u</translation>
    </message>
    <message>
        <source>The level is u divided by a.</source>
        <translation>应为 u 除以 a。</translation>
    </message>
    <message>
        <source>u/a was added</source>
        <translation>把 u/a 加上了</translation>
    </message>
    <message>
        <source>It is subtracted; where a is negative, that adds.</source>
        <translation>应减去；a 为负时相当于相加。</translation>
    </message>
    <message>
        <source>a and k were added in the exponent</source>
        <translation>指数中把 a 与 k 相加了</translation>
    </message>
    <message>
        <source>The exponent is the product −a k.</source>
        <translation>指数是乘积 −a k。</translation>
    </message>
    <message>
        <source>The sign of the exponent is wrong</source>
        <translation>指数符号反了</translation>
    </message>
    <message>
        <source>The exponent is −a k.</source>
        <translation>指数是 −a k。</translation>
    </message>
    <message>
        <source>u/a is missing after the exponential term</source>
        <translation>指数项后面漏了 u/a</translation>
    </message>
    <message>
        <source>The response ends in + u/a.</source>
        <translation>响应式末尾有 + u/a。</translation>
    </message>
    <message>
        <source>The exponent is one step too large</source>
        <translation>指数多数了一步</translation>
    </message>
    <message>
        <source>The response at k + 1 has k in its exponent.</source>
        <translation>k + 1 处的响应，指数中是 k。</translation>
    </message>
    <message>
        <source>The accumulated value was taken</source>
        <translation>取了累加值</translation>
    </message>
    <message>
        <source>The response is accumulated: subtract the previous one.</source>
        <translation>响应值是累加的：要减去前一个。</translation>
    </message>
    <message>
        <source>The measured sum was subtracted</source>
        <translation>减去了实测的累加值</translation>
    </message>
    <message>
        <source>Both responses must come from the model; the measured sum does not.</source>
        <translation>两个响应都应出自模型，而实测累加值不是。</translation>
    </message>
    <message>
        <source>A term was subtracted from itself</source>
        <translation>同一项自减</translation>
    </message>
    <message>
        <source>The difference is between neighbouring values.</source>
        <translation>应是相邻两项之差。</translation>
    </message>
    <message>
        <source>Fitted minus measured</source>
        <translation>拟合值减实测值</translation>
    </message>
    <message>
        <source>The error is the measured value minus the fitted value.</source>
        <translation>残差是实测值减拟合值。</translation>
    </message>
    <message>
        <source>Divided by the fitted value</source>
        <translation>除以了拟合值</translation>
    </message>
    <message>
        <source>The relative error is relative to the measured value.</source>
        <translation>相对误差以实测值为分母。</translation>
    </message>
    <message>
        <source>Two digits of the measured value are exchanged</source>
        <translation>实测值的两个数字写颠倒了</translation>
    </message>
    <message>
        <source>Read the measured value again.</source>
        <translation>请重新读一遍实测值。</translation>
    </message>
    <message>
        <source>The mean counts k = 1</source>
        <translation>平均时计入了 k = 1</translation>
    </message>
    <message>
        <source>The first point is fitted by definition; the mean is over k = 2 … n.</source>
        <translation>第一点按定义吻合；平均取 k = 2 … n。</translation>
    </message>
    <message>
        <source>Only half of the mean</source>
        <translation>只有平均值的一半</translation>
    </message>
    <message>
        <source>Divide once, by the number of errors.</source>
        <translation>只除一次，除以误差的个数。</translation>
    </message>
    <message>
        <source>A fraction, not a percentage</source>
        <translation>给的是比例，不是百分数</translation>
    </message>
    <message>
        <source>The answer must be in percent.</source>
        <translation>要求以百分数表示。</translation>
    </message>
    <message>
        <source>Divided by n − 1</source>
        <translation>除以了 n − 1</translation>
    </message>
    <message>
        <source>The posterior ratio divides by n.</source>
        <translation>后验差比中除以 n。</translation>
    </message>
    <message>
        <source>The square root is missing</source>
        <translation>漏了开方</translation>
    </message>
    <message>
        <source>S is the square root of the mean square.</source>
        <translation>S 是均方的平方根。</translation>
    </message>
    <message>
        <source>S₁ divided by S₂</source>
        <translation>算成了 S₁ 除以 S₂</translation>
    </message>
    <message>
        <source>C is the standard deviation of the errors divided by that of the series.</source>
        <translation>C 是残差的标准差除以序列的标准差。</translation>
    </message>
    <message>
        <source>Divided by the mean</source>
        <translation>除以了平均值</translation>
    </message>
    <message>
        <source>The initial image divides by the first value.</source>
        <translation>初值像除以第一个值。</translation>
    </message>
    <message>
        <source>Divided by the reference’s first value</source>
        <translation>除以了参考序列的第一个值</translation>
    </message>
    <message>
        <source>Every series is divided by its own first value.</source>
        <translation>每个序列除以自己的第一个值。</translation>
    </message>
    <message>
        <source>The sign was kept</source>
        <translation>保留了符号</translation>
    </message>
    <message>
        <source>Use the absolute value of the difference.</source>
        <translation>差取绝对值。</translation>
    </message>
    <message>
        <source>The difference of the measured values</source>
        <translation>用了实测值之差</translation>
    </message>
    <message>
        <source>The images are compared, not the values.</source>
        <translation>比较的是像，不是原始值。</translation>
    </message>
    <message>
        <source>The difference was squared</source>
        <translation>把差平方了</translation>
    </message>
    <message>
        <source>It is the absolute value.</source>
        <translation>应取绝对值。</translation>
    </message>
    <message>
        <source>The extreme of only one series</source>
        <translation>只取了一个序列的极值</translation>
    </message>
    <message>
        <source>m and M are taken over all series and points.</source>
        <translation>m 与 M 取自所有序列、所有点。</translation>
    </message>
    <message>
        <source>The other extreme</source>
        <translation>取了另一个极值</translation>
    </message>
    <message>
        <source>m is the smallest difference, M the largest.</source>
        <translation>m 是最小差，M 是最大差。</translation>
    </message>
    <message>
        <source>ρ is missing</source>
        <translation>漏了 ρ</translation>
    </message>
    <message>
        <source>M is multiplied by ρ in the numerator and the denominator.</source>
        <translation>分子分母中 M 都乘以 ρ。</translation>
    </message>
    <message>
        <source>Divided only by M</source>
        <translation>只除以了 M</translation>
    </message>
    <message>
        <source>The denominator is the difference + ρM.</source>
        <translation>分母是差 + ρM。</translation>
    </message>
    <message>
        <source>Divided by M minus the difference</source>
        <translation>除以了 M 减差</translation>
    </message>
    <message>
        <source>Divided by the number of series</source>
        <translation>除以了序列个数</translation>
    </message>
    <message>
        <source>The degree is the mean over the points.</source>
        <translation>关联度是对各点取平均。</translation>
    </message>
    <message>
        <source>k = 1 is missing</source>
        <translation>漏了 k = 1</translation>
    </message>
    <message>
        <source>Every point counts, the first one as well.</source>
        <translation>每一点都计入，第一点也不例外。</translation>
    </message>
    <message>
        <source>The sum, not the mean</source>
        <translation>取了和，不是平均</translation>
    </message>
    <message>
        <source>Divide by the number of points: a degree is at most 1.</source>
        <translation>要除以点数：关联度不超过 1。</translation>
    </message>
    <message>
        <source>The previous point was subtracted</source>
        <translation>减去了前一点</translation>
    </message>
    <message>
        <source>The zero image subtracts the first point from all.</source>
        <translation>始点零化像是各点减去第一点。</translation>
    </message>
    <message>
        <source>The last point has full weight</source>
        <translation>末点计了全值</translation>
    </message>
    <message>
        <source>In the area, the last point has weight ½.</source>
        <translation>面积中末点只计一半。</translation>
    </message>
    <message>
        <source>The area of the curve, not of its zero image</source>
        <translation>用了曲线本身的面积，而非零化像</translation>
    </message>
    <message>
        <source>First subtract the first point from the curve.</source>
        <translation>先从曲线减去第一点。</translation>
    </message>
    <message>
        <source>The areas were added</source>
        <translation>把两个面积相加了</translation>
    </message>
    <message>
        <source>The denominator has the difference of both areas.</source>
        <translation>分母中是两面积之差。</translation>
    </message>
    <message>
        <source>The terms 1 are missing</source>
        <translation>漏了 1</translation>
    </message>
    <message>
        <source>The numerator and the denominator both contain 1.</source>
        <translation>分子分母中都有 1。</translation>
    </message>
    <message>
        <source>The areas themselves are missing</source>
        <translation>漏了两面积本身</translation>
    </message>
    <message>
        <source>1 / (1 + |s₀ − s₁|) is the degree of similitude.</source>
        <translation>1 / (1 + |s₀ − s₁|) 是相似关联度。</translation>
    </message>
    <message>
        <source>Zhao and Hu print it in equations (5) and (11).</source>
        <translation>Zhao 与 Hu 的式 (5) 和 (11) 即如此刊印。</translation>
    </message>
    <message>
        <source>Zhao and Hu print it in their final formula.</source>
        <translation>Zhao 与 Hu 的最终公式即如此刊印。</translation>
    </message>
    <message>
        <source>The worked example of Zhao and Hu, IV.B.2, calculates it this way, contrary to its equation (7).</source>
        <translation>Zhao 与 Hu 第 IV.B.2 节的算例即如此计算，与其式 (7) 相反。</translation>
    </message>
    <message>
        <source>Zhao, Dong et al. thus print 8.99 %, with 464 instead of 446; 5.32 % is correct.</source>
        <translation>Zhao、Dong 等人把 446 写成 464，于是印出 8.99 %；正确的是 5.32 %。</translation>
    </message>
    <message>
        <source>It gives the .8333 printed by docucenter.org/2037; .7143 is correct.</source>
        <translation>docucenter.org/2037 印的 .8333 就是这样得到的；正确的是 .7143。</translation>
    </message>
    <message>
        <source>Slides of SRMIST print this denominator.</source>
        <translation>SRMIST 的讲义用的就是这个分母。</translation>
    </message>
    <message>
        <source>The programs pyDecision and RMCDA calculate it this way.</source>
        <translation>程序 pyDecision 和 RMCDA 即如此计算。</translation>
    </message>
    <message>
        <source>Liu, example 7.8.1: .067 % this way, .090 % over k = 2 … 4.</source>
        <translation>刘思峰，例 7.8.1：这样得 .067 %，对 k = 2 … 4 取平均则为 .090 %。</translation>
    </message>
    <message>
        <source>Mathematical Problems in Engineering 2015/686501 prints 3.48 % and 3.42 %, half of what its numbers give.</source>
        <translation>Mathematical Problems in Engineering 2015/686501 印的 3.48 % 与 3.42 %，是其数据所得的一半。</translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>Available: %1, and %2 more.</source>
        <translation>现有：%1，另有 %2 个。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: Qt&apos;s driver %2 is missing.</source>
        <translation>无法读取“%1”：缺少 Qt 驱动 %2。</translation>
    </message>
    <message>
        <source>Install the package %1.</source>
        <translation>请安装软件包 %1。</translation>
    </message>
    <message>
        <source>“%1” is not a valid database URL: “%2” is wrong.</source>
        <translation>“%1”不是有效的数据库 URL：其中的“%2”有误。</translation>
    </message>
    <message>
        <source>Valid values: %1.</source>
        <translation>有效值：%1。</translation>
    </message>
    <message>
        <source>The server of “%1” does not answer</source>
        <translation>“%1”的服务器没有应答</translation>
    </message>
    <message>
        <source>Check host and port, and whether the server is running and accepts connections from this computer.</source>
        <translation>请检查主机和端口，以及服务器是否在运行并允许本机连接。</translation>
    </message>
    <message>
        <source>“%1” rejects the user</source>
        <translation>“%1”拒绝该用户登录</translation>
    </message>
    <message>
        <source>Check user and password. A password comes from the dialog, the keyring, or the database client, such as PGPASSWORD and .pgpass.</source>
        <translation>请检查用户和密码。密码取自对话框、系统密钥环，或数据库客户端自身的来源，例如 PGPASSWORD 和 .pgpass。</translation>
    </message>
    <message>
        <source>The server has no database “%1”</source>
        <translation>服务器上没有数据库“%1”</translation>
    </message>
    <message>
        <source>Check the database&apos;s name.</source>
        <translation>请检查数据库名称。</translation>
    </message>
    <message>
        <source>“%1” cannot be opened</source>
        <translation>无法打开“%1”</translation>
    </message>
    <message>
        <source>Check host, database and user.</source>
        <translation>请检查主机、数据库和用户。</translation>
    </message>
    <message>
        <source>“%1” has no table “%2”.</source>
        <translation>“%1”中没有表“%2”。</translation>
    </message>
    <message>
        <source>“%1” has several tables.</source>
        <translation>“%1”含有多个表。</translation>
    </message>
    <message>
        <source>Choose one: %1</source>
        <translation>请选择一个：%1</translation>
    </message>
    <message>
        <source>“%1” has no table that you may read.</source>
        <translation>“%1”中没有您可以读取的表。</translation>
    </message>
    <message>
        <source>Check the database name and the permissions of the user.</source>
        <translation>请检查数据库是否正确，以及用户的权限。</translation>
    </message>
    <message>
        <source>“%1” cannot answer the query</source>
        <translation>“%1”无法回答该查询</translation>
    </message>
    <message>
        <source>Check the names and the SQL of the query.</source>
        <translation>请检查查询中的名称和 SQL。</translation>
    </message>
    <message>
        <source>A query must be one SELECT statement without a semicolon inside.</source>
        <translation>查询须是一条 SELECT 语句，中间不能有分号。</translation>
    </message>
    <message>
        <source>Remove everything after the first semicolon; in a text, write char(59) or chr(59) instead of a semicolon.</source>
        <translation>请去掉第一个分号之后的内容；文本中的分号请写作 char(59) 或 chr(59)。</translation>
    </message>
    <message>
        <source>“%1” does not allow the query</source>
        <translation>“%1”不允许该查询</translation>
    </message>
    <message>
        <source>Queries can only read. Ask for permission to SELECT from the table.</source>
        <translation>查询只能读取数据。请申请对该表的 SELECT 权限。</translation>
    </message>
    <message>
        <source>The connection to “%1” was lost</source>
        <translation>与“%1”的连接已断开</translation>
    </message>
    <message>
        <source>No rows were read. Try again; if it fails again, fetch fewer rows with a condition or groups.</source>
        <translation>没有读取任何行。请重试；若再次失败，请用条件或分组减少要取的行。</translation>
    </message>
    <message>
        <source>“%1” is locked: another program is writing to it.</source>
        <translation>“%1”已被锁定：另一个程序正在写入。</translation>
    </message>
    <message>
        <source>Try again when the other program has finished.</source>
        <translation>请在另一个程序完成后重试。</translation>
    </message>
    <message>
        <source>“%1” is damaged or incomplete</source>
        <translation>“%1”已损坏或不完整</translation>
    </message>
    <message>
        <source>Copy the file again; sqlite3 FILE .recover rescues what it can.</source>
        <translation>请重新复制该文件；sqlite3 FILE .recover 可抢救其中的数据。</translation>
    </message>
    <message>
        <source>The query of “%1” returns no rows.</source>
        <translation>对“%1”的查询没有返回任何行。</translation>
    </message>
    <message>
        <source>Check the conditions and that the table has rows.</source>
        <translation>请检查查询条件，以及表中是否有数据。</translation>
    </message>
    <message>
        <source>“%1” returns more than %2 rows.</source>
        <translation>“%1”返回的行数超过 %2。</translation>
    </message>
    <message>
        <source>Let the database aggregate groups (group=COLUMN,…), add conditions, or set limit=.</source>
        <translation>请让数据库按组汇总（group=COLUMN,…）、添加条件，或设置 limit=。</translation>
    </message>
    <message>
        <source>Column “%1” cannot be read: its type is %2.</source>
        <translation>无法读取列“%1”：其类型为 %2。</translation>
    </message>
    <message>
        <source>Write a query that extracts the wanted part as a number or a text.</source>
        <translation>请写一条查询，把所需部分取为数值或文本。</translation>
    </message>
    <message>
        <source>“%1” has no column with numbers or text: %2.</source>
        <translation>“%1”没有数值列或文本列：%2。</translation>
    </message>
    <message>
        <source>Write a query that extracts the wanted parts as numbers or texts.</source>
        <translation>请写一条查询，把所需部分取为数值或文本。</translation>
    </message>
    <message>
        <source>Table “%1” shows the rows stored in the study. %2 Choose Reload to query again.</source>
        <translation>表“%1”显示研究中保存的行。%2 “重新加载”会再次查询。</translation>
    </message>
    <message>
        <source>The database of “%1” returns different rows than when the study was saved (%2 rows then, %3 now). The table shows the current rows.</source>
        <translation>“%1”的数据库返回的行与保存研究时不同（当时 %2 行，现在 %3 行）。表中显示现在的数据。</translation>
    </message>
    <message>
        <source>Open a &amp;database…</source>
        <translation>打开数据库(&amp;D)…</translation>
    </message>
    <message>
        <source>The relational degree</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>Which of two columns moves more like the first? Their sizes differ, so each is first divided by its mean: the images lie about 1.</source>
        <translation>两列中哪一列与第一列的变化更相近？它们大小不同，所以先各自除以平均值：均值像都在 1 附近。</translation>
    </message>
    <message>
        <source>At every point the difference from the reference is calculated. The smallest of all differences is m, the largest M. The coefficient (m + ρM) / (Δ + ρM) turns each difference into a closeness between 0 and 1; the mean of the coefficients is the degree.</source>
        <translation>在每一点求与参考序列之差。全部差中最小者为 m，最大者为 M。关联系数 (m + ρM) / (Δ + ρM) 把每个差化为 0 到 1 之间的接近程度；各关联系数的平均就是关联度。</translation>
    </message>
    <message>
        <source>The degrees are 0.7697 and 0.6006. At which point does x2 lose most?</source>
        <translation>两个关联度是 0.7697 和 0.6006。x2 在哪一点失分最多？</translation>
    </message>
    <message>
        <source>At k = 2: the images are 0.8814 and 1.2571, so the difference equals M and the coefficient has its smallest value.</source>
        <translation>在 k = 2：像为 0.8814 和 1.2571，差就是 M 本身，关联系数取到最小。</translation>
    </message>
    <message>
        <source>Project DvdBr3o/mcm, which prints 0.76966578 and 0.60058464.</source>
        <translation>项目 DvdBr3o/mcm，其中印有 0.76966578 和 0.60058464。</translation>
    </message>
    <message>
        <source>What a degree guarantees, and what it does not</source>
        <translation>关联度保证什么，不保证什么</translation>
    </message>
    <message>
        <source>Normality: a degree lies between 0 and 1, and is 1 for equal series. Closeness: the smaller a difference, the larger its coefficient. These hold at every point.</source>
        <translation>规范性：关联度在 0 与 1 之间，序列相同时为 1。接近性：差越小，关联系数越大。这两条处处成立。</translation>
    </message>
    <message>
        <source>Symmetry holds only when two series are compared. With a third series, m and M are taken over all series and depend on the reference: this is wholeness, not a defect.</source>
        <translation>偶对对称性只在比较两个序列时成立。一旦有第三个序列参与比较，m 与 M 就取自全体，因而取决于谁是参考序列：这是整体性，并非缺陷。</translation>
    </message>
    <message>
        <source>The degree of x1 with x0 as the reference is 0.7697. What is the degree of x0 with x1 as the reference, with the same three columns?</source>
        <translation>以 x0 为参考序列时，x1 的关联度是 0.7697。同样三列，以 x1 为参考序列时，x0 的关联度是多少？</translation>
    </message>
    <message>
        <source>0.7700: with x1 as the reference, M is 0.2571 instead of 0.3758. With only x0 and x1, the degree is 0.7591 in both directions. Make x1 the reference (R) and watch M.</source>
        <translation>0.7700：以 x1 为参考序列时 M 是 0.2571，而不是 0.3758。只有 x0 与 x1 时，两个方向都是 0.7591。把 x1 设为参考序列 (R)，看看 M。</translation>
    </message>
    <message>
        <source>Project DvdBr3o/mcm; the axioms after Deng and Liu.</source>
        <translation>项目 DvdBr3o/mcm；公理依邓聚龙与刘思峰。</translation>
    </message>
    <message>
        <source>Choosing the image and ρ</source>
        <translation>像与 ρ 的选择</translation>
    </message>
    <message>
        <source>The image decides what similarity means: with the initial image, growth since the start; with the mean image, the ratio to the average; with the interval image, the position between the lowest and the highest value; without an image, the values themselves, if they share a scale like these scores.</source>
        <translation>像决定“相近”指什么：初值像看自起点以来的增长；均值像看与平均的比；区间值像看在最低与最高之间的位置；不取像则看数值本身，适用于像这些评分一样同尺度的数据。</translation>
    </message>
    <message>
        <source>ρ decides how strongly large differences count: a small ρ spreads the degrees, a large ρ brings them closer together. 0.5 is a convention, not a result.</source>
        <translation>ρ 决定大的差有多重要：ρ 小则关联度拉开，ρ 大则靠拢。取 0.5 是惯例，不是定理。</translation>
    </message>
    <message>
        <source>At ρ = 0.5 the degree of x1 is 0.7234. Set ρ to 0.1: does the order of the six change?</source>
        <translation>ρ = 0.5 时 x1 的关联度是 0.7234。把 ρ 设为 0.1：六个序列的次序会变吗？</translation>
    </message>
    <message>
        <source>No. The degrees fall to 0.4804, 0.2867, 0.4414, 0.2667, 0.4723 and 0.3734, and the order stays the same. The curves over ρ show where the order would change.</source>
        <translation>不变。关联度降为 0.4804、0.2867、0.4414、0.2667、0.4723、0.3734，次序不变。ρ 曲线显示次序会在何处改变。</translation>
    </message>
    <message>
        <source>Project a2htray/gra, which prints the degrees for both ρ.</source>
        <translation>项目 a2htray/gra，其中印有两种 ρ 下的关联度。</translation>
    </message>
    <message>
        <source>GM(1,1) from five values</source>
        <translation>由五个数据建立 GM(1,1)</translation>
    </message>
    <message>
        <source>Accumulation turns a fluctuating series into an increasing one, which an exponential fits well. The background value z is the mean of two neighbouring accumulated values.</source>
        <translation>累加生成把起伏的序列变为上升的序列，指数曲线能很好地拟合。背景值 z 是相邻两个累加值的平均。</translation>
    </message>
    <message>
        <source>x(k) + a z(k) = u is then a straight line fitted to four points by least squares. −a is the growth rate, u the grey action quantity. The response gives accumulated values: differences of neighbours give the forecasts.</source>
        <translation>于是对四点用最小二乘法拟合直线 x(k) + a z(k) = u。a 是发展系数，−a 反映增长率，u 是灰作用量。响应式给出累加值：相邻相减得到预测值。</translation>
    </message>
    <message>
        <source>What are a and u, and what is the sixth value?</source>
        <translation>a 与 u 各是多少？第六个值是多少？</translation>
    </message>
    <message>
        <source>a = −0.0372, u = 3.0654, and x̂(6) = 3.7507. A program on GitHub prints a = −0.0343 and u = 2.9876 for the same values: check it step by step.</source>
        <translation>a = −0.0372，u = 3.0654，x̂(6) = 3.7507。GitHub 上有个程序对同样的数据印出 a = −0.0343、u = 2.9876：逐步算一遍便可验证。</translation>
    </message>
    <message>
        <source>Data of Deng’s textbooks.</source>
        <translation>邓聚龙教科书中的数据。</translation>
    </message>
    <message>
        <source>Class ratio and translation</source>
        <translation>级比与平移</translation>
    </message>
    <message>
        <source>A series is suitable for GM(1,1) if no step is too steep: every class ratio x(k−1)/x(k) must lie between e^(−2/(n+1)) and e^(2/(n+1)).</source>
        <translation>序列的每一步都不过陡时才适合 GM(1,1)：每个级比 x(k−1)/x(k) 都应落在 e^(−2/(n+1)) 与 e^(2/(n+1)) 之间。</translation>
    </message>
    <message>
        <source>If one lies outside, a constant C added to all values flattens the steps; it is subtracted again at the end. The model can also be fitted without it: the test is a warning, not a prohibition.</source>
        <translation>若有级比落在区间之外，给所有值加上常数 C 使各步变缓，最后再减去。不平移也能建模：级比检验是提醒，不是禁止。</translation>
    </message>
    <message>
        <source>Which years are too steep, and which C corrects all of them?</source>
        <translation>哪些年份过陡？C 取多大可使所有级比落入区间？</translation>
    </message>
    <message>
        <source>1997, 2003 and 2004: their ratios 0.7946, 0.8714 and 0.8487 are below 0.8825. C must exceed 56.396; the next number with three digits is 56.4.</source>
        <translation>1997、2003 和 2004 年：级比 0.7946、0.8714、0.8487 低于 0.8825。C 须大于 56.396；其后第一个三位有效数字的数是 56.4。</translation>
    </message>
    <message>
        <source>Natural gas 1990–2004, Mathematical Problems in Engineering 2015, 686501.</source>
        <translation>天然气 1990–2004，Mathematical Problems in Engineering 2015, 686501。</translation>
    </message>
    <message>
        <source>Three interpretations of the residual model</source>
        <translation>残差模型的三种解读</translation>
    </message>
    <message>
        <source>The residuals of GM(1,1) can be modelled again and added. The paper with these data prints one rule but calculates by another, and textbooks use a third.</source>
        <translation>GM(1,1) 的残差可以再建模并加回。这些数据所出的论文印的是一种规则，算的是另一种，教科书里还有第三种。</translation>
    </message>
    <message>
        <source>Its equations subtract the fit from the measurement; its example does the reverse, smooths by a cap on growth, and mixes the coefficients of two fits. All three interpretations are available as models.</source>
        <translation>公式里是实测值减拟合值；算例却相反，用限制增长来平滑，还混用了两次拟合的系数。三种解读都可作为模型选用。</translation>
    </message>
    <message>
        <source>The paper prints 0.835 for the seventh value. Which interpretation gives this number?</source>
        <translation>论文印的第七个值是 0.835。哪种解读能得到它？</translation>
    </message>
    <message>
        <source>None. Plain GM(1,1) gives 0.9367 where 0.823 was measured. Choose the interpretations one after the other and compare their errors on the held-out points.</source>
        <translation>都不能。普通 GM(1,1) 给出 0.9367，而实测为 0.823。逐一选用各种解读，比较它们在检验点上的误差。</translation>
    </message>
    <message>
        <source>Zhao and Hu, section IV.B.2; reads of case 1.1.</source>
        <translation>Zhao 与 Hu，第 IV.B.2 节；案例 1.1 的读取。</translation>
    </message>
    <message>
        <source>Why C and P mislead</source>
        <translation>为什么 C 和 P 会误导</translation>
    </message>
    <message>
        <source>C compares the spread of the errors with that of the series, P counts small errors. Both use only the fitted points: they say how well the model describes the data, not how well it forecasts.</source>
        <translation>后验差比 C 比较残差与序列的离散程度，小误差概率 P 统计小误差的个数。两者都只涉及拟合点：说明模型描述得如何，而不是预测得如何。</translation>
    </message>
    <message>
        <source>Held-out points are not used for the fit. Report the error at these points, together with that of simple rules such as repeating the last value.</source>
        <translation>检验点没有参与拟合。应当报告的是检验点上的误差，并与“重复最后一个值”之类的简单规则并列。</translation>
    </message>
    <message>
        <source>With C = 0.1309 and P = 1, this fit has grade 1. How large are the errors for the two held-out years?</source>
        <translation>C = 0.1309、P = 1，该拟合为一级。作为检验点的两年误差有多大？</translation>
    </message>
    <message>
        <source>6.5 % and 16.5 % too high, and more every year: the exponential keeps growing although the growth has slowed.</source>
        <translation>分别偏高 6.5 % 和 16.5 %，而且逐年增大：增长已放缓，指数却照旧上升。</translation>
    </message>
    <message>
        <source>Mathematical Problems in Engineering 2017, 9728587, table 1.</source>
        <translation>Mathematical Problems in Engineering 2017, 9728587，表 1。</translation>
    </message>
    <message>
        <source>Relative performance with a tree</source>
        <translation>用回归树求相对性能</translation>
    </message>
    <message>
        <source>A tree finds the ratios: it tries every threshold of every factor and keeps the one with the smallest sum of squares on both sides.</source>
        <translation>回归树找出这些比值：试遍每个因子的每个阈值，取使两侧平方和最小的那个。</translation>
    </message>
    <message>
        <source>Zhao, Dong et al. 2011, tables 5 to 8.</source>
        <translation>Zhao、Dong 等 2011，表 5 至 8。</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>新建表格(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>把 %1 改为 %2</translation>
    </message>
    <message>
        <source>in row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Change a cell</source>
        <translation>修改单元格</translation>
    </message>
    <message>
        <source>Write a new value into one cell</source>
        <translation>在一个单元格中写入新值</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of %1 were changed by hand</source>
        <translation>
            <numerusform>%1 中有 %n 个单元格经手工修改</numerusform>
        </translation>
    </message>
    <message>
        <source>Shaded numbers were measured or chosen. When one changes, all formulas are recalculated; the results that Greyscope calculated from the original numbers are beside them.</source>
        <translation>着色的数为测量值或所选参数。改动其中一个，所有公式随之重算；旁边是 Greyscope 由原来的数算出的结果。</translation>
    </message>
    <message>
        <source>Largest difference from Greyscope</source>
        <translation>与 Greyscope 的最大差</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>k or series</source>
        <translation>k 或序列</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Greyscope</source>
        <translation>Greyscope</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>所选参数</translation>
    </message>
    <message>
        <source>As exported: %1</source>
        <translation>导出时：%1</translation>
    </message>
    <message>
        <source>A value instead of a formula: the formula is too long for a spreadsheet.</source>
        <translation>此处为数值：公式超出电子表格所容许的长度。</translation>
    </message>
    <message>
        <source>Also uses series that are not in this sheet; their part does not change.</source>
        <translation>还用到本表中没有的序列：该部分不随之改变。</translation>
    </message>
    <message>
        <source>Class ratios and translation</source>
        <translation>级比与平移</translation>
    </message>
    <message>
        <source>Residual model</source>
        <translation>残差模型</translation>
    </message>
    <message>
        <source>Hold-out error</source>
        <translation>检验误差</translation>
    </message>
    <message>
        <source>Split of a regression tree</source>
        <translation>回归树的划分</translation>
    </message>
    <message numerus="yes">
        <source>thirteen effects, %n readings</source>
        <translation>
            <numerusform>十三个效果值，%n 个数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>throughput of the paper, %n readings</source>
        <translation>
            <numerusform>论文中的吞吐量，%n 个数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ratios of the paper, %n readings</source>
        <translation>
            <numerusform>论文中的性能比，%n 个数据</numerusform>
        </translation>
    </message>
    <message>
        <source>e to the power of −2/(n + 1), with n points.</source>
        <translation>e 的 −2/(n + 1) 次方，n 为点数。</translation>
    </message>
    <message>
        <source>e to the power of 2/(n + 1), with n points.</source>
        <translation>e 的 2/(n + 1) 次方，n 为点数。</translation>
    </message>
    <message>
        <source>The C that each end of the band requires; the larger of the two.</source>
        <translation>区间两端各自要求的 C，取较大者。</translation>
    </message>
    <message>
        <source>Add C.</source>
        <translation>加上 C。</translation>
    </message>
    <message>
        <source>The absolute value of the residual.</source>
        <translation>残差的绝对值。</translation>
    </message>
    <message>
        <source>Add the correction, or subtract it where the tail is negative.</source>
        <translation>加上修正项；尾段为负时减去。</translation>
    </message>
    <message>
        <source>Measured minus forecast.</source>
        <translation>测量值减预测值。</translation>
    </message>
    <message>
        <source>The mean of the relative errors of the held-out points, in percent.</source>
        <translation>各检验点相对误差的平均值，以百分数计。</translation>
    </message>
    <message>
        <source>Sum of the squared deviations of the rows from the mean.</source>
        <translation>各行与平均值之差的平方和。</translation>
    </message>
    <message>
        <source>Midway between the neighbours on both sides.</source>
        <translation>两侧相邻值的中点。</translation>
    </message>
    <message>
        <source>The mean of the rows on the left.</source>
        <translation>左侧各行的平均值。</translation>
    </message>
    <message>
        <source>The mean of the rows on the right.</source>
        <translation>右侧各行的平均值。</translation>
    </message>
    <message>
        <source>The sums of squares about the mean of each side, added.</source>
        <translation>两侧各自对其平均值的平方和，再相加。</translation>
    </message>
    <message>
        <source>The sum of squares of the node minus the smallest one.</source>
        <translation>节点的平方和减去最小的平方和。</translation>
    </message>
    <message>
        <source>2/n in the exponent</source>
        <translation>指数用了 2/n</translation>
    </message>
    <message>
        <source>The band is from e to the −2/(n + 1) to e to the 2/(n + 1).</source>
        <translation>区间为 e 的 −2/(n + 1) 次方到 e 的 2/(n + 1) 次方。</translation>
    </message>
    <message>
        <source>The smaller bound was used</source>
        <translation>取了两个界中较小者</translation>
    </message>
    <message>
        <source>Both ends of the band must be met: the larger bound counts.</source>
        <translation>区间两端都须满足：以较大的界为准。</translation>
    </message>
    <message>
        <source>C subtracted</source>
        <translation>减去了 C</translation>
    </message>
    <message>
        <source>The translation adds C, which is subtracted from the result again.</source>
        <translation>平移是加上 C；得到结果后再减去。</translation>
    </message>
    <message>
        <source>The ratio without the translation</source>
        <translation>未平移的级比</translation>
    </message>
    <message>
        <source>After the translation, the ratios are those of x + C.</source>
        <translation>平移之后的级比是 x + C 的级比。</translation>
    </message>
    <message>
        <source>The residual with its sign</source>
        <translation>残差带了符号</translation>
    </message>
    <message>
        <source>The second model uses the absolute values; the sign is restored at the end.</source>
        <translation>第二个模型用的是绝对值；符号最后再恢复。</translation>
    </message>
    <message>
        <source>The sign of the correction is wrong</source>
        <translation>修正项的符号相反</translation>
    </message>
    <message>
        <source>Where the residuals of the tail are negative, the correction is subtracted.</source>
        <translation>尾段残差为负时，减去修正项。</translation>
    </message>
    <message>
        <source>The error of the fitted points</source>
        <translation>用了拟合点的误差</translation>
    </message>
    <message>
        <source>The model was fitted to those; only held-out points show how well it forecasts.</source>
        <translation>模型是用这些点拟合的；只有检验点才能说明预测效果。</translation>
    </message>
    <message>
        <source>The mean over fitted and held-out points</source>
        <translation>对拟合点与检验点一起求了平均</translation>
    </message>
    <message>
        <source>The hold-out error uses only the held-out points.</source>
        <translation>检验误差只计检验点。</translation>
    </message>
    <message>
        <source>The largest value on the left</source>
        <translation>左侧的最大值</translation>
    </message>
    <message>
        <source>The threshold lies midway between both neighbours.</source>
        <translation>阈值是两相邻值的中点。</translation>
    </message>
    <message>
        <source>Divided by the number of rows of the node</source>
        <translation>除以节点的全部行数</translation>
    </message>
    <message>
        <source>Each side has its own number of rows.</source>
        <translation>两侧各有自己的行数。</translation>
    </message>
    <message>
        <source>The squares of one side</source>
        <translation>只算了一侧的平方和</translation>
    </message>
    <message>
        <source>Both sides count.</source>
        <translation>两侧都要计入。</translation>
    </message>
    <message>
        <source>The mean square</source>
        <translation>均方</translation>
    </message>
    <message>
        <source>It is the sum of the squares, not divided by the rows.</source>
        <translation>是平方和，不除以行数。</translation>
    </message>
    <message>
        <source>The remainder, not the gain</source>
        <translation>是剩余量，不是减少量</translation>
    </message>
    <message>
        <source>Subtract the smallest sum of squares from that of the node.</source>
        <translation>用节点的平方和减去最小的平方和。</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Number line: %1</source>
        <translation>数轴：%1</translation>
    </message>
    <message>
        <source>The curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Translation of %1</source>
        <translation>%1 的平移</translation>
    </message>
    <message>
        <source>The repeats</source>
        <translation>重复测量值</translation>
    </message>
    <message>
        <source>Mean, deviation, standard error</source>
        <translation>平均值、标准差、标准误</translation>
    </message>
    <message>
        <source>Confidence that two of the values enclose the median</source>
        <translation>两个值之间包含中位数的置信水平</translation>
    </message>
    <message>
        <source>The interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Prediction by a tree grown without the cell</source>
        <translation>由未用该单元生成的树预测</translation>
    </message>
    <message numerus="yes">
        <source>Grown on %n other rows; the cell lies in: %1</source>
        <translation>
            <numerusform>由其余 %n 行生成；该单元位于：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Interval of the mean of %1</source>
        <translation>%1 平均值的区间</translation>
    </message>
    <message>
        <source>Interval of the median of %1</source>
        <translation>%1 中位数的区间</translation>
    </message>
    <message>
        <source>Prediction of the cell %1</source>
        <translation>单元 %1 的预测</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>grey system</source>
        <translation>灰色系统</translation>
    </message>
    <message>
        <source>A system that is partly known and partly unknown: between black (nothing known) and white (everything known).</source>
        <translation>部分信息已知、部分信息未知的系统：介于一无所知的黑色系统与完全已知的白色系统之间。</translation>
    </message>
    <message>
        <source>grey relational analysis</source>
        <translation>灰色关联分析</translation>
    </message>
    <message>
        <source>Orders series by how closely they follow a reference. It needs few points and assumes no distribution.</source>
        <translation>按各序列与参考序列变化的接近程度排序。所需数据少，不假定分布。</translation>
    </message>
    <message>
        <source>reference series</source>
        <translation>参考序列</translation>
    </message>
    <message>
        <source>The series that the others are compared with, x₀.</source>
        <translation>其他序列与之比较的序列，又称母序列，记作 x₀。</translation>
    </message>
    <message>
        <source>compared series</source>
        <translation>比较序列</translation>
    </message>
    <message>
        <source>A series whose degree with the reference is calculated: x₁, x₂ and so on.</source>
        <translation>要求其与参考序列关联度的序列，又称子序列，记作 x₁、x₂ 等。</translation>
    </message>
    <message>
        <source>image</source>
        <translation>像</translation>
    </message>
    <message>
        <source>A series transformed to a common scale, so that units and magnitudes do not matter. The choice of the image changes degrees and orders.</source>
        <translation>把序列变换到共同的尺度，使单位和大小不起作用。像的选择会改变关联度和关联序。</translation>
    </message>
    <message>
        <source>initial image</source>
        <translation>初值像</translation>
    </message>
    <message>
        <source>Every value divided by the first value: growth since the start.</source>
        <translation>每个值除以第一个值：相对起点的增长。</translation>
    </message>
    <message>
        <source>mean image</source>
        <translation>均值像</translation>
    </message>
    <message>
        <source>Every value divided by the mean of its series: the ratio to the average.</source>
        <translation>每个值除以序列的均值：相对平均水平的倍数。</translation>
    </message>
    <message>
        <source>interval image</source>
        <translation>区间值像</translation>
    </message>
    <message>
        <source>The position of every value between the lowest and the highest value of its series, from 0 to 1.</source>
        <translation>每个值在序列最小值与最大值之间的位置，从 0 到 1。</translation>
    </message>
    <message>
        <source>difference series</source>
        <translation>差序列</translation>
    </message>
    <message>
        <source>The distance between two images at each point.</source>
        <translation>两个像在各点的距离。</translation>
    </message>
    <message>
        <source>The smallest difference over all points of all compared series, m.</source>
        <translation>所有比较序列在所有点上的最小差，记作 m。</translation>
    </message>
    <message>
        <source>The largest difference over all points of all compared series, M. An additional series may change it, and thus every degree.</source>
        <translation>所有比较序列在所有点上的最大差，记作 M。增加一个序列就可能改变它，从而改变所有关联度。</translation>
    </message>
    <message>
        <source>distinguishing coefficient</source>
        <translation>分辨系数</translation>
    </message>
    <message>
        <source>ρ in (0, 1]: the weight of the largest difference in each coefficient. A smaller ρ spreads the degrees; 0.5 is the convention.</source>
        <translation>ρ 取自 (0, 1]：最大差在关联系数中的权重。ρ 越小，关联度拉得越开；通常取 0.5。</translation>
    </message>
    <message>
        <source>relational coefficient</source>
        <translation>关联系数</translation>
    </message>
    <message>
        <source>The closeness of two images at one point, between 0 and 1; 1 where the difference is the smallest.</source>
        <translation>两个像在一点上的接近程度，介于 0 与 1 之间；差为最小差处等于 1。</translation>
    </message>
    <message>
        <source>grey relational degree</source>
        <translation>灰色关联度</translation>
    </message>
    <message>
        <source>The mean of the relational coefficients, weighted if points count differently. It ranks series; its value alone says little.</source>
        <translation>关联系数的平均，各点轻重不同时取加权平均。它用来排序；单看大小意义不大。</translation>
    </message>
    <message>
        <source>relational order</source>
        <translation>关联序</translation>
    </message>
    <message>
        <source>The compared series in descending order of degree: this is the result to use, and to check under other images and ρ.</source>
        <translation>比较序列按关联度从大到小的次序：这才是要用的结论，并应换别的像和 ρ 检验。</translation>
    </message>
    <message>
        <source>axioms of relational analysis</source>
        <translation>灰色关联公理</translation>
    </message>
    <message>
        <source>Normality, closeness, wholeness and symmetry of pairs: the properties that Deng requires of a degree.</source>
        <translation>规范性、接近性、整体性与偶对对称性：邓聚龙对关联度的要求。</translation>
    </message>
    <message>
        <source>image from zero</source>
        <translation>始点零化像</translation>
    </message>
    <message>
        <source>A series minus its first value, so that every curve starts at 0.</source>
        <translation>序列减去其第一个值，使每条折线都从 0 开始。</translation>
    </message>
    <message>
        <source>absolute degree of grey incidence</source>
        <translation>灰色绝对关联度</translation>
    </message>
    <message>
        <source>Compares the areas under two zero-starting curves: it measures amounts of change, not rates.</source>
        <translation>比较两条零化折线下的面积：反映变化的量，而非变化的速率。</translation>
    </message>
    <message>
        <source>relative degree of grey incidence</source>
        <translation>灰色相对关联度</translation>
    </message>
    <message>
        <source>The absolute degree of initial images: it measures rates of change, not amounts.</source>
        <translation>初值像的绝对关联度：反映变化的速率，而非变化的量。</translation>
    </message>
    <message>
        <source>synthetic degree of grey incidence</source>
        <translation>灰色综合关联度</translation>
    </message>
    <message>
        <source>A weighted mean of the absolute and the relative degree; θ is the weight of the absolute degree.</source>
        <translation>绝对关联度与相对关联度的加权综合；θ 是绝对关联度的权重。</translation>
    </message>
    <message>
        <source>similitude degree</source>
        <translation>灰色相似关联度</translation>
    </message>
    <message>
        <source>The similarity of the shapes of two curves, regardless of their position.</source>
        <translation>两条折线形状的相似程度，与位置无关。</translation>
    </message>
    <message>
        <source>closeness degree</source>
        <translation>灰色接近关联度</translation>
    </message>
    <message>
        <source>The closeness of two curves in space; only for series with the same unit.</source>
        <translation>两条折线在空间中的接近程度；只适用于单位相同的序列。</translation>
    </message>
    <message>
        <source>grey relational clustering</source>
        <translation>灰色关联聚类</translation>
    </message>
    <message>
        <source>Merges the series or groups with the largest degree, step by step.</source>
        <translation>逐次合并关联度最大的序列或类。</translation>
    </message>
    <message>
        <source>grey model GM(1,1)</source>
        <translation>灰色模型 GM(1,1)</translation>
    </message>
    <message>
        <source>A first-order equation for one series: an exponential fitted to the accumulated values, for at least four points.</source>
        <translation>一个变量的一阶方程：用指数曲线拟合累加值，四个点即可建模。</translation>
    </message>
    <message>
        <source>Each value divided by the next one. If all ratios lie in the admissible band, the series is suitable for GM(1,1).</source>
        <translation>每个值与后一个值之比。全部落在可容覆盖内时，序列适合建立 GM(1,1)。</translation>
    </message>
    <message>
        <source>admissible band</source>
        <translation>可容覆盖</translation>
    </message>
    <message>
        <source>The interval in which the class ratios must lie; it narrows with more points.</source>
        <translation>级比应落入的区间；点数越多，区间越窄。</translation>
    </message>
    <message>
        <source>smoothness ratio</source>
        <translation>光滑比</translation>
    </message>
    <message>
        <source>Each value divided by the sum of all values before it: it must decrease for the accumulated series to be nearly exponential.</source>
        <translation>每个值与此前各值之和的比：它应当递减，累加序列才近似呈指数规律。</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>平移变换</translation>
    </message>
    <message>
        <source>A constant C added to all values so that their class ratios are admissible, and subtracted again after the fit.</source>
        <translation>给所有值加常数 C，使级比落入可容覆盖，建模后再减去。</translation>
    </message>
    <message>
        <source>buffer operator</source>
        <translation>缓冲算子</translation>
    </message>
    <message>
        <source>accumulated generating operation</source>
        <translation>累加生成</translation>
    </message>
    <message>
        <source>AGO: sums from the first value on. A fluctuating series becomes an increasing one.</source>
        <translation>AGO：从第一个值起逐项求和。波动的序列变为递增的序列。</translation>
    </message>
    <message>
        <source>inverse accumulation</source>
        <translation>累减生成</translation>
    </message>
    <message>
        <source>IAGO: differences of neighbouring values, the inverse of accumulation; they give forecasts of the series itself.</source>
        <translation>IAGO：相邻值相减，是累加生成的逆运算，由此得到原序列的预测值。</translation>
    </message>
    <message>
        <source>background value</source>
        <translation>背景值</translation>
    </message>
    <message>
        <source>z: the value of the accumulated series between two points; the mean of both neighbours unless another α is chosen.</source>
        <translation>z：累加序列在两点之间的值；除非另给 α，取相邻两值的平均。</translation>
    </message>
    <message>
        <source>data matrix B</source>
        <translation>数据矩阵 B</translation>
    </message>
    <message>
        <source>One row for each equation: the negative background value and 1.</source>
        <translation>每个方程一行：背景值的相反数与 1。</translation>
    </message>
    <message>
        <source>data vector Y</source>
        <translation>数据向量 Y</translation>
    </message>
    <message>
        <source>The right sides of the equations: the measured values from the second on.</source>
        <translation>各方程的右端：从第二个起的原始值。</translation>
    </message>
    <message>
        <source>normal equations</source>
        <translation>正规方程组</translation>
    </message>
    <message>
        <source>The equations for the coefficients with the smallest sum of squared errors: BᵀB times the coefficients equals BᵀY.</source>
        <translation>使误差平方和最小时参数应满足的方程：BᵀB 乘以参数等于 BᵀY。</translation>
    </message>
    <message>
        <source>development coefficient</source>
        <translation>发展系数</translation>
    </message>
    <message>
        <source>a: −a is the growth rate, so a growing series has a negative a. Its size determines the possible forecast horizon.</source>
        <translation>a：−a 是增长率，所以增长序列的 a 为负。其大小决定可以预测多远。</translation>
    </message>
    <message>
        <source>grey action quantity</source>
        <translation>灰作用量</translation>
    </message>
    <message>
        <source>u, also b: the external drive of the series, estimated from the series itself.</source>
        <translation>u，也记作 b：由序列自身估计出的外部作用。</translation>
    </message>
    <message>
        <source>time response</source>
        <translation>时间响应式</translation>
    </message>
    <message>
        <source>The solution of the whitening equation at every step: fitted and forecast accumulated values.</source>
        <translation>白化方程在各时刻的解：累加值的拟合值与预测值。</translation>
    </message>
    <message>
        <source>even difference grey model</source>
        <translation>均值差分 GM(1,1) 模型</translation>
    </message>
    <message>
        <source>GM(1,1) that iterates its difference equation directly, without a differential equation.</source>
        <translation>直接由差分方程逐步递推的 GM(1,1)，不用微分方程。</translation>
    </message>
    <message>
        <source>discrete grey model DGM(1,1)</source>
        <translation>离散灰色模型 DGM(1,1)</translation>
    </message>
    <message>
        <source>Each accumulated value is a linear function of the previous one: exact for a pure exponential.</source>
        <translation>每个累加值是前一个累加值的线性函数：对纯指数序列完全精确。</translation>
    </message>
    <message>
        <source>grey Verhulst model</source>
        <translation>灰色 Verhulst 模型</translation>
    </message>
    <message>
        <source>For saturating growth: the square of the background value slows the growth.</source>
        <translation>用于趋于饱和的增长：背景值的平方使增长减缓。</translation>
    </message>
    <message>
        <source>nonlinear grey Bernoulli model</source>
        <translation>非线性灰色伯努利模型</translation>
    </message>
    <message>
        <source>Between GM(1,1) and Verhulst: the background value to the power n, which is chosen or found by a search.</source>
        <translation>介于 GM(1,1) 与 Verhulst 之间：背景值取 n 次幂，n 由人选定或搜索得到。</translation>
    </message>
    <message>
        <source>fractional accumulation</source>
        <translation>分数阶累加</translation>
    </message>
    <message>
        <source>Accumulation of a non-integer order r: older points have less weight if r is below 1.</source>
        <translation>阶数 r 不是整数的累加：r 小于 1 时旧数据的作用减弱。</translation>
    </message>
    <message>
        <source>multivariable grey model GM(1,N)</source>
        <translation>多变量灰色模型 GM(1,N)</translation>
    </message>
    <message>
        <source>GM(1,1) driven by accumulated related series instead of a constant.</source>
        <translation>以累加的相关因素序列代替常数作为驱动的 GM(1,1)。</translation>
    </message>
    <message>
        <source>static grey model GM(0,N)</source>
        <translation>静态灰色模型 GM(0,N)</translation>
    </message>
    <message>
        <source>A linear relation between accumulated series: it describes the data and gives no forecast.</source>
        <translation>累加序列之间的线性关系：只作描述，不作预测。</translation>
    </message>
    <message>
        <source>metabolic model</source>
        <translation>新陈代谢模型</translation>
    </message>
    <message>
        <source>In each step the model is refitted after adding its own forecast and removing the oldest point.</source>
        <translation>每预测一步，就加入该预测值、去掉最旧的点，重新建模。</translation>
    </message>
    <message>
        <source>The measured value minus the model value.</source>
        <translation>实测值减去模型值。</translation>
    </message>
    <message>
        <source>The absolute residual divided by the measured value.</source>
        <translation>残差的绝对值与实测值之比。</translation>
    </message>
    <message>
        <source>mean relative error</source>
        <translation>平均相对误差</translation>
    </message>
    <message>
        <source>The mean of the relative errors in percent (MAPE).</source>
        <translation>相对误差的平均，以百分数表示，即 MAPE。</translation>
    </message>
    <message>
        <source>posterior error ratio</source>
        <translation>后验差比</translation>
    </message>
    <message>
        <source>C: the standard deviation of the residuals divided by that of the series. Smaller is better, but it uses only the fitted points.</source>
        <translation>C：残差的标准差与序列的标准差之比。越小越好，但只针对拟合点。</translation>
    </message>
    <message>
        <source>probability of small errors</source>
        <translation>小误差概率</translation>
    </message>
    <message>
        <source>P: the share of residuals close to their mean, relative to the standard deviation of the series.</source>
        <translation>P：与残差均值之差较小的残差所占比例，以序列的标准差衡量。</translation>
    </message>
    <message>
        <source>accuracy grade</source>
        <translation>精度等级</translation>
    </message>
    <message>
        <source>1 to 4 by C and P; the worse one counts. It says how well a model describes the data, not how well it forecasts.</source>
        <translation>按 C 和 P 分为 1 至 4 级，取较差者。它说明模型描述得如何，而非预测得如何。</translation>
    </message>
    <message>
        <source>hold-out error</source>
        <translation>检验误差</translation>
    </message>
    <message>
        <source>The error at points that were not used for the fit: the error to report.</source>
        <translation>在未参与拟合的点上的误差：应当报告的是它。</translation>
    </message>
    <message>
        <source>residual model</source>
        <translation>残差模型</translation>
    </message>
    <message>
        <source>A second GM(1,1), fitted to the residuals of the first one to correct it.</source>
        <translation>对第一个模型的残差再建一个 GM(1,1)，用来修正它。</translation>
    </message>
    <message>
        <source>relative factor</source>
        <translation>相对因子</translation>
    </message>
    <message>
        <source>How many times as fast one system is as another under the same load.</source>
        <translation>相同负载下一个系统的速度是另一个的多少倍。</translation>
    </message>
    <message>
        <source>relative prediction</source>
        <translation>相对预测</translation>
    </message>
    <message>
        <source>The measured value of one system multiplied by the predicted relative factor of the other.</source>
        <translation>一个系统的实测值乘以另一个系统的预测相对因子。</translation>
    </message>
    <message>
        <source>transfer path</source>
        <translation>传递路径</translation>
    </message>
    <message>
        <source>The systems between the first and the last one: the factors along the path are multiplied.</source>
        <translation>起点与终点之间经过的系统：沿途的因子相乘。</translation>
    </message>
    <message>
        <source>regression tree</source>
        <translation>回归树</translation>
    </message>
    <message>
        <source>Repeatedly splits the rows in two so that the remaining sum of squares is smallest; each leaf predicts its mean.</source>
        <translation>反复把行一分为二，使剩余平方和最小；每个叶节点以其均值作预测。</translation>
    </message>
    <message>
        <source>sum of squared errors</source>
        <translation>误差平方和</translation>
    </message>
    <message>
        <source>The sum of the squared deviations of the values of a node from their mean.</source>
        <translation>一个节点的各值与其均值之差的平方和。</translation>
    </message>
    <message>
        <source>gain of a split</source>
        <translation>划分的增益</translation>
    </message>
    <message>
        <source>The decrease of the sum of squares of a node by a split; the split with the largest gain is made.</source>
        <translation>划分使节点平方和减少的量；取增益最大的划分。</translation>
    </message>
    <message>
        <source>cost-complexity pruning</source>
        <translation>代价复杂度剪枝</translation>
    </message>
    <message>
        <source>Removes the branch with the smallest gain per leaf; α is this gain.</source>
        <translation>剪去平均每个叶节点增益最小的分支；α 就是这个增益。</translation>
    </message>
    <message>
        <source>leave-one-out cross-validation</source>
        <translation>留一交叉验证</translation>
    </message>
    <message>
        <source>Every cell is predicted by a tree grown without it; the mean of these errors is the error to report.</source>
        <translation>每个单元由未用它生成的树来预测；应当报告的是这些误差的平均。</translation>
    </message>
    <message>
        <source>The recipe of this table joins another table: change the cell on the Data page.</source>
        <translation>该表的配方连接了另一个表：请在“数据”页面修改单元格。</translation>
    </message>
    <message>
        <source>This table is too large to drag in: change the cell on the Data page.</source>
        <translation>该表太大，不能拖动修改：请在“数据”页面修改单元格。</translation>
    </message>
    <message>
        <source>This point is no longer in the table.</source>
        <translation>该点已不在表中。</translation>
    </message>
    <message numerus="yes">
        <source>This point is made of %n rows: change one of their cells on the Data page.</source>
        <translation>
            <numerusform>该点由 %n 行组成：请在“数据”页面修改其中的单元格。</numerusform>
        </translation>
    </message>
    <message>
        <source>This point is calculated; it is not a single cell of the table.</source>
        <translation>该点是算出来的，不是表中的一个单元格。</translation>
    </message>
    <message>
        <source>Change %1 in row %2</source>
        <translation>修改第 %2 行的 %1</translation>
    </message>
    <message>
        <source>Glossary: %1</source>
        <translation>术语：%1</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>已遮住</translation>
    </message>
    <message>
        <source>to be found: %1</source>
        <translation>待求：%1</translation>
    </message>
    <message>
        <source>no table open</source>
        <translation>没有打开的表</translation>
    </message>
    <message>
        <source>Columns of “%1” with the same measurement are read as rows; see the step on the Data page.</source>
        <translation>“%1”中测量同一量的各列按行读取；步骤见“数据”页面。</translation>
    </message>
    <message>
        <source>Open a table to explain one of its columns by the others.</source>
        <translation>打开一个表，用其他列解释其中一列。</translation>
    </message>
    <message>
        <source>A tree needs a column of numbers and another column to explain it.</source>
        <translation>回归树需要一个数值列，以及另一个用来解释它的列。</translation>
    </message>
    <message numerus="yes">
        <source>%1
%2 rows, mean %3, sd %4</source>
        <translation>
            <numerusform>%1
%2 行，均值 %3，标准差 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2
%3 rows, mean %4, sd %5</source>
        <translation>
            <numerusform>%1：%2
%3 行，均值 %4，标准差 %5</numerusform>
        </translation>
    </message>
    <message>
        <source>every row</source>
        <translation>每一行</translation>
    </message>
    <message>
        <source>Not pruned.</source>
        <translation>未剪枝。</translation>
    </message>
    <message numerus="yes">
        <source>Pruned at α = %1, chosen by %n folds (one standard error).</source>
        <translation>
            <numerusform>在 α = %1 处剪枝，由 %n 折选定（一个标准误）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pruned at α = %1.</source>
        <translation>在 α = %1 处剪枝。</translation>
    </message>
    <message numerus="yes">
        <source>Regression tree over %n rows. Dots: measured values; bar: leaf mean.</source>
        <translation>
            <numerusform>基于 %n 行的回归树。点：实测值；竖线：叶节点均值。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Interval of repeats</source>
        <translation>重复测量的区间</translation>
    </message>
    <message numerus="yes">
        <source>Noise alone lowers %n measured degrees below their intervals.</source>
        <translation>
            <numerusform>仅因噪声，就有 %n 个测得的关联度低于其区间。</numerusform>
        </translation>
    </message>
    <message>
        <source>not distinguishable from noise</source>
        <translation>与噪声无法区分</translation>
    </message>
    <message>
        <source>95 % interval %1 … %2×, %3, from %4 and %5 repeats</source>
        <translation>95 % 区间 %1 … %2×，%3，由 %4 次与 %5 次重复得出</translation>
    </message>
    <message>
        <source>; ≈ not distinguishable from 1× by the repeats</source>
        <translation>；≈ 重复测量无法将其与 1× 区分</translation>
    </message>
    <message>
        <source>The first %1 of %2 cells; the list has the largest changes.</source>
        <translation>前 %1 个单元，共 %2 个；列表中为变化最大的单元。</translation>
    </message>
    <message>
        <source>split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Diamonds: P2 table 2. Lines: 3.78 + 1.05 P, split writing 8.71, fitted to it</source>
        <translation>菱形：P2 表 2。线：3.78 + 1.05 P，拆分写入 8.71，由其拟合</translation>
    </message>
    <message>
        <source>Diamonds: P2 table 2. Lines: 44.72 P, split writing 0.023 + 0.262 log₂ P, fitted to it</source>
        <translation>菱形：P2 表 2。线：44.72 P，拆分写入 0.023 + 0.262 log₂ P，由其拟合</translation>
    </message>
    <message>
        <source>Default layout, calculated</source>
        <translation>默认布局（计算所得）</translation>
    </message>
    <message>
        <source>subfile %1, OST %2, object %3, offset %4</source>
        <translation>子文件 %1，OST %2，对象 %3，偏移 %4</translation>
    </message>
    <message>
        <source>composite %1</source>
        <translation>复合布局 %1</translation>
    </message>
    <message>
        <source>composite: OST %1, offset %2</source>
        <translation>复合布局：OST %1，偏移 %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>; arrows: at least, at most</source>
        <translation>；箭头：至少、至多</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1，%2 %</translation>
    </message>
    <message>
        <source>Simulated: share of the last group</source>
        <translation>仿真：末组的份额</translation>
    </message>
    <message>
        <source>Dashed: ideal %1 %.</source>
        <translation>虚线：理想值 %1 %。</translation>
    </message>
    <message>
        <source>The first run of the first %1 of %2 points; at the right, the overall share.</source>
        <translation>%2 个点中前 %1 个点的首次运行，右侧为其总份额。</translation>
    </message>
    <message>
        <source>The first run of each point; at the right, the overall share.</source>
        <translation>各点的首次运行，右侧为其总份额。</translation>
    </message>
    <message>
        <source>Line: waits for a slot. Pale: waits for the disk. Solid: served. Arrow: arrived earlier.</source>
        <translation>线：等待槽位。浅色：等待磁盘。实色：服务中。箭头：此前已到。</translation>
    </message>
    <message>
        <source>the verdict stays the same (%1 to %2) when each of these varies by ±25 %: %3</source>
        <translation>以下参数各增减 25 % 时结论不变（%1 至 %2）：%3</translation>
    </message>
    <message>
        <source>as in the papers</source>
        <translation>按论文的方式运行</translation>
    </message>
    <message>
        <source>only for MPI Tile-IO</source>
        <translation>仅用于 MPI Tile-IO</translation>
    </message>
    <message>
        <source>only for queues</source>
        <translation>仅用于排队模型</translation>
    </message>
    <message>
        <source>a free parameter, off</source>
        <translation>自由参数，关闭</translation>
    </message>
    <message>
        <source>0: one stripe</source>
        <translation>0：一个条带</translation>
    </message>
    <message>
        <source>suitable for a desktop computer</source>
        <translation>适合在台式计算机上运行</translation>
    </message>
    <message>
        <source>reads of 8, 16 and 32 KB, strided divided by contiguous; 64 MB per process when parameters are varied</source>
        <translation>8、16 和 32 KB 的读，跨步除以连续；变动参数时每进程 64 MB</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>%1  %2; required: %3</source>
        <translation>%1  %2；要求：%3</translation>
    </message>
    <message>
        <source>%1 of the squared error at the root lies between rows that are equal in every factor: no tree with these factors can explain it.</source>
        <translation>根节点平方误差中有 %1 来自所有因子都相同的行之间：用这些因子的树都无法解释。</translation>
    </message>
    <message>
        <source>Choosing lowers the error by %1 points compared with an even spread</source>
        <translation>选点的误差比均匀散布低 %1 个百分点</translation>
    </message>
    <message>
        <source>Choosing raises the error by %1 points compared with an even spread</source>
        <translation>选点的误差比均匀散布高 %1 个百分点</translation>
    </message>
    <message>
        <source>Choosing has no advantage over an even spread</source>
        <translation>选点相对均匀散布没有收益</translation>
    </message>
    <message>
        <source>simulated 95 % intervals contain the true value in %1 to %2 % of cases</source>
        <translation>模拟的 95 % 区间在 %1 至 %2 % 的情形中包含真值</translation>
    </message>
    <message>
        <source>their coverage was not simulated for this image</source>
        <translation>对这种像没有模拟过区间包含真值的比例</translation>
    </message>
    <message>
        <source>%1 % intervals of the noise-free curves from %2 repeats per value (%3); all ranks are unchanged in %4 % of %5 draws.</source>
        <translation>由每个值 %2 次重复得到的 %1 % 区间，针对去除噪声后的曲线（%3）；在 %5 次抽样中有 %4 % 全部名次不变。</translation>
    </message>
    <message>
        <source>order statistics</source>
        <translation>次序统计量</translation>
    </message>
    <message>
        <source>with %1 repeats in %2 to %3 % of cases</source>
        <translation>%1 次重复的有 %2 至 %3 %</translation>
    </message>
    <message>
        <source>Bootstrap intervals (BCa) from few repeats are too narrow: simulated 95 % intervals contain the true value %1, %2.</source>
        <translation>由少数重复得到的自助法区间（BCa）偏窄：模拟的 95 % 区间包含真值的比例，%1，%2。</translation>
    </message>
    <message>
        <source>already aggregated: ranks need single measurements, so choose Welch’s test</source>
        <translation>数据已汇总：秩检验需要逐次测量值，请选用 Welch 检验</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are already aggregated: ranks need single measurements, so choose Welch’s test.</source>
        <translation>
            <numerusform>%n 个单元的数据已汇总：秩检验需要逐次测量值，请选用 Welch 检验。</numerusform>
        </translation>
    </message>
    <message>
        <source>first in line %1 of %2</source>
        <translation>首见于 %2 的第 %1 行</translation>
    </message>
    <message>
        <source>The next point cannot be derived from the points of this series: add a row to its table instead.</source>
        <translation>由该序列的点推不出下一个点：请改在其表格中添加一行。</translation>
    </message>
    <message>
        <source>This row does not come from a line of a file: leave it out on the Data page.</source>
        <translation>该行不对应文件中的某一行：请在“数据”页面将其剔除。</translation>
    </message>
    <message>
        <source>Add a point</source>
        <translation>添加一个点</translation>
    </message>
    <message>
        <source>Remove a point</source>
        <translation>去掉一个点</translation>
    </message>
    <message>
        <source>Rows, + %1</source>
        <translation>行，+ %1</translation>
    </message>
    <message>
        <source>Number of draws below the estimate</source>
        <translation>低于估计值的重抽样次数</translation>
    </message>
    <message>
        <source>Influence of each value on the estimate</source>
        <translation>各数据对估计值的影响</translation>
    </message>
    <message>
        <source>Comparison with the printed number</source>
        <translation>与刊印的数相比</translation>
    </message>
    <message>
        <source>Welch 1947</source>
        <translation>Welch 1947</translation>
    </message>
    <message>
        <source>Fieller 1954</source>
        <translation>Fieller 1954</translation>
    </message>
    <message>
        <source>Efron 1987</source>
        <translation>Efron 1987</translation>
    </message>
    <message>
        <source>t is the two-sided quantile for %1 % with %2 degrees of freedom.</source>
        <translation>t 是置信水平 %1 %、自由度 %2 的双侧分位数。</translation>
    </message>
    <message numerus="yes">
        <source>%n resamples were drawn with the seed %1; x*(k) is the k-th smallest of their estimates.</source>
        <translation>
            <numerusform>以种子 %1 重抽样 %n 次；x*(k) 是其中第 k 小的估计值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Interval of the ratio of %1</source>
        <translation>%1 的比值的区间</translation>
    </message>
    <message>
        <source>Interval of the change of %1</source>
        <translation>%1 的变化的区间</translation>
    </message>
    <message>
        <source>Bootstrap interval of %1</source>
        <translation>%1 的自助法区间</translation>
    </message>
    <message>
        <source>Published number: %1</source>
        <translation>刊印的数：%1</translation>
    </message>
    <message>
        <source>Degree over all cells</source>
        <translation>所有单元的关联度</translation>
    </message>
    <message>
        <source>Degree over the thread counts</source>
        <translation>各线程数的关联度</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The residuals show that errors grow with the level.</source>
        <translation>残差表明误差随水平增大。</translation>
    </message>
    <message>
        <source>The residuals show that errors are equally large along the whole series.</source>
        <translation>残差表明误差在整个序列上大小相同。</translation>
    </message>
    <message>
        <source>Ratios of medians have no interval by formula, only a bootstrap interval.</source>
        <translation>中位数之比没有公式给出的区间，只有自助法（bootstrap）区间。</translation>
    </message>
    <message numerus="yes">
        <source>%n medians of fewer than %1 repeats have no interval by formula, only a bootstrap interval.</source>
        <translation>
            <numerusform>%n 个中位数的重复少于 %1 次，没有公式给出的区间，只有自助法（bootstrap）区间。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open with a pre&amp;view…</source>
        <translation>打开前预览(&amp;V)…</translation>
    </message>
    <message>
        <source>Open a &amp;folder of results…</source>
        <translation>打开结果文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple study</source>
        <translation>打开示例研究(&amp;M)</translation>
    </message>
    <message>
        <source>Sav&amp;e as…</source>
        <translation>另存为(&amp;E)…</translation>
    </message>
    <message>
        <source>Follow file chan&amp;ges</source>
        <translation>跟踪文件的变化(&amp;G)</translation>
    </message>
    <message>
        <source>Write a re&amp;port…</source>
        <translation>生成报告(&amp;P)…</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>语言(&amp;N)</translation>
    </message>
    <message>
        <source>Interval of the change</source>
        <translation>变化的区间</translation>
    </message>
    <message>
        <source>Test of the change</source>
        <translation>变化的检验</translation>
    </message>
    <message>
        <source>The difference and its standard error</source>
        <translation>差值及其标准误</translation>
    </message>
    <message>
        <source>Midranks in both samples together</source>
        <translation>两样本合并后的中秩</translation>
    </message>
    <message>
        <source>The test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Schuirmann 1987</source>
        <translation>Schuirmann 1987</translation>
    </message>
    <message>
        <source>Mann and Whitney 1947</source>
        <translation>Mann 和 Whitney 1947</translation>
    </message>
    <message>
        <source>Q(t, ν) is the probability that Student&apos;s distribution with ν degrees of freedom exceeds t.</source>
        <translation>Q(t, ν) 是自由度为 ν 的 t 分布超过 t 的概率。</translation>
    </message>
    <message>
        <source>L: number of values of both samples that are smaller; E: number of equal values, including the value itself.</source>
        <translation>L：两样本中小于它的数值个数；E：与它相等的个数，含其自身。</translation>
    </message>
    <message>
        <source>W: number of ways to choose as many midranks with U at most (or at least) the observed value.</source>
        <translation>W：在选取同样多个中秩的所有方式中，U 不大于（或不小于）所得值的方式数。</translation>
    </message>
    <message>
        <source>With more than %1 values on a side (%2 with ties): normal approximation with a continuity correction of ½.</source>
        <translation>一侧多于 %1 个数值（有相同值时多于 %2 个）：按正态近似计算，并作 ½ 的连续性校正。</translation>
    </message>
    <message>
        <source>Test of the change of %1</source>
        <translation>%1 的变化的检验</translation>
    </message>
    <message>
        <source>rows %1 … %2, columns %3 … %4</source>
        <translation>行 %1 … %2，列 %3 … %4</translation>
    </message>
    <message>
        <source>%1 is abbreviated.</source>
        <translation>%1 被缩写。</translation>
    </message>
    <message>
        <source>Names are complete</source>
        <translation>名称完整</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1：%2 至 %3</translation>
    </message>
    <message>
        <source>Errors were chosen to be equal along the series.</source>
        <translation>已选定误差沿序列相等。</translation>
    </message>
    <message>
        <source>Errors were chosen to be proportional to the level.</source>
        <translation>已选定误差与水平成正比。</translation>
    </message>
    <message>
        <source>Errors proportional to the level are ruled out: equal errors are more than %1 times as likely.</source>
        <translation>排除误差与水平成正比：误差相等的似然是其 %1 倍以上。</translation>
    </message>
    <message>
        <source>Equal errors are ruled out: errors proportional to the level are more than %1 times as likely.</source>
        <translation>排除误差相等：误差与水平成正比的似然是其 %1 倍以上。</translation>
    </message>
    <message>
        <source>Neither is %1 times as likely as the other: the band contains the bands for equal errors and for errors proportional to the level.</source>
        <translation>两种误差的似然相差不到 %1 倍：区间包含误差相等时与误差随水平成比例时的两个区间。</translation>
    </message>
    <message>
        <source>Refit %1 with the seed %2. c is drawn from χ² with the residual degrees of freedom of the fit; each point gets a drawn residual multiplied by s.</source>
        <translation>种子 %2 下的第 %1 次重新拟合。c 抽自 χ² 分布，其自由度为拟合的剩余自由度；每一点取一个抽出的残差乘以 s。</translation>
    </message>
    <message>
        <source>Draw %1 with the seed %2. e, e′ and e″ are independently drawn changes of the difference d of the images when the repeats are drawn with replacement; the deviation of each mean or median is scaled by √(n/(n−1)).</source>
        <translation>种子 %2 下的第 %1 次抽取。e、e′、e″：有放回地抽取重复测量，各均值或中位数的偏移乘以 √(n/(n−1))，由此引起的像之差 d 的变化；三者分别独立抽取。</translation>
    </message>
    <message>
        <source>In this draw, as in every second draw, o(k) = 0 where |d(k)| &lt; %1 |e″(k)|. z is a normal random number.</source>
        <translation>在本次抽取中（每两次抽取中有一次如此），|d(k)| &lt; %1 |e″(k)| 处取 o(k) = 0。z 是正态随机数。</translation>
    </message>
    <message>
        <source>In every second draw, but not in this one, o(k) = 0 where |d(k)| &lt; %1 |e″(k)|. z is a normal random number.</source>
        <translation>每两次抽取中有一次（本次不是）在 |d(k)| &lt; %1 |e″(k)| 处取 o(k) = 0。z 是正态随机数。</translation>
    </message>
    <message numerus="yes">
        <source>V is the variance of the degrees of %n draws with the seed %1; v is the part due to the two values with the largest difference, from the degrees γ with one of these values shifted up or down by one standard error. N: sum of (repeats − 1) over all values of both series. x*(k) is the k-th smallest degree.</source>
        <translation>
            <numerusform>V 是种子 %1 下 %n 次抽取所得关联度的方差，v 是其中来自差最大的两个值的部分：γ 为其中一个值上移或下移一个标准误时的关联度。N：两个序列全部值的（重复次数 − 1）之和。x*(k) 是第 k 小的关联度。</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible effect of the noise in the repeats</source>
        <translation>重复测量的噪声可能造成的偏移</translation>
    </message>
    <message>
        <source>Noise-free difference</source>
        <translation>去除噪声后的差</translation>
    </message>
    <message>
        <source>Position of the interval ends</source>
        <translation>区间两端的位置</translation>
    </message>
    <message>
        <source>Error size along the series</source>
        <translation>误差沿序列的大小</translation>
    </message>
    <message>
        <source>One of the refits in full</source>
        <translation>其中一次重新拟合的全过程</translation>
    </message>
    <message>
        <source>Forecasts of all refits</source>
        <translation>全部重新拟合的预测值</translation>
    </message>
    <message>
        <source>%1, second model, refit</source>
        <translation>%1，第二模型，重新拟合</translation>
    </message>
    <message>
        <source>%1, refit</source>
        <translation>%1，重新拟合</translation>
    </message>
    <message>
        <source>Berger and Boos 1994</source>
        <translation>Berger 和 Boos 1994</translation>
    </message>
    <message>
        <source>Davison and Hinkley 1997</source>
        <translation>Davison 和 Hinkley 1997</translation>
    </message>
    <message>
        <source>Efron and Morris 1973</source>
        <translation>Efron 和 Morris 1973</translation>
    </message>
    <message>
        <source>Satterthwaite 1946</source>
        <translation>Satterthwaite 1946</translation>
    </message>
    <message>
        <source>Interval of the degree of %1</source>
        <translation>%1 的关联度的区间</translation>
    </message>
    <message>
        <source>Interval of the forecast of %1</source>
        <translation>%1 的预测区间</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>values differ too much for a ratio: check their units</source>
        <translation>数值相差过大，无法求比值：请检查单位</translation>
    </message>
    <message numerus="yes">
        <source>%n cells have values that differ too much for a ratio: check their units.</source>
        <translation>
            <numerusform>%n 个单元的数值相差过大，无法求比值：请检查单位。</numerusform>
        </translation>
    </message>
    <message>
        <source>With these extrema, high probabilities are too optimistic: of the simulated ranks that were unchanged in over 80 % of draws, %1 to %2 % were true.</source>
        <translation>采用这种极值时，较高的概率偏于乐观：模拟中在超过 80 % 的抽样里不变的名次，实际正确的占 %1 至 %2 %。</translation>
    </message>
    <message>
        <source>Background weight</source>
        <translation>背景值权重</translation>
    </message>
    <message>
        <source>by search</source>
        <translation>搜索所得</translation>
    </message>
    <message>
        <source>Set the background weight</source>
        <translation>设置背景值权重</translation>
    </message>
    <message>
        <source>MAPE</source>
        <translation>MAPE</translation>
    </message>
    <message>
        <source>equal or proportional, unless distinguishable</source>
        <translation>相等或与水平成正比（无法分辨时）</translation>
    </message>
    <message>
        <source>equal along the series</source>
        <translation>沿序列相等</translation>
    </message>
    <message>
        <source>proportional to the level</source>
        <translation>与水平成正比</translation>
    </message>
    <message>
        <source>k₀: the longest tail</source>
        <translation>k₀：最长的尾段</translation>
    </message>
    <message>
        <source>k₀ = %1</source>
        <translation>k₀ = %1</translation>
    </message>
    <message>
        <source>Fit and forecast</source>
        <translation>拟合与预测</translation>
    </message>
    <message>
        <source>Interval at %1</source>
        <translation>%1 处的区间</translation>
    </message>
    <message>
        <source>Draw %1 with the seed %2: the images after drawing the repeats with replacement, with the deviation of each mean or median scaled by √(n/(n−1)).</source>
        <translation>种子 %2 下的第 %1 次抽取：有放回地抽取重复测量，各均值或中位数的偏移乘以 √(n/(n−1))，由此得到的像。</translation>
    </message>
    <message numerus="yes">
        <source>V is the variance of the quotients of %n draws with the seed %1; v is the part due to the first values of both series, which affect the whole curves, from the quotients q with one of these values shifted up or down by one standard error. N: sum of (repeats − 1) over all other values of both series. x*(k) is the k-th smallest u.</source>
        <translation>
            <numerusform>V 是种子 %1 下 %n 次抽取所得商 q 的方差，v 是其中来自两个序列首值的部分，首值影响整条曲线：q⁺ 与 q⁻ 为其中一个首值上移、下移一个标准误时的商。N：两个序列其余全部值的（重复次数 − 1）之和。x*(k) 是第 k 小的 u。</numerusform>
        </translation>
    </message>
    <message>
        <source>In the draws, u lies on both sides of 0.</source>
        <translation>抽取结果中 u 可正可负。</translation>
    </message>
    <message>
        <source>In all draws, u is above 0.</source>
        <translation>抽取结果中 u 均为正。</translation>
    </message>
    <message>
        <source>In all draws, u is below 0.</source>
        <translation>抽取结果中 u 均为负。</translation>
    </message>
    <message>
        <source>If a draw lies on the other side, the degree is continued beyond 1: 2 − 1/(1 − u) for u &lt; 0. If both sides are possible, the interval contains the degrees of both. x*(k) is the k-th smallest degree.</source>
        <translation>抽取值落在另一侧时，关联度延续到 1 以上：u &lt; 0 时取 2 − 1/(1 − u)。两侧都有可能时，区间包含两侧的关联度。x*(k) 是第 k 小的关联度。</translation>
    </message>
    <message>
        <source>reason: a column of numbers beside the axis</source>
        <translation>理由：与轴并列的数值列</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two parts</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>two parts</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>Degree of the chosen pair</source>
        <translation>所选一对的关联度</translation>
    </message>
    <message>
        <source>Merge %1 of %2</source>
        <translation>第 %1 次合并，共 %2 次</translation>
    </message>
    <message>
        <source>Interval of this degree</source>
        <translation>该关联度的区间</translation>
    </message>
    <message>
        <source>With ρ = %1</source>
        <translation>ρ = %1 时</translation>
    </message>
    <message>
        <source>With the image %1</source>
        <translation>以%1为像时</translation>
    </message>
    <message>
        <source>Mean of the leaf</source>
        <translation>叶的均值</translation>
    </message>
    <message>
        <source>Split of the tree</source>
        <translation>树的划分</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Empty %1 is %2</source>
        <translation>%1 为空即 %2</translation>
    </message>
    <message>
        <source>Fill empty cells</source>
        <translation>填充空单元格</translation>
    </message>
    <message>
        <source>Give the empty cells of a column a value; for a key they then form a level of their own</source>
        <translation>给某列的空单元格一个值；对键而言，它们从而自成一个水平</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>Give them series: %1</source>
        <translation>使其成为序列：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells of %1 were given a value</source>
        <translation>
            <numerusform>%1 的 %n 个空单元格填入了值</numerusform>
        </translation>
    </message>
    <message>
        <source>reason: its numbers do not form a grid with the other columns, so they were not set</source>
        <translation>理由：其数值与其他各列构不成网格，因而并非设定</translation>
    </message>
    <message>
        <source>The figure is %1 mm wide; there is room for %2 mm.</source>
        <translation>图宽 %1 mm；可用宽度为 %2 mm。</translation>
    </message>
    <message>
        <source>Fonts are available</source>
        <translation>字体齐全</translation>
    </message>
    <message>
        <source>Set the width to %1 mm</source>
        <translation>宽度设为 %1 mm</translation>
    </message>
    <message>
        <source>Use the default colours</source>
        <translation>恢复默认颜色</translation>
    </message>
    <message>
        <source>Add a title…</source>
        <translation>填写标题…</translation>
    </message>
    <message>
        <source>Add letters</source>
        <translation>加上编号字母</translation>
    </message>
    <message>
        <source>Remove the panel</source>
        <translation>移除该子图</translation>
    </message>
    <message>
        <source>%1 is not installed; the figure is set in %2.</source>
        <translation>未安装 %1；图以 %2 排版。</translation>
    </message>
    <message>
        <source>Outlined: %1.</source>
        <translation>加框者：%1。</translation>
    </message>
    <message>
        <source>◇ published</source>
        <translation>◇ 已发表</translation>
    </message>
    <message>
        <source>Dots: the error in each cell; bar: their mean.</source>
        <translation>点：各单元的误差；竖线：其均值。</translation>
    </message>
    <message>
        <source>absolute degree %1</source>
        <translation>绝对关联度 %1</translation>
    </message>
    <message>
        <source> (%1×)</source>
        <comment>so many times as large</comment>
        <translation>（%1×）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>two parts</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the clauses of a sentence</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two conditions</comment>
        <translation>%1 且 %2</translation>
    </message>
    <message>
        <source>smallest difference of all</source>
        <translation>两级最小差</translation>
    </message>
    <message>
        <source>largest difference of all</source>
        <translation>两级最大差</translation>
    </message>
    <message>
        <source>One system has been measured, the other is to be predicted: the ratio of the two is predicted from the load and multiplied by the measured value. In this way the paper predicts 414 MB/s × 1.02 = 422.28, while 446 was measured. The error is 5.32 %; the paper used 464 instead of 446 and prints 8.99 %.</source>
        <translation>一个系统已测，另一个待求：由负载预测两者之比，再乘以已测的值。论文就这样预测 414 MB/s × 1.02 = 422.28，而实测为 446。误差是 5.32 %；论文把 446 误作 464，印出 8.99 %。</translation>
    </message>
    <message>
        <source>The selected cell has 32 threads and 2 objects. Which threshold separates its leaf from the rest of the eight cells in the node above, and what sum of squares remains?</source>
        <translation>所选单元为 32 个线程、2 个对象。哪个阈值把它所在的叶节点与上一节点的其余单元（共八个）分开？剩下的平方和是多少？</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>保存规则</translation>
    </message>
    <message>
        <source>Rules as text (*.txt)</source>
        <translation>文本规则 (*.txt)</translation>
    </message>
    <message>
        <source>Rules for LaTeX (*.tex)</source>
        <translation>LaTeX 规则 (*.tex)</translation>
    </message>
    <message>
        <source>Rules as a table (*.csv)</source>
        <translation>规则表 (*.csv)</translation>
    </message>
    <message>
        <source>Tree for Graphviz (*.dot)</source>
        <translation>Graphviz 树图 (*.dot)</translation>
    </message>
    <message>
        <source>Recalculated by %1</source>
        <translation>重新计算：%1</translation>
    </message>
    <message>
        <source>No series can be made: %1</source>
        <translation>无法构成序列：%1</translation>
    </message>
    <message>
        <source>Fix it on the sheet</source>
        <translation>在图版上修正</translation>
    </message>
    <message>
        <source>A larger figure or smaller text does not help here; a shorter name may help.</source>
        <translation>加大图幅或缩小文字在这里不起作用；换个较短的名称或许可以。</translation>
    </message>
    <message>
        <source>No further distinct colour is available: choose fewer series.</source>
        <translation>已没有与其他都不同的颜色：请少选几个序列。</translation>
    </message>
    <message>
        <source>No installed font has the character %1 in %2: it is drawn as an empty box.</source>
        <translation>已安装的字体都没有 %2 中的字符 %1：它将显示为空框。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n displayed numbers change, most of all %2: %3 → %4</source>
        <translation>
            <numerusform>显示的 %n 个数中有 %1 个会改变，变化最大的是 %2：%3 → %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are added</source>
        <translation>
            <numerusform>新增 %n 个数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are removed</source>
        <translation>
            <numerusform>减少 %n 个数</numerusform>
        </translation>
    </message>
    <message>
        <source>Unchanged: %1</source>
        <comment>panels of a sheet</comment>
        <translation>保持不变：%1</translation>
    </message>
    <message>
        <source>Not read: below the table</source>
        <translation>未读取：表下方的行</translation>
    </message>
    <message numerus="yes">
        <source>%n lines below the table are not read as rows: %1.</source>
        <translation>
            <numerusform>表下方有 %n 行未作为数据行读取：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read them as rows</source>
        <translation>读取为行</translation>
    </message>
    <message>
        <source>%1 is above %2 at each level of %3 that both have, from %4 to %5</source>
        <translation>在 %3 中两者都有值的每个水平上 %1 都高于 %2，从 %4 到 %5</translation>
    </message>
    <message>
        <source>%1 is below %2 at each level of %3 that both have, from %4 to %5</source>
        <translation>在 %3 中两者都有值的每个水平上 %1 都低于 %2，从 %4 到 %5</translation>
    </message>
    <message>
        <source>Mean error of the training cells, %1</source>
        <translation>训练单元的平均误差，%1</translation>
    </message>
    <message>
        <source>Mean error of left-out cells, %1</source>
        <translation>留出单元的平均误差，%1</translation>
    </message>
    <message>
        <source>Mean error of left-out cells</source>
        <translation>留出单元的平均误差</translation>
    </message>
    <message>
        <source>Without the cell %1</source>
        <translation>不含单元 %1</translation>
    </message>
    <message>
        <source>By the mean of the leaf</source>
        <translation>用叶的均值</translation>
    </message>
    <message>
        <source>No match.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>找到 %1 个。</translation>
    </message>
    <message numerus="yes">
        <source>Dotted: across %n missing points.</source>
        <translation>
            <numerusform>点线处缺 %n 个点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The colour does not belong to a series that could be given another colour.</source>
        <translation>这不是某个序列的颜色，无法另给一种。</translation>
    </message>
    <message>
        <source>Backtest of every origin</source>
        <translation>各起点的回测</translation>
    </message>
    <message>
        <source>Squared error of the training cells, %1</source>
        <translation>训练单元的平方误差，%1</translation>
    </message>
    <message>
        <source>Squared error of left-out folds, %1</source>
        <translation>留出折的平方误差，%1</translation>
    </message>
    <message>
        <source>Mean error of parity</source>
        <translation>持平的平均误差</translation>
    </message>
    <message>
        <source>Y is shifted by one point</source>
        <translation>Y 错了一位</translation>
    </message>
    <message>
        <source>−z(k) belongs to x⁽⁰⁾(k): Y begins at k = 2.</source>
        <translation>与 −z(k) 对应的是 x⁽⁰⁾(k)：Y 自 k = 2 起。</translation>
    </message>
    <message numerus="yes">
        <source>%n folds, seed %1. Each fold has a tree grown without it, pruned at βᵢ times the share of rows that it was grown on.</source>
        <translation>
            <numerusform>%n 折，种子 %1。每折各有一棵未用该折生成的树，按 βᵢ 乘以其生长所用行的比例剪枝。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tree of %1 has the smallest error; the tree of %2 is chosen.</source>
        <translation>误差最小的是 %1 的树；选取的是 %2 的树。</translation>
    </message>
    <message>
        <source>Fitted to the first %1 points; origins begin at %2 points. Not fitted: %3.</source>
        <translation>拟合前 %1 个点；起点自 %2 个点起。未能拟合：%3。</translation>
    </message>
    <message>
        <source>Errors of all subtrees on left-out folds</source>
        <translation>各子树在留出折上的误差</translation>
    </message>
    <message>
        <source>The chosen subtree</source>
        <translation>选取的子树</translation>
    </message>
    <message>
        <source>The model at the last origin</source>
        <translation>最后一个起点的模型</translation>
    </message>
    <message>
        <source>Forecasts from every origin</source>
        <translation>各起点的预测</translation>
    </message>
    <message>
        <source>Mean error of %1</source>
        <translation>%1 的平均误差</translation>
    </message>
    <message>
        <source>Pruning of the tree of %1</source>
        <translation>%1 的树的剪枝程度</translation>
    </message>
    <message>
        <source>Squared error of a subtree of %1</source>
        <translation>%1 的一棵子树的平方误差</translation>
    </message>
    <message>
        <source>Backtest of %1</source>
        <translation>%1 的回测</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>姓名：%1</translation>
    </message>
    <message>
        <source>Points: ______ of %1</source>
        <translation>得分：______ / %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>%1: each row occurs %2 times in the stacked table, once per column.</source>
        <translation>%1：每一行在堆叠表格中出现 %2 次，每列一次。</translation>
    </message>
    <message>
        <source>greater than</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>不大于</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>不小于</translation>
    </message>
    <message>
        <source>prime</source>
        <translation>撇</translation>
    </message>
    <message>
        <source>and so on</source>
        <translation>等等</translation>
    </message>
    <message>
        <source>reason: 0 or 1 for whether something happened; no other column looks measured</source>
        <translation>理由：0 或 1，表示是否发生，而其他各列都不像测量值</translation>
    </message>
    <message>
        <source>reason: a different value in every row</source>
        <translation>理由：每行的值都不同</translation>
    </message>
    <message numerus="yes">
        <source>%n names do not fit; they are in the data.</source>
        <translation>
            <numerusform>有 %n 个名称放不下；它们在数据中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names do not fit; they are in the caption.</source>
        <translation>
            <numerusform>有 %n 个名称放不下；图题列出了它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is covered by another element.</source>
        <translation>%1 被其他内容遮住。</translation>
    </message>
    <message numerus="yes">
        <source>%n names did not fit; they are in the data.</source>
        <translation>
            <numerusform>有 %n 个名称放不下；它们在数据中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not shown in the figure: %1</source>
        <translation>图中放不下的：%1</translation>
    </message>
    <message>
        <source>%1 is a repetition</source>
        <translation>%1是重复</translation>
    </message>
    <message>
        <source>Average them</source>
        <translation>取其平均值</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of the history were discarded: they do not lead to the current state of this study.</source>
        <translation>
            <numerusform>历史中有 %n 步已丢弃：由它们得不到这项研究的当前状态。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps of the history need the missing data. Locate the data before any other change to restore them.</source>
        <translation>
            <numerusform>历史中有 %n 步需要缺失的数据：在作其他更改之前定位到数据，即可恢复这些步骤。</numerusform>
        </translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Mean error of the path</source>
        <translation>路径的平均误差</translation>
    </message>
    <message>
        <source>All paths in parallel</source>
        <translation>所有路径并联</translation>
    </message>
    <message>
        <source>The path at the selected cell</source>
        <translation>所选单元处的路径</translation>
    </message>
    <message>
        <source>Ratio of %1</source>
        <translation>%1 的比值</translation>
    </message>
    <message>
        <source>Index of %1</source>
        <translation>%1 的指数</translation>
    </message>
    <message>
        <source>Add a table from the clip&amp;board</source>
        <translation>从剪贴板添加表(&amp;B)</translation>
    </message>
    <message>
        <source>%1 by paths in parallel</source>
        <translation>%1，由并联路径预测</translation>
    </message>
    <message>
        <source>The weights of the paths</source>
        <translation>各路径的权重</translation>
    </message>
    <message>
        <source>The change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Split of %1</source>
        <translation>%1 的划分</translation>
    </message>
    <message>
        <source>Mean error of parity at %1</source>
        <translation>持平在 %1 处的平均误差</translation>
    </message>
    <message>
        <source>Mean error of left-out cells at %1</source>
        <translation>留出单元在 %1 处的平均误差</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>%1 的变化</translation>
    </message>
    <message>
        <source>Mean error of all paths in parallel</source>
        <translation>所有路径并联的平均误差</translation>
    </message>
    <message>
        <source>Mean error of %1 by paths in parallel</source>
        <translation>%1 由并联路径预测的平均误差</translation>
    </message>
    <message>
        <source>The byte in the default layout</source>
        <translation>默认布局中的字节</translation>
    </message>
    <message>
        <source>The byte in its subfile</source>
        <translation>子文件中的字节</translation>
    </message>
    <message>
        <source>The byte in a composite Lustre file</source>
        <translation>Lustre 复合布局文件中的字节</translation>
    </message>
    <message>
        <source>OSTs that a process accesses</source>
        <translation>一个进程访问的 OST 数</translation>
    </message>
    <message>
        <source>Times to create and to resize</source>
        <translation>创建和调整大小的时间</translation>
    </message>
    <message>
        <source>whole part of %1, end</source>
        <translation>%1 的整数部分，完</translation>
    </message>
    <message>
        <source>The byte and the layout</source>
        <translation>字节与布局</translation>
    </message>
    <message>
        <source>Stripe, object and offset</source>
        <translation>所在条带、对象与偏移</translation>
    </message>
    <message>
        <source>Segments of each process, and OSTs</source>
        <translation>每个进程的段数与 OST 数</translation>
    </message>
    <message>
        <source>OSTs that each of k processes accesses</source>
        <translation>k 个进程中每个所访问的 OST 数</translation>
    </message>
    <message>
        <source>Fitted times of k processes in ms</source>
        <translation>k 个进程的时间（毫秒，拟合值）</translation>
    </message>
    <message>
        <source>Boito et al., section 5.4</source>
        <translation>Boito 等，5.4 节</translation>
    </message>
    <message>
        <source>Position of byte %1</source>
        <translation>字节 %1 的位置</translation>
    </message>
    <message>
        <source>OSTs of %1 that a process accesses</source>
        <translation>%1 个 OST 中一个进程访问几个</translation>
    </message>
    <message>
        <source>Times to create and to resize a file</source>
        <translation>创建文件和调整文件大小的时间</translation>
    </message>
    <message>
        <source>modulo</source>
        <translation>模</translation>
    </message>
    <message>
        <source>Yu et al., section 3.2</source>
        <translation>Yu 等，3.2 节</translation>
    </message>
    <message>
        <source>Yu et al., table 2</source>
        <translation>Yu 等，表 2</translation>
    </message>
    <message>
        <source>Bold n: fewer than three cells.</source>
        <translation>粗体的 n：单元少于三个。</translation>
    </message>
    <message>
        <source>Bold n: fewer than three rows.</source>
        <translation>粗体的 n：少于三行。</translation>
    </message>
    <message>
        <source>Between one object and two: the sum of squares is 0.0440. With the next best threshold it is 0.0513, without a split 0.0600.</source>
        <translation>在一个对象与两个对象之间：剩余平方和为 0.0440。次优的阈值为 0.0513，不划分则为 0.0600。</translation>
    </message>
    <message>
        <source>the ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>Not connected: %1.</source>
        <translation>未连接：%1。</translation>
    </message>
    <message>
        <source>A study connects to a server only if you allow it: choose Connect, or add --connect to the command.</source>
        <translation>研究只在您允许时才连接服务器：点击“连接”，或给命令加上 --connect。</translation>
    </message>
    <message>
        <source>“%1” names “%2”, which is not registered with ODBC.</source>
        <translation>“%1”指定了“%2”，它没有在 ODBC 中登记。</translation>
    </message>
    <message>
        <source>Register a driver in odbcinst.ini or a data source in odbc.ini.</source>
        <translation>请在 odbcinst.ini 中登记驱动程序，或在 odbc.ini 中登记数据源。</translation>
    </message>
    <message>
        <source>The query calls %1, which would load foreign code into this program.</source>
        <translation>查询调用了 %1，它会把外部代码加载到本程序中。</translation>
    </message>
    <message>
        <source>Remove the call from the query.</source>
        <translation>请从查询中去掉这一调用。</translation>
    </message>
    <message>
        <source>The server of “%1” has not answered within %2 s.</source>
        <translation>“%1”的服务器在 %2 s 内没有应答。</translation>
    </message>
    <message>
        <source>Check host and port, and that the server is running; connect_timeout=SECONDS in the URL waits longer.</source>
        <translation>请检查主机和端口，以及服务器是否在运行；URL 中的 connect_timeout=SECONDS 可延长等待时间。</translation>
    </message>
    <message>
        <source>Not connected: %1. Table “%2” shows the rows stored in the study.</source>
        <translation>未连接：%1。表“%2”显示研究中保存的行。</translation>
    </message>
    <message numerus="yes">
        <source>%n refits with the seed %1, excluding %2 without a model; x*(k) is the k-th smallest of their f.</source>
        <translation>
            <numerusform>%n 次重新拟合，种子 %1，另有 %2 次未得到模型；x*(k) 是其 f 中第 k 小者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refits with the seed %1; x*(k) is the k-th smallest of their f.</source>
        <translation>
            <numerusform>%n 次重新拟合，种子 %1；x*(k) 是其 f 中第 k 小者。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, corrected</source>
        <translation>%1（校正）</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>校正值</translation>
    </message>
    <message>
        <source>There is no forecast from %1 on.</source>
        <translation>从 %1 起没有预测值。</translation>
    </message>
    <message>
        <source>The axis has no regular next point after %1: give the points to forecast beyond it.</source>
        <translation>该轴在 %1 之后没有规律的下一个点：若要预测其后，请给出要预测的点。</translation>
    </message>
    <message>
        <source>The band does not contain the forecast: the bias of %1, even for curves of its own shape, exceeds the noise; at %2 it is %3, which is %4 times the half-width of the band. Forecast with this correction: %5.</source>
        <translation>区间不包含预测值：%1 即使对与其自身形状相同的曲线，偏差也大于噪声；在 %2 处为 %3，是区间半宽的 %4 倍。据此校正后的预测值：%5。</translation>
    </message>
    <message>
        <source>Simulated %1 % bands of %2 contained %3 to %4 % of the following values: 6 to 12 points, growth of 0 to 30 % from point to point, independent errors of 0.05 to 5 %.</source>
        <translation>模拟中 %2 的 %1 % 区间包含随后数值的 %3 至 %4 %：6 至 12 个点，逐点增长 0 至 30 %，独立误差 0.05 至 5 %。</translation>
    </message>
    <message>
        <source>The coverage of %1 % bands of %2 was not simulated.</source>
        <translation>%2 的 %1 % 区间包含多少测量值，未作模拟。</translation>
    </message>
    <message>
        <source>The residuals do not show whether errors grow with the level, so the band contains the bands of both cases; if you know which case applies, choose it to get a narrower band.</source>
        <translation>由残差无法分辨误差是否随水平增大，因此区间同时包含两种情形的区间；若已知属于哪一种，选定后区间较窄。</translation>
    </message>
    <message>
        <source>no peak from %1 to %2: the curve decreases over all of these loads</source>
        <translation>%1 至 %2 之间没有峰值：曲线在这些负载上一直下降</translation>
    </message>
    <message numerus="yes">
        <source>Number: change in %; ▼ %1, ▲ %2, = equal within ±%3, ○ undecided, of %n cells.</source>
        <translation>
            <numerusform>数字：变化的百分比；▼ %1，▲ %2，= 在 ±%3 之内相等，○ 未定，共 %n 个单元。</numerusform>
        </translation>
    </message>
    <message>
        <source>lower</source>
        <comment>of a measured value</comment>
        <translation>变低</translation>
    </message>
    <message>
        <source>higher</source>
        <comment>of a measured value</comment>
        <translation>变高</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n cells %2</source>
        <translation>
            <numerusform>%n 个单元中 %1 个%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verdicts of %n cells</source>
        <translation>
            <numerusform>%n 个单元的结论</numerusform>
        </translation>
    </message>
    <message>
        <source>Geometric mean: %1; %2 interval over the cells: %3</source>
        <translation>几何均值：%1；各单元的 %2 区间：%3</translation>
    </message>
    <message>
        <source>Geometric mean: %1; %2 interval: %3</source>
        <translation>几何均值：%1；%2 区间：%3</translation>
    </message>
    <message>
        <source>The mean hides opposite changes: %1 %2, %3 %4. Look at each %5 separately.</source>
        <translation>均值掩盖了相反的变化：%1 %2，%3 %4。请按 %5 分别查看。</translation>
    </message>
    <message>
        <source>Spreads, extremes and counts are not cells: rows where %1 is %2 are left out.</source>
        <translation>离散、极值和计数不是单元：已略去 %1 为 %2 的行。</translation>
    </message>
    <message>
        <source>It is not known whether more or less %1 is better.</source>
        <translation>%1 的指标方向未知（越大越好或越小越好）。</translation>
    </message>
    <message>
        <source>With %1 repeats per side and spreads of 1 : %2, about %3 % of comparisons of equal runs report a change, although the level is 5 % (simulated).</source>
        <translation>每侧 %1 次重复、离散之比为 1 : %2 时，对相等的运行约有 %3 % 的比较会判为有变化，而水平为 5 %（仿真所得）。</translation>
    </message>
    <message>
        <source>Rows that are equal in every factor differ in %1, which the tree does not use: they are not repeats of each other.</source>
        <translation>各因子都相同的行在%1上不同，而树没有使用它：这些行互不为重复。</translation>
    </message>
    <message>
        <source>%1, relative to its own first value (%2)</source>
        <translation>%1，以自身首值（%2）为 1</translation>
    </message>
    <message>
        <source>%1 relative to its own first value</source>
        <translation>%1，各以自身首值为 1</translation>
    </message>
    <message>
        <source>Ratio to the series&apos; first value</source>
        <translation>与自身首值之比</translation>
    </message>
    <message>
        <source>The horizontal axis has fewer than two labels.</source>
        <translation>横轴的刻度标签少于两个。</translation>
    </message>
    <message>
        <source>The vertical axis has fewer than two labels.</source>
        <translation>纵轴的刻度标签少于两个。</translation>
    </message>
    <message>
        <source>%1 overlaps a marker.</source>
        <translation>%1 与数据点重叠。</translation>
    </message>
    <message>
        <source>%1 overlaps an error bar.</source>
        <translation>%1 与误差棒重叠。</translation>
    </message>
    <message>
        <source>The legend is at the edge of the page.</source>
        <translation>图例紧贴页面边缘。</translation>
    </message>
    <message>
        <source>Axes have a scale</source>
        <translation>坐标轴可读出刻度</translation>
    </message>
    <message>
        <source>Text does not overlap markers</source>
        <translation>文字不与数据点重叠</translation>
    </message>
    <message>
        <source>The legend is away from the edge</source>
        <translation>图例不贴边</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>无效结果</translation>
    </message>
    <message numerus="yes">
        <source>%n results according to the source</source>
        <translation>
            <numerusform>%n 个（据数据来源）</numerusform>
        </translation>
    </message>
    <message>
        <source>The licence of %1 does not allow embedding: its letters would be drawn as outlines and could not be searched.</source>
        <translation>%1 的许可不允许嵌入：文字将以轮廓绘制，无法检索。</translation>
    </message>
    <message>
        <source>%1 has no outlines and cannot be embedded.</source>
        <translation>%1 没有轮廓，无法嵌入。</translation>
    </message>
    <message>
        <source>%1 has no glyph for %2 in %3; another font is used for it.</source>
        <translation>%1 缺少 %3 中的字符 %2，该字符改用其他字体。</translation>
    </message>
    <message numerus="yes">
        <source>%n results are invalid according to the program that measured them (first in line %1: %2). They are left out and marked in charts.</source>
        <translation>
            <numerusform>测量程序声明有 %n 个结果无效（首个在第 %1 行：%2），已排除并在图中标出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are invalid according to the source: %1.</source>
        <translation>
            <numerusform>数据来源声明有 %n 个结果无效：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>invalid result</source>
        <translation>无效结果</translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>a result</comment>
        <translation>无效</translation>
    </message>
    <message>
        <source>Registered: %1. Use one of these; the path of a library is not accepted.</source>
        <translation>已登记的有：%1。请使用其中之一；不接受库文件的路径。</translation>
    </message>
    <message>
        <source>The query of “%1” has returned no row for %2 s.</source>
        <translation>“%1”的查询在 %2 s 内没有返回任何行。</translation>
    </message>
    <message>
        <source>Query less; row_timeout=SECONDS in the URL (at most 600) waits longer.</source>
        <translation>请缩小查询范围；也可在 URL 中用 row_timeout=SECONDS（最多 600）延长等待时间。</translation>
    </message>
    <message>
        <source>Table “%1” is read from “%2”, outside the study&apos;s folder: saving stores no copy of its rows. “Keep a copy in the study&apos;s file” on the Data page stores one.</source>
        <translation>表“%1”读自研究文件夹之外的“%2”：保存时不会存入其数据的副本。如需副本，请在“数据”页面勾选“在研究文件中保留副本”。</translation>
    </message>
    <message numerus="yes">
        <source>%n results are invalid according to the source</source>
        <translation>
            <numerusform>按来源声明，%n 个结果无效</numerusform>
        </translation>
    </message>
    <message>
        <source>invalid results: %1</source>
        <translation>无效结果：%1</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>绘出：%1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>绘出</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n series</source>
        <translation>
            <numerusform>%n 个序列中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows</source>
        <translation>
            <numerusform>%n 行中的 %1 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>剔除的数据：%1</translation>
    </message>
    <message>
        <source>Left out of %1: %2</source>
        <translation>%1 中剔除的数据：%2</translation>
    </message>
    <message numerus="yes">
        <source>It is not known whether more or less is better at %n points (%1); more is assumed to be better.</source>
        <translation>
            <numerusform>%n 个点（%1）的指标方向未知，暂按越大越好处理。</numerusform>
        </translation>
    </message>
    <message>
        <source>A key can distinguish runs only if it has at most %1 values; %2 has %3. Filter the rows on the Data page, or open a second run.</source>
        <translation>键的取值不超过 %1 个时才能用来区分运行；%2 有 %3 个取值。请在“数据”页面筛选行，或打开第二次运行。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows used</source>
        <translation>
            <numerusform>使用 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>略去 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n averaged</source>
        <translation>
            <numerusform>%n 行取平均</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at other levels of the held factors</source>
        <translation>
            <numerusform>%n 行在固定因子的其他水平上</numerusform>
        </translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>沿 %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>不按 %1 分</translation>
    </message>
    <message>
        <source>also one series per %1</source>
        <translation>再按 %1 分序列</translation>
    </message>
    <message>
        <source>one series</source>
        <translation>一个序列</translation>
    </message>
    <message>
        <source>reason: it is the time of each row</source>
        <translation>理由：它是各行的时间</translation>
    </message>
    <message>
        <source>reason: years, months or other parts of a date</source>
        <translation>理由：年、月或日期的其他部分</translation>
    </message>
    <message>
        <source>reason: it changes within a series, whose points differ in %1</source>
        <translation>理由：它在同一序列内变化，而序列的各点已由 %1 区分</translation>
    </message>
    <message>
        <source>reason: four text columns already name the series</source>
        <translation>理由：已有四个文本列为序列命名</translation>
    </message>
    <message>
        <source>reason: it identifies a run or a row</source>
        <translation>理由：它是运行或行的编号</translation>
    </message>
    <message>
        <source>not Factor: about %1 different numbers in %2 rows</source>
        <translation>不是因子：%2 行中约有 %1 个不同的数</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points each</source>
        <translation>
            <numerusform>%1，各 %n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 to %n points each</source>
        <translation>
            <numerusform>%1，各 %2～%n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>Column of text although most of its cells are numbers: this one is not</source>
        <translation>多数单元格是数的文本列：此单元格不是数</translation>
    </message>
    <message>
        <source>Column of numbers with a unit in each cell</source>
        <translation>单元格中带单位的数值列</translation>
    </message>
    <message>
        <source>%1 is text although most of its cells are numbers: line %2 has “%3”.</source>
        <translation>%1 是文本列，尽管多数单元格是数：第 %2 行是“%3”。</translation>
    </message>
    <message>
        <source>Read as numbers</source>
        <translation>读作数</translation>
    </message>
    <message>
        <source>%1 is read as numbers: “%2” in line %3.</source>
        <translation>%1 已读作数：第 %3 行为“%2”。</translation>
    </message>
    <message>
        <source>%1 is read as numbers in %2: “%3” in line %4.</source>
        <translation>%1 已读作以 %2 为单位的数：第 %4 行为“%3”。</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>One series per</source>
        <translation>序列划分</translation>
    </message>
    <message>
        <source>Read %1 as the metric</source>
        <translation>将 %1 作为指标</translation>
    </message>
    <message>
        <source>Read %1 as the axis</source>
        <translation>将 %1 作为横轴</translation>
    </message>
    <message>
        <source>Read as one series</source>
        <translation>读作单个序列</translation>
    </message>
    <message>
        <source>Do not use %1 as a key</source>
        <translation>不再将 %1 作为键</translation>
    </message>
    <message>
        <source>Read %1 as a key</source>
        <translation>将 %1 作为键</translation>
    </message>
    <message>
        <source>%1 along %2, %3</source>
        <translation>%1 沿 %2，%3</translation>
    </message>
    <message>
        <source>%1 along %2, one series per %3</source>
        <translation>%1 沿 %2，每个 %3 一个序列</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>is measured</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>row numbers</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>column</source>
        <comment>one series per</comment>
        <translation>列</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Class ratio</source>
        <translation>级比</translation>
    </message>
    <message>
        <source>Models compared</source>
        <translation>模型比较</translation>
    </message>
    <message>
        <source>Choose a reference series to forecast it.</source>
        <translation>请选择要预测的参考序列。</translation>
    </message>
    <message>
        <source>Open the sample study</source>
        <translation>打开示例研究</translation>
    </message>
    <message>
        <source>Tree of a column</source>
        <translation>某列的回归树</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>least squares, thresholds at midpoints</source>
        <translation>最小二乘，阈值取中点</translation>
    </message>
    <message>
        <source>Who accesses what</source>
        <translation>谁访问什么</translation>
    </message>
    <message>
        <source>Default layout</source>
        <translation>默认布局</translation>
    </message>
    <message>
        <source>Hierarchical layout</source>
        <translation>分层布局</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>调整大小</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Segments per process</source>
        <translation>每个进程的段数</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a number of segments, their size</comment>
        <translation>%1 段，每段 %2</translation>
    </message>
    <message>
        <source>OSTs</source>
        <translation>OST 数</translation>
    </message>
    <message>
        <source>OSTs of a subfile</source>
        <translation>子文件的 OST 数</translation>
    </message>
    <message>
        <source>Shown step</source>
        <translation>所示步骤</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation>从 0 起</translation>
    </message>
    <message>
        <source>1024 bytes</source>
        <translation>1024 字节</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>own offsets</source>
        <translation>各自偏移</translation>
    </message>
    <message>
        <source>all processes at once</source>
        <translation>所有进程同时</translation>
    </message>
    <message>
        <source>A panel for each level of %1, all with the same axes.</source>
        <translation>%1 的每个水平一个分面，坐标轴相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n quantities along %1</source>
        <translation>
            <numerusform>%1 上的 %n 个量</numerusform>
        </translation>
    </message>
    <message>
        <source>Spearman’s rank correlation</source>
        <translation>斯皮尔曼秩相关系数</translation>
    </message>
    <message>
        <source>its median</source>
        <translation>其中位数处</translation>
    </message>
    <message>
        <source>the index</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>斯皮尔曼</translation>
    </message>
    <message>
        <source>No rank correlation: %1 is constant at the points that both have.</source>
        <translation>无秩相关系数：%1 在两者共有的点上为常数。</translation>
    </message>
    <message numerus="yes">
        <source>No rank correlation: the two share %n points, and %1 are needed.</source>
        <translation>
            <numerusform>无秩相关系数：两者共有 %n 个点，至少需要 %1 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years</source>
        <translation>
            <numerusform>%n 年</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message numerus="yes">
        <source>The largest over the lags: %1 follows %2 by %3, Spearman %4, Kendall %5 at %n points.</source>
        <translation>
            <numerusform>各滞后中绝对值最大者：%1 滞后于 %2 %3，斯皮尔曼 %4，肯德尔 %5，共 %n 个点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest over the lags: %1 precedes %2 by %3, Spearman %4, Kendall %5 at %n points.</source>
        <translation>
            <numerusform>各滞后中绝对值最大者：%1 领先于 %2 %3，斯皮尔曼 %4，肯德尔 %5，共 %n 个点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman %1, Kendall %2 at %n shared points.</source>
        <translation>
            <numerusform>斯皮尔曼 %1，肯德尔 %2，共有 %n 个点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman %1 at %n shared points.</source>
        <translation>
            <numerusform>斯皮尔曼 %1，共有 %n 个点。</numerusform>
        </translation>
    </message>
    <message>
        <source>A constant series has a degree, because distances to it exist, but no rank correlation.</source>
        <translation>常数序列可以算距离，因而有关联度，但没有秩相关系数。</translation>
    </message>
    <message>
        <source>%1 falls where %2 rises: the degree compares distances of %3 and ignores the sign.</source>
        <translation>%2 上升处 %1 下降：关联度比较%3的距离，不计符号。</translation>
    </message>
    <message>
        <source>%1 agrees with %2 at another lag: the degree compares values at the same point.</source>
        <translation>%1 与 %2 错开若干步才一致：关联度只比较同一点的值。</translation>
    </message>
    <message>
        <source>%1 and %2 rise and fall together, but their %3 lie up to %4 apart: the degree compares distances, the correlation only the order.</source>
        <translation>%1 与 %2 同升同降，但两者的%3最多相差 %4：关联度比较距离，秩相关系数只看大小次序。</translation>
    </message>
    <message>
        <source>The %3 of %1 and %2 are never more than %4 apart, but they do not rise and fall together: the degree compares distances, the correlation only the order.</source>
        <translation>%1 与 %2 的%3相差不超过 %4，但升降并不一致：关联度比较距离，秩相关系数只看大小次序。</translation>
    </message>
    <message>
        <source>No lags: the axis is neither a time nor an order.</source>
        <translation>不计滞后：轴既不是时间，也不是顺序。</translation>
    </message>
    <message>
        <source>No lags: the axis is unevenly spaced.</source>
        <translation>不计滞后：轴的间隔不相等。</translation>
    </message>
    <message>
        <source>No lags: %1 points are needed.</source>
        <translation>不计滞后：至少需要 %1 个点。</translation>
    </message>
    <message>
        <source>Lags: the largest |Spearman| of %1 lags, up to %2 in both directions, each with up to %3 (lag 0) to %4 points. Among so many lags a large value can occur by chance, especially if the series have a trend or autocorrelation.</source>
        <translation>滞后：取 %1 个滞后中 |斯皮尔曼| 最大者，前后各至 %2，每个滞后最多用 %3（滞后 0）至 %4 个点。比较的滞后一多，偶然也会出现大值；序列有趋势或自相关时更是如此。</translation>
    </message>
    <message>
        <source>Ratio to the series&apos; median</source>
        <translation>与自身中位数之比</translation>
    </message>
    <message>
        <source>%1 (median %2 = 1)</source>
        <translation>%1（中位数 %2 = 1）</translation>
    </message>
    <message>
        <source>%1 (%2 = 1)</source>
        <translation>%1（%2 = 1）</translation>
    </message>
    <message>
        <source>%1 relative to its own median</source>
        <translation>%1：与自身中位数之比</translation>
    </message>
    <message>
        <source>Not drawn because there is no value at %1: %2.</source>
        <translation>在 %1 处无值而未画出：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are incomplete according to the program that measured them (first in line %1: %2). Sums over them are too small.</source>
        <translation>
            <numerusform>测量程序声明有 %n 行的记录不完整（首见于第 %1 行：%2），对其求和所得的值偏小。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 have no common axis: each series is drawn relative to its largest value. The degree is calculated from the measured values.</source>
        <translation>%1 与 %2 不能共用一个坐标轴：图中为各序列与自身最大值之比；关联度按测量值计算。</translation>
    </message>
    <message>
        <source>relative to its own largest value</source>
        <translation>与自身最大值之比</translation>
    </message>
    <message>
        <source>Found: %1; the first %2 are shown.</source>
        <translation>找到 %1 个，显示前 %2 个。</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>an aggregation</comment>
        <translation>取%1</translation>
    </message>
    <message>
        <source>reject; average repeats</source>
        <translation>不予接受；重复测量取平均</translation>
    </message>
    <message>
        <source>Rows on one point: %1</source>
        <translation>同一点上的多行：%1</translation>
    </message>
    <message>
        <source>Rows on one point</source>
        <translation>同一点上的多行</translation>
    </message>
    <message>
        <source>Combine rows on one point</source>
        <translation>汇总同一点上的多行</translation>
    </message>
    <message>
        <source>Combined by</source>
        <translation>汇总方式</translation>
    </message>
    <message>
        <source>Rows on one point differ in %1, like parts of one run. The chart shows their %2.</source>
        <translation>同一点上的各行在 %1 上不同，像是一次运行的各部分。图中为其%2。</translation>
    </message>
    <message>
        <source>Sum the parts of each run</source>
        <translation>对每次运行的各部分求和</translation>
    </message>
    <message numerus="yes">
        <source>%n points have only one value and no spread</source>
        <translation>
            <numerusform>%n 个点只有一个值，没有标准差</numerusform>
        </translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>number of values</source>
        <translation>值的个数</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an aggregation</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Mean of %1</source>
        <translation>%1的均值</translation>
    </message>
    <message>
        <source>Median of %1</source>
        <translation>%1的中位数</translation>
    </message>
    <message>
        <source>Minimum of %1</source>
        <translation>%1的最小值</translation>
    </message>
    <message>
        <source>Maximum of %1</source>
        <translation>%1的最大值</translation>
    </message>
    <message>
        <source>Sum of %1 per run</source>
        <translation>每次运行的%1之和</translation>
    </message>
    <message>
        <source>Sum of %1</source>
        <translation>%1之和</translation>
    </message>
    <message>
        <source>Number of values of %1</source>
        <translation>%1的个数</translation>
    </message>
    <message>
        <source>Standard deviation of %1</source>
        <translation>%1的标准差</translation>
    </message>
    <message>
        <source>Variance of %1</source>
        <translation>%1的方差</translation>
    </message>
    <message>
        <source>An SVG file cannot embed the font %1: a computer without it uses another font.</source>
        <translation>SVG 文件无法嵌入字体 %1：未安装该字体的电脑会用别的字体代替。</translation>
    </message>
    <message>
        <source>value ÷ first value of the series</source>
        <translation>值 ÷ 序列的首值</translation>
    </message>
    <message>
        <source>value ÷ median of the series</source>
        <translation>值 ÷ 序列的中位数</translation>
    </message>
    <message>
        <source>value ÷ value of the series at %1</source>
        <translation>值 ÷ 序列在 %1 处的值</translation>
    </message>
    <message>
        <source>Trends</source>
        <translation>趋势</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>定基指数</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>测量值</translation>
    </message>
    <message>
        <source>Change measure</source>
        <translation>更改度量</translation>
    </message>
    <message>
        <source>Choose a reference series to draw its trend.</source>
        <translation>请选择参考序列以绘制其趋势。</translation>
    </message>
    <message>
        <source>Find a series</source>
        <translation>查找序列</translation>
    </message>
    <message>
        <source>Compare a series to draw ratios: select one and press C, or drag it here.</source>
        <translation>请比较一个序列以绘制比值：选中它并按 C，或将其拖到此处。</translation>
    </message>
    <message>
        <source>Show absolute values</source>
        <translation>显示绝对值</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>由来</translation>
    </message>
    <message>
        <source>Point by point</source>
        <translation>逐点</translation>
    </message>
    <message>
        <source>Axioms of grey relation</source>
        <translation>灰色关联公理</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1%2：%3。</translation>
    </message>
    <message>
        <source>Column of numbers with a spread (±) in each cell, which is a column of its own</source>
        <translation>每个单元格带离散程度（±）的数值列，离散程度另成一列</translation>
    </message>
    <message>
        <source>Another table below, not read: give the number of lines above it to read it</source>
        <translation>下面的另一个表，未读取：指定其上方的行数即可读取</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out: only rows where %1 is %2 have all measurements.</source>
        <translation>
            <numerusform>%n 行已剔除：只有 %1 为 %2 的行测得全部内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>The times of the files in “%1” differ slightly. Their points are placed at multiples of the usual interval; see the step on the Data page.</source>
        <translation>“%1”中各文件的时刻略有差异，其点置于通常间隔的整数倍处；步骤见“数据”页面。</translation>
    </message>
    <message>
        <source>reason: it is a count, a spread or a bound of the measurements in %1</source>
        <translation>理由：它是 %1 中测量的个数、离散程度或上下限</translation>
    </message>
    <message numerus="yes">
        <source>%1 is rounded in %n rows: a whole number of more than 53 bits</source>
        <translation>
            <numerusform>%n 行中的 %1 已舍入：整数超过 53 位二进制</numerusform>
        </translation>
    </message>
    <message>
        <source>too few measurements for ranks: choose Welch’s test, or measure more often</source>
        <translation>测量次数太少，不能作秩检验：请改用 Welch 检验，或增加测量次数</translation>
    </message>
    <message numerus="yes">
        <source>%n cells have too few measurements for ranks: no p at this level is possible. Choose Welch’s test, or measure more often.</source>
        <translation>
            <numerusform>%n 个单元的测量次数太少，不能作秩检验：p 值不可能达到此水平。请改用 Welch 检验，或增加测量次数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid results</source>
        <translation>无效结果</translation>
    </message>
    <message numerus="yes">
        <source>No lag of up to %n steps gives a larger correlation.</source>
        <translation>
            <numerusform>滞后不超过 %n 步时，没有更大的值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not drawn on this axis, because the quantity or magnitude differs: %1.</source>
        <translation>因物理量或数量级不同，未画在此坐标轴上：%1。</translation>
    </message>
    <message>
        <source>Change in each cell</source>
        <translation>每个单元的变化</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>指标方向</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>more</source>
        <translation>越大越好</translation>
    </message>
    <message>
        <source>less</source>
        <translation>越小越好</translation>
    </message>
    <message>
        <source>Systems and trained relations</source>
        <translation>系统与已训练的关系</translation>
    </message>
    <message>
        <source>A panel for each unit or magnitude, with an axis of its own.</source>
        <translation>每种单位或数量级一个分面，各有坐标轴。</translation>
    </message>
    <message>
        <source>Values along %1</source>
        <translation>沿 %1 的值</translation>
    </message>
    <message>
        <source>The curve needs a pair with all cells measured; here %1 of %2 are measured.</source>
        <translation>曲线需要所有单元都已测量的一对序列；此处 %2 个单元中测了 %1 个。</translation>
    </message>
    <message>
        <source>Ratio of two series</source>
        <translation>两个序列的比值</translation>
    </message>
    <message>
        <source>Published and calculated numbers</source>
        <translation>发表值与计算值</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>Errors of table 9</source>
        <translation>表 9 的误差</translation>
    </message>
    <message>
        <source>Claims made in the papers</source>
        <translation>论文的论断</translation>
    </message>
    <message>
        <source>all pairs of the group</source>
        <translation>组内所有序列对</translation>
    </message>
    <message>
        <source>Share over time</source>
        <translation>份额随时间</translation>
    </message>
    <message>
        <source>Choose a testbed on the left to simulate the measurements of a paper, then change it.</source>
        <translation>在左侧选择试验台，仿真论文中的测量，然后加以更改。</translation>
    </message>
    <message>
        <source>Start with the testbed of P3</source>
        <translation>从 P3 的试验台开始</translation>
    </message>
    <message numerus="yes">
        <source>This scenario has not been run yet. It takes %n runs.</source>
        <translation>
            <numerusform>该场景尚未运行，共需运行 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复测量</translation>
    </message>
    <message numerus="yes">
        <source>mean of %n runs</source>
        <translation>
            <numerusform>%n 次运行的均值</numerusform>
        </translation>
    </message>
    <message>
        <source>Student t, 95 %</source>
        <translation>t 分布，95 %</translation>
    </message>
    <message>
        <source>The scenario has changed since these results were calculated.</source>
        <translation>计算这些结果之后，场景已被修改。</translation>
    </message>
    <message>
        <source>The paper makes no claims about this testbed that can be checked.</source>
        <translation>论文没有关于此试验台的可检验论断。</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Enter: check; Tab: next box; Ctrl+Enter: check all</source>
        <translation>Enter 检查，Tab 到下一个，Ctrl+Enter 全部检查</translation>
    </message>
    <message>
        <source>Spot the mistake: %1, seed %2</source>
        <translation>找错：%1，种子 %2</translation>
    </message>
    <message>
        <source>One step violates its rule: click the first wrong line</source>
        <translation>有一步不合公式：点击第一处错误的行</translation>
    </message>
    <message>
        <source>as given (clustered if many)</source>
        <translation>原次序（序列多时按聚类）</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>按给定次序</translation>
    </message>
    <message>
        <source>by degree to R</source>
        <translation>按与 R 的关联度</translation>
    </message>
    <message>
        <source>clustered</source>
        <translation>聚类</translation>
    </message>
    <message>
        <source>Δ extremes</source>
        <translation>Δ 极值</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相对性能</translation>
    </message>
    <message>
        <source>Replication</source>
        <translation>复现</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Compare, forecast and explain performance measurements.</source>
        <translation>比较、预测并解释性能测量数据。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>自由软件，按 GNU 通用公共许可证第 3 版或更高版本发布。</translation>
    </message>
    <message>
        <source>Libraries and their licences:</source>
        <translation>所用的库及其许可证：</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>G&amp;uide</source>
        <translation>指南(&amp;U)</translation>
    </message>
    <message>
        <source>−a = %1 ≤ %2: medium and long term</source>
        <translation>−a = %1 ≤ %2：可作中长期预测</translation>
    </message>
    <message>
        <source>−a = %1 ≤ %2: short term</source>
        <translation>−a = %1 ≤ %2：可作短期预测</translation>
    </message>
    <message>
        <source>−a = %1 ≤ %2: short term, with care</source>
        <translation>−a = %1 ≤ %2：作短期预测应慎重</translation>
    </message>
    <message>
        <source>−a = %1 ≤ %2: with a residual model</source>
        <translation>−a = %1 ≤ %2：需用残差模型</translation>
    </message>
    <message>
        <source>−a = %1 &gt; %2: not suitable</source>
        <translation>−a = %1 &gt; %2：不宜使用</translation>
    </message>
    <message>
        <source>the last value</source>
        <translation>末值</translation>
    </message>
    <message>
        <source>Even spread</source>
        <translation>均匀散布</translation>
    </message>
    <message>
        <source>Expected gain</source>
        <translation>期望增益</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>绝对值</translation>
    </message>
    <message>
        <source>Indexed</source>
        <translation>定基指数</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>折线</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>分位带</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>lin</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>log2</source>
        <translation>log2</translation>
    </message>
    <message>
        <source>log10</source>
        <translation>log10</translation>
    </message>
    <message>
        <source>by median</source>
        <comment>order of rows</comment>
        <translation>按中位数</translation>
    </message>
    <message>
        <source>as chosen</source>
        <translation>按选择顺序</translation>
    </message>
    <message>
        <source>No interval</source>
        <translation>无区间</translation>
    </message>
    <message numerus="yes">
        <source>Degree and correlation differ for %n more series.</source>
        <translation>
            <numerusform>另有 %n 个序列的关联度与相关系数不一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean change of each group</source>
        <translation>各组的平均变化</translation>
    </message>
    <message>
        <source>A shift by C = %1 brings it inside.</source>
        <translation>平移 C = %1 后级比落入该区间。</translation>
    </message>
    <message>
        <source>Points and steps</source>
        <translation>各点与各步</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>实际值</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Fit MAPE</source>
        <translation>拟合平均相对误差</translation>
    </message>
    <message>
        <source>Backtest</source>
        <translation>回测</translation>
    </message>
    <message>
        <source>Hold-out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source>Mean error by the number of measured cells</source>
        <translation>平均误差随已测单元数的变化</translation>
    </message>
    <message>
        <source>spearman</source>
        <translation>斯皮尔曼</translation>
    </message>
    <message>
        <source>kendall</source>
        <translation>肯德尔</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共有点数</translation>
    </message>
    <message>
        <source>lag</source>
        <translation>滞后</translation>
    </message>
    <message>
        <source>spearman at lag</source>
        <translation>该滞后的斯皮尔曼</translation>
    </message>
    <message>
        <source>kendall at lag</source>
        <translation>该滞后的肯德尔</translation>
    </message>
    <message>
        <source>shared at lag</source>
        <translation>该滞后的共有点数</translation>
    </message>
    <message>
        <source>series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>degree</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>rank unchanged</source>
        <translation>名次保持率</translation>
    </message>
    <message>
        <source>Correlation at every lag</source>
        <translation>各滞后的相关系数</translation>
    </message>
    <message>
        <source>Cells with their predictions</source>
        <translation>各单元及其预测值</translation>
    </message>
    <message>
        <source>n (source)</source>
        <translation>n（源系统）</translation>
    </message>
    <message>
        <source>n (target)</source>
        <translation>n（目标系统）</translation>
    </message>
    <message>
        <source>differs from 1</source>
        <translation>是否异于 1</translation>
    </message>
    <message>
        <source>Mean relative errors</source>
        <translation>平均相对误差</translation>
    </message>
    <message>
        <source>ARE</source>
        <translation>平均相对误差</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>最小者</translation>
    </message>
    <message numerus="yes">
        <source>%n ratios have a 95 % interval from their repeats (%1); %2 of them do not differ from 1.</source>
        <translation>
            <numerusform>%n 个比值由重复测量得到 95 % 区间（%1），其中 %2 个与 1 无显著差异。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tree does best in %1 of %2.</source>
        <translation>%2 个中有 %1 个以树为最佳。</translation>
    </message>
    <message>
        <source>Mean relative error, %1; framed: the lowest error for each pair.</source>
        <translation>平均相对误差，%1；加框：每对的最小误差。</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>source</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>expected error</source>
        <translation>预期误差</translation>
    </message>
    <message>
        <source>error after each relation</source>
        <translation>每步之后的误差</translation>
    </message>
    <message>
        <source>direct tree of the ratio</source>
        <translation>比值的直接树</translation>
    </message>
    <message>
        <source>weighted paths</source>
        <translation>加权路径</translation>
    </message>
    <message>
        <source>Prediction for the cell</source>
        <translation>该单元的预测</translation>
    </message>
    <message>
        <source>by</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Nodes of the tree</source>
        <translation>树的节点</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>sum of squares</source>
        <translation>离差平方和</translation>
    </message>
    <message>
        <source>Number with a flag, a note or brackets, read as the number</source>
        <translation>带标志、注记或方括号的数字，按数字读取</translation>
    </message>
    <message>
        <source>Welch on logs against margin</source>
        <translation>对数的 Welch 检验，相对于界限</translation>
    </message>
    <message>
        <source>Classes of the objects</source>
        <translation>对象所属灰类</translation>
    </message>
    <message>
        <source>object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>class</source>
        <translation>灰类</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>σ %1</source>
        <translation>σ %1</translation>
    </message>
    <message>
        <source>Weights of the indicators</source>
        <translation>指标的权</translation>
    </message>
    <message>
        <source>indicator</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>λ %1</source>
        <translation>λ %1</translation>
    </message>
    <message>
        <source>η %1</source>
        <translation>η %1</translation>
    </message>
    <message>
        <source>Two or more classes have the same coefficient: %1.</source>
        <translation>以下对象对两个或更多灰类的系数相同：%1。</translation>
    </message>
    <message>
        <source>All values lie outside all classes: %1.</source>
        <translation>以下对象的全部值都在所有灰类之外：%1。</translation>
    </message>
    <message>
        <source>Alternatives and their distance from the bull&apos;s-eye</source>
        <translation>方案及其到靶心的距离</translation>
    </message>
    <message>
        <source>alternative</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>rank by degree</source>
        <translation>按关联度的名次</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>中靶</translation>
    </message>
    <message>
        <source>effect of %1</source>
        <translation>%1 的效果</translation>
    </message>
    <message>
        <source>Weights of the attributes</source>
        <translation>指标的权</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>bull&apos;s-eye</source>
        <translation>靶心</translation>
    </message>
    <message>
        <source>near %1</source>
        <translation>接近 %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 的 %2</translation>
    </message>
    <message>
        <source>All alternatives are equal in %1, which therefore does not affect the decision.</source>
        <translation>所有方案的 %1 都相等，对决策不起作用。</translation>
    </message>
    <message>
        <source>Effects below -1, which the uniform measure does not allow for: %1.</source>
        <translation>效果小于 -1，超出一致效果测度的范围：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Column “%1” comes nearest: %n of its %2 cells are numbers.</source>
        <translation>
            <numerusform>最接近的是列“%1”：%2 个单元格中有 %n 个是数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read along row numbers</source>
        <translation>沿行号读取</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>冒号</translation>
    </message>
    <message numerus="yes">
        <source>%n series as a band: all, 5 to 95 %, 25 to 75 %, the median dashed; over it lines of the reference and the series with the highest and the lowest median.</source>
        <translation>
            <numerusform>%n 个序列画成分位带：全部、5 至 95 %、25 至 75 %，虚线为中位数；带上的折线是参考序列以及中位数最高和最低的序列。</numerusform>
        </translation>
    </message>
    <message>
        <source>No panel for levels with few points: %1.</source>
        <translation>以下水平的点太少，不设分面：%1。</translation>
    </message>
    <message numerus="yes">
        <source>No intervals at %n points of 2 repeats: among hundreds of points they would be several times as wide as the others.</source>
        <translation>
            <numerusform>%n 个点只有 2 次重复，不画区间：在数百个点之中，其区间会比其他点宽数倍。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, one series each</source>
        <translation>%1，各为一个序列</translation>
    </message>
    <message>
        <source>along row numbers</source>
        <translation>沿行号</translation>
    </message>
    <message>
        <source>reason: as a key it would produce more than a few dozen series</source>
        <translation>理由：作为键会产生几十个以上的序列</translation>
    </message>
    <message>
        <source>Consists of</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Set in the default font</source>
        <translation>改用默认字体</translation>
    </message>
    <message>
        <source>Set in %1</source>
        <translation>字体改用 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n published results: %1 reproduced, %2 under another reading, %3 contradicted by the paper&apos;s own data, %4 cannot be determined. %5</source>
        <translation>
            <numerusform>%n 项发表的结果：%1 项已复现，%2 项在另一种解读下复现，%3 项与论文自身的数据矛盾，%4 项无法判定。%5</numerusform>
        </translation>
    </message>
    <message>
        <source>second-order grey model GM(2,1)</source>
        <translation>二阶灰色模型 GM(2,1)</translation>
    </message>
    <message>
        <source>A grey model with a second-order whitening equation: its response has two exponentials or a damped wave.</source>
        <translation>白化方程为二阶的灰色模型：其响应为两个指数项或衰减波动。</translation>
    </message>
    <message>
        <source>second-order grey model DGM(2,1)</source>
        <translation>二阶灰色模型 DGM(2,1)</translation>
    </message>
    <message>
        <source>A second-order model without the background value: its response is an exponential and a line.</source>
        <translation>不含背景值的二阶模型：其响应为一个指数项与一条直线之和。</translation>
    </message>
    <message>
        <source>discrete multivariable grey model DGM(1,N)</source>
        <translation>离散多变量灰色模型 DGM(1,N)</translation>
    </message>
    <message>
        <source>Each accumulated value is a linear function of the previous one and of accumulated related series.</source>
        <translation>每个累加值是前一个累加值与各相关因素累加序列的线性函数。</translation>
    </message>
    <message>
        <source>system cloud grey model SCGM(1,1)c</source>
        <translation>系统云灰色模型 SCGM(1,1)c</translation>
    </message>
    <message>
        <source>An exponential trend of the sums of neighbouring means: exact for a pure exponential.</source>
        <translation>相邻均值之和的指数趋势：对纯指数序列完全精确。</translation>
    </message>
    <message>
        <source>Fourier correction of residuals</source>
        <translation>残差的傅里叶修正</translation>
    </message>
    <message>
        <source>Sines and cosines fitted to the residuals of GM(1,1) and added to it. They nearly use up the residuals, so only held-out points can judge them.</source>
        <translation>对 GM(1,1) 的残差拟合正弦和余弦项，再加回模型。它们几乎用尽残差，因此只有检验点才能评价。</translation>
    </message>
    <message>
        <source>grey Markov model</source>
        <translation>灰色马尔可夫模型</translation>
    </message>
    <message>
        <source>GM(1,1) corrected by the relative residual that is expected after the transitions between states seen so far.</source>
        <translation>按已有的状态转移求出相对残差的期望，并据此修正 GM(1,1)。</translation>
    </message>
    <message>
        <source>The model is refitted whenever a new point is measured: it joins the series and the oldest point leaves.</source>
        <translation>每测得一个新点，就加入该点、去掉最旧的点，重新建模。</translation>
    </message>
    <message>
        <source>rolling model</source>
        <translation>滚动模型</translation>
    </message>
    <message>
        <source>States and transitions</source>
        <translation>状态与转移</translation>
    </message>
    <message>
        <source>Xie and Liu 2008</source>
        <translation>谢乃明、刘思峰 2008</translation>
    </message>
    <message>
        <source>Chen Mianyun, system cloud grey model</source>
        <translation>陈绵云，系统云灰色模型</translation>
    </message>
    <message>
        <source>Hsu 2003</source>
        <translation>Hsu 2003</translation>
    </message>
    <message>
        <source>He and Bao 1992</source>
        <translation>何勇、鲍一丹 1992</translation>
    </message>
    <message>
        <source>It forecasts each held-out point from the measured points before it, so its error on them cannot be compared with that of models that see only the fitted points; a backtest compares them.</source>
        <translation>它由各检验点之前的实测点逐点预测，检验误差不能与只用拟合点的模型相比；可用回测比较。</translation>
    </message>
    <message>
        <source>uses held-out points</source>
        <translation>检验点已加入建模</translation>
    </message>
    <message>
        <source>GM(2,1), second order</source>
        <translation>GM(2,1)，二阶</translation>
    </message>
    <message>
        <source>GM(2,1)</source>
        <translation>GM(2,1)</translation>
    </message>
    <message>
        <source>DGM(2,1), second order</source>
        <translation>DGM(2,1)，二阶</translation>
    </message>
    <message>
        <source>DGM(2,1)</source>
        <translation>DGM(2,1)</translation>
    </message>
    <message>
        <source>DGM(1,N), discrete with related series</source>
        <translation>DGM(1,N)，离散多变量</translation>
    </message>
    <message>
        <source>DGM(1,N)</source>
        <translation>DGM(1,N)</translation>
    </message>
    <message>
        <source>SCGM(1,1)c, system cloud</source>
        <translation>SCGM(1,1)c，系统云</translation>
    </message>
    <message>
        <source>SCGM</source>
        <translation>SCGM</translation>
    </message>
    <message>
        <source>GM(1,1) with Fourier correction</source>
        <translation>GM(1,1)，傅里叶修正</translation>
    </message>
    <message>
        <source>Fourier</source>
        <translation>傅里叶修正</translation>
    </message>
    <message>
        <source>GM(1,1) with Markov correction</source>
        <translation>GM(1,1)，马尔可夫修正</translation>
    </message>
    <message>
        <source>Markov</source>
        <translation>马尔可夫修正</translation>
    </message>
    <message>
        <source>Metabolic GM(1,1)</source>
        <translation>新陈代谢 GM(1,1)</translation>
    </message>
    <message>
        <source>metabolic</source>
        <translation>新陈代谢</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想序列</translation>
    </message>
    <message>
        <source>The series are compared with the ideal, not with each other.</source>
        <translation>各序列只与理想序列比较，序列之间不作比较。</translation>
    </message>
    <message>
        <source>One chart</source>
        <translation>一张图</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>kind of chart</comment>
        <translation>自动</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>柱</translation>
    </message>
    <message>
        <source>Stacked bars</source>
        <translation>堆叠柱</translation>
    </message>
    <message>
        <source>Box plots</source>
        <translation>箱线图</translation>
    </message>
    <message>
        <source>Violins</source>
        <translation>小提琴图</translation>
    </message>
    <message>
        <source>Cumulative distribution (ECDF)</source>
        <translation>累积分布（ECDF）</translation>
    </message>
    <message>
        <source>Tail of the distribution (1 − ECDF)</source>
        <translation>分布的尾部（1 − ECDF）</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>smallest to largest value</source>
        <translation>最小值到最大值</translation>
    </message>
    <message>
        <source>5 % to 95 % quantile</source>
        <translation>5 % 到 95 % 分位数</translation>
    </message>
    <message>
        <source>none</source>
        <comment>error bars</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>none</source>
        <comment>fitted curve</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>power of x</source>
        <translation>x 的幂</translation>
    </message>
    <message>
        <source>%1: lower quartile</source>
        <translation>%1：下四分位数</translation>
    </message>
    <message>
        <source>%1: upper quartile</source>
        <translation>%1：上四分位数</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>分面</translation>
    </message>
    <message numerus="yes">
        <source>%1
median %2, quartiles %3 and %4, %n values</source>
        <translation>
            <numerusform>%1
中位数 %2，四分位数 %3 和 %4，%n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of values</source>
        <translation>值的比例</translation>
    </message>
    <message>
        <source>Share of greater values</source>
        <translation>更大的值所占比例</translation>
    </message>
    <message>
        <source>Share of values up to x</source>
        <translation>不超过 x 的值所占比例</translation>
    </message>
    <message>
        <source>From %1 values at each level.</source>
        <translation>每个水平 %1 个值。</translation>
    </message>
    <message>
        <source>From %1 values of each series, at all levels of %2 together.</source>
        <translation>每个序列 %1 个值，%2 的各水平合在一起。</translation>
    </message>
    <message>
        <source>From %1 values of each series.</source>
        <translation>每个序列 %1 个值。</translation>
    </message>
    <message>
        <source>Fewer than %1 values are drawn as dots.</source>
        <translation>少于 %1 个值时画成点。</translation>
    </message>
    <message>
        <source>At most about %1 values beyond the whiskers are drawn.</source>
        <translation>须线之外的值至多画出约 %1 个。</translation>
    </message>
    <message>
        <source>Boxes: median and quartiles; whiskers: the last values within 1.5 times the interquartile range.</source>
        <translation>箱：中位数和四分位数；须线：1.5 倍四分位距以内的最远值。</translation>
    </message>
    <message>
        <source>Outlines: density by a Gaussian kernel (bandwidth by Silverman); boxes: median and quartiles.</source>
        <translation>轮廓：高斯核密度（Silverman 带宽）；箱：中位数和四分位数。</translation>
    </message>
    <message>
        <source>Share of the values in each bin.</source>
        <translation>各区间内的值所占比例。</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Dots, because bars start at 0, which a logarithmic axis does not have.</source>
        <translation>画成点，因为柱从 0 起，而对数轴上没有 0。</translation>
    </message>
    <message>
        <source>Dots, because more than %1 bars cannot be told apart.</source>
        <translation>画成点，因为超过 %1 根柱就无法分辨。</translation>
    </message>
    <message>
        <source>one standard deviation</source>
        <translation>一个标准差</translation>
    </message>
    <message>
        <source>one standard error</source>
        <translation>一个标准误</translation>
    </message>
    <message>
        <source>Error bars: %1 of %2 repeats.</source>
        <translation>误差线：%2 次重复的%1。</translation>
    </message>
    <message>
        <source>Error bars: %1 % intervals from %2 repeats (%3).</source>
        <translation>误差线：%2 次重复的 %1 % 区间（%3）。</translation>
    </message>
    <message>
        <source>%1 at %2
%3 against %4</source>
        <translation>%1，%2
%3 对 %4</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1，拟合</translation>
    </message>
    <message>
        <source>%1: %2 (R² %3, n %4)</source>
        <translation>%1：%2（R² %3，n %4）</translation>
    </message>
    <message>
        <source>Fitted, with the 95 % interval of the mean</source>
        <translation>拟合，附均值的 95 % 区间</translation>
    </message>
    <message numerus="yes">
        <source>Not drawn: %n points without an x.</source>
        <translation>
            <numerusform>未画：%n 个没有 x 的点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not fitted: %n points that are not positive.</source>
        <translation>
            <numerusform>未拟合：%n 个非正的点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>intercept</source>
        <translation>截距</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Changes the early points before a model is fitted, and leaves the newest one: weakens their disturbances, or strengthens the growth that they hide.</source>
        <translation>建模前改变早期数据而保持最新的数据不变：弱化早期所受的冲击，或强化被早期数据掩盖的增长。</translation>
    </message>
    <message>
        <source>strengthening buffer operator</source>
        <translation>强化缓冲算子</translation>
    </message>
    <message>
        <source>Every value squared and divided by a mean of itself and the later values (the average, one weighted by k, or the geometric mean): the early values of a rising series become smaller.</source>
        <translation>每个值的平方除以它与其后各值的平均（算术平均、以 k 为权的加权平均或几何平均）：增长序列的早期数据变小。</translation>
    </message>
    <message>
        <source>slope, of means</source>
        <translation>斜率（均值）</translation>
    </message>
    <message>
        <source>slope degree of grey incidence</source>
        <translation>灰色斜率关联度</translation>
    </message>
    <message>
        <source>Compares the increments of two series from point to point, each as a share of the mean of its series. It changes if the two series are exchanged.</source>
        <translation>逐点比较两个序列的增量，增量以各自序列的均值为单位。交换两个序列时其值改变。</translation>
    </message>
    <message>
        <source>slope, of deviations</source>
        <translation>斜率（标准差）</translation>
    </message>
    <message>
        <source>slope degree by standard deviations</source>
        <translation>灰色斜率关联度（标准差形式）</translation>
    </message>
    <message>
        <source>Compares the increments of two series from point to point, each in units of the standard deviation of its series. It is the same in both directions.</source>
        <translation>逐点比较两个序列的增量，增量以各自序列的标准差为单位。两个方向的值相同。</translation>
    </message>
    <message>
        <source>T type</source>
        <translation>T 型</translation>
    </message>
    <message>
        <source>T type degree of grey incidence</source>
        <translation>T 型关联度</translation>
    </message>
    <message>
        <source>Compares the increments of two series with their signs, each in units of the mean size of the increments: from −1, where one rises as the other falls, to 1.</source>
        <translation>连同符号比较两个序列的增量，增量以各自增量绝对值的平均为单位：从 −1（一升一降）到 1。</translation>
    </message>
    <message>
        <source>The textbook’s response is approximate: it takes the drive of the related series as constant. The values below follow from the difference equation itself, without this approximation.</source>
        <translation>教科书的时间响应是近似的：它把相关因素的驱动项视为常数。下面的值直接由差分方程得到，不作此近似。</translation>
    </message>
    <message>
        <source>Curves that are compared</source>
        <translation>所比较的曲线</translation>
    </message>
    <message>
        <source>Dang 1994</source>
        <translation>党耀国 1994</translation>
    </message>
    <message>
        <source>Tang 1995</source>
        <translation>唐五湘 1995</translation>
    </message>
    <message>
        <source>weighted average weakening</source>
        <translation>加权平均弱化</translation>
    </message>
    <message>
        <source>geometric average weakening</source>
        <translation>几何平均弱化</translation>
    </message>
    <message>
        <source>average strengthening</source>
        <translation>平均强化</translation>
    </message>
    <message>
        <source>weighted average strengthening</source>
        <translation>加权平均强化</translation>
    </message>
    <message>
        <source>geometric average strengthening</source>
        <translation>几何平均强化</translation>
    </message>
    <message>
        <source>The degree does not depend on which of the two curves comes first, nor on other series.</source>
        <translation>该关联度对两条曲线一视同仁，且与其他序列无关。</translation>
    </message>
    <message>
        <source>the smaller the difference of the curves at a point, the larger its coefficient</source>
        <translation>曲线在某点之差越小，该点的关联系数越大</translation>
    </message>
    <message>
        <source>How %1 comes about: the curves that are compared</source>
        <translation>%1 的由来：所比较的曲线</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>%1 = Σ ξ / %2 = %3</source>
        <translation>%1 = Σ ξ / %2 = %3</translation>
    </message>
    <message>
        <source>No intervals: the coverage of intervals of this degree was not simulated.</source>
        <translation>不给出区间：此关联度的区间覆盖率未经模拟。</translation>
    </message>
    <message>
        <source>Values against %1</source>
        <translation>对 %1 的数值</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>教科书</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>Follow the conventions of a book</source>
        <translation>遵循教科书的约定</translation>
    </message>
    <message>
        <source>Liu</source>
        <translation>刘思峰</translation>
    </message>
    <message>
        <source>Deng</source>
        <translation>邓聚龙</translation>
    </message>
    <message>
        <source>this program</source>
        <translation>本程序</translation>
    </message>
    <message>
        <source>Liu: initial image; all points are fitted; MAPE over all k, ÷ n; a fit to a buffered series is compared with that series</source>
        <translation>刘思峰：初值像；拟合全部点；MAPE 取全部 k，除以 n；对缓冲序列的拟合与缓冲序列比较</translation>
    </message>
    <message>
        <source>Deng: initial image; all points are fitted; MAPE over k ≥ 2, ÷ (n − 1); grades 1 to 4; a fit to a buffered series is compared with that series</source>
        <translation>邓聚龙：初值像；拟合全部点；MAPE 取 k ≥ 2，除以 n − 1；等级一至四；对缓冲序列的拟合与缓冲序列比较</translation>
    </message>
    <message>
        <source>This program: series as measured; 2 points are held out; MAPE over k ≥ 2, ÷ (n − 1); every fit is compared with the measured series</source>
        <translation>本程序：实测序列；留出 2 个点检验；MAPE 取 k ≥ 2，除以 n − 1；所有拟合都与实测序列比较</translation>
    </message>
    <message>
        <source>all k, ÷ n</source>
        <translation>全部 k，÷ n</translation>
    </message>
    <message>
        <source>k ≥ 2, ÷ (n − 1)</source>
        <translation>k ≥ 2，÷ (n − 1)</translation>
    </message>
    <message>
        <source>÷ n</source>
        <translation>÷ n</translation>
    </message>
    <message>
        <source>÷ (n − 1)</source>
        <translation>÷ (n − 1)</translation>
    </message>
    <message>
        <source>buffered series</source>
        <translation>缓冲序列</translation>
    </message>
    <message>
        <source>measured series</source>
        <translation>实测序列</translation>
    </message>
    <message>
        <source>Deng, 4: unqualified</source>
        <translation>邓聚龙，四级：不合格</translation>
    </message>
    <message>
        <source>Liu, 1 to 4 and below</source>
        <translation>刘思峰，一至四级及以下</translation>
    </message>
    <message>
        <source>Buffer operator: %1. Grey models are fitted to the buffered points; class ratios, smoothness, a, C, P and the MAPE of the fit refer to these, residuals and held-out errors to the measured points.</source>
        <translation>缓冲算子：%1。灰色模型拟合的是缓冲后的点；级比、光滑性、a、C、P 和拟合的 MAPE 都对应这些点，残差和检验点的误差则对应实测点。</translation>
    </message>
    <message>
        <source>Fit over k = %1…%2. %3</source>
        <translation>拟合区间 k = %1…%2。%3</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1 随 %2 的变化</translation>
    </message>
    <message>
        <source>%1 is not valid; write colours by series, as in {&quot;ext4&quot;: &quot;#0072b2&quot;}.</source>
        <translation>%1 无效；请按序列写出颜色，如 {&quot;ext4&quot;: &quot;#0072b2&quot;}。</translation>
    </message>
    <message>
        <source>%1 is not a colour; write it as in &quot;#0072b2&quot;.</source>
        <translation>%1 不是颜色；请写成 &quot;#0072b2&quot; 的形式。</translation>
    </message>
    <message>
        <source>“%1” is not valid; available: %2.</source>
        <translation>“%1”无效；可用的有 %2。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Goes with, by lag</source>
        <translation>各滞后下的同变</translation>
    </message>
    <message>
        <source>There is only one quantity, which goes with no other.</source>
        <translation>只有一个量，没有可与之同变的其他量。</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>箱宽</translation>
    </message>
    <message>
        <source>Change points</source>
        <translation>变点</translation>
    </message>
    <message>
        <source>3 σ² ln n, ln y</source>
        <translation>3 σ² ln n，ln y</translation>
    </message>
    <message>
        <source>moving blocks, 5 s</source>
        <translation>移动块，5 s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>A log with a column of times is needed.</source>
        <translation>需要一份含时间列的日志。</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>打开...</translation>
    </message>
    <message>
        <source>no column is a time along which the rows ascend</source>
        <translation>没有各行沿其递增的时间列</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>each log begins at 0</source>
        <translation>各日志从 0 开始</translation>
    </message>
    <message>
        <source>calendar or clock</source>
        <translation>日历或钟表时间</translation>
    </message>
    <message>
        <source>level found</source>
        <translation>找到的水平</translation>
    </message>
    <message>
        <source>smallest to largest job</source>
        <translation>最小至最大的作业</translation>
    </message>
    <message>
        <source>time since the start (s)</source>
        <translation>自开始的时间 (s)</translation>
    </message>
    <message>
        <source>time since %1 (s)</source>
        <translation>自 %1 的时间 (s)</translation>
    </message>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n 份日志</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bin(s) of %1 s. Steps: values; dark lines: levels found; dotted: change points.</source>
        <translation>
            <numerusform>%n 箱，每箱 %1 s。阶梯为数值，深色线为找到的水平，点线为变点。</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes with %1</source>
        <translation>与 %1 同变的量</translation>
    </message>
    <message>
        <source>Rank correlation of the quantity at t − lag with %1 at t.</source>
        <translation>t − 滞后处的量与 t 处的 %1 的秩相关系数。</translation>
    </message>
    <message>
        <source>lag (s)</source>
        <translation>滞后 (s)</translation>
    </message>
    <message>
        <source>rₛ</source>
        <translation>rₛ</translation>
    </message>
    <message>
        <source>Times are those of the calendar or the clock, shown since the first bin.</source>
        <translation>时间为日历或钟表时间，从第一箱起显示。</translation>
    </message>
    <message>
        <source>Clocks are aligned at the start of each log.</source>
        <translation>各日志的时钟在开始处对齐。</translation>
    </message>
    <message>
        <source>Times count from the start of the log.</source>
        <translation>时间从日志开始计。</translation>
    </message>
    <message>
        <source>Left out because no column is a time along which the rows ascend: %1.</source>
        <translation>以下各表没有各行沿其递增的时间列，已略去：%1。</translation>
    </message>
    <message>
        <source>Some logs only number their reports; each report counts as 1 s.</source>
        <translation>有的日志只给报告编号，每份报告按 1 s 计。</translation>
    </message>
    <message>
        <source>Averages are weighted by how long their interval overlaps the bin. They have no percentiles: the p99 of averages is not the p99 of operations.</source>
        <translation>平均值按其区间与箱重叠的时长加权。平均值没有百分位数：平均值的 p99 不是操作的 p99。</translation>
    </message>
    <message>
        <source>Sums leave out the first or the last bin if the logs cover less than half of it.</source>
        <translation>首箱或末箱若被日志覆盖不足一半，求和时略去。</translation>
    </message>
    <message>
        <source>For change points, values below a thousandth of the median, such as 0, are raised to it, since 0 has no logarithm.</source>
        <translation>求变点时，小于中位数千分之一的值（如 0）提高到该值，因为 0 没有对数。</translation>
    </message>
    <message>
        <source>Change points: optimal partition of ln y into levels, penalty 3 σ² ln n, σ at least %1 %. By simulation, at most 1 % of series without a change have one if bins are independent, and 7 % if neighbours have a correlation of 0.3.</source>
        <translation>变点：将 ln y 最优分割为若干水平，惩罚 3 σ² ln n，σ 至少 %1 %。仿真表明，各箱独立时，无变化的序列至多 1 % 会出现变点；相邻箱相关系数为 0.3 时至多 7 %。</translation>
    </message>
    <message>
        <source>Span ÷ baseline is the ratio of the means of bins; its interval is that of a bootstrap of moving blocks of 5 s, 4,000 draws.</source>
        <translation>时段 ÷ 基线为各箱均值之比；其区间由 5 s 移动块的自助法得出，抽 4,000 次。</translation>
    </message>
    <message>
        <source>rₛ is Spearman&apos;s rank correlation over the same bins at every lag. At a positive lag, the quantity precedes. A common cause is not excluded.</source>
        <translation>rₛ 为 Spearman 秩相关系数，各滞后所用的箱相同。滞后为正表示该量在先。不排除共同的原因。</translation>
    </message>
    <message>
        <source>no values</source>
        <translation>没有值</translation>
    </message>
    <message>
        <source>baseline near 0</source>
        <translation>基线接近 0</translation>
    </message>
    <message>
        <source>too short for an interval</source>
        <translation>太短，没有区间</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>a row is</source>
        <translation>每行为</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>counts from</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>an operation</source>
        <translation>一次操作</translation>
    </message>
    <message>
        <source>an average</source>
        <translation>一个平均值</translation>
    </message>
    <message>
        <source>first report, 1 s each</source>
        <translation>第一份报告，每份 1 s</translation>
    </message>
    <message>
        <source>start of the log</source>
        <translation>日志开始</translation>
    </message>
    <message>
        <source>Quantities</source>
        <translation>量</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>combined by</source>
        <translation>合并方式</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>used</source>
        <translation>用到</translation>
    </message>
    <message>
        <source>without time</source>
        <translation>缺时间</translation>
    </message>
    <message>
        <source>without value</source>
        <translation>缺值</translation>
    </message>
    <message>
        <source>outside the bins</source>
        <translation>箱外</translation>
    </message>
    <message>
        <source>empty bins</source>
        <translation>空箱</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>分箱</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>at</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>level before</source>
        <translation>之前的水平</translation>
    </message>
    <message>
        <source>level after</source>
        <translation>之后的水平</translation>
    </message>
    <message>
        <source>Span and baseline</source>
        <translation>时段与基线</translation>
    </message>
    <message>
        <source>mean of bins</source>
        <translation>各箱均值</translation>
    </message>
    <message>
        <source>in the span</source>
        <translation>时段内</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>span ÷ baseline</source>
        <translation>时段 ÷ 基线</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 自</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Goes with %1</source>
        <translation>与 %1 同变</translation>
    </message>
    <message>
        <source>bins</source>
        <translation>箱</translation>
    </message>
    <message>
        <source>rₛ, lag 0</source>
        <translation>rₛ，滞后 0</translation>
    </message>
    <message>
        <source>best lag</source>
        <translation>最佳滞后</translation>
    </message>
    <message>
        <source>rₛ there</source>
        <translation>该处 rₛ</translation>
    </message>
    <message>
        <source>Rank correlation by lag</source>
        <translation>各滞后的秩相关</translation>
    </message>
    <message>
        <source>Whitenization weight functions</source>
        <translation>白化权函数</translation>
    </message>
    <message>
        <source>Classes and clustering coefficients</source>
        <translation>灰类与聚类系数</translation>
    </message>
    <message>
        <source>Different units</source>
        <translation>单位不同</translation>
    </message>
    <message>
        <source>centres ÷ mean of the indicator</source>
        <translation>中心点 ÷ 指标均值</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>灰类</translation>
    </message>
    <message>
        <source>largest σ</source>
        <translation>σ 最大者</translation>
    </message>
    <message>
        <source>No centres were set for %1: they are quantiles of the values.</source>
        <translation>未给出 %1 的中心点：取其数值的分位数。</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>灰类</translation>
    </message>
    <message>
        <source>Alternatives on the target</source>
        <translation>靶上的方案</translation>
    </message>
    <message>
        <source>Ranks by distance and by degree</source>
        <translation>按靶心距和关联度排序</translation>
    </message>
    <message>
        <source>Effects of the alternatives</source>
        <translation>各方案的效果</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>靶心距</translation>
    </message>
    <message>
        <source>No critical values were set for %1: they are the worst values, so that every alternative hits.</source>
        <translation>未给出 %1 的临界值：取最差值，因此各方案都中靶。</translation>
    </message>
    <message>
        <source>More is assumed to be better: %1.</source>
        <translation>按越大越好处理：%1。</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>灰靶</translation>
    </message>
    <message>
        <source>Open a table with a row for each object to evaluate the objects.</source>
        <translation>请打开每个对象占一行的表，以便评价。</translation>
    </message>
    <message>
        <source>Evaluating objects needs a column that names them and at least one column of numbers.</source>
        <translation>评价对象需要一个命名对象的列和至少一个数值列。</translation>
    </message>
    <message>
        <source>Objects without a value of every indicator are left out: %1.</source>
        <translation>缺少某个指标值的对象不参与评价：%1。</translation>
    </message>
    <message>
        <source>Several rows of an object were combined: %1.</source>
        <translation>同一对象的多行已合并：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n further columns of numbers are not used.</source>
        <translation>
            <numerusform>另有 %n 个数值列未使用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Relate by</source>
        <translation>分析方法</translation>
    </message>
    <message>
        <source>mixed centre-point</source>
        <translation>混合中心点</translation>
    </message>
    <message>
        <source>mixed end-point</source>
        <translation>混合端点</translation>
    </message>
    <message>
        <source>lower, moderate, upper measure</source>
        <translation>下限、适中、上限测度</translation>
    </message>
    <message>
        <source>centre-point, mirrored ends</source>
        <translation>中心点，两端镜像延拓</translation>
    </message>
    <message>
        <source>fixed</source>
        <comment>weights</comment>
        <translation>定权</translation>
    </message>
    <message>
        <source>variable</source>
        <comment>weights</comment>
        <translation>变权</translation>
    </message>
    <message>
        <source>ratio</source>
        <comment>effect measure</comment>
        <translation>比值</translation>
    </message>
    <message>
        <source>uniform</source>
        <comment>effect measure</comment>
        <translation>一致</translation>
    </message>
    <message>
        <source>best effects reached</source>
        <translation>各指标的最优效果</translation>
    </message>
    <message>
        <source>1 in every attribute</source>
        <translation>各指标取 1</translation>
    </message>
    <message>
        <source>as set</source>
        <comment>weights</comment>
        <translation>按设定</translation>
    </message>
    <message>
        <source>equal</source>
        <comment>weights</comment>
        <translation>等权</translation>
    </message>
    <message>
        <source>entropy</source>
        <comment>weights</comment>
        <translation>熵权</translation>
    </message>
    <message>
        <source>Classes: %1. j runs over the indicators.</source>
        <translation>灰类：%1。j 表示指标。</translation>
    </message>
    <message>
        <source>Attributes: %1.</source>
        <translation>指标：%1。</translation>
    </message>
    <message>
        <source>The largest coefficient decides: class %1.</source>
        <translation>聚类系数最大者：灰类“%1”。</translation>
    </message>
    <message>
        <source>These classes share the largest coefficient: %1.</source>
        <translation>聚类系数并列最大的灰类：%1。</translation>
    </message>
    <message>
        <source>All coefficients are 0: the values lie outside all classes.</source>
        <translation>聚类系数全为 0：数值在所有灰类之外。</translation>
    </message>
    <message>
        <source>The effects of every attribute are equal: all attributes have the same weight.</source>
        <translation>各指标的效果均无差异，各指标等权。</translation>
    </message>
    <message>
        <source>Hits the target: the distance is at most %1.</source>
        <translation>中靶：靶心距不大于 %1。</translation>
    </message>
    <message>
        <source>Misses the target: the distance is above %1.</source>
        <translation>脱靶：靶心距大于 %1。</translation>
    </message>
    <message>
        <source>Hits the target: the score is at least 0.</source>
        <translation>中靶：得分不小于 0。</translation>
    </message>
    <message>
        <source>Misses the target: the score is below 0.</source>
        <translation>脱靶：得分小于 0。</translation>
    </message>
    <message>
        <source>M = 0: all effects are those of the bull&apos;s-eye, and every coefficient is 1.</source>
        <translation>M = 0：所有效果都与靶心相同，各关联系数为 1。</translation>
    </message>
    <message>
        <source>Clustering coefficients</source>
        <translation>聚类系数</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Bull&apos;s-eye and differences from it</source>
        <translation>靶心及与靶心的差</translation>
    </message>
    <message>
        <source>Distance from the bull&apos;s-eye</source>
        <translation>靶心距</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Liu, Yang, Fang and Xie 2015</source>
        <translation>刘思峰、杨英杰、方志耕、谢乃明 2015</translation>
    </message>
    <message>
        <source>Hwang and Yoon 1981</source>
        <translation>Hwang 与 Yoon 1981</translation>
    </message>
    <message>
        <source>Class of %1</source>
        <translation>%1 所属的灰类</translation>
    </message>
    <message>
        <source>Distance of %1 from the bull&apos;s-eye</source>
        <translation>%1 的靶心距</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>对象</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>How much a value belongs to each class; the line marks the values of %1.</source>
        <translation>数值属于各灰类的程度；竖线为 %1 的值。</translation>
    </message>
    <message>
        <source>Clustering coefficients σ; the largest one gives the class. Lead: largest minus second largest.</source>
        <translation>聚类系数 σ，最大者决定所属灰类。领先量：最大减次大。</translation>
    </message>
    <message numerus="yes">
        <source>%n objects with the smallest leads are shown.</source>
        <translation>
            <numerusform>只列出领先量最小的 %n 个对象。</numerusform>
        </translation>
    </message>
    <message>
        <source>Weights of the object in the classes</source>
        <translation>对象在各灰类中的白化权</translation>
    </message>
    <message>
        <source>Parts of the distance from the bull&apos;s-eye</source>
        <translation>靶心距的各部分</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>effect %1</source>
        <translation>效果 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n alternatives hit the target</source>
        <translation>
            <numerusform>%n 个方案中有 %1 个中靶</numerusform>
        </translation>
    </message>
    <message>
        <source>The distance from the centre is exact; the direction shows in which attributes an alternative falls short.</source>
        <translation>到中心的距离是精确的；方向表示方案在哪些指标上不足。</translation>
    </message>
    <message numerus="yes">
        <source>The %n alternatives with the first ranks have names.</source>
        <translation>
            <numerusform>只标出排名在前的 %n 个方案的名称。</numerusform>
        </translation>
    </message>
    <message>
        <source>Inside the dashed ring: hits, distance at most %1.</source>
        <translation>虚线环内为中靶，靶心距不大于 %1。</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>首位：%1</translation>
    </message>
    <message>
        <source>Kendall’s τ between the ranks by distance and by degree: %1.</source>
        <translation>按靶心距与按关联度排序的肯德尔 τ：%1。</translation>
    </message>
    <message>
        <source>By score, the weighted sum of the effects; more is better.</source>
        <translation>按得分（效果的加权和）排序，越大越好。</translation>
    </message>
    <message>
        <source>By distance from the bull&apos;s-eye; less is better.</source>
        <translation>按靶心距排序，越小越好。</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>脱靶</translation>
    </message>
    <message>
        <source>u ÷ max u, min u ÷ u, or min(u, T) ÷ max(u, T) for a target T.</source>
        <translation>u ÷ max u、min u ÷ u；适中型目标 T：min(u, T) ÷ max(u, T)。</translation>
    </message>
    <message>
        <source>0 at the critical value, 1 at the best value.</source>
        <translation>临界值处为 0，最优值处为 1。</translation>
    </message>
    <message numerus="yes">
        <source>%n alternatives with the first ranks are shown.</source>
        <translation>
            <numerusform>只列出排名在前的 %n 个方案。</numerusform>
        </translation>
    </message>
    <message>
        <source>direction (°)</source>
        <translation>方向（°）</translation>
    </message>
    <message numerus="yes">
        <source>Several rows of “%1” have the same point: %2 values are drawn as their means at %n points.</source>
        <translation>
            <numerusform>“%1”有多行落在同一个点上：%2 个值在 %n 个点上按平均值绘出。</numerusform>
        </translation>
    </message>
    <message>
        <source>reason: it has no name, and its cells are those of %1</source>
        <translation>理由：没有列名，内容与 %1 完全相同</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>各百分位的延迟</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>Ratio of two runs by percentile</source>
        <translation>两次运行在各百分位的比值</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>延迟随时间的变化</translation>
    </message>
    <message>
        <source>Percentiles over time</source>
        <translation>百分位数随时间的变化</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>value of rank ⌈p n⌉</source>
        <translation>秩为 ⌈p n⌉ 的值</translation>
    </message>
    <message>
        <source>Reliable from</source>
        <translation>可靠起点</translation>
    </message>
    <message>
        <source>%1 values above</source>
        <translation>上方有 %1 个值</translation>
    </message>
    <message>
        <source>second run ÷ first run</source>
        <translation>第二次运行 ÷ 第一次运行</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Open a file with latencies: a log of fio, its JSON+, a histogram log, percentiles of HdrHistogram or wrk2, or a table.</source>
        <translation>请打开含有延迟的文件：fio 的日志、JSON+ 或直方图日志，HdrHistogram 或 wrk2 的百分位，或一个表。</translation>
    </message>
    <message>
        <source>No table contains latencies: a column of latencies, counts of bins, or percentiles.</source>
        <translation>没有含延迟的表：需要延迟列、区间计数或百分位数。</translation>
    </message>
    <message>
        <source>ECDF</source>
        <translation>ECDF</translation>
    </message>
    <message>
        <source>1 − ECDF</source>
        <translation>1 − ECDF</translation>
    </message>
    <message>
        <source>%1 at %2 %
%3</source>
        <translation>%1，%2%
%3</translation>
    </message>
    <message>
        <source>%1
%2 % are at most %3</source>
        <translation>%1
%2% 不超过 %3</translation>
    </message>
    <message>
        <source>%1
%2 % are longer than %3</source>
        <translation>%1
%2% 超过 %3</translation>
    </message>
    <message>
        <source>%1
%2 % are from %3 to %4</source>
        <translation>%1
%2% 在 %3 到 %4 之间</translation>
    </message>
    <message>
        <source>Share of latencies up to a value</source>
        <translation>不超过某值的延迟所占的比例</translation>
    </message>
    <message>
        <source>Share of latencies above a value</source>
        <translation>超过某值的延迟所占的比例</translation>
    </message>
    <message>
        <source>Histogram of latencies</source>
        <translation>延迟的直方图</translation>
    </message>
    <message>
        <source>Each nine has the same width; dotted where fewer than %1 values are above.</source>
        <translation>每多一个 9 宽度相同；上方不足 %1 个值处为点线。</translation>
    </message>
    <message>
        <source>The share of values that are not longer.</source>
        <translation>不长于该值者所占的比例。</translation>
    </message>
    <message>
        <source>The share of values that are longer, on a logarithmic axis.</source>
        <translation>长于该值者所占的比例，对数轴。</translation>
    </message>
    <message>
        <source>%1 bins per decade.</source>
        <translation>每个数量级 %1 个区间。</translation>
    </message>
    <message>
        <source>Latency (%1)</source>
        <translation>延迟（%1）</translation>
    </message>
    <message>
        <source>Percentile (%)</source>
        <translation>百分位（%）</translation>
    </message>
    <message>
        <source>Share of the values in a bin</source>
        <translation>区间内的值所占的比例</translation>
    </message>
    <message>
        <source>Share of the values</source>
        <translation>值所占的比例</translation>
    </message>
    <message>
        <source>%1 ÷ %2 by percentile</source>
        <translation>%1 ÷ %2，各百分位</translation>
    </message>
    <message>
        <source>Bars: 95 % intervals that hold together for all percentiles.</source>
        <translation>误差棒：对所有百分位一并成立的 95% 区间。</translation>
    </message>
    <message>
        <source>interval excludes 1</source>
        <translation>区间不含 1</translation>
    </message>
    <message>
        <source>%1 %
%2×, %3 to %4</source>
        <translation>%1%
%2×，%3 到 %4</translation>
    </message>
    <message>
        <source>%1 is slower</source>
        <translation>%1 较慢</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 较快</translation>
    </message>
    <message>
        <source>%1: percentiles over time</source>
        <translation>%1：百分位数随时间的变化</translation>
    </message>
    <message>
        <source>Blocks of %1 s.</source>
        <translation>每块 %1 秒。</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>时间（s）</translation>
    </message>
    <message>
        <source>%1: latency over time</source>
        <translation>%1：延迟随时间的变化</translation>
    </message>
    <message>
        <source>Columns of %1 s; a row has the values from its latency up to the next row, %2 rows per decade; colour: share of the values of a column.</source>
        <translation>每列 %1 秒；一行为从该延迟到下一行的值，每个数量级 %2 行；颜色：该列的值所占的比例。</translation>
    </message>
    <message>
        <source>Share (by logarithm)</source>
        <translation>比例（对数）</translation>
    </message>
    <message>
        <source>reliable</source>
        <translation>可靠</translation>
    </message>
    <message>
        <source>few above</source>
        <translation>上方太少</translation>
    </message>
    <message>
        <source>count unknown</source>
        <translation>个数未知</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>逐个记录</translation>
    </message>
    <message>
        <source>percentiles with counts</source>
        <translation>带计数的百分位</translation>
    </message>
    <message>
        <source>printed percentiles</source>
        <translation>打印的百分位数</translation>
    </message>
    <message>
        <source>p%1 of %2</source>
        <translation>%2 的 p%1</translation>
    </message>
    <message>
        <source>%1 (%2 above)</source>
        <translation>%1（上方 %2 个）</translation>
    </message>
    <message>
        <source>Latencies of the kind %1 are shown; the table also has %2.</source>
        <translation>所示为 %1 类延迟；表中还有 %2。</translation>
    </message>
    <message>
        <source>The rows of a run are added whatever their %1.</source>
        <translation>同一次运行的各行相加，不论其 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows with a negative latency or count are left out.</source>
        <translation>
            <numerusform>去掉了 %n 行延迟或计数为负的数据。</numerusform>
        </translation>
    </message>
    <message>
        <source>A percentile of bins is the middle of the bin that contains its rank.</source>
        <translation>区间数据的百分位数取含有该秩的区间的中点。</translation>
    </message>
    <message>
        <source>Between the listed percentiles, a percentile is the next larger one that is listed.</source>
        <translation>介于所列百分位之间时，取下一个较大的所列百分位数。</translation>
    </message>
    <message>
        <source>95 % intervals of runs with 10 and more blocks of time: whole blocks are drawn anew %1 times, since successive latencies are not independent.</source>
        <translation>有 10 个以上时间块的运行，其 95% 区间由整块重抽 %1 次得到，因为相继的延迟并不独立。</translation>
    </message>
    <message>
        <source>95 % intervals of runs with fewer than 10 blocks of time are between order statistics. They assume independent latencies and are too narrow if the load changes.</source>
        <translation>时间块不足 10 个的运行，其 95% 区间取自次序统计量，假定延迟相互独立；负载有变化时过窄。</translation>
    </message>
    <message numerus="yes">
        <source>The simultaneous intervals hold together for all %n ratios with 95 %.</source>
        <translation>
            <numerusform>同时区间以 95% 的把握对全部 %n 个比值一并成立。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not compared, because one of the runs has too few values above: %1.</source>
        <translation>未作比较，因为其中一次运行上方的值太少：%1。</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>percentile</source>
        <translation>百分位</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>95 % low</source>
        <translation>95% 下限</translation>
    </message>
    <message>
        <source>95 % high</source>
        <translation>95% 上限</translation>
    </message>
    <message>
        <source>values above</source>
        <translation>上方个数</translation>
    </message>
    <message>
        <source>trust</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>bin low</source>
        <translation>区间下端</translation>
    </message>
    <message>
        <source>bin high</source>
        <translation>区间上端</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一次</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二次</translation>
    </message>
    <message>
        <source>simultaneous low</source>
        <translation>同时下限</translation>
    </message>
    <message>
        <source>simultaneous high</source>
        <translation>同时上限</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>较慢</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>较快</translation>
    </message>
    <message>
        <source>Points of the chart</source>
        <translation>图上各点</translation>
    </message>
    <message>
        <source>until</source>
        <translation>至</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>blocks of time</source>
        <translation>时间块</translation>
    </message>
    <message>
        <source>values with a time</source>
        <translation>有时间的值</translation>
    </message>
    <message>
        <source>≈ fewer than %1 values above; – not known</source>
        <translation>≈ 上方不足 %1 个值；– 未知</translation>
    </message>
    <message>
        <source>%1; ≈ fewer than %2 values above; – not known</source>
        <translation>%1；≈ 上方不足 %2 个值；– 未知</translation>
    </message>
    <message>
        <source>percentile (%)</source>
        <translation>百分位（%）</translation>
    </message>
    <message>
        <source>%1 at %2 %</source>
        <translation>%1，%2%</translation>
    </message>
    <message>
        <source>95 % interval %1 to %2</source>
        <translation>95% 区间 %1 到 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n values above</source>
        <translation>
            <numerusform>上方有 %n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reliable, because fewer than %1 values are expected above: %2.</source>
        <translation>不可靠，因为预期上方不足 %1 个值：%2。</translation>
    </message>
    <message>
        <source>It is not known from how many values these percentiles are: %1.</source>
        <translation>不知道这些百分位数来自多少个值：%1。</translation>
    </message>
    <message>
        <source>Not known, because the program did not print them and percentiles cannot be interpolated: %1.</source>
        <translation>未知，因为程序没有给出，而百分位数不能内插：%1。</translation>
    </message>
    <message>
        <source>The unit of the latencies is not known; the file does not state it.</source>
        <translation>延迟的单位未知，文件中没有写明。</translation>
    </message>
    <message>
        <source>target</source>
        <comment>column of hits and misses</comment>
        <translation>中靶</translation>
    </message>
</context>
<context>
    <name>greyscope::app::AccountPanel</name>
    <message>
        <source>Account of rows</source>
        <translation>行的去向</translation>
    </message>
    <message>
        <source>Every row that was read is either used or left out for one reason: a step of the recipe, a mark by hand, or an empty key or factor.</source>
        <translation>读取的每一行要么使用，要么因某一原因剔除：配方的步骤、手工标记，或键、因子为空。</translation>
    </message>
    <message>
        <source>Choose a line to open its step.</source>
        <translation>选择一行即转到其步骤。</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Rows read</source>
        <translation>读取的行</translation>
    </message>
    <message>
        <source>Rows after %1 became columns</source>
        <translation>%1 行变成列之后的行</translation>
    </message>
    <message>
        <source>Rows used</source>
        <translation>使用的行</translation>
    </message>
</context>
<context>
    <name>greyscope::app::AdvisorPanel</name>
    <message>
        <source>Notes</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Rules that do not apply</source>
        <translation>不适用的规则</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>%1: does not apply here (condition: %2)</source>
        <translation>%1：此处不适用（条件：%2）</translation>
    </message>
    <message>
        <source>%1: outside the measured range (%2)</source>
        <translation>%1：超出所测范围（%2）</translation>
    </message>
    <message>
        <source>If %1</source>
        <translation>若%1</translation>
    </message>
    <message>
        <source>Counter-evidence: %1</source>
        <translation>反证：%1</translation>
    </message>
    <message>
        <source>%1; computed; %2</source>
        <translation>%1；计算所得；%2</translation>
    </message>
    <message numerus="yes">
        <source>%n notes for this layout</source>
        <translation>
            <numerusform>此布局有 %n 条建议</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not apply</source>
        <translation>
            <numerusform>%n 条不适用</numerusform>
        </translation>
    </message>
    <message>
        <source>Simulate it</source>
        <translation>仿真此布局</translation>
    </message>
    <message>
        <source>Adds two scenarios (stripes and equal subfiles) on the machine of P2</source>
        <translation>添加两个场景：条带布局与等分子文件布局，均在 P2 的机器上</translation>
    </message>
    <message>
        <source>With %1 OSTs, as measured by %2, these rules would apply:</source>
        <translation>若为 %1 个 OST（%2 的实测条件），将有规则适用：</translation>
    </message>
    <message>
        <source>Use %1 OSTs</source>
        <translation>采用 %1 个 OST</translation>
    </message>
</context>
<context>
    <name>greyscope::app::AggregationControl</name>
    <message>
        <source>Several rows on one point</source>
        <translation>同一点上的多行</translation>
    </message>
    <message>
        <source>How to combine several rows on one point of a series</source>
        <translation>多行落在同一序列的同一点上时如何处理</translation>
    </message>
    <message>
        <source>percentile</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>百分位数</translation>
    </message>
</context>
<context>
    <name>greyscope::app::AlternativesMenu</name>
    <message>
        <source>The numbers are always calculated this way.</source>
        <translation>数值始终这样计算。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::AnalysisPageBase</name>
    <message>
        <source>Working: every step to the result (F9)</source>
        <translation>推导：得到结果的每一步 (F9)</translation>
    </message>
</context>
<context>
    <name>greyscope::app::Appearance</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>greyscope::app::AxiomsPanel</name>
    <message>
        <source>Axioms</source>
        <translation>公理</translation>
    </message>
</context>
<context>
    <name>greyscope::app::Bindings</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>greyscope::app::CaptionEditor</name>
    <message>
        <source>Caption</source>
        <translation>图题</translation>
    </message>
    <message>
        <source>Regenerate</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>The caption generated from the panels; it is updated with them</source>
        <translation>由各子图生成的图题；此后随子图更新</translation>
    </message>
</context>
<context>
    <name>greyscope::app::CellEditor</name>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>counted from 1</source>
        <translation>从 1 数起</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>leave empty to clear the cell</source>
        <translation>不填则清空</translation>
    </message>
    <message>
        <source>Previously empty.</source>
        <translation>原为空。</translation>
    </message>
    <message>
        <source>Previously %1.</source>
        <translation>原为 %1。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::CheckedField</name>
    <message>
        <source>Set %1: %2</source>
        <translation>设置%1：%2</translation>
    </message>
    <message>
        <source>Sensitivity to this parameter: %1</source>
        <translation>对该参数的敏感性：%1</translation>
    </message>
    <message>
        <source>%1
Adds a scenario that varies it from a quarter to four times its value.</source>
        <translation>%1
新建一个场景，使它从现值的四分之一变到四倍。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::CheckedList</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Search in: %1</source>
        <translation>在此查找：%1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全不</translation>
    </message>
    <message>
        <source>Select all listed items</source>
        <translation>选中列出的全部</translation>
    </message>
    <message>
        <source>Clear all listed items</source>
        <translation>取消列出的全部</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ClustersPage</name>
    <message>
        <source>Functions</source>
        <translation>白化权函数</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>灰类</translation>
    </message>
    <message>
        <source>Whitenization weight functions</source>
        <translation>白化权函数</translation>
    </message>
    <message>
        <source>How much a value of an indicator belongs to each class: 1 at the centre of the class, less towards the centres of its neighbours. The points are the objects, each on the function with its largest weight.</source>
        <translation>指标值属于各灰类的程度：在灰类的中心点取 1，向相邻灰类的中心点递减。圆点为各对象，画在其白化权最大的函数上。</translation>
    </message>
    <message>
        <source>Mixed centre-point and end-point functions: Liu, Yang, Fang and Xie 2015.</source>
        <translation>混合中心点与混合端点三角白化权函数：刘思峰、杨英杰、方志耕、谢乃明 2015。</translation>
    </message>
    <message>
        <source>Set the centres of each indicator in the inspector, and the kind of functions above.</source>
        <translation>在检查器中设置各指标的中心点，在上方选择函数的种类。</translation>
    </message>
    <message>
        <source>Classes and clustering coefficients</source>
        <translation>灰类与聚类系数</translation>
    </message>
    <message>
        <source>The clustering coefficient of a class is the weighted sum of the weights of an object’s values in this class. The object belongs to the class with the largest coefficient; a small lead is a close call.</source>
        <translation>灰类的聚类系数是对象各指标值在该灰类中白化权的加权和。对象属于聚类系数最大的灰类；领先量小则结论勉强。</translation>
    </message>
    <message>
        <source>Grey clustering with fixed and variable weights: Liu, Grey systems analysis.</source>
        <translation>灰色定权聚类与变权聚类：刘思峰《灰色系统理论及其应用》。</translation>
    </message>
    <message>
        <source>Click an object to see how its class comes about.</source>
        <translation>点击对象，查看其所属灰类的推导。</translation>
    </message>
    <message>
        <source>functions</source>
        <translation>白化权函数</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Names of the classes</source>
        <translation>灰类名称</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name the classes</source>
        <translation>命名灰类</translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation>指标</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ColumnBar</name>
    <message>
        <source>All others: Ignore</source>
        <translation>其余：忽略</translation>
    </message>
    <message>
        <source>Role of the selected columns</source>
        <translation>所选列的角色</translation>
    </message>
    <message>
        <source>role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Find a column</source>
        <translation>查找列</translation>
    </message>
    <message>
        <source>Enter selects every column whose name contains this text</source>
        <translation>按 Enter 选中名称含此文字的所有列</translation>
    </message>
    <message>
        <source>Click a name to select its column</source>
        <translation>单击列名以选中该列</translation>
    </message>
    <message numerus="yes">
        <source>%n columns selected</source>
        <translation>
            <numerusform>已选中 %n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>Unit of the selected columns</source>
        <translation>所选列的单位</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Numbers are converted; numbers without a unit are assumed to have this unit</source>
        <translation>数值会换算；没有单位的按此单位计</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ColumnUses</name>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Used as</source>
        <translation>用作</translation>
    </message>
    <message>
        <source>Columns and their uses</source>
        <translation>各列及其用途</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Use of %1</source>
        <translation>%1 的用途</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>取出</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>不取</translation>
    </message>
    <message>
        <source>used for grouping</source>
        <translation>用于分组</translation>
    </message>
    <message>
        <source>aggregated</source>
        <translation>汇总</translation>
    </message>
</context>
<context>
    <name>greyscope::app::CommandBox</name>
    <message>
        <source>Equivalent command</source>
        <translation>对应的命令行</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
</context>
<context>
    <name>greyscope::app::CommandFinder</name>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Part of its name</source>
        <translation>名称的一部分</translation>
    </message>
</context>
<context>
    <name>greyscope::app::CompareBar</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>with</source>
        <translation>与</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>比较 %1</translation>
    </message>
    <message>
        <source>by</source>
        <translation>按</translation>
    </message>
    <message>
        <source>Compare by %1</source>
        <translation>按 %1 比较</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>at</source>
        <translation>置信水平</translation>
    </message>
    <message>
        <source>better is</source>
        <translation>指标方向</translation>
    </message>
    <message>
        <source>more</source>
        <translation>越大越好</translation>
    </message>
    <message>
        <source>less</source>
        <translation>越小越好</translation>
    </message>
    <message>
        <source>More is better</source>
        <translation>越大越好</translation>
    </message>
    <message>
        <source>Less is better</source>
        <translation>越小越好</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ComparePage</name>
    <message>
        <source>Change in each cell</source>
        <translation>每个单元的变化</translation>
    </message>
    <message>
        <source>Repeats of the chosen cell</source>
        <translation>所选单元的重复测量</translation>
    </message>
    <message>
        <source>Cells sorted by change</source>
        <translation>按变化排序的单元</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>列表的顺序</translation>
    </message>
    <message>
        <source>Sort the cells</source>
        <translation>排序单元</translation>
    </message>
    <message>
        <source>The command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>On a build server</source>
        <translation>在构建服务器上</translation>
    </message>
    <message>
        <source>Welch 1947; two one-sided tests: Schuirmann 1987; adjustment: Benjamini and Hochberg 1995. Optional: the test of Mann and Whitney against no change, as in benchstat.</source>
        <translation>Welch 1947；两个单侧检验：Schuirmann 1987；校正：Benjamini 和 Hochberg 1995。可选：Mann 和 Whitney 对无变化的检验，与 benchstat 相同。</translation>
    </message>
    <message>
        <source>The change of every cell that both runs have. After adjusting for all cells, a cell is worse or better if its change lies outside the margin, equal if it lies inside, and otherwise undecided because the repeats scatter too much.</source>
        <translation>两次运行都有的每个单元的变化。按所有单元校正后，变化在界限之外的单元是变差或变好，在界限之内的是相等，其余未定：重复测量太分散，无法判断。</translation>
    </message>
    <message>
        <source>Click a cell to see its repeats. The margin, the level and the better direction are set above.</source>
        <translation>点击单元查看其重复测量。界限、置信水平和指标方向在上方设置。</translation>
    </message>
    <message>
        <source>Every measurement of one cell in both runs, with the geometric means (medians for the rank test) and their intervals.</source>
        <translation>某一单元两组运行的全部测量值，以及几何均值（秩检验时为中位数）及其区间。</translation>
    </message>
    <message>
        <source>Choose another cell in the table of changes or in the list.</source>
        <translation>在变化表或列表中选择另一个单元。</translation>
    </message>
    <message>
        <source>All cells with the interval of their change, the worst first; the grey band is the margin.</source>
        <translation>所有单元及其变化的区间，最差的在前；灰带是界限。</translation>
    </message>
    <message>
        <source>Sort by change, by p or in table order; hide verdicts at the left.</source>
        <translation>按变化、按 p 或按表中次序排序；在左侧隐藏各种结论。</translation>
    </message>
    <message>
        <source>Copy the command. With --format json it writes every cell.</source>
        <translation>可复制该命令。加 --format json 写出每个单元。</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复测量</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>worse, better, equal, undecided</source>
        <translation>变差、变好、相等、未定</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>No command can read these runs directly: export the tables first.</source>
        <translation>没有命令能直接读取这些运行：请先导出表。</translation>
    </message>
    <message>
        <source>The same comparison and its result.</source>
        <translation>同样的比较及其结果。</translation>
    </message>
    <message>
        <source>The equivalent command and its output. A build server uses the exit code: 0 passed, 1 too many cells are worse, 3 not decided.</source>
        <translation>对应的命令及其输出。构建服务器依据退出码：0 为通过，1 为变差的单元过多，3 为无法判断。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ConnectionForm</name>
    <message>
        <source>SQLite file</source>
        <translation>SQLite 文件</translation>
    </message>
    <message>
        <source>PostgreSQL</source>
        <translation>PostgreSQL</translation>
    </message>
    <message>
        <source>MySQL or MariaDB</source>
        <translation>MySQL 或 MariaDB</translation>
    </message>
    <message>
        <source>ODBC data source</source>
        <translation>ODBC 数据源</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>种类(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>服务器(&amp;S)</translation>
    </message>
    <message>
        <source>default port</source>
        <translation>默认端口</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>数据库(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>用户(&amp;U)</translation>
    </message>
    <message>
        <source>same as the system user</source>
        <translation>与系统用户相同</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>密码(&amp;W)</translation>
    </message>
    <message>
        <source>only if needed</source>
        <translation>仅在需要时填写</translation>
    </message>
    <message>
        <source>Kee&amp;p it in the system&apos;s keyring</source>
        <translation>保存在系统密钥环中(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>Open a database</source>
        <translation>打开数据库</translation>
    </message>
    <message>
        <source>Databases of SQLite (%1)</source>
        <translation>SQLite 数据库 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ContextStrip</name>
    <message>
        <source>Options of this page</source>
        <translation>本页的选项</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ConventionBar</name>
    <message>
        <source>Conventions</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>The numbers on this page depend on this convention. Click to see alternatives.</source>
        <translation>本页的数值取决于该约定。点击可查看其他选择。</translation>
    </message>
    <message>
        <source>This convention is not used on this page. Click to see alternatives.</source>
        <translation>本页未使用该约定。点击可查看其他选择。</translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>另有 %n 个…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::CopyFilesDialog</name>
    <message>
        <source>Save a copy with data</source>
        <translation>连同数据另存副本</translation>
    </message>
    <message>
        <source>The copy contains the study and the selected files. Anyone who receives it can read them.</source>
        <translation>副本包含本研究和勾选的文件，收到副本的人都能读取这些文件。</translation>
    </message>
    <message>
        <source>Files of the study</source>
        <translation>研究的文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Outside the study&apos;s folder</source>
        <translation>位于研究文件夹之外</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
</context>
<context>
    <name>greyscope::app::DataPage</name>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What happened to the lines</source>
        <translation>各行的处理情况</translation>
    </message>
    <message>
        <source>Long table</source>
        <translation>长表</translation>
    </message>
    <message>
        <source>Wide table</source>
        <translation>宽表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Several rows on one point</source>
        <translation>同一点上的多行</translation>
    </message>
    <message>
        <source>Read as a wide table</source>
        <translation>按宽表读取</translation>
    </message>
    <message>
        <source>Read as a long table</source>
        <translation>按长表读取</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1 的角色</translation>
    </message>
    <message>
        <source>Remove table %1</source>
        <translation>移除表 %1</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message numerus="yes">
        <source>Role of %n columns</source>
        <translation>
            <numerusform>%n 列的角色</numerusform>
        </translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Read %1 in %2</source>
        <translation>以 %2 读取 %1</translation>
    </message>
    <message numerus="yes">
        <source>Read %n columns in %1</source>
        <translation>
            <numerusform>以 %1 读取 %n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep a copy of %1</source>
        <translation>保留 %1 的副本</translation>
    </message>
    <message>
        <source>Keep no copy of %1</source>
        <translation>不保留 %1 的副本</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>概况</translation>
    </message>
    <message>
        <source>Follow files of %1</source>
        <translation>跟踪 %1 的文件</translation>
    </message>
    <message>
        <source>Do not follow files of %1</source>
        <translation>不再跟踪 %1 的文件</translation>
    </message>
    <message>
        <source>Steps and values</source>
        <translation>步骤与数值</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>行的去向</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>全部表</translation>
    </message>
</context>
<context>
    <name>greyscope::app::DatabaseDialog</name>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>not known before reading</source>
        <translation>读取前未知</translation>
    </message>
    <message>
        <source>Open a database</source>
        <translation>打开数据库</translation>
    </message>
    <message>
        <source>Choose a database and connect. Nothing is ever written to it.</source>
        <translation>选择数据库并连接。绝不会向其写入任何内容。</translation>
    </message>
    <message>
        <source>Querying the database</source>
        <translation>正在查询数据库</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Op&amp;en</source>
        <translation>打开(&amp;E)</translation>
    </message>
    <message>
        <source>Add to the stud&amp;y</source>
        <translation>添加到研究(&amp;Y)</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>前几行</translation>
    </message>
    <message>
        <source>F&amp;irst rows</source>
        <translation>前几行(&amp;I)</translation>
    </message>
    <message>
        <source>Query to be sent</source>
        <translation>将要执行的查询</translation>
    </message>
    <message>
        <source>P&amp;lan</source>
        <translation>计划(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n 个表</numerusform>
        </translation>
    </message>
    <message>
        <source>The keyring could not store the password: %1</source>
        <translation>密钥环未能保存密码：%1</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Requesting the password from the keyring</source>
        <translation>正在向密钥环查询密码</translation>
    </message>
    <message>
        <source>“%1” is not a condition. Conditions look like tasks&gt;1 or op=read|write; separate them by semicolons.</source>
        <translation>“%1”不是条件。条件形如 tasks&gt;1 或 op=read|write；各条件之间用分号隔开。</translation>
    </message>
    <message>
        <source>%1 rows are too many. Group them by columns, or set conditions or a limit.</source>
        <translation>%1 行太多。请用列分组，或设置条件或行数上限。</translation>
    </message>
    <message>
        <source>Result: %1 rows, %2 columns.</source>
        <translation>结果：%1 行，%2 列。</translation>
    </message>
    <message>
        <source>Rows scanned: %1</source>
        <translation>扫描的行：%1</translation>
    </message>
    <message>
        <source>Rows returned: %1</source>
        <translation>返回的行：%1</translation>
    </message>
    <message>
        <source>Server message:</source>
        <translation>服务器的说明：</translation>
    </message>
    <message>
        <source>“%1” is not a percentile. Percentiles are numbers from 0 to 100.</source>
        <translation>“%1”不是百分位数。百分位数是 0 到 100 之间的数。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::DatabaseQuestion</name>
    <message>
        <source>Greyscope</source>
        <translation>Greyscope</translation>
    </message>
    <message>
        <source>All studies in this folder may then connect to the server.</source>
        <translation>此后这个文件夹中的研究都可以连接该服务器。</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
</context>
<context>
    <name>greyscope::app::DerivationPanel</name>
    <message>
        <source>Working</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Every step from the measured numbers to the result: the rule, the rule with the numbers inserted, and the result.</source>
        <translation>从实测数据到结果的每一步：公式、代入数值的式子和所得的值。</translation>
    </message>
    <message>
        <source>The source is given beside every step.</source>
        <translation>每一步旁都注明出处。</translation>
    </message>
    <message>
        <source>Click a number to see its origin. Round every step to see the effect of rounding on paper; the exact value is beside it.</source>
        <translation>点击一个数即可看到它的来历。选择逐步舍入，可以看到笔算舍入对结果的影响；旁边是精确值。</translation>
    </message>
    <message>
        <source>Round every step</source>
        <translation>逐步舍入</translation>
    </message>
    <message>
        <source>Decimals: </source>
        <translation>小数位：</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>复制为 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Working: %1</source>
        <translation>推导：%1</translation>
    </message>
    <message>
        <source>Copy all steps as LaTeX, Markdown, MathML or text, or save them as a spreadsheet</source>
        <translation>将全部步骤复制为 LaTeX、Markdown、MathML 或文本，或另存为电子表格</translation>
    </message>
    <message>
        <source>&amp;Save as a spreadsheet (.xlsx) …</source>
        <translation>另存为电子表格 (.xlsx)(&amp;S) …</translation>
    </message>
    <message>
        <source>Steps for</source>
        <translation>步骤属于</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>全部位数</translation>
    </message>
    <message>
        <source>Digits of all numbers here, also in copies and exports</source>
        <translation>此处每个数的位数，复制和导出时亦同</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lines are uncovered; Space uncovers the next</source>
        <translation>
            <numerusform>%n 行中已揭示 %1 行；按空格键揭示下一行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are not listed</source>
        <translation>
            <numerusform>另有 %n 项未列出</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as M&amp;athML</source>
        <translation>复制为 MathML(&amp;A)</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Nothing on the current page has steps to show. Steps are available for ratios and indices on Trends, degrees on Relations, models and intervals on Forecast, splits and errors on Relative, paths on Transfer, intervals on Compare and Simulate, positions on Layout, and published numbers. F9 closes this pane.</source>
        <translation>本页目前所示的内容没有推导步骤。有推导步骤的是：趋势页面的比值和指数、关联页面的关联度、预测页面的模型和区间、相对性能页面的划分和误差、传递页面的路径、比较页面和仿真页面的区间、布局页面的位置，以及已发表的数值。F9 关闭此窗格。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::DeriveEditor</name>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>Numbers, columns, + - * / ^, comparisons, c ? a : b, and the functions %1. Put a column name with spaces or special characters in double quotes: &quot;open (s)&quot;.</source>
        <translation>数、列、+ - * / ^、比较、c ? a : b，以及函数 %1。名称含空格或符号的列放在双引号中：&quot;open (s)&quot;。</translation>
    </message>
    <message>
        <source>In the first rows: %1</source>
        <translation>在前几行中：%1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ErrorCurve</name>
    <message>
        <source>Does splitting help?</source>
        <translation>划分有用吗？</translation>
    </message>
    <message>
        <source>Prune by hand</source>
        <translation>手动剪枝</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ErrorText</name>
    <message>
        <source>Not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>Choose fewer rows, columns or series, or close other programs.</source>
        <translation>请选择较少的行、列或序列，或关闭其他程序。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Internal error: %1</source>
        <translation>内部错误：%1</translation>
    </message>
    <message>
        <source>Please report this error with the steps that led to it.</source>
        <translation>请附上出错前的步骤报告此问题。</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>请检查路径。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>Check that the file is an ordinary one and that you may read it.</source>
        <translation>请检查该文件是否为普通文件，以及您是否有读取权限。</translation>
    </message>
    <message>
        <source>“%1” has changed since it was read.</source>
        <translation>“%1”读取之后已有更改。</translation>
    </message>
    <message>
        <source>Read it again.</source>
        <translation>请重新读取。</translation>
    </message>
    <message>
        <source>“%1” is a folder.</source>
        <translation>“%1”是文件夹。</translation>
    </message>
    <message>
        <source>Choose a file inside it.</source>
        <translation>请选择其中的文件。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>The file is not text (%1).</source>
        <translation>该文件不是文本（%1）。</translation>
    </message>
    <message>
        <source>The file has %1; the limit is %2.</source>
        <translation>文件大小为 %1；上限为 %2。</translation>
    </message>
    <message>
        <source>Split it, or keep only the columns that you need.</source>
        <translation>请拆分它，或只保留所需的列。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>请选择其他位置。</translation>
    </message>
    <message>
        <source>The text&apos;s encoding is not supported: %1.</source>
        <translation>不支持该文本的编码：%1。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>请将文件保存为 UTF-8。</translation>
    </message>
    <message>
        <source>Name a file, or pass a table on standard input: … - &lt; FILE.</source>
        <translation>请指定文件，或由标准输入送入表格：… - &lt; FILE。</translation>
    </message>
    <message>
        <source>Standard input is a terminal, not a table.</source>
        <translation>标准输入是终端，不是表格。</translation>
    </message>
    <message>
        <source>Standard input is empty.</source>
        <translation>标准输入没有内容。</translation>
    </message>
    <message>
        <source>Standard input cannot be read: %1.</source>
        <translation>无法读取标准输入：%1。</translation>
    </message>
    <message>
        <source>Put the numbers into a table, a row for each measurement, and save it as CSV.</source>
        <translation>请将数字放入表格，每次测量一行，并保存为 CSV。</translation>
    </message>
    <message>
        <source>“%1” is not a table; it looks like %2.</source>
        <translation>“%1”不是表格，看起来像%2。</translation>
    </message>
    <message>
        <source>“%1” is not a table; it looks like a report of %2.</source>
        <translation>“%1”不是表格，看起来像 %2 的报告。</translation>
    </message>
    <message>
        <source>“%1” does not look like a table: only %2 % of its first lines have the usual number of cells (at least 50 % needed).</source>
        <translation>“%1”不像表格：前面的行中只有 %2 % 的单元格数与多数行相同（至少需要 50 %）。</translation>
    </message>
    <message>
        <source>The format of “%1” is not supported.</source>
        <translation>不支持“%1”的格式。</translation>
    </message>
    <message>
        <source>Save it as CSV.</source>
        <translation>请保存为 CSV。</translation>
    </message>
    <message>
        <source>“%1” is incomplete.</source>
        <translation>“%1”不完整。</translation>
    </message>
    <message>
        <source>The file was cut off, perhaps during copying; get a fresh copy.</source>
        <translation>文件被截断，可能是在复制时；请从原处重新获取。</translation>
    </message>
    <message>
        <source>“%1” cannot be read as a study: %2.</source>
        <translation>无法将“%1”作为研究读取：%2。</translation>
    </message>
    <message>
        <source>Fix the text there, or get a fresh copy of the file.</source>
        <translation>请修正该处的文本，或从原处重新获取文件。</translation>
    </message>
    <message>
        <source>“%1” was saved by a newer version of Greyscope (format %2; this one reads up to %3).</source>
        <translation>“%1”由更新版本的 Greyscope 保存（格式 %2；此版本最高可读 %3）。</translation>
    </message>
    <message>
        <source>Open it with the newer version.</source>
        <translation>请用更新的版本打开。</translation>
    </message>
    <message>
        <source>“%1” is not a Greyscope study.</source>
        <translation>“%1”不是 Greyscope 的研究。</translation>
    </message>
    <message>
        <source>Open a study, or a table of text such as CSV.</source>
        <translation>请打开研究，或 CSV 之类的文本表格。</translation>
    </message>
    <message>
        <source>Save the spreadsheet as CSV first.</source>
        <translation>请先将电子表格另存为 CSV。</translation>
    </message>
    <message>
        <source>Unpack the file first.</source>
        <translation>请先解压文件。</translation>
    </message>
    <message>
        <source>Choose a text table, for example CSV.</source>
        <translation>请选择文本表格，例如 CSV。</translation>
    </message>
    <message>
        <source>The line is longer than %1.</source>
        <translation>该行长度超过 %1。</translation>
    </message>
    <message>
        <source>Check that the file is a table with line breaks.</source>
        <translation>请检查该文件是否为有换行的表格。</translation>
    </message>
    <message>
        <source>The quotation mark opened here is never closed.</source>
        <translation>此处的引号打开后一直没有关闭。</translation>
    </message>
    <message>
        <source>Close it, or double it inside a cell.</source>
        <translation>请关闭它；若在单元格内，请写两遍。</translation>
    </message>
    <message numerus="yes">
        <source>The table has %1 columns; the limit is %2.</source>
        <translation>
            <numerusform>表有 %1 列；上限为 %2 列。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep only the columns that you need.</source>
        <translation>请只保留所需的列。</translation>
    </message>
    <message numerus="yes">
        <source>The row has %1 of %2 cells, like too many rows above it: %3 cells are missing so far.</source>
        <translation>
            <numerusform>该行只有 %2 个单元格中的 %1 个，上方这样的行也过多：至此已缺失 %3 个单元格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the delimiter, and that the heading has only columns that are used.</source>
        <translation>请检查分隔符，以及表头是否只含用到的列。</translation>
    </message>
    <message numerus="yes">
        <source>The row has %1 cells; %2 are expected.</source>
        <translation>
            <numerusform>该行有 %1 个单元格，应有 %2 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The table has no rows of data.</source>
        <translation>表中没有数据行。</translation>
    </message>
    <message>
        <source>The table has no column of numbers.</source>
        <translation>表中没有数值列。</translation>
    </message>
    <message>
        <source>The table has no column of numbers: “%1” has digits or signs other than 0–9, + and -.</source>
        <translation>表中没有数值列：“%1”含有 0–9、+ 和 - 以外的数字或符号。</translation>
    </message>
    <message>
        <source>Write the numbers with 0–9, + and -.</source>
        <translation>请用 0–9、+ 和 - 书写数字。</translation>
    </message>
    <message numerus="yes">
        <source>Column “%1” has %2 cells, but the table has %3 rows.</source>
        <translation>
            <numerusform>列“%1”有 %2 个单元格，而表有 %3 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two columns are called “%1”.</source>
        <translation>有两列都叫“%1”。</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>请将其中一列改名。</translation>
    </message>
    <message>
        <source>There is no column “%1”.</source>
        <translation>没有列“%1”。</translation>
    </message>
    <message>
        <source>Column “%1” has text, but numbers are needed.</source>
        <translation>列“%1”含有文本，而这里需要数值。</translation>
    </message>
    <message>
        <source>Column “%1” has no value “%2”.</source>
        <translation>列“%1”没有值“%2”。</translation>
    </message>
    <message>
        <source>Leave one of the conditions out.</source>
        <translation>请去掉其中一个条件。</translation>
    </message>
    <message numerus="yes">
        <source>Series “%1” has %3 values at %2.</source>
        <translation>
            <numerusform>序列“%1”在 %2 处有 %3 个值。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no series “%1”.</source>
        <translation>没有序列“%1”。</translation>
    </message>
    <message>
        <source>The chosen columns and rows give no series.</source>
        <translation>所选的列和行没有序列。</translation>
    </message>
    <message>
        <source>Choose a column of numbers.</source>
        <translation>请选择一个数字列。</translation>
    </message>
    <message numerus="yes">
        <source>%1 series are chosen; %2 are needed.</source>
        <translation>
            <numerusform>选择了 %1 个序列；需要 %2 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 series are too many; the limit is %2.</source>
        <translation>
            <numerusform>%1 个序列过多；上限为 %2 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no point “%1”.</source>
        <translation>没有点“%1”。</translation>
    </message>
    <message>
        <source>Series “%1” has no value at %2.</source>
        <translation>序列“%1”在 %2 处没有值。</translation>
    </message>
    <message>
        <source>Leave out the series or the point.</source>
        <translation>请略去该序列或该点。</translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>The nearest are: %1, and %2 more.</source>
        <translation>最接近的有：%1；另有 %2 个。</translation>
    </message>
    <message>
        <source>Rows without a series because %2 is empty: %1.</source>
        <translation>因 %2 为空而不属于任何序列的行：%1。</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range.</source>
        <translation>%1 = %2 超出范围。</translation>
    </message>
    <message>
        <source>It must lie in %1.</source>
        <translation>必须在 %1 之内。</translation>
    </message>
    <message>
        <source>“%2” is not a valid value for %1.</source>
        <translation>“%2”不是 %1 的可选值。</translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation>请选择其一：%1。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>The value must be %1.</source>
        <translation>取值须为 %1。</translation>
    </message>
    <message>
        <source>“%2” is not a valid list for %1.</source>
        <translation>“%2”不是 %1 的有效列表。</translation>
    </message>
    <message>
        <source>Separate names with commas. Put a name that contains a comma in double quotes, and double its own quotation marks.</source>
        <translation>请用半角逗号分隔各名称；含逗号的名称放在半角双引号内，其中的引号写两遍。</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <translation>%1 与 %2 不能同时使用。</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>请去掉其中之一。</translation>
    </message>
    <message>
        <source>Series “%1” is constant: %2 is not defined for it.</source>
        <translation>序列“%1”为常数：%2 对其没有定义。</translation>
    </message>
    <message>
        <source>Choose another image, or leave out the series.</source>
        <translation>请选择其他的像，或略去该序列。</translation>
    </message>
    <message>
        <source>All series are equal at %1: %2 is not defined there.</source>
        <translation>各序列在 %1 处没有差异：%2 在此没有定义。</translation>
    </message>
    <message>
        <source>Choose another image, or leave out that point.</source>
        <translation>请选择其他的像，或略去该点。</translation>
    </message>
    <message>
        <source>Series “%1” is 0 at %2: %3 is not defined for it.</source>
        <translation>序列“%1”在 %2 处为 0：%3 对其没有定义。</translation>
    </message>
    <message>
        <source>Leave out that point or the series.</source>
        <translation>请略去该点或该序列。</translation>
    </message>
    <message>
        <source>The mean of series “%1” is 0: %2 is not defined for it.</source>
        <translation>序列“%1”的均值为 0：%2 对其没有定义。</translation>
    </message>
    <message>
        <source>Choose another image.</source>
        <translation>请选择其他的像。</translation>
    </message>
    <message>
        <source>Series “%1” is not positive at %2, which %3 needs.</source>
        <translation>序列“%1”在 %2 处不为正，而 %3 需要正值。</translation>
    </message>
    <message>
        <source>Shift the series, or leave out the point.</source>
        <translation>请平移该序列，或略去该点。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 points; %3 are needed.</source>
        <translation>
            <numerusform>%1 有 %2 个点；需要 %3 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 points; at most %3 are possible.</source>
        <translation>
            <numerusform>%1 有 %2 个点；最多可用 %3 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit fewer points, or choose another model.</source>
        <translation>请减少拟合点，或选择其他模型。</translation>
    </message>
    <message>
        <source>%1 cannot be fitted: its equations have no unique solution.</source>
        <translation>%1 无法拟合：其方程没有唯一解。</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the model&apos;s limit of %3.</source>
        <translation>%1 = %2 超出该模型的限值 %3。</translation>
    </message>
    <message>
        <source>The series changes too fast for this model; choose another model.</source>
        <translation>对该模型而言序列变化过快；请选择其他模型。</translation>
    </message>
    <message>
        <source>The curve of %1 ends at k = %3, but values up to k = %2 are needed.</source>
        <translation>%1 的曲线止于 k = %3，而需要到 k = %2 为止的值。</translation>
    </message>
    <message>
        <source>Choose a shorter forecast horizon or another model.</source>
        <translation>请减少预测步数，或选择其他模型。</translation>
    </message>
    <message>
        <source>%1 overflows.</source>
        <translation>%1 超出了数值范围。</translation>
    </message>
    <message>
        <source>Choose a larger unit.</source>
        <translation>请选择更大的单位。</translation>
    </message>
    <message>
        <source>%1 needs related series; none is chosen.</source>
        <translation>%1 需要相关因素序列，而尚未选择。</translation>
    </message>
    <message>
        <source>Choose the related series of this one as compared series, or name them.</source>
        <translation>请将该序列的相关因素序列选为比较序列，或指定其名称。</translation>
    </message>
    <message>
        <source>%1 needs the value of “%2” at %3, which is unknown.</source>
        <translation>%1 需要“%2”在 %3 处的值，而该值未知。</translation>
    </message>
    <message>
        <source>Give the missing values, or let the series keep its last value.</source>
        <translation>请给出缺少的值，或使该序列保持末值。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 refits failed.</source>
        <translation>%1：%3 次重新拟合中有 %2 次失败。</translation>
    </message>
    <message>
        <source>%1 and %2 have no cell in common.</source>
        <translation>%1 与 %2 没有共同的单元。</translation>
    </message>
    <message>
        <source>Match them on fewer factors, or check the conditions.</source>
        <translation>请减少用于匹配的因子，或检查条件。</translation>
    </message>
    <message>
        <source>%1 and %3 share no factor to match their points by: one has %2, the other %4.</source>
        <translation>%1 与 %3 没有可用来对应数据点的共同因子：前者有 %2，后者有 %4。</translation>
    </message>
    <message>
        <source>On the Data page, make the common setting a factor of both, with the same name.</source>
        <translation>请在“数据”页面把两者共有的设置以同一名称设为因子。</translation>
    </message>
    <message>
        <source>Column “%2” of %1 is in %3 and “%5” of %4 in %6, which cannot be converted.</source>
        <translation>%1 的列“%2”以 %3 计，%4 的“%5”以 %6 计，无法换算。</translation>
    </message>
    <message>
        <source>Choose metrics of one kind.</source>
        <translation>请选择同一类指标。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A table of %1 cells is too large; the limit is %2.</source>
        <translation>含 %1 个单元格的表太大；上限为 %2。</translation>
    </message>
    <message>
        <source>Leave out rows or columns first.</source>
        <translation>请先剔除一些行或列。</translation>
    </message>
    <message>
        <source>“%1” is in %2 and “%3” in %4: one column cannot have both units.</source>
        <translation>“%1”的单位是 %2，“%3”的单位是 %4：一列不能同时有两种单位。</translation>
    </message>
    <message>
        <source>Compute one of them in the other unit first.</source>
        <translation>请先把其中一列换算成另一列的单位。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %3 rows with the key “%2”; each key may occur only once.</source>
        <translation>
            <numerusform>%1 中键“%2”有 %3 行；每个键只能出现一次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Join by more columns, or remove the other rows from that table.</source>
        <translation>请用更多的列连接，或从该表中去掉其余的行。</translation>
    </message>
    <message>
        <source>“%2” compares column “%1” with something that is not a number.</source>
        <translation>“%2”把列“%1”与不是数值的内容比较。</translation>
    </message>
    <message>
        <source>“%1” is not a valid split pattern.</source>
        <translation>“%1”不是有效的拆分模式。</translation>
    </message>
    <message>
        <source>A pattern is the text of a cell with the names of the new columns in braces and text between them: host{host}/ost{ost}.</source>
        <translation>模式是单元格的文本，新列的名称写在花括号中，名称之间要有文本：host{host}/ost{ost}。</translation>
    </message>
    <message>
        <source>No cell of column “%1” matches the pattern “%2”.</source>
        <translation>列“%1”中没有单元格符合模式“%2”。</translation>
    </message>
    <message>
        <source>One cell is “%1”.</source>
        <translation>例如有一个单元格为“%1”。</translation>
    </message>
    <message>
        <source>There is no function “%1”.</source>
        <translation>没有函数“%1”。</translation>
    </message>
    <message>
        <source>The expression “%1” is incomplete.</source>
        <translation>表达式“%1”不完整。</translation>
    </message>
    <message>
        <source>The expression “%1” has an error at character %2: unexpected “%3”.</source>
        <translation>表达式“%1”在第 %2 个字符处有误：那里不应出现“%3”。</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>无单位</translation>
    </message>
    <message>
        <source>No row meets %1.</source>
        <translation>没有任何行满足 %1。</translation>
    </message>
    <message>
        <source>There is no parameter “%1”.</source>
        <translation>没有参数“%1”。</translation>
    </message>
    <message>
        <source>“%2” is not valid for %1.</source>
        <translation>“%2”对 %1 无效。</translation>
    </message>
    <message>
        <source>The JSON text cannot be read: %1.</source>
        <translation>无法读取 JSON 文本：%1。</translation>
    </message>
    <message>
        <source>Fix the text there.</source>
        <translation>请修改该处的文本。</translation>
    </message>
    <message>
        <source>The trace has the invalid value “%2” for %1.</source>
        <translation>轨迹中 %1 的值“%2”无效。</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>此处应为 %1。</translation>
    </message>
    <message>
        <source>The trace goes back in time: %1 s comes after %2 s.</source>
        <translation>轨迹的时间倒退：%1 s 出现在 %2 s 之后。</translation>
    </message>
    <message>
        <source>Sort it by time.</source>
        <translation>请按时间排序。</translation>
    </message>
    <message>
        <source>The layout cannot be read: %1.</source>
        <translation>无法读取布局：%1。</translation>
    </message>
    <message>
        <source>The layout does not cover byte %1.</source>
        <translation>布局不包含字节 %1。</translation>
    </message>
    <message>
        <source>Choose a byte inside the layout.</source>
        <translation>请选择布局包含的字节。</translation>
    </message>
    <message>
        <source>A component ends at %1, which is not a multiple of %2.</source>
        <translation>有一个组件在 %1 处结束，它不是 %2 的倍数。</translation>
    </message>
    <message>
        <source>Lustre requires a multiple: choose another size.</source>
        <translation>Lustre 要求结束位置为其倍数：请选择别的大小。</translation>
    </message>
    <message>
        <source>Choose fewer clients, files or seconds, or raise the limit.</source>
        <translation>请减少客户端、文件或秒数，或提高上限。</translation>
    </message>
    <message>
        <source>The simulation needs %1; the limit is %2.</source>
        <translation>仿真需要 %1，上限为 %2。</translation>
    </message>
    <message>
        <source>The simulation has reached its limit of %1 events before the end.</source>
        <translation>仿真已达到 %1 个事件的上限，仍未结束。</translation>
    </message>
    <message>
        <source>There are %1 requests; the limit is %2.</source>
        <translation>共有 %1 个请求，上限为 %2。</translation>
    </message>
    <message>
        <source>Run %1 again with %2.</source>
        <translation>请用 %2 重新运行 %1。</translation>
    </message>
    <message>
        <source>In this output of %1, values run together and cannot be separated.</source>
        <translation>%1 的这种输出中各值之间没有分隔符，无法区分。</translation>
    </message>
    <message>
        <source>This output of %1 has no line with the names of its columns.</source>
        <translation>%1 的这种输出没有列名行。</translation>
    </message>
    <message>
        <source>This output of %1 is in a format that few programs can read.</source>
        <translation>%1 的这种输出采用很少有程序能读取的格式。</translation>
    </message>
    <message>
        <source>“%1” has no result of %2.</source>
        <translation>“%1”中没有 %2 的结果。</translation>
    </message>
    <message>
        <source>Check that the run was completed and that its output is in this file.</source>
        <translation>请检查运行是否正常结束，以及输出是否在此文件中。</translation>
    </message>
    <message>
        <source>“%1” has no result of %2. The program reports: %3</source>
        <translation>“%1”中没有 %2 的结果，程序的说明是：%3</translation>
    </message>
    <message>
        <source>Run it again after fixing the problem.</source>
        <translation>请在排除该问题后重新运行。</translation>
    </message>
    <message>
        <source>The working</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>“%1” cannot be unpacked: %2.</source>
        <translation>“%1”无法解包：%2。</translation>
    </message>
    <message>
        <source>Get a fresh copy, or unpack it with another program.</source>
        <translation>请从来源处重新获取，或用其他程序解包。</translation>
    </message>
    <message>
        <source>The first %2 of this file would unpack to more than %1.</source>
        <translation>文件的前 %2 解包后已超过 %1。</translation>
    </message>
    <message>
        <source>The folder “%1” has no readable file.</source>
        <translation>文件夹“%1”中没有可读取的文件。</translation>
    </message>
    <message>
        <source>Choose another folder or a file.</source>
        <translation>请选择另一个文件夹或一个文件。</translation>
    </message>
    <message>
        <source>The first are: %1, and %2 more.</source>
        <translation>前几个是：%1；另有 %2 个。</translation>
    </message>
    <message>
        <source>On the command line: --read sheet=NAME.</source>
        <translation>在命令行中：--read sheet=NAME。</translation>
    </message>
    <message>
        <source>On the command line: --read member=NAME.</source>
        <translation>在命令行中：--read member=NAME。</translation>
    </message>
    <message>
        <source>The workbook has several sheets with tables.</source>
        <translation>工作簿中有多个含表格的工作表。</translation>
    </message>
    <message>
        <source>The archive contains several files.</source>
        <translation>压缩包中有多个文件。</translation>
    </message>
    <message>
        <source>The workbook has no sheet “%1”.</source>
        <translation>工作簿中没有工作表“%1”。</translation>
    </message>
    <message>
        <source>The archive contains no file “%1”.</source>
        <translation>压缩包中没有文件“%1”。</translation>
    </message>
    <message>
        <source>Check the delimiter and the decimal mark. If spaces separate the columns, put cells that contain spaces in quotes, separate the columns by tabs, or align them.</source>
        <translation>请检查分隔符和小数点。若以空格分列，请将含空格的单元格加引号、改用制表符分列，或使各列上下对齐。</translation>
    </message>
    <message>
        <source>Filter the rows, use fewer columns as keys, or make levels coarser with a computed column, for example minute = floor(time / 60).</source>
        <translation>请筛选行、减少作为键的列，或用计算列使水平变粗，例如 minute = floor(time / 60)。</translation>
    </message>
    <message>
        <source>%1 series of %2 points are too many; with this number of points the limit is %3 series.</source>
        <translation>%2 个点的 %1 个序列过多；这么多点最多可有 %3 个序列。</translation>
    </message>
    <message>
        <source>Give the lfs getstripe output of one file on OSTs without mirrors.</source>
        <translation>请给出 lfs getstripe 对一个位于 OST 上且无镜像的文件的输出。</translation>
    </message>
    <message>
        <source>Install the package %1.</source>
        <translation>请安装软件包 %1。</translation>
    </message>
    <message>
        <source>The pattern “%1” does not match the names %2.</source>
        <translation>模式“%1”与列名 %2 不符。</translation>
    </message>
    <message>
        <source>The pattern “%1” does not match the names %2 and %3 more.</source>
        <translation>模式“%1”与列名 %2 以及另外 %3 个不符。</translation>
    </message>
    <message>
        <source>“*_” names columns of values by the part before the last “_”, “_*” by the part after the first; without * it is the name of one column.</source>
        <translation>“*_”以最后一个“_”之前的部分命名各数值列，“_*”以第一个“_”之后的部分命名；没有 * 时即为单独一列的名称。</translation>
    </message>
    <message numerus="yes">
        <source>Series “%1” has %2 values but no axis.</source>
        <translation>
            <numerusform>序列“%1”有 %2 个值，却没有坐标轴。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose more series, or make a column that distinguishes series a key.</source>
        <translation>请选择更多序列，或把能区分序列的列设为键。</translation>
    </message>
    <message>
        <source>The tail of residuals with the same sign</source>
        <translation>同号的残差尾段</translation>
    </message>
    <message>
        <source>Show the working for fewer points, a smaller branch of the tree, or larger leaves.</source>
        <translation>请减少点数，或推导树的较小分支，或增大叶节点的行数。</translation>
    </message>
    <message>
        <source>The system cannot start another thread.</source>
        <translation>系统无法再启动新的线程。</translation>
    </message>
    <message>
        <source>Close other programs, or raise the limits on processes (ulimit -u) and memory (ulimit -v).</source>
        <translation>请关闭其他程序，或提高进程数（ulimit -u）与内存（ulimit -v）的上限。</translation>
    </message>
    <message>
        <source>If that is correct, first unpack it or save its sheet as CSV with another program.</source>
        <translation>若无误，请先用其他程序解包，或将工作表另存为 CSV。</translation>
    </message>
    <message>
        <source>%1 and %2 both name “%3”.</source>
        <translation>%1 和 %2 指定了同一个文件“%3”。</translation>
    </message>
    <message>
        <source>Give each its own file.</source>
        <translation>请分别指定不同的文件。</translation>
    </message>
    <message>
        <source>“%1” is an input of this command; %2 would replace it.</source>
        <translation>“%1”是本命令的输入文件，会被 %2 覆盖。</translation>
    </message>
    <message>
        <source>Choose another file for %1.</source>
        <translation>请为 %1 指定另一个文件。</translation>
    </message>
    <message>
        <source>“%1” already exists and is another kind of file: %2 instead of %3.</source>
        <translation>“%1”已存在，但属于另一种文件：类型为 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>Choose another file for %1, or delete this one first.</source>
        <translation>请为 %1 指定另一个文件，或先删除该文件。</translation>
    </message>
    <message>
        <source>Column “%1” has codes (whole numbers with leading zeros or more than 15 digits), but numbers are needed.</source>
        <translation>列“%1”是编码（带前导零或超过 15 位的整数），而这里需要数值。</translation>
    </message>
    <message>
        <source>Compute a column of numbers from them: --derive &apos;NAME=1*&quot;%1&quot;&apos;.</source>
        <translation>请先由其计算一个数值列：--derive &apos;NAME=1*&quot;%1&quot;&apos;。</translation>
    </message>
    <message>
        <source>without a unit</source>
        <translation>没有单位</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a unit</comment>
        <translation>以 %1 为单位</translation>
    </message>
    <message>
        <source>a size (according to its name)</source>
        <translation>按名称为容量</translation>
    </message>
    <message>
        <source>a count (according to its name)</source>
        <translation>按名称为计数</translation>
    </message>
    <message>
        <source>a share (according to its name)</source>
        <translation>按名称为占比</translation>
    </message>
    <message>
        <source>a time (according to its name)</source>
        <translation>按名称为时间</translation>
    </message>
    <message>
        <source>a rate (according to its name)</source>
        <translation>按名称为速率</translation>
    </message>
    <message>
        <source>“%1” is %2 and “%3” is %4: different quantities share neither a ratio nor an axis.</source>
        <translation>“%1”%2，“%3”%4：不同的量既不能相比，也不能共用坐标轴。</translation>
    </message>
    <message>
        <source>Show each series relative to its own first value, or give both columns the same unit on the Data page.</source>
        <translation>可显示各序列与自身首值之比，或在“数据”页面为两列设置相同的单位。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>请选择其他文件。</translation>
    </message>
    <message>
        <source>“%1” belongs to this study and would be overwritten.</source>
        <translation>“%1”是当前研究使用的文件，写入会将其覆盖。</translation>
    </message>
    <message>
        <source>a rate of operations (according to its name)</source>
        <translation>按名称为操作速率</translation>
    </message>
    <message>
        <source>No point has a value in every series.</source>
        <translation>没有任何一点在各序列中都有值。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points have a value in every series.</source>
        <translation>
            <numerusform>%n 个点中有 %1 个点在各序列中都有值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out a series, or the other points (--common-points).</source>
        <translation>请去掉某个序列，或只用共有的点（--common-points）。</translation>
    </message>
    <message numerus="yes">
        <source>Without “%1”, the other series share %n points.</source>
        <translation>
            <numerusform>去掉序列“%1”后，其余序列共有 %n 个点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The layout is self-extending (lmm_extension_size): Lustre chooses its OSTs as the file grows.</source>
        <translation>该布局可自扩展（lmm_extension_size）：文件增长时 Lustre 才选定 OST。</translation>
    </message>
    <message>
        <source>Give the layout of a file without a self-extending component.</source>
        <translation>请给出不含自扩展组件的文件布局。</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>没有可画的图。</translation>
    </message>
    <message>
        <source>There is nothing to draw for “%1”.</source>
        <translation>“%1”没有可画的图。</translation>
    </message>
    <message>
        <source>Use --reading %1: %2.</source>
        <translation>请用 --reading %1：%2。</translation>
    </message>
    <message>
        <source>They differ in %1, like parts of one run: combine them by the sum, the mean, the median or a percentile.</source>
        <translation>它们在 %1 上不同，像是一次运行的各部分：可以求和，也可以取平均值、中位数或某个百分位数。</translation>
    </message>
    <message>
        <source>They differ in %1: keep one of its values, match by it, or combine the rows (mean, median, maximum, a percentile, ...).</source>
        <translation>它们在 %1 上不同：只保留其中一个值，或按它匹配，或加以汇总（平均值、中位数、最大值、百分位数等）。</translation>
    </message>
    <message>
        <source>No column distinguishes them: combine them (mean, median, maximum, a percentile, ...).</source>
        <translation>没有任何列能区分它们：请加以汇总（平均值、中位数、最大值、百分位数等）。</translation>
    </message>
    <message>
        <source>“%1” needs two values at a point; no point has two.</source>
        <translation>“%1”要求一个点有两个值，而没有这样的点。</translation>
    </message>
    <message>
        <source>“%1” needs two values; %2 has only one.</source>
        <translation>“%1”需要两个值；%2 只有一个。</translation>
    </message>
    <message>
        <source>Choose another aggregation of the rows on one point.</source>
        <translation>请为同一点上的多行选择其他汇总方式。</translation>
    </message>
    <message>
        <source>This figure cannot be drawn from these data.</source>
        <translation>这些数据无法绘制此图。</translation>
    </message>
    <message>
        <source>a temperature (according to its name)</source>
        <translation>按名称为温度</translation>
    </message>
    <message>
        <source>a humidity (according to its name)</source>
        <translation>按名称为湿度</translation>
    </message>
    <message>
        <source>a pressure (according to its name)</source>
        <translation>按名称为压力</translation>
    </message>
    <message>
        <source>a light level (according to its name)</source>
        <translation>按名称为光照强度</translation>
    </message>
    <message>
        <source>a gas concentration (according to its name)</source>
        <translation>按名称为气体浓度</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ExcludeEditor</name>
    <message>
        <source>lines</source>
        <translation>行号</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ExercisePage</name>
    <message>
        <source>Write student sheets</source>
        <translation>写出学生练习卷</translation>
    </message>
    <message>
        <source>Write solutions</source>
        <translation>写出解答</translation>
    </message>
    <message>
        <source>Write Moodle questions</source>
        <translation>写出 Moodle 题目</translation>
    </message>
    <message>
        <source>Write a QTI package</source>
        <translation>写出 QTI 题包</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>A derivation with some numbers to be found. Each letter always stands for the same number.</source>
        <translation>一个推导，其中有些数要求出。同一字母始终代表同一个数。</translation>
    </message>
    <message>
        <source>The source is given beside every step. The known mistakes come from students and from publications.</source>
        <translation>每步旁注明出处；已知的错误来自学生和出版物。</translation>
    </message>
    <message>
        <source>Write a number into its field. Enter checks it, Tab goes to the next field, Ctrl+Enter checks all, Ctrl+H gives a hint. Answers that follow correctly from a wrong answer count as correct.</source>
        <translation>在框中填数：Enter 检查，Tab 到下一个，Ctrl+Enter 全部检查，Ctrl+H 给出提示。由错误答案正确推出的结果算对。</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>空</translation>
    </message>
    <message>
        <source>decimals</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>New numbers</source>
        <translation>换一组数</translation>
    </message>
    <message>
        <source>Worked</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Spot the mistake</source>
        <translation>找错</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ExercisePanel</name>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Explains this step; costs half a point (Ctrl+H)</source>
        <translation>说明这一步的做法；扣半分 (Ctrl+H)</translation>
    </message>
    <message>
        <source>Shows the number; gives no point</source>
        <translation>给出答案，不计分</translation>
    </message>
    <message>
        <source>Mistakes recognised here</source>
        <translation>可识别的典型错误</translation>
    </message>
    <message>
        <source>Marking</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>In addition to the effect of rounding in earlier steps</source>
        <translation>在中途舍入可能造成的差别之外</translation>
    </message>
    <message>
        <source>Accept within</source>
        <translation>允许误差</translation>
    </message>
    <message>
        <source>For a class</source>
        <translation>供全班使用</translation>
    </message>
    <message>
        <source>Each student gets the next seed: different numbers and blanks</source>
        <translation>每人用下一个种子：数不同，空也不同</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>学生数</translation>
    </message>
    <message>
        <source>None: only the correct number is recognised.</source>
        <translation>没有：只能判断对错。</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 / %2 分</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”不是数</translation>
    </message>
    <message>
        <source>Write digits, with a point or a comma as the decimal mark.</source>
        <translation>请写数字，可用小数点或逗号。</translation>
    </message>
    <message>
        <source>One step violates its rule</source>
        <translation>有一步不合公式</translation>
    </message>
    <message>
        <source>All later steps are calculated correctly from the wrong number.</source>
        <translation>其后各步都由这个错误的数正确算出。</translation>
    </message>
    <message>
        <source>Find the first line that is wrong</source>
        <translation>找出第一处错误的行</translation>
    </message>
    <message>
        <source>Compare each line with the rule above it, and click the wrong one.</source>
        <translation>把每行与上面的公式对照，然后点击错误的行。</translation>
    </message>
    <message>
        <source>This line follows its rule</source>
        <translation>这一行合乎公式</translation>
    </message>
    <message>
        <source>Its numbers follow from an earlier wrong number.</source>
        <translation>它的数来自前面一个错误的数。</translation>
    </message>
    <message>
        <source>The mistake is in a later line.</source>
        <translation>错误在后面。</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>找到了：%1</translation>
    </message>
    <message>
        <source>There is no question here</source>
        <translation>这里没有提问</translation>
    </message>
    <message>
        <source>Choose Exercise above to answer.</source>
        <translation>选上面的“习题”来作答。</translation>
    </message>
    <message>
        <source>No points here</source>
        <translation>这里不计分</translation>
    </message>
    <message>
        <source>Points are counted in Exercise; Worked and Solution show every number.</source>
        <translation>“习题”中才计分；“推导”和“解答”会显示所有数。</translation>
    </message>
    <message>
        <source>Student sheets…</source>
        <translation>学生练习卷…</translation>
    </message>
    <message>
        <source>Solutions…</source>
        <translation>解答…</translation>
    </message>
    <message>
        <source>Moodle questions…</source>
        <translation>Moodle 题目…</translation>
    </message>
    <message>
        <source>QTI package…</source>
        <translation>QTI 包…</translation>
    </message>
    <message numerus="yes">
        <source>%1 correct, %2 wrong, %3 unanswered, %n hints</source>
        <translation>
            <numerusform>答对 %1，答错 %2，未答 %3，用提示 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>The mistake is in an earlier line and does not affect this one.</source>
        <translation>错误在此之前，但不影响这一行。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ExportChoices</name>
    <message>
        <source>Title inside the figure</source>
        <translation>图内标题</translation>
    </message>
    <message>
        <source>Only the visible part</source>
        <translation>只导出可见部分</translation>
    </message>
    <message>
        <source>White background</source>
        <translation>白色背景</translation>
    </message>
    <message>
        <source>Text as outlines</source>
        <translation>文字转为轮廓</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>每英寸点数</translation>
    </message>
    <message>
        <source>%1: needs the package %2</source>
        <translation>%1：需要软件包 %2</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Copy to clipboard</source>
        <translation>复制到剪贴板</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Size and format</source>
        <translation>大小与格式</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ExportFile</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <translation>“%1”已存在。</translation>
    </message>
    <message>
        <source>Replacing it deletes its contents.</source>
        <translation>替换会丢失其中的内容。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Another program is creating the file…</source>
        <translation>另一个程序正在生成文件……</translation>
    </message>
</context>
<context>
    <name>greyscope::app::FactorCombo</name>
    <message>
        <source>Factors</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Match cells by</source>
        <translation>匹配单元所按的因子</translation>
    </message>
    <message>
        <source>Split by</source>
        <translation>划分所按的因子</translation>
    </message>
    <message>
        <source>%1 of the reference</source>
        <translation>参考序列的 %1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::FactsPanel</name>
    <message>
        <source>Facts</source>
        <translation>概况</translation>
    </message>
    <message>
        <source>Information about all rows of the file</source>
        <translation>关于文件全部行的信息</translation>
    </message>
    <message>
        <source>Version and parameters of the program that wrote the file, the host, and the time of the run. Values that differ between rows are in columns.</source>
        <translation>写出该文件的程序的版本和参数、主机以及运行时间。各行不同的内容则作为列。</translation>
    </message>
    <message>
        <source>Point at a value to read it in full.</source>
        <translation>指向某个值以阅读全文。</translation>
    </message>
    <message>
        <source>The file has no information besides its rows.</source>
        <translation>除各行数据外，文件没有其他信息。</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>greyscope::app::FigureCommands</name>
    <message>
        <source>Fi&amp;gure</source>
        <translation>图(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>This page has no figure to export.</source>
        <translation>本页没有可导出的图。</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>This page has no figure to copy.</source>
        <translation>本页没有可复制的图。</translation>
    </message>
    <message>
        <source>Copied “%1”</source>
        <translation>已复制“%1”</translation>
    </message>
    <message>
        <source>&amp;Sheet of several figures</source>
        <translation>多图图版(&amp;S)</translation>
    </message>
    <message>
        <source>Appearance of %1</source>
        <translation>%1 的外观</translation>
    </message>
</context>
<context>
    <name>greyscope::app::FileQuestion</name>
    <message>
        <source>Open a study or tables</source>
        <translation>打开研究或表格</translation>
    </message>
    <message>
        <source>Studies and tables (%1);;Studies (*.greyscope);;All files (*)</source>
        <translation>研究和表格 (%1);;研究 (*.greyscope);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add tables</source>
        <translation>添加表格</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表格 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open with a preview</source>
        <translation>打开前预览</translation>
    </message>
    <message>
        <source>Open a folder of results</source>
        <translation>打开结果文件夹</translation>
    </message>
    <message>
        <source>Where is “%1”, which “%2” joins?</source>
        <translation>“%2”所连接的“%1”在哪里？</translation>
    </message>
    <message>
        <source>Where is the file of “%1”?</source>
        <translation>“%1”的文件在哪里？</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>greyscope::app::FillEditor</name>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>new value of the empty cells</source>
        <translation>空单元格的新值</translation>
    </message>
    <message numerus="yes">
        <source>%n of the first rows are empty</source>
        <translation>
            <numerusform>前面的行中有 %n 行为空</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::FilterEditor</name>
    <message>
        <source>Levels to keep</source>
        <translation>保留的水平</translation>
    </message>
    <message>
        <source>Column of the condition</source>
        <translation>条件的列</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Value of the condition</source>
        <translation>条件的值</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n levels are kept</source>
        <translation>
            <numerusform>%n 个水平中保留 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n levels</source>
        <translation>
            <numerusform>%n 个水平中的前 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>is between</source>
        <translation>介于</translation>
    </message>
</context>
<context>
    <name>greyscope::app::FindingList</name>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n 项待查看</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n 项通过</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::FindingsPanel</name>
    <message>
        <source>Points to check before trusting the numbers: gaps, repeated measurements, identical series, uneven spacing.</source>
        <translation>采信数值之前应核对的情况：缺值、重复测量、相同的序列、不均匀的间隔。</translation>
    </message>
    <message>
        <source>Change roles in the table of values above, and how several rows on one point are combined in the bar.</source>
        <translation>列的角色在上方的数值表中更改；同一点有多行时如何处理在工具条中选择。</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>One click fixes each; undo restores it</source>
        <translation>单击即可修正，撤销可恢复</translation>
    </message>
</context>
<context>
    <name>greyscope::app::FirstLookPane</name>
    <message>
        <source>First look at %1</source>
        <translation>%1 初览</translation>
    </message>
    <message>
        <source>Drawn from a sample of %1 of about %2 rows while the whole file is being read.</source>
        <translation>由约 %2 行中抽取的 %1 行绘成；正在读入整个文件。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ForecastBar</name>
    <message>
        <source>along</source>
        <translation>沿</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Fit first</source>
        <translation>拟合前</translation>
    </message>
    <message>
        <source>Hold out last</source>
        <translation>留出最后</translation>
    </message>
    <message>
        <source>Forecast horizon</source>
        <translation>预测步数</translation>
    </message>
    <message>
        <source>hold out last</source>
        <translation>留出最后</translation>
    </message>
    <message>
        <source>Hold out points</source>
        <translation>留出检验点</translation>
    </message>
    <message>
        <source>Set the forecast horizon</source>
        <translation>设置预测步数</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Points to forecast</source>
        <translation>要预测的点</translation>
    </message>
    <message>
        <source>96, 128</source>
        <translation>96, 128</translation>
    </message>
    <message>
        <source>Points beyond the last one, in the format of the axis, separated by commas</source>
        <translation>最后一点之后的点，按轴的写法，用逗号分隔</translation>
    </message>
    <message>
        <source>forecast at</source>
        <translation>预测点</translation>
    </message>
    <message>
        <source>Choose the points to forecast</source>
        <translation>选择要预测的点</translation>
    </message>
    <message>
        <source>horizon</source>
        <translation>预测步数</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ForecastInspector</name>
    <message>
        <source>Baselines</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Grey models</source>
        <translation>灰色模型</translation>
    </message>
    <message>
        <source>Grades 1 to 4 (5: worse than 4): C ≤ .35 .50 .65 .80; P ≥ .95 .80 .70 .60; mean relative error ≤ 1, 5, 10, 20 %; absolute degree of x and x̂ ≥ .90 .80 .70 .60</source>
        <translation>精度等级 1 至 4（5 为低于四级）：C ≤ .35 .50 .65 .80；P ≥ .95 .80 .70 .60；平均相对误差 ≤ 1、5、10、20 %；x 与 x̂ 的绝对关联度 ≥ .90 .80 .70 .60</translation>
    </message>
    <message>
        <source>Shift the series</source>
        <translation>平移序列</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Weight of the newer value in the background z(k) = α·x¹(k) + (1−α)·x¹(k−1)</source>
        <translation>背景值 z(k) = α·x¹(k) + (1−α)·x¹(k−1) 中较新值的权重</translation>
    </message>
    <message>
        <source>Background weight α</source>
        <translation>背景值权重 α</translation>
    </message>
    <message>
        <source>search α</source>
        <translation>搜索 α</translation>
    </message>
    <message>
        <source>Use the α with the smallest mean relative error of the fit</source>
        <translation>取使拟合的平均相对误差最小的 α</translation>
    </message>
    <message>
        <source>n of NGBM</source>
        <translation>NGBM 的 n</translation>
    </message>
    <message>
        <source>NGBM n</source>
        <translation>NGBM n</translation>
    </message>
    <message>
        <source>r of FGM</source>
        <translation>FGM 的 r</translation>
    </message>
    <message>
        <source>FGM r</source>
        <translation>FGM r</translation>
    </message>
    <message>
        <source>Forecast horizon that the growth of the series allows for GM(1,1) (Liu and Lin 2006): −a up to 0.3 medium and long term, 0.5 short term, 0.8 short term with care, 1 with a residual model</source>
        <translation>序列的增长允许 GM(1,1) 预测的期限（刘思峰、林益 2006）：−a 不超过 0.3 可作中长期预测，0.5 可作短期预测，0.8 短期预测须慎用，1 须用残差模型</translation>
    </message>
    <message>
        <source>Set the background weight</source>
        <translation>设置背景值权重</translation>
    </message>
    <message>
        <source>Search the background weight</source>
        <translation>搜索背景值权重</translation>
    </message>
    <message>
        <source>Choose the power of NGBM</source>
        <translation>选择 NGBM 的幂</translation>
    </message>
    <message>
        <source>Choose the order of FGM</source>
        <translation>选择 FGM 的阶</translation>
    </message>
    <message>
        <source>C is added to the series before grey models are fitted, and subtracted from their values</source>
        <translation>拟合灰色模型之前给序列加上 C，再从其结果中减去</translation>
    </message>
    <message>
        <source>Shift by</source>
        <translation>平移量</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>admissible</source>
        <translation>可容</translation>
    </message>
    <message>
        <source>given</source>
        <translation>给定</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>评判依据</translation>
    </message>
    <message>
        <source>Hold-out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source>Rolling origin</source>
        <translation>滚动起点</translation>
    </message>
    <message>
        <source>Judge the models</source>
        <translation>评判模型</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Show an interval</source>
        <translation>显示区间</translation>
    </message>
    <message>
        <source>Show or hide a model</source>
        <translation>显示或隐藏模型</translation>
    </message>
    <message>
        <source>None: choose the related series as compared series.</source>
        <translation>无：请将相关因素序列选为比较序列。</translation>
    </message>
    <message>
        <source>Accuracy of %1</source>
        <translation>%1 的精度</translation>
    </message>
    <message>
        <source>Shift by C = %1</source>
        <translation>平移 C = %1</translation>
    </message>
    <message>
        <source>The smallest constant that brings every class ratio inside the band</source>
        <translation>使所有级比落入可容覆盖的最小常数</translation>
    </message>
    <message>
        <source>Before the fit</source>
        <translation>拟合之前</translation>
    </message>
    <message>
        <source>Related series</source>
        <translation>相关因素序列</translation>
    </message>
    <message>
        <source>x⁰(1)</source>
        <translation>x⁰(1)</translation>
    </message>
    <message>
        <source>The first fitted value. Moving it changes its cell, like dragging its point.</source>
        <translation>拟合的第一个值。移动它会改变其单元格，与拖动该点相同。</translation>
    </message>
    <message>
        <source>Calculated from refits to the model values with resampled residuals, corrected for their bias. Assumes that the series follows the model.</source>
        <translation>对模型值加上重抽样残差后多次重新拟合，并校正由此得到的偏差。假定序列服从该模型。</translation>
    </message>
    <message>
        <source>Rolling origin: from k = 4 on, each model is fitted to the points up to k and forecasts the following ones. Last origins: %1; forecast horizon: %2</source>
        <translation>滚动起点：从 k = 4 起，每个模型用到 k 为止的点拟合并预测其后各点。最近的起点：%1；预测步数：%2</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ForecastPage</name>
    <message>
        <source>Show a model</source>
        <translation>显示模型</translation>
    </message>
    <message>
        <source>Hide a model</source>
        <translation>隐藏模型</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Residuals</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Class ratio</source>
        <translation>级比</translation>
    </message>
    <message>
        <source>Models compared</source>
        <translation>模型比较</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The series, the model fitted to its first points, the held-out points and the forecast. The band is the prediction interval, if one is chosen.</source>
        <translation>序列、拟合于其前若干点的模型、检验点以及预测。若选择了预测区间，则以带状显示。</translation>
    </message>
    <message>
        <source>GM(1,1), the first grey model: Deng; Zhao and Hu, section III.C. The others vary the accumulation, the background value or the equation.</source>
        <translation>GM(1,1) 是最基本的灰色模型：邓聚龙；Zhao 与 Hu，III.C 节。其他模型改变累加方式、背景值或方程。</translation>
    </message>
    <message>
        <source>The residuals of the shown models at every point. Residuals that keep their sign or grow show that the model has the wrong shape.</source>
        <translation>所显示模型在每一点的残差。残差保持同号或不断增大，说明模型的形状不合适。</translation>
    </message>
    <message>
        <source>Zhao and Hu, section III.C.</source>
        <translation>Zhao 与 Hu，III.C 节。</translation>
    </message>
    <message>
        <source>Select models in the table or under Model to show or hide them.</source>
        <translation>在表中或“模型”下勾选以显示或隐藏模型。</translation>
    </message>
    <message>
        <source>Shows whether the series is close enough to an exponential for GM(1,1): every class ratio should lie inside the band.</source>
        <translation>检验序列是否足够接近指数规律以适用 GM(1,1)：每个级比都应落在带内。</translation>
    </message>
    <message>
        <source>Deng’s test of admissibility, over the n fitted points.</source>
        <translation>邓聚龙的级比检验，针对 n 个拟合点。</translation>
    </message>
    <message>
        <source>If ratios lie outside, a translation (under Model) adds a constant that brings them inside.</source>
        <translation>若级比落在带外，可用“模型”下的平移加上一个常数使其落入带内。</translation>
    </message>
    <message>
        <source>All models by their error on points not used for the fit, beside six simple models. A model that is worse than the last value is of no use here.</source>
        <translation>所有模型按其在未参与拟合的点上的误差排列，并与六个简单模型对照。比“末值”还差的模型在此没有用处。</translation>
    </message>
    <message>
        <source>In-sample measures C and P and their grades: Deng; Liu.</source>
        <translation>样本内指标 C、P 及其等级：邓聚龙；刘思峰。</translation>
    </message>
    <message>
        <source>Select a model to draw it above. Models are judged by held-out points or rolling origins.</source>
        <translation>勾选模型即可在上方画出。评判方式：检验点或滚动起点。</translation>
    </message>
    <message>
        <source>error of %1 on held-out points</source>
        <translation>%1 在检验点上的误差</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Hold out points</source>
        <translation>留出检验点</translation>
    </message>
    <message>
        <source>Choose the model and the number of held-out points above, or drag the line before them. Drag a measured point, or press Alt with an arrow key on it, to change its cell; Insert adds the next point, Delete removes one. Drop another series here to forecast it.</source>
        <translation>在上方选择模型以及检验点数，或拖动检验点前的线。拖动实测点，或在其上按 Alt 加方向键，可更改其单元格；Insert 添加下一个点，Delete 去掉一个点。把另一条序列拖到此处即可预测它。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::GlossaryPage</name>
    <message>
        <source>The terms of grey system theory and of the other methods here, in every language of the program.</source>
        <translation>灰色系统理论及本程序其他方法的术语，以程序的各种语言给出。</translation>
    </message>
    <message>
        <source>The source is given below each term.</source>
        <translation>每个术语下方注明出处。</translation>
    </message>
    <message>
        <source>Search in any of the languages. The buttons open the page that calculates the term.</source>
        <translation>可用任一语言搜索。按钮通向计算该术语的页面。</translation>
    </message>
    <message>
        <source>Search in any language</source>
        <translation>用任一语言搜索</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出处：%1</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到“%1”</translation>
    </message>
    <message>
        <source>Show the step on %1</source>
        <translation>在“%1”中显示该步骤</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>课程：%1</translation>
    </message>
    <message>
        <source>Open a table or a lesson first.</source>
        <translation>请先打开一个表或一节课程。</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
</context>
<context>
    <name>greyscope::app::HistoryPanel</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>命名…</translation>
    </message>
    <message>
        <source>Give the chosen state a name, which the study keeps</source>
        <translation>为所选状态命名，名称随研究保存</translation>
    </message>
    <message>
        <source>Name of this state</source>
        <translation>此状态的名称</translation>
    </message>
    <message>
        <source>Steps of the study</source>
        <translation>研究的步骤</translation>
    </message>
    <message>
        <source>Choose a step to return to it. Steps are saved with the study; results are recalculated.</source>
        <translation>选择一步即回到该处。步骤随研究保存，结果会重新计算。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n steps, oldest first</source>
        <translation>
            <numerusform>共 %n 步，当前第 %1 步，最早的在前</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone; kept until the next change</source>
        <translation>已撤销，在作出其他更改前保留</translation>
    </message>
    <message>
        <source>No changes so far</source>
        <translation>尚无更改</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
</context>
<context>
    <name>greyscope::app::IndicatorPanel</name>
    <message>
        <source>“%1” is not a list of numbers. Separate them by commas.</source>
        <translation>“%1”不是数列，请用逗号分隔各数。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>more</source>
        <translation>越大越好</translation>
    </message>
    <message>
        <source>less</source>
        <translation>越小越好</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>%1, what is better</source>
        <translation>%1 的优劣方向</translation>
    </message>
    <message>
        <source>what is better</source>
        <translation>优劣方向</translation>
    </message>
    <message>
        <source>Target value</source>
        <translation>目标值</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>中心点</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>Critical value</source>
        <translation>临界值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>greyscope::app::JoinEditor</name>
    <message>
        <source>Another file…</source>
        <translation>其他文件…</translation>
    </message>
    <message>
        <source>Columns that both tables have</source>
        <translation>两表共有的列</translation>
    </message>
    <message>
        <source>Table to join</source>
        <translation>要连接的表</translation>
    </message>
    <message>
        <source>choose a table</source>
        <translation>选择一张表</translation>
    </message>
    <message>
        <source>%1 (pasted: save it as a file to join it)</source>
        <translation>%1（粘贴所得：存为文件才能连接）</translation>
    </message>
    <message>
        <source>%1 (no file)</source>
        <translation>%1（不是文件）</translation>
    </message>
    <message>
        <source>%1 (stacked from several files)</source>
        <translation>%1（由多个文件堆叠而成）</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>连接表</translation>
    </message>
    <message>
        <source>%1 Choose another file, or put it back.</source>
        <translation>%1请选择其他文件，或将它放回原处。</translation>
    </message>
    <message>
        <source>The two tables have no common column name. Rename, split or compute a column first.</source>
        <translation>两表没有同名的列。请先改名、拆分或计算出一列。</translation>
    </message>
    <message>
        <source>Choose the columns by which the rows are matched.</source>
        <translation>选择用来匹配各行的列。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::LatencyBar</name>
    <message>
        <source>Draw</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>with</source>
        <translation>与</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>比较运行</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>随时间</translation>
    </message>
    <message>
        <source>Show a run over time</source>
        <translation>随时间显示运行</translation>
    </message>
</context>
<context>
    <name>greyscope::app::LatencyPage</name>
    <message>
        <source>Chart</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间</translation>
    </message>
    <message>
        <source>Percentiles over time</source>
        <translation>百分位数随时间的变化</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>各百分位的延迟</translation>
    </message>
    <message>
        <source>Nothing to list yet.</source>
        <translation>尚无可列的内容。</translation>
    </message>
    <message>
        <source>Ratio of two runs by percentile</source>
        <translation>两次运行在各百分位的比值</translation>
    </message>
    <message>
        <source>Choose two runs to compare.</source>
        <translation>请选择要比较的两次运行。</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>延迟随时间的变化</translation>
    </message>
    <message>
        <source>No run has times.</source>
        <translation>没有带时间的运行。</translation>
    </message>
    <message>
        <source>The distributions of latencies of all runs. By percentile, each nine (90 %, 99 %, 99.9 %) has the same width; the line is dotted where too few values are above a percentile to trust it.</source>
        <translation>所有运行的延迟分布。按百分位显示时，每多一个 9（90%、99%、99.9%）宽度相同；百分位上方的值太少、不足为据处为点线。</translation>
    </message>
    <message>
        <source>Bins as in fio&apos;s stat.c; percentile distributions as in HdrHistogram.</source>
        <translation>区间同 fio 的 stat.c；百分位分布同 HdrHistogram。</translation>
    </message>
    <message>
        <source>The bar chooses the chart. The wheel zooms, dragging pans, a double click resets the view.</source>
        <translation>在工具条中选择图形。滚轮缩放，拖动平移，双击复原。</translation>
    </message>
    <message>
        <source>The listed percentiles of every run. Runs are merged by adding their counts; percentiles are never averaged. Intervals draw whole blocks of time anew, or lie between order statistics if there are no times.</source>
        <translation>每次运行的所列百分位数。运行合并时计数相加，百分位数不作平均。区间由整块时间重抽得到；没有时间时取自次序统计量。</translation>
    </message>
    <message>
        <source>Order statistics: Conover 1999, 3.2. Blocks: Künsch 1989.</source>
        <translation>次序统计量：Conover 1999，3.2。分块：Künsch 1989。</translation>
    </message>
    <message>
        <source>Point at a cell for its interval and the number of values above it.</source>
        <translation>指向单元格可看其区间和上方的值的个数。</translation>
    </message>
    <message>
        <source>The second run divided by the first, percentile by percentile. The intervals hold together for all percentiles with 95 %, so any of them that excludes 1 is a difference.</source>
        <translation>逐个百分位以第二次运行除以第一次。各区间以 95% 的把握对所有百分位一并成立，因此凡不含 1 者即有差别。</translation>
    </message>
    <message>
        <source>Beran 1988, balanced simultaneous confidence sets.</source>
        <translation>Beran 1988，均衡的同时置信集。</translation>
    </message>
    <message>
        <source>Choose the two runs in the bar.</source>
        <translation>在工具条中选择两次运行。</translation>
    </message>
    <message>
        <source>The latencies of one run over time: each column is a block of time, each row a range of latency, and the colour the share of the values of the block.</source>
        <translation>一次运行的延迟随时间的变化：每列为一个时间块，每行为一段延迟，颜色为该块的值所占的比例。</translation>
    </message>
    <message>
        <source>The wheel, plus and minus zoom; choose the run in the bar.</source>
        <translation>滚轮、加号和减号缩放；在工具条中选择运行。</translation>
    </message>
    <message>
        <source>The median and the 99th percentile of each block of time of one run.</source>
        <translation>一次运行各时间块的中位数和第 99 百分位数。</translation>
    </message>
    <message>
        <source>Choose the run in the bar.</source>
        <translation>在工具条中选择运行。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::LayoutPage</name>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source>Show another step</source>
        <translation>查看另一步</translation>
    </message>
    <message>
        <source>Who accesses what</source>
        <translation>谁访问什么</translation>
    </message>
    <message>
        <source>Default layout</source>
        <translation>默认布局</translation>
    </message>
    <message>
        <source>Hierarchical layout</source>
        <translation>分层布局</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>调整大小</translation>
    </message>
    <message>
        <source>OSTs per client</source>
        <translation>每个客户端的 OST 数</translation>
    </message>
    <message>
        <source>Point at a stripe to see its position in all views; Left and Right select the next stripe, Page Up and Page Down another step.</source>
        <translation>指向一个条带，即可在各视图中看到其位置；左右方向键到相邻条带，PageUp 和 PageDown 换步。</translation>
    </message>
    <message>
        <source>The bytes of the file up to the shown step; each stripe has the colour of the process that accesses it.</source>
        <translation>到所示一步为止的文件字节：每个条带以访问它的进程着色。</translation>
    </message>
    <message>
        <source>The stripes on their OSTs; rows are offsets in the objects. Outlined: this step. Below: the load of each OST in this step (filled) and for the whole file (outline).</source>
        <translation>条带在各 OST 上：行为对象内偏移。加框：本步。下方：每个 OST 在本步的负载（实）和整个文件的负载（框）。</translation>
    </message>
    <message>
        <source>RAID-0, Lustre’s default.</source>
        <translation>RAID-0，Lustre 的默认方式。</translation>
    </message>
    <message>
        <source>The same in subfiles with their own OSTs. With split writing, subfiles that have not been written are not created (dashed).</source>
        <translation>同样内容，分在各有 OST 的子文件中。拆分写入时，未写过的子文件尚未创建（虚线）。</translation>
    </message>
    <message>
        <source>P2, section 3.2; components of Lustre are counted from the file’s start.</source>
        <translation>P2，第 3.2 节；Lustre 的组件从文件开头计数。</translation>
    </message>
    <message>
        <source>Fitted to P2 table 2, 46 OSTs, 4 to 32 processes.</source>
        <translation>按 P2 表 2 拟合，46 个 OST，4 至 32 个进程。</translation>
    </message>
    <message>
        <source>Time for several processes to create one file together.</source>
        <translation>多个进程共同创建一个文件所需时间。</translation>
    </message>
    <message>
        <source>The dashed line marks the number of processes chosen at the left.</source>
        <translation>虚线标出左侧所选进程数。</translation>
    </message>
    <message>
        <source>Time for several processes to resize one file together.</source>
        <translation>多个进程共同调整一个文件的大小所需时间。</translation>
    </message>
    <message>
        <source>Number of OSTs that one process accesses in the default layout, for each number of processes.</source>
        <translation>各进程数下，默认布局中一个进程访问多少个 OST。</translation>
    </message>
    <message>
        <source>Strided, one segment per stripe: P4, section 5.4.</source>
        <translation>跨步，一段一条带：P4，第 5.4 节。</translation>
    </message>
    <message>
        <source>The square marks the number of processes chosen at the left.</source>
        <translation>方块标出左侧所选的进程数。</translation>
    </message>
    <message>
        <source>Advisor (%1)</source>
        <translation>顾问（%1）</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>顾问</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>Open lfs getstripe output</source>
        <translation>打开 lfs getstripe 的输出</translation>
    </message>
    <message>
        <source>Use the layout of a file</source>
        <translation>采用文件的布局</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>访问模式</translation>
    </message>
    <message>
        <source>Simulate the layout</source>
        <translation>仿真此布局</translation>
    </message>
    <message>
        <source>Equal subfiles</source>
        <translation>等分子文件</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Create and resize</source>
        <translation>创建与调整大小</translation>
    </message>
    <message>
        <source> OSTs</source>
        <translation> 个 OST</translation>
    </message>
    <message>
        <source> per subfile</source>
        <translation> 个/子文件</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>个进程</translation>
    </message>
    <message>
        <source>in segments of</source>
        <translation>每段</translation>
    </message>
    <message>
        <source>striped in</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>over</source>
        <translation>跨</translation>
    </message>
    <message>
        <source>or</source>
        <translation>或</translation>
    </message>
    <message>
        <source>Change the layout: %1</source>
        <translation>改变布局：%1</translation>
    </message>
    <message>
        <source>%1 OSTs</source>
        <translation>%1 个 OST</translation>
    </message>
</context>
<context>
    <name>greyscope::app::Lecture</name>
    <message>
        <source>Lect&amp;ure</source>
        <translation>讲课(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Lecture mode</source>
        <translation>讲课模式(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Uncover the next line</source>
        <translation>揭示下一行(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Cover the line again</source>
        <translation>重新遮住该行(&amp;C)</translation>
    </message>
    <message>
        <source>Uncover &amp;all lines</source>
        <translation>揭示所有行(&amp;A)</translation>
    </message>
    <message>
        <source>Working in a &amp;second window</source>
        <translation>在第二个窗口显示推导(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ring around the pointer</source>
        <translation>突出显示指针(&amp;R)</translation>
    </message>
    <message>
        <source>Cover all li&amp;nes</source>
        <translation>遮住所有行(&amp;N)</translation>
    </message>
</context>
<context>
    <name>greyscope::app::LectureWindow</name>
    <message>
        <source>Working – Greyscope</source>
        <translation>推导 – Greyscope</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>greyscope::app::LeftStudiesDialog</name>
    <message>
        <source>Unsaved studies</source>
        <translation>未保存的研究</translation>
    </message>
    <message>
        <source>Greyscope ended before these studies were saved. Recover one of them, or discard those that you no longer need.</source>
        <translation>Greyscope 上次退出时，这些研究尚未保存。可以恢复其中一个，也可以丢弃不再需要的研究。</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最后修改</translation>
    </message>
    <message>
        <source>Saved last as</source>
        <translation>上次保存为</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>greyscope::app::LessonPanel</name>
    <message>
        <source>Show the working</source>
        <translation>显示推导</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>第 %1 课（共 %2 课）：%3</translation>
    </message>
    <message>
        <source>Series: %1</source>
        <translation>序列：%1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::LevelChips</name>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>%1 kept, %2</source>
        <translation>%1 保留，%2</translation>
    </message>
    <message>
        <source>%1 left out, %2</source>
        <translation>%1 剔除，%2</translation>
    </message>
    <message>
        <source>Leave out %1</source>
        <translation>剔除 %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>保留 %1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::LoadStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>greyscope::app::LookEditor</name>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>In shades of grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>as on the screen</source>
        <translation>同屏幕</translation>
    </message>
    <message>
        <source>at the ends of lines</source>
        <translation>在线端</translation>
    </message>
    <message>
        <source>as a legend</source>
        <translation>作图例</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>折线</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Horizontal range</source>
        <translation>横轴范围</translation>
    </message>
    <message>
        <source>Vertical range</source>
        <translation>纵轴范围</translation>
    </message>
    <message>
        <source>Horizontal ticks</source>
        <translation>横轴刻度</translation>
    </message>
    <message>
        <source>Vertical ticks</source>
        <translation>纵轴刻度</translation>
    </message>
    <message>
        <source>Line labels</source>
        <translation>线的标签</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>Two numbers separated by two dots; a missing end is taken from the data</source>
        <translation>两个数，中间用两个点隔开；省略的一端取自数据</translation>
    </message>
    <message>
        <source>Colour of “%1”</source>
        <translation>“%1”的颜色</translation>
    </message>
    <message numerus="yes">
        <source>%n more have their default colours</source>
        <translation>
            <numerusform>另有 %n 个保持原色</numerusform>
        </translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
</context>
<context>
    <name>greyscope::app::MachineInspector</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Use as a table</source>
        <translation>用作表格</translation>
    </message>
    <message>
        <source>Adds the runs to the study as rows marked as simulated</source>
        <translation>把各次运行加入研究，每次一行，并标明为仿真</translation>
    </message>
    <message>
        <source>Requests shown</source>
        <translation>显示的请求</translation>
    </message>
    <message>
        <source>Show other requests</source>
        <translation>显示其他请求</translation>
    </message>
    <message>
        <source>%1; default %2</source>
        <translation>%1；默认为 %2</translation>
    </message>
    <message numerus="yes">
        <source>Run again, %n runs</source>
        <translation>
            <numerusform>再次运行，%n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run, %n runs</source>
        <translation>
            <numerusform>运行，%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a scenario to see its machine, workload and runs.</source>
        <translation>选择一个场景，查看其机器、负载和运行。</translation>
    </message>
    <message>
        <source>Not applied; runs use the previous value.</source>
        <translation>未采纳；运行仍用之前的值。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::MainWindow</name>
    <message>
        <source>Greyscope</source>
        <translation>Greyscope</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Full view</source>
        <translation>全幅视图(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Tree of a column</source>
        <translation>某列的回归树(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Logs over time</source>
        <translation>随时间变化的日志(&amp;L)</translation>
    </message>
    <message>
        <source>Latenc&amp;y</source>
        <translation>延迟(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>greyscope::app::NewTableDialog</name>
    <message>
        <source>New table</source>
        <translation>新表格</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>2.874 3.278 3.337 3.39 3.679

or with headings:

threads,disk,flash
1,10,12
2,19,23</source>
        <translation>2.874 3.278 3.337 3.39 3.679

或带表头：

threads,disk,flash
1,10,12
2,19,23</translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation>建立表格</translation>
    </message>
    <message numerus="yes">
        <source>One series of %n numbers, k = 1 …</source>
        <translation>
            <numerusform>一个序列，%n 个数，k = 1 …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A heading and %n rows.</source>
        <translation>
            <numerusform>一行表头和 %n 行数据。</numerusform>
        </translation>
    </message>
    <message>
        <source>Type or paste the numbers of one series, or a heading with rows below it.</source>
        <translation>键入或粘贴一个序列的数，或一行表头及其下各行。</translation>
    </message>
    <message>
        <source>There are no numbers below the heading and thus no series.</source>
        <translation>表头下没有数值，因此没有序列。</translation>
    </message>
    <message>
        <source>“%1” is not a number with the same unit as the others. Type the numbers of one series, or a heading with rows below it.</source>
        <translation>“%1”不是数字，或者单位与其他数字不同。请输入一个序列的数字，或者表头和下面的各行。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::NextViews</name>
    <message>
        <source>What to measure next</source>
        <translation>接下来测量哪些单元</translation>
    </message>
    <message>
        <source>Cells to measure next</source>
        <translation>接下来要测的单元</translation>
    </message>
    <message>
        <source>Does choosing help?</source>
        <translation>按期望增益选择有帮助吗？</translation>
    </message>
    <message>
        <source>Even spread</source>
        <translation>均匀散布</translation>
    </message>
    <message>
        <source>Expected gain</source>
        <translation>期望增益</translation>
    </message>
    <message>
        <source>How cells are chosen</source>
        <translation>如何选择单元</translation>
    </message>
    <message>
        <source>Choose cells to measure</source>
        <translation>选择要测的单元</translation>
    </message>
    <message>
        <source>Even spread: Johnson, Moore and Ylvisaker 1990 (maximin). Expected gain: Cohn 1996, by the variance of trees on resampled cells.</source>
        <translation>均匀散布：Johnson、Moore 和 Ylvisaker 1990（最大最小）。期望增益：Cohn 1996，按重抽样单元上树的方差。</translation>
    </message>
    <message>
        <source>The cells of the compared series to measure next, in order.</source>
        <translation>比较序列中接下来要测的单元，按顺序。</translation>
    </message>
    <message>
        <source>Copy gives a job list. The even spread is the usual choice.</source>
        <translation>复制得到作业列表。均匀散布是通常的选择。</translation>
    </message>
    <message>
        <source>Every cell of the factors: measured, predicted by the tree, or to measure next.</source>
        <translation>因子的每个单元：已测、由树预测或接下来要测。</translation>
    </message>
    <message>
        <source>The rule and the number of cells are chosen on the list.</source>
        <translation>规则和单元数在列表上选择。</translation>
    </message>
    <message>
        <source>If every cell is known: the error of a tree grown on the cells that each rule would have measured so far, over many random starts. The title says if choosing has no advantage.</source>
        <translation>所有单元都已知时：用各规则至此会测量的单元生成树，给出其误差，取多个随机起点。若按期望增益选择没有优势，标题会注明。</translation>
    </message>
    <message>
        <source>Compare a pair of series measured in every cell.</source>
        <translation>比较所有单元都已测量的一对序列。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::NoSeriesNote</name>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Combine the rows of a point: %1</source>
        <translation>合并同一点的行：%1</translation>
    </message>
    <message>
        <source>%1 gives no series. %2 %3</source>
        <translation>%1 没有给出序列。%2 %3</translation>
    </message>
    <message>
        <source>Rows on one point: %1</source>
        <translation>同一点上的多行：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n further series of %1 are not listed, from “%2” to “%3”. Keep fewer rows to list them.</source>
        <translation>
            <numerusform>%1 另有 %n 个序列未列出（从“%2”到“%3”）。请减少行数后再列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum of each run</source>
        <translation>每次运行之和</translation>
    </message>
</context>
<context>
    <name>greyscope::app::NoticeStrip</name>
    <message>
        <source>Dismiss this notice</source>
        <translation>收起此通知</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ObjectsBar</name>
    <message>
        <source>the objects of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Evaluate the objects of %1</source>
        <translation>评价 %1 的对象</translation>
    </message>
    <message>
        <source>Columns by which the objects are evaluated</source>
        <translation>评价所用的指标列</translation>
    </message>
    <message>
        <source>on</source>
        <comment>the objects of [column] on [columns]</comment>
        <translation>指标</translation>
    </message>
    <message>
        <source>Choose the indicators</source>
        <translation>选择指标</translation>
    </message>
</context>
<context>
    <name>greyscope::app::OtherDataDialog</name>
    <message>
        <source>Apply the study to other data</source>
        <translation>将研究用于其他数据</translation>
    </message>
    <message>
        <source>No table of this study was read from a file.</source>
        <translation>本研究中没有从文件读取的表。</translation>
    </message>
    <message>
        <source>All choices are kept; series are matched by name. Leave a field empty to keep its file.</source>
        <translation>所有选择保持不变，按同名序列比较。不更换的文件请留空。</translation>
    </message>
    <message>
        <source>Replacement for %1</source>
        <translation>替换 %1 的文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose a file to replace %1</source>
        <translation>选择替换 %1 的文件</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>The file that replaces %1</source>
        <translation>替换 %1 的文件</translation>
    </message>
</context>
<context>
    <name>greyscope::app::Page</name>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>“Show how this number comes about” in the context menu opens the working of a number; so does a double click, unless it has another effect there.</source>
        <translation>右键菜单中的“显示这个数的由来”打开该数的推导；若双击没有别的作用，双击这个数也可以。</translation>
    </message>
    <message>
        <source>Show how this number comes about</source>
        <translation>显示这个数的由来</translation>
    </message>
</context>
<context>
    <name>greyscope::app::PanelEditor</name>
    <message>
        <source>Move forward</source>
        <translation>前移</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>后移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>greyscope::app::PasswordDialog</name>
    <message>
        <source>Password of a database</source>
        <translation>数据库密码</translation>
    </message>
    <message>
        <source>Pass&amp;word for %1</source>
        <translation>%1 的密码(&amp;W)</translation>
    </message>
    <message>
        <source>Kee&amp;p it in the system&apos;s keyring</source>
        <translation>保存在系统密钥环中(&amp;P)</translation>
    </message>
</context>
<context>
    <name>greyscope::app::PathMenu</name>
    <message>
        <source>Add path</source>
        <translation>添加路径</translation>
    </message>
    <message>
        <source>through</source>
        <translation>经由</translation>
    </message>
    <message>
        <source>then</source>
        <translation>再经</translation>
    </message>
</context>
<context>
    <name>greyscope::app::PatternPanel</name>
    <message>
        <source>plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>SFSA: one file, one region per process</source>
        <translation>SFSA：一个文件，每个进程一段连续区域</translation>
    </message>
    <message>
        <source>SFSA, strided: one file, processes in turn</source>
        <translation>SFSA 跨步：一个文件，各进程轮流</translation>
    </message>
    <message>
        <source>MFWA: one file per process</source>
        <translation>MFWA：每个进程一个文件</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Default striping</source>
        <translation>默认条带</translation>
    </message>
    <message>
        <source>A file with the output of lfs getstripe --yaml; its layout replaces this one</source>
        <translation>含 lfs getstripe --yaml 输出的文件：以其布局取代此布局</translation>
    </message>
    <message>
        <source>Discard the file’s layout</source>
        <translation>放弃文件的布局</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>放弃 %1</translation>
    </message>
    <message>
        <source>Hierarchical striping</source>
        <translation>分层条带</translation>
    </message>
    <message>
        <source>Split writing</source>
        <translation>拆分写入</translation>
    </message>
    <message>
        <source>Create subfiles on first write</source>
        <translation>首次写入时创建子文件</translation>
    </message>
    <message>
        <source>Open lfs getstripe…</source>
        <translation>打开 lfs getstripe…</translation>
    </message>
</context>
<context>
    <name>greyscope::app::PointControls</name>
    <message>
        <source>hold</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Choose points</source>
        <translation>选择点</translation>
    </message>
    <message>
        <source>all cells (%1)</source>
        <translation>所有单元（%1）</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>沿 %1</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>固定 %1</translation>
    </message>
    <message>
        <source>factors: %1</source>
        <translation>因子：%1</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>greyscope::app::PredictPanel</name>
    <message>
        <source>Predict a cell</source>
        <translation>预测一个单元</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Predict another value</source>
        <translation>预测其他值</translation>
    </message>
    <message>
        <source>Copy rules</source>
        <translation>复制规则</translation>
    </message>
    <message>
        <source>Copy the rules as text</source>
        <translation>将规则复制为文本</translation>
    </message>
    <message>
        <source>Copy the rules for LaTeX</source>
        <translation>将规则复制为 LaTeX</translation>
    </message>
    <message>
        <source>Copy the rules as CSV</source>
        <translation>将规则复制为 CSV</translation>
    </message>
    <message>
        <source>Copy the tree for Graphviz (DOT)</source>
        <translation>将树复制为 Graphviz 格式 (DOT)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>%1 in this cell</source>
        <translation>此单元的 %1</translation>
    </message>
    <message>
        <source>%1 in this cell, %2</source>
        <translation>此单元的 %1，%2</translation>
    </message>
</context>
<context>
    <name>greyscope::app::PreviewDialog</name>
    <message>
        <source>Preview of %1</source>
        <translation>%1 的预览</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Add to the study</source>
        <translation>添加到研究</translation>
    </message>
    <message numerus="yes">
        <source>Open %n rows</source>
        <translation>
            <numerusform>打开 %n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::QueryForm</name>
    <message>
        <source>Tables of the database</source>
        <translation>数据库的表</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <source>Custom query</source>
        <translation>自定义查询</translation>
    </message>
    <message>
        <source>Cust&amp;om query</source>
        <translation>自定义查询(&amp;O)</translation>
    </message>
    <message>
        <source>all rows; for example tasks&gt;1; op=read|write</source>
        <translation>所有行；例如 tasks&gt;1; op=read|write</translation>
    </message>
    <message>
        <source>Co&amp;nditions</source>
        <translation>条件(&amp;N)</translation>
    </message>
    <message>
        <source>For each group</source>
        <translation>每组</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>&amp;At most, rows</source>
        <translation>最多行数(&amp;A)</translation>
    </message>
    <message>
        <source>%1 — about %2 rows</source>
        <translation>%1 — 约 %2 行</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>percentiles; for example 5, 95, 99.5</source>
        <translation>百分位数，例如 5, 95, 99.5</translation>
    </message>
</context>
<context>
    <name>greyscope::app::Rail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RangeBox</name>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Number of the condition</source>
        <translation>条件中的数</translation>
    </message>
    <message>
        <source>Largest number of the condition</source>
        <translation>条件中的最大数</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RankingBar</name>
    <message>
        <source>Number of rows from the top</source>
        <translation>关联度最高的若干行</translation>
    </message>
    <message>
        <source>Number of rows from the bottom</source>
        <translation>关联度最低的若干行</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>比较序列</translation>
    </message>
    <message>
        <source>Find a series</source>
        <translation>查找序列</translation>
    </message>
    <message>
        <source>Find a series in the ranking</source>
        <translation>在排序中查找序列</translation>
    </message>
    <message>
        <source>The first compared series, whatever their rank</source>
        <translation>前几个比较序列，无论排在何处</translation>
    </message>
    <message>
        <source>top</source>
        <translation>前</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>后</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReadingBar</name>
    <message>
        <source>spreadsheet</source>
        <translation>电子表格</translation>
    </message>
    <message>
        <source>table drawn in text</source>
        <translation>文本绘制的表格</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>two rows</source>
        <translation>两行</translation>
    </message>
    <message>
        <source>three rows</source>
        <translation>三行</translation>
    </message>
    <message>
        <source>in a comment</source>
        <translation>在注释中</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>backslash</source>
        <translation>反斜杠</translation>
    </message>
    <message>
        <source>written twice</source>
        <translation>重复书写</translation>
    </message>
    <message>
        <source>Detect all</source>
        <translation>全部自动判断</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>Format of the file</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Character encoding of the file</source>
        <translation>文件的字符编码</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The file of the archive that is read</source>
        <translation>读取压缩包中的哪个文件</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>The sheet of the workbook that is read</source>
        <translation>读取工作簿中的哪个工作表</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Cells of the sheet that are read, such as B3:F20; empty: all</source>
        <translation>读取工作表的哪些单元格，如 B3:F20；留空表示全部</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>The list of the file that is read</source>
        <translation>读取文件中的哪个列表</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Character between the cells</source>
        <translation>单元格之间的字符</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>小数点</translation>
    </message>
    <message>
        <source>The decimal mark</source>
        <translation>小数点符号</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>表头</translation>
    </message>
    <message>
        <source>Rows with the names of the columns</source>
        <translation>含列名的行</translation>
    </message>
    <message>
        <source>Lines above</source>
        <translation>表上方行数</translation>
    </message>
    <message>
        <source>Number of lines above the table; empty: detected automatically</source>
        <translation>表上方的行数；留空则自动判断</translation>
    </message>
    <message>
        <source>Last line</source>
        <translation>末行</translation>
    </message>
    <message>
        <source>The last line of the table; empty: that of the file</source>
        <translation>表的最后一行；留空表示到文件末尾</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引号</translation>
    </message>
    <message>
        <source>Character around a cell that contains a delimiter</source>
        <translation>含分隔符的单元格两侧的字符</translation>
    </message>
    <message>
        <source>Quote inside</source>
        <translation>内部引号</translation>
    </message>
    <message>
        <source>How a quote is written inside quotes</source>
        <translation>引号内的引号如何书写</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More choices of how the file is read</source>
        <translation>文件读取方式的更多选项</translation>
    </message>
    <message>
        <source>Detects all settings automatically</source>
        <translation>自动判断全部设置</translation>
    </message>
    <message>
        <source>Find out how to read</source>
        <translation>自动判断读取方式</translation>
    </message>
    <message>
        <source>* detected</source>
        <translation>* 自动判断</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>detect</source>
        <translation>自动判断</translation>
    </message>
    <message>
        <source>%1 (in this file)</source>
        <translation>%1（在此文件中）</translation>
    </message>
    <message>
        <source>detected</source>
        <translation>自动判断</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Notes below</source>
        <translation>下方注释</translation>
    </message>
    <message>
        <source>Whether lines of text below the table are rows</source>
        <translation>表下方的文字行是否为行</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>冒号</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReadingColumn</name>
    <message>
        <source>not sure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>missing in most rows that are left out</source>
        <translation>剔除的行多数缺少此项的值</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReadingPartButton</name>
    <message>
        <source>not sure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>%1
Not sure: another reading uses the same number of rows</source>
        <translation>%1
不确定：另一种读法用到的行一样多</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReadingPopup</name>
    <message>
        <source>%1: every column</source>
        <translation>%1：全部列</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReadingSentence</name>
    <message>
        <source>Alternatives</source>
        <translation>备选</translation>
    </message>
    <message>
        <source>Other readings of each part, with their charts</source>
        <translation>各部分的其他读法及相应的图</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RecipeEditing</name>
    <message>
        <source>Change step: %1</source>
        <translation>更改步骤：%1</translation>
    </message>
    <message>
        <source>Rename step: %1</source>
        <translation>重命名步骤：%1</translation>
    </message>
    <message>
        <source>Move step: %1</source>
        <translation>移动步骤：%1</translation>
    </message>
    <message>
        <source>Remove step: %1</source>
        <translation>移除步骤：%1</translation>
    </message>
    <message>
        <source>Add step: %1</source>
        <translation>添加步骤：%1</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n rows</source>
        <translation>
            <numerusform>剔除 %n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::RecipeList</name>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove step</source>
        <translation>移除步骤</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>行数：%1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RecipePanel</name>
    <message numerus="yes">
        <source>Read %n files, stacked</source>
        <translation>
            <numerusform>读取 %n 个文件并堆叠</numerusform>
        </translation>
    </message>
    <message>
        <source>Read pasted text</source>
        <translation>读取粘贴的内容</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>split at tabs</source>
        <translation>以制表符分隔</translation>
    </message>
    <message>
        <source>split at “%1”</source>
        <translation>以“%1”分隔</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>已转置</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>The steps applied to the table after reading. The file itself is never changed: the study stores the steps and applies them again when the file is read.</source>
        <translation>读取之后对表逐步进行的处理。文件本身从不改动：研究保存这些步骤，并在读取文件时重新应用。</translation>
    </message>
    <message>
        <source>Choose a step to change it and see the values after it. Drag steps or press Alt+Up and Alt+Down to move them, F2 to rename, Delete to remove.</source>
        <translation>选择一个步骤即可更改它并查看其后的数值。拖动步骤或按 Alt+上、Alt+下移动，F2 重命名，Delete 移除。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Recipe of %1</source>
        <translation>%1 的配方</translation>
    </message>
    <message>
        <source>as it was read; add a step to filter, transpose or compute</source>
        <translation>与读取时一样；添加步骤以筛选、转置或计算</translation>
    </message>
    <message numerus="yes">
        <source>%n steps, stored in the study; drag, rename or undo them</source>
        <translation>
            <numerusform>%n 个步骤，保存在研究中；可拖动、重命名、撤销</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Step %1 cannot be applied; the recipe is unchanged. %2 %3</source>
        <translation>第 %1 步无法执行，配方保持原样。%2 %3</translation>
    </message>
    <message>
        <source>Add step</source>
        <translation>添加步骤</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Enter adds the step, Escape cancels</source>
        <translation>Enter 添加步骤，Esc 取消</translation>
    </message>
    <message>
        <source>No equivalent command: this table was not read from a whole file.</source>
        <translation>没有对应命令：该表并非由整个文件读取。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RelationsBar</name>
    <message>
        <source>over</source>
        <translation>沿</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>序列范围</translation>
    </message>
    <message>
        <source>the chosen series</source>
        <translation>所选序列</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>整个表</translation>
    </message>
    <message>
        <source>Choose the series of the matrix</source>
        <translation>选择矩阵中的序列</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>发表值</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>The degrees that a paper publishes for these series</source>
        <translation>论文对这些序列发表的关联度</translation>
    </message>
    <message>
        <source>Computed minus published</source>
        <translation>计算值减发表值</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Choose what the matrix shows</source>
        <translation>选择矩阵所显示的内容</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>斯皮尔曼</translation>
    </message>
    <message>
        <source>Rank correlation of every pair, from −1 to 1, for up to %1 compared series</source>
        <translation>每对序列的秩相关系数，取值 −1 至 1，最多 %1 条比较序列</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RelationsInspector</name>
    <message>
        <source>Degree</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>Set image</source>
        <translation>设置像</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>预处理</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>像</translation>
    </message>
    <message>
        <source>Set target</source>
        <translation>设置目标值</translation>
    </message>
    <message>
        <source>Target T</source>
        <translation>目标值 T</translation>
    </message>
    <message>
        <source>The better direction at each point is set in the table “Points” below the matrix.</source>
        <translation>各点的指标方向在矩阵下方的“点”表中设置。</translation>
    </message>
    <message>
        <source>Weights by point are set in the table “Points”.</source>
        <translation>各点的权重在“点”表中设置。</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>by point</source>
        <translation>逐点</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Coefficient</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Distinguishing coefficient ρ</source>
        <translation>分辨系数 ρ</translation>
    </message>
    <message>
        <source>Rank correlation</source>
        <translation>秩相关</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>bound of the lags</comment>
        <translation>自动</translation>
    </message>
    <message>
        <source>Largest lag</source>
        <translation>最大滞后</translation>
    </message>
    <message>
        <source>Steps by which a series is shifted relative to the reference, in both directions; 0: none. auto: a quarter of the points of a time or an order, at most 24.</source>
        <translation>序列相对参考序列前后移动的步数；0 为不计滞后。自动：轴为时间或顺序时取点数的四分之一，最多 24 步。</translation>
    </message>
    <message>
        <source>Lags up to</source>
        <translation>滞后不超过</translation>
    </message>
    <message>
        <source>Set lags</source>
        <translation>设置滞后</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RelationsPage</name>
    <message>
        <source>Set ρ</source>
        <translation>设置 ρ</translation>
    </message>
    <message>
        <source>Set weights</source>
        <translation>设置各权重</translation>
    </message>
    <message>
        <source>Set weight</source>
        <translation>设置权重</translation>
    </message>
    <message>
        <source>Set the better direction</source>
        <translation>设置指标方向</translation>
    </message>
    <message>
        <source>The weights or effects were set for a different number of points.</source>
        <translation>权重或效果测度是按另一数目的点设置的。</translation>
    </message>
    <message>
        <source>Treat all points equally</source>
        <translation>所有点同等对待</translation>
    </message>
    <message>
        <source>Use common points</source>
        <translation>使用共有的点</translation>
    </message>
    <message>
        <source>Use the whole table</source>
        <translation>使用整个表</translation>
    </message>
    <message>
        <source>degree of %1 and %2</source>
        <translation>%1 与 %2 的关联度</translation>
    </message>
    <message>
        <source>Leave out %1</source>
        <translation>去掉 %1</translation>
    </message>
    <message numerus="yes">
        <source>Use the %n points that this pair shares</source>
        <translation>
            <numerusform>使用两序列共有的 %n 个点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use the %n points that all series share</source>
        <translation>
            <numerusform>使用各序列共有的 %n 个点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::RelationsViews</name>
    <message>
        <source>Relational degree</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Shows the ranking of the series by their degree.</source>
        <translation>序列在此按关联度排序。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>由来</translation>
    </message>
    <message>
        <source>Explains a degree by the differences of two series.</source>
        <translation>以两个序列的差解释关联度。</translation>
    </message>
    <message>
        <source>Point by point</source>
        <translation>逐点</translation>
    </message>
    <message>
        <source>Calculates a degree point by point.</source>
        <translation>逐点算出关联度。</translation>
    </message>
    <message>
        <source>Degree as ρ changes</source>
        <translation>关联度随 ρ 的变化</translation>
    </message>
    <message>
        <source>Shows how far the degrees depend on ρ.</source>
        <translation>显示关联度受 ρ 影响的程度。</translation>
    </message>
    <message>
        <source>Degree under every image</source>
        <translation>各种像下的关联度</translation>
    </message>
    <message>
        <source>Shows how far the degrees depend on the image.</source>
        <translation>显示关联度受像影响的程度。</translation>
    </message>
    <message>
        <source>Axioms of grey relation</source>
        <translation>灰色关联公理</translation>
    </message>
    <message>
        <source>Checks the four axioms.</source>
        <translation>检验四条公理。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Over ρ</source>
        <translation>随 ρ</translation>
    </message>
    <message>
        <source>Over images</source>
        <translation>各种像</translation>
    </message>
    <message>
        <source>Axioms</source>
        <translation>公理</translation>
    </message>
    <message>
        <source>%1. Double-click a weight to change it.</source>
        <translation>%1。双击权重可更改。</translation>
    </message>
    <message>
        <source>Checked on the series in the matrix.</source>
        <translation>在矩阵中的序列上检验。</translation>
    </message>
    <message>
        <source>The relational degree of every pair of series: 1 for equal series, smaller the more they differ. The colour shows the same number.</source>
        <translation>每对序列的关联度：两者相同时为 1，差异越大则越小。颜色与数值一致。</translation>
    </message>
    <message>
        <source>Deng’s degree; m and M are the smallest and the largest Δ, ρ is the distinguishing coefficient. Zhao and Hu, section III.B.</source>
        <translation>邓氏关联度；m 与 M 为 Δ 的最小值与最大值，ρ 为分辨系数。Zhao 与 Hu，III.B 节。</translation>
    </message>
    <message>
        <source>The compared series in the order of their degree with the reference. Whiskers show the range of each degree for ρ from 0.1 to 1.</source>
        <translation>比较序列按与参考序列的关联度排列。须线表示 ρ 从 0.1 变到 1 时各关联度的变动范围。</translation>
    </message>
    <message>
        <source>The components of the degree of one pair: the images of the two series and their difference Δ at every point. Large differences lower the degree.</source>
        <translation>一对序列的关联度的构成：两个序列的像及其在每一点的差 Δ。差越大，关联度越低。</translation>
    </message>
    <message>
        <source>Choose the pair in the matrix. The wheel zooms, dragging pans, a double click resets the view; arrow keys move from point to point.</source>
        <translation>在矩阵中选择序列对。滚轮缩放，拖动平移，双击还原；方向键逐点移动。</translation>
    </message>
    <message>
        <source>The degree of one pair calculated as a table: image, difference, coefficient and weight of every point, and the sum below.</source>
        <translation>以表格逐点计算一对序列的关联度：每一点的像、差、关联系数和权重，下方为其和。</translation>
    </message>
    <message>
        <source>Double-click a weight to change it. Ctrl+C copies the chosen row.</source>
        <translation>双击权重可更改。Ctrl+C 复制所选行。</translation>
    </message>
    <message>
        <source>Every degree for the distinguishing coefficient ρ from 0 to 1. Where two lines cross, the order of the series depends on ρ.</source>
        <translation>分辨系数 ρ 从 0 变到 1 时的各关联度。两线相交之处，序列的排序取决于 ρ。</translation>
    </message>
    <message>
        <source>Drag the handle, or press [ and ], to set ρ everywhere.</source>
        <translation>拖动手柄或按 [ 与 ] 可统一设置 ρ。</translation>
    </message>
    <message>
        <source>The degrees with the reference under every image (normalisation), with all other options unchanged. If the ranks differ between images, the order depends on the image.</source>
        <translation>在每种像（无量纲化）下与参考序列的关联度，其他选项不变。若名次随像而变，则排序由像决定。</translation>
    </message>
    <message>
        <source>Choose the image under Options or at the bottom of the window.</source>
        <translation>所用的像在“选项”中或窗口底部选择。</translation>
    </message>
    <message>
        <source>The four axioms of grey relation, each checked on the series in the matrix, with the numbers used.</source>
        <translation>灰色关联四公理，逐一对矩阵中的序列检验，并给出所依据的数值。</translation>
    </message>
    <message>
        <source>Normality, wholeness, pair symmetry and closeness, as Deng and Liu state them.</source>
        <translation>规范性、整体性、偶对对称性和接近性，依邓聚龙与刘思峰的表述。</translation>
    </message>
    <message>
        <source>Extremes over all pairs make the table symmetric; this does not violate wholeness.</source>
        <translation>取所有序列对的极值会使表对称；这并不违反整体性。</translation>
    </message>
    <message>
        <source>0 &lt; γ ≤ 1
γ(i, j) ≠ γ(j, i) among three or more series
γ(i, j) = γ(j, i) of two
ξ(k) falls as Δ(k) grows</source>
        <translation>0 &lt; γ ≤ 1
三个及以上序列时 γ(i, j) ≠ γ(j, i)
两个序列时 γ(i, j) = γ(j, i)
Δ(k) 增大时 ξ(k) 减小</translation>
    </message>
    <message>
        <source>The relational degrees of all pairs of many series as one picture; each pixel is the mean of its pairs. Markers at the edges show the reference and the first compared series.</source>
        <translation>把很多序列两两之间的关联度画成一幅图：同一像素内的各对取均值。边缘的标记是参考序列与前几个比较序列。</translation>
    </message>
    <message>
        <source>Calculated for up to %1 compared series.</source>
        <translation>比较序列不超过 %1 个时才计算。</translation>
    </message>
    <message>
        <source>The wheel, plus and minus zoom; dragging and the arrow keys pan; 0 or a double click shows all again. Cells show numbers from a size of 22 pixels. M shows or hides a magnifier beside the pointer. Click a cell to see below how its value comes about.</source>
        <translation>滚轮、加号和减号缩放，拖动和方向键平移，0 或双击重新显示全部；单元格达到 22 像素时显示数字。M 显示或隐藏指针旁的放大镜。单击单元格，可在下方查看其值的由来。</translation>
    </message>
    <message>
        <source>Click a bar to keep its series highlighted in every view. With many series only the two ends are shown: T and B go to the boxes with the number of rows from the top and the bottom. The notes below say how reliable the order is. Click an interval to see how it comes about.</source>
        <translation>单击一条，其序列在所有视图中保持突出显示。序列很多时只显示两端：T 和 B 转到决定顶部与底部行数的输入框。下方的说明指出该次序的可靠程度。单击区间可查看它的由来。</translation>
    </message>
    <message>
        <source>Drag the handle to set ρ everywhere.</source>
        <translation>拖动手柄以全局设置 ρ。</translation>
    </message>
    <message>
        <source>Matrix and ranking</source>
        <translation>矩阵与排序</translation>
    </message>
    <message>
        <source>Click a cell to see below how its value comes about; click a heading to make that series the reference. Click a bar of the tree over clustered series to see how two groups are merged.</source>
        <translation>点击单元格可在下方查看其数值的由来；点击表头可将该序列设为参考序列。点击聚类序列上方树的横线，可查看两组如何合并。</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RelativeBar</name>
    <message>
        <source>Pruning and validation</source>
        <translation>剪枝与验证</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Metric %1</source>
        <translation>指标 %1</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>from</source>
        <translation>由</translation>
    </message>
    <message>
        <source>by</source>
        <translation>按</translation>
    </message>
    <message>
        <source>Match cells by other factors</source>
        <translation>按其他因子匹配单元</translation>
    </message>
    <message>
        <source>Choose predictors</source>
        <translation>选择预测变量</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Maximum number of leaves ([ and ]); &quot;all&quot; grows the full tree</source>
        <translation>最大叶数（[ 和 ]）；“全部”生成完整的树</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>叶数</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>每叶至少</translation>
    </message>
    <message>
        <source>cells each</source>
        <translation>个单元</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RelativePage</name>
    <message>
        <source>Error by factor level</source>
        <translation>各因子水平的误差</translation>
    </message>
    <message>
        <source>Worst cells</source>
        <translation>误差最大的单元</translation>
    </message>
    <message>
        <source>How the cells were matched</source>
        <translation>单元如何匹配</translation>
    </message>
    <message>
        <source>Cells without a partner or with repeats</source>
        <translation>没有对应或有重复</translation>
    </message>
    <message>
        <source>Ratio of two series</source>
        <translation>两个序列的比值</translation>
    </message>
    <message>
        <source>Factor grid with the splits of the tree</source>
        <translation>由树划分的因子网格</translation>
    </message>
    <message>
        <source>Factors of the grid</source>
        <translation>网格的因子</translation>
    </message>
    <message>
        <source>Errors of every metric</source>
        <translation>各指标的误差</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Factor grid</source>
        <translation>因子网格</translation>
    </message>
    <message>
        <source>Errors by level</source>
        <translation>各水平误差</translation>
    </message>
    <message>
        <source>Matched cells</source>
        <translation>匹配的单元</translation>
    </message>
    <message>
        <source>Error curve</source>
        <translation>误差曲线</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <translation>未匹配</translation>
    </message>
    <message>
        <source>Predict a cell</source>
        <translation>预测一个单元</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>How much faster one series is than the other, and in which cells: a regression tree of their ratio. Every node splits the cells where the squared error decreases most; every leaf predicts its mean ratio.</source>
        <translation>一个序列比另一个快多少、在哪些单元：两者比值的回归树。每个节点在平方误差下降最多处划分单元；每个叶节点以其平均比值作预测。</translation>
    </message>
    <message>
        <source>Zhao et al., sections 1.3 and 2.3; trees by CART (Breiman, Friedman, Olshen and Stone).</source>
        <translation>Zhao 等，1.3 与 2.3 节；CART 树（Breiman、Friedman、Olshen 与 Stone）。</translation>
    </message>
    <message>
        <source>Click a leaf to highlight its cells; a double click folds a subtree; [ and ] change the number of leaves. The gear beside Leaves offers cost-complexity pruning instead.</source>
        <translation>点击叶节点可突出显示其单元；双击折叠子树；[ 与 ] 改变叶数。“叶数”旁的齿轮可改用代价复杂度剪枝。</translation>
    </message>
    <message>
        <source>The ratio in every cell of two factors, with the splits of the tree between the cells.</source>
        <translation>两个因子各单元的比值，单元之间画出树的划分。</translation>
    </message>
    <message>
        <source>Click a cell to see its prediction; the gear chooses the two factors.</source>
        <translation>点击单元可查看其预测；齿轮用于选择两个因子。</translation>
    </message>
    <message>
        <source>The error on left-out cells by the number of leaves, beside simpler predictions. Where it no longer decreases, splitting no longer helps.</source>
        <translation>留出单元上的误差随叶数的变化，并与更简单的预测对照。误差不再下降时，继续划分已无帮助。</translation>
    </message>
    <message>
        <source>Cost-complexity pruning: R is the squared error of the tree, |T| its number of leaves (Breiman et al.).</source>
        <translation>代价复杂度剪枝：R 为树的平方误差，|T| 为叶数（Breiman 等）。</translation>
    </message>
    <message>
        <source>Drag the handle to set the number of leaves, or α if the tree is pruned.</source>
        <translation>拖动手柄可设置叶数；若树经剪枝，则设置 α。</translation>
    </message>
    <message>
        <source>The error on left-out cells at each level of each factor: shows where the tree is wrong.</source>
        <translation>各因子各水平上留出单元的误差：树在何处出错。</translation>
    </message>
    <message>
        <source>Click a row to highlight its cells.</source>
        <translation>点击一行可突出显示其单元。</translation>
    </message>
    <message>
        <source>The left-out cells with the largest prediction errors.</source>
        <translation>预测误差最大的留出单元。</translation>
    </message>
    <message>
        <source>Click a cell to see its prediction.</source>
        <translation>点击单元可查看其预测。</translation>
    </message>
    <message>
        <source>How the cells of the two series were matched by their factors, and how many have a partner.</source>
        <translation>两个序列的单元如何按因子匹配，以及有多少找到了对应。</translation>
    </message>
    <message>
        <source>Choose the matching factors beside “by” above.</source>
        <translation>匹配因子在上方“按”之后选择。</translation>
    </message>
    <message>
        <source>Cells without a partner, and cells that were measured more than once.</source>
        <translation>没有对应的单元，以及被多次测量的单元。</translation>
    </message>
    <message>
        <source>Repeats are combined as set on the Data page.</source>
        <translation>重复测量按“数据”页面的设置合并。</translation>
    </message>
    <message>
        <source>The same model for every metric of the table, by its error on left-out cells beside the simpler predictions.</source>
        <translation>对表中每个指标的同一模型，按其在留出单元上的误差，与更简单的预测对照。</translation>
    </message>
    <message>
        <source>Choose the metric above.</source>
        <translation>所用指标在上方选择。</translation>
    </message>
    <message>
        <source>The same model for many pairs of series, by its error on left-out cells.</source>
        <translation>对多对序列的同一模型，按其在留出单元上的误差。</translation>
    </message>
    <message>
        <source>Zhao et al., table 9, for the published pairs.</source>
        <translation>已发表的序列对：Zhao 等，表 9。</translation>
    </message>
    <message>
        <source>Click a pair to open it; the gear chooses which pairs.</source>
        <translation>点击序列对即可打开；齿轮用于选择哪些序列对。</translation>
    </message>
    <message>
        <source>error on left-out cells</source>
        <translation>留出单元上的误差</translation>
    </message>
    <message>
        <source>Measure next</source>
        <translation>接下来测</translation>
    </message>
    <message>
        <source>Next on the grid</source>
        <translation>网格上的下一步</translation>
    </message>
    <message>
        <source>Does choosing help?</source>
        <translation>按期望增益选择有帮助吗？</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Cells and errors</source>
        <translation>单元与误差</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RenameEditor</name>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>new name, with the unit if there is one</source>
        <translation>新名称，有单位则带上单位</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReplicationBar</name>
    <message>
        <source>Recompute all</source>
        <translation>全部重算</translation>
    </message>
    <message>
        <source>Copy as LaTeX table</source>
        <translation>复制为 LaTeX 表</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>所有论文</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReplicationInspector</name>
    <message>
        <source>Open in Relations</source>
        <translation>在“关联”页面打开</translation>
    </message>
    <message>
        <source>Open in Forecast</source>
        <translation>在“预测”页面打开</translation>
    </message>
    <message>
        <source>Open in Relative</source>
        <translation>在“相对性能”页面打开</translation>
    </message>
    <message>
        <source>Choose a line to see both calculations.</source>
        <translation>请选择一行以查看两种计算。</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>发表值</translation>
    </message>
    <message>
        <source>Own criterion</source>
        <translation>自定准则</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>重算值</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>解读</translation>
    </message>
    <message>
        <source>Rules used</source>
        <translation>所用规则</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Mean image, extremes over all pairs</source>
        <translation>均值像，极值取自所有序列对</translation>
    </message>
    <message>
        <source>ρ %1</source>
        <translation>ρ %1</translation>
    </message>
    <message>
        <source>Background weight α %1</source>
        <translation>背景值权重 α %1</translation>
    </message>
    <message>
        <source>Relative errors ÷ measured value</source>
        <translation>相对误差 ÷ 测量值</translation>
    </message>
    <message numerus="yes">
        <source>At most %n leaves of at least %1 cells</source>
        <translation>
            <numerusform>最多 %n 个叶节点，每个至少 %1 个单元</numerusform>
        </translation>
    </message>
    <message>
        <source>Only data printed in this paper</source>
        <translation>仅限此论文刊印的内容</translation>
    </message>
    <message>
        <source>Published: %1</source>
        <translation>发表值：%1</translation>
    </message>
    <message>
        <source>%1: set by this program, no number is printed</source>
        <translation>%1：本程序所定，没有刊印数字</translation>
    </message>
    <message>
        <source>Own criterion: %1</source>
        <translation>自定准则：%1</translation>
    </message>
    <message>
        <source>First printing: %1</source>
        <translation>首次刊印：%1</translation>
    </message>
    <message>
        <source>The printed data do not determine it.</source>
        <translation>刊印的内容无法确定它。</translation>
    </message>
    <message>
        <source>Open in the sample study</source>
        <translation>在示例研究中打开</translation>
    </message>
    <message>
        <source>Shows the calculation with these settings; Undo restores the previous ones</source>
        <translation>以这些设置显示计算；“撤销”可恢复原设置</translation>
    </message>
    <message>
        <source>The settings belong to the sample study, which is not open</source>
        <translation>这些设置属于示例研究，而它尚未打开</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReplicationPage</name>
    <message>
        <source>Published and calculated numbers</source>
        <translation>发表值与计算值</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>关联度</translation>
    </message>
    <message>
        <source>Errors of table 9</source>
        <translation>表 9 的误差</translation>
    </message>
    <message>
        <source>Disagreements first; double-click to open the calculation with its settings</source>
        <translation>不一致者在前；双击以其设置打开计算</translation>
    </message>
    <message>
        <source>Open a published value</source>
        <translation>打开发表值</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation>LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>Selected value</source>
        <translation>所选的值</translation>
    </message>
    <message>
        <source>Choose a line to see both calculations at the right; double-click to open it with its settings.</source>
        <translation>选择一行可在右侧查看两种计算；双击则以其设置打开。</translation>
    </message>
    <message>
        <source>Deng’s degree; m and M are the smallest and the largest Δ, ρ is the distinguishing coefficient. Zhao and Hu, section III.B.</source>
        <translation>邓氏关联度；m 与 M 为 Δ 的最小值与最大值，ρ 为分辨系数。Zhao 与 Hu，III.B 节。</translation>
    </message>
    <message>
        <source>The printed errors of table 9, beside those of the program’s tree with each cell left out and of simpler predictions.</source>
        <translation>表 9 刊印的误差，与本程序的树（逐一留出单元）及更简单预测的误差对照。</translation>
    </message>
    <message>
        <source>Zhao et al., table 9; its protocol is not printed.</source>
        <translation>Zhao 等，表 9；其检验方案未刊印。</translation>
    </message>
    <message>
        <source>The context menu copies the numbers.</source>
        <translation>右键菜单可复制数值。</translation>
    </message>
    <message>
        <source>The printed relational degrees, compared with those calculated from the 20 printed points of every series. The original calculation used three more thread counts, so the order may agree but not the values.</source>
        <translation>刊印的关联度与由每个序列所刊印的 20 个点算得的关联度对照。原计算另含三种线程数，因此次序可能一致，数值则不会。</translation>
    </message>
    <message>
        <source>If both agree, the points lie on the diagonal.</source>
        <translation>两者一致时，点落在对角线上。</translation>
    </message>
    <message>
        <source>The claims of P2 to P4 about their systems can be tested by simulation. Testing all 18, in every reading and with each parameter varied by ±25 %, takes one or two minutes.</source>
        <translation>可用仿真检验 P2～P4 对各自系统的论断。检验全部 18 条（含各种解读，并将每个参数增减 25 %）约需一两分钟。</translation>
    </message>
    <message>
        <source>Printed numbers</source>
        <translation>刊印数值</translation>
    </message>
    <message>
        <source>Simulated statements</source>
        <translation>仿真的论断</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Every number printed in the papers, compared with the value calculated from their data: reproduced, reproduced under another reading, contradicted, or cannot be determined. Disagreements come first.</source>
        <translation>论文刊印的每个数值与程序由其数据计算所得的对照：已复现、在另一种解读下复现、有矛盾或无法判定。不一致者排在前面。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReplicationSummary</name>
    <message>
        <source>reproduced</source>
        <translation>已复现</translation>
    </message>
    <message>
        <source>another reading</source>
        <translation>另一种解读</translation>
    </message>
    <message>
        <source>under another reading</source>
        <translation>在另一种解读下</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>有矛盾</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
    <message numerus="yes">
        <source>%n published results</source>
        <translation>
            <numerusform>%n 项发表的结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n repeats agree</source>
        <translation>
            <numerusform>%n 处重复刊印中有 %1 处一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <translation>
            <numerusform>%n 项结果</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be determined</source>
        <translation>无法判定</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReplicationTable</name>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值数</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>发表值</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>重算值</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Published and calculated numbers</source>
        <translation>发表值与计算值</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReportPanel</name>
    <message>
        <source>What happened to the lines</source>
        <translation>各行的处理情况</translation>
    </message>
    <message>
        <source>This table was not read from a file.</source>
        <translation>此表不是从文件读取的。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格数</translation>
    </message>
    <message>
        <source>Location and reason</source>
        <translation>位置与原因</translation>
    </message>
    <message>
        <source>Lists every line of the file: used, skipped or repaired, with the reason.</source>
        <translation>列出文件的每一行：已使用、已跳过或已修正，以及原因。</translation>
    </message>
    <message>
        <source>Choose a row to go to its first line.</source>
        <translation>选择一行可转到其第一行原文。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ReportWriter</name>
    <message>
        <source>A report is already being written.</source>
        <translation>报告正在生成。</translation>
    </message>
    <message>
        <source>Save the study first: the report is made from the file.</source>
        <translation>请先保存研究：报告由其文件生成。</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>生成报告</translation>
    </message>
    <message>
        <source>HTML in one file (*.html)</source>
        <translation>单个 HTML 文件 (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The report was not written: %1</source>
        <translation>报告未写出：%1</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>正在生成报告…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RoleModel</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>……另有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::RoleWell</name>
    <message>
        <source>Reference</source>
        <translation>参考序列</translation>
    </message>
    <message>
        <source>Compared series</source>
        <translation>比较序列</translation>
    </message>
    <message>
        <source>Drop a series here, or press R</source>
        <translation>将一个序列拖到此处，或按 R</translation>
    </message>
    <message>
        <source>Drop series here, or press C</source>
        <translation>将序列拖到此处，或按 C</translation>
    </message>
</context>
<context>
    <name>greyscope::app::RunsPanel</name>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n 个水平</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 rows = %3 used + %4 left out</source>
        <translation>%1：%2 行 = 使用 %3 + 剔除 %4</translation>
    </message>
    <message numerus="yes">
        <source>Only this run has %n cells: %1</source>
        <translation>
            <numerusform>仅此运行有 %n 个单元：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Account of rows</source>
        <translation>行的去向</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Swap before and after</source>
        <translation>交换之前与之后</translation>
    </message>
    <message>
        <source>Matched by</source>
        <translation>匹配列</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>List cells that are %1</source>
        <translation>列出%1的单元</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>Before: none</source>
        <translation>之前：无</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>之后：%1</translation>
    </message>
    <message>
        <source>After: none</source>
        <translation>之后：无</translation>
    </message>
    <message>
        <source>Match by other columns</source>
        <translation>按其他列匹配</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ScenariosPanel</name>
    <message>
        <source>Start a scenario</source>
        <translation>新建场景</translation>
    </message>
    <message>
        <source>In this study</source>
        <translation>本研究中</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Choose a scenario</source>
        <translation>选择场景</translation>
    </message>
    <message>
        <source>Duplicate a scenario</source>
        <translation>复制场景</translation>
    </message>
    <message>
        <source>Remove a scenario</source>
        <translation>移除场景</translation>
    </message>
    <message>
        <source>Start from a testbed</source>
        <translation>从试验台开始</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Add a factor</source>
        <translation>添加因子</translation>
    </message>
    <message>
        <source>Vary %1</source>
        <translation>改变%1</translation>
    </message>
    <message>
        <source>Remove a factor</source>
        <translation>移除一个因子</translation>
    </message>
    <message>
        <source>Set the levels of a factor</source>
        <translation>设置因子的水平</translation>
    </message>
    <message>
        <source>Stop varying %1</source>
        <translation>不再改变%1</translation>
    </message>
    <message>
        <source>Levels of %1</source>
        <translation>%1的水平</translation>
    </message>
    <message>
        <source>Levels, separated by commas</source>
        <translation>各水平，以逗号分隔</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Use the access pattern</source>
        <translation>恢复访问模式</translation>
    </message>
    <message>
        <source>Generated by the access pattern</source>
        <translation>由访问模式产生</translation>
    </message>
    <message>
        <source>From %1, at the times of the trace. Clients, files, sizes and operations are those of the trace.</source>
        <translation>来自 %1，按其时刻发出。客户端、文件、大小和操作都以轨迹为准。</translation>
    </message>
    <message>
        <source>Reads the requests from a file in the format of greyscope pattern</source>
        <translation>从文件读取请求，格式同 greyscope pattern 的输出</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 = %n runs</source>
        <translation>
            <numerusform>%1 × %2 = %n 次运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay a trace…</source>
        <translation>重放轨迹…</translation>
    </message>
    <message>
        <source>Add a factor…</source>
        <translation>添加因子…</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ScenariosView</name>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Choose scenarios</source>
        <translation>选择场景</translation>
    </message>
    <message>
        <source>The published pairs (16)</source>
        <translation>已发表的各对 (16)</translation>
    </message>
    <message>
        <source>From the reference to every other series</source>
        <translation>参考序列到其他每个序列</translation>
    </message>
    <message>
        <source>Predict %1</source>
        <translation>预测 %1</translation>
    </message>
    <message>
        <source>From the reference to the compared series</source>
        <translation>参考序列到所比较的序列</translation>
    </message>
    <message>
        <source>Scenarios: %1</source>
        <translation>场景：%1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SearchedValue</name>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search %1</source>
        <translation>搜索 %1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SeriesPanel</name>
    <message>
        <source>Filter series  ( / )</source>
        <translation>筛选序列（/）</translation>
    </message>
    <message>
        <source>Filter series</source>
        <translation>筛选序列</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考序列</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较序列</translation>
    </message>
    <message>
        <source>All series</source>
        <translation>所有序列</translation>
    </message>
    <message>
        <source>The series of every table: the reference, the compared series and all series. Colour and marker are the same in every view.</source>
        <translation>各表的序列：参考序列、比较序列和全部序列。颜色和标记在所有视图中一致。</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>R makes the series under the pointer or the selected series the reference, C compares it, X removes it; dragging works as well. Ctrl and Shift select several, Ctrl+A all; Space and Enter compare the selected series. / filters the list: every word must occur; a word after a minus sign must not.</source>
        <translation>按 R 将所指或所选序列设为参考序列，C 加入比较，X 移出；也可拖动。Ctrl 与 Shift 选择多个，Ctrl+A 全选；空格键和 Enter 比较选中的序列。按 / 筛选列表：每个词都须出现，前面有减号的词不得出现。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>Compare %n selected</source>
        <translation>
            <numerusform>比较选中的 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>全部 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare all %n</source>
        <translation>
            <numerusform>比较全部 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compare all %n filtered</source>
        <translation>
            <numerusform>比较筛选出的全部 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare all filtered series, %1</source>
        <translation>比较筛选出的全部序列，%1</translation>
    </message>
    <message>
        <source>Compare the selected series (Enter)</source>
        <translation>比较选中的序列 (Enter)</translation>
    </message>
    <message>
        <source>Compare every filtered series of the reference’s table</source>
        <translation>比较筛选后留下的、与参考序列同表的全部序列</translation>
    </message>
    <message numerus="yes">
        <source>Compare %n</source>
        <translation>
            <numerusform>比较 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::SeriesTree</name>
    <message>
        <source>All series</source>
        <translation>所有序列</translation>
    </message>
    <message numerus="yes">
        <source>Compare these %n series</source>
        <translation>
            <numerusform>比较这 %n 个序列</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SeriesTreeModel</name>
    <message>
        <source>%1, reference</source>
        <translation>%1，参考序列</translation>
    </message>
    <message>
        <source>%1, compared</source>
        <translation>%1，参与比较</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>较大字号</translation>
    </message>
    <message>
        <source>Largest difference at which a number counts as equal to the printed one.</source>
        <translation>计算值与论文刊印值视为一致的最大差。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>folder of the last file</source>
        <translation>上次文件所在的文件夹</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这个文件夹。</translation>
    </message>
    <message>
        <source>Folder for open and export</source>
        <translation>打开与导出的文件夹</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>For new studies; existing studies keep their own value.</source>
        <translation>用于新建的研究；已有研究保留自己的位数。</translation>
    </message>
    <message>
        <source>Decimals of degrees</source>
        <translation>关联度小数位数</translation>
    </message>
    <message>
        <source>Replication tolerance</source>
        <translation>复现容差</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Ask again for every database</source>
        <translation>每个数据库都重新询问</translation>
    </message>
    <message>
        <source>Clears the list of servers that studies may connect to.</source>
        <translation>清除允许研究连接的服务器。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SheetBar</name>
    <message>
        <source>in a row</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>in a column</source>
        <translation>一列</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>a, b, c</source>
        <translation>a, b, c</translation>
    </message>
    <message>
        <source>A, B, C</source>
        <translation>A, B, C</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Add view</source>
        <translation>加入视图</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>新图版</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Remove this sheet</source>
        <translation>移除此图版</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>图版</translation>
    </message>
    <message>
        <source>for</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>in</source>
        <translation>排成</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>More actions for this sheet</source>
        <translation>此图版的更多操作</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>返回%1</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>In shades of grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>in pairs</source>
        <translation>两两一行</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SheetCanvas</name>
    <message>
        <source>Sheet</source>
        <translation>图版</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>子图 %1</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>place, mm</source>
        <translation>位置，mm</translation>
    </message>
    <message>
        <source>size, mm</source>
        <translation>尺寸，mm</translation>
    </message>
    <message>
        <source>%1 from the left, %2 from the top</source>
        <translation>距左 %1，距上 %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SheetPage</name>
    <message>
        <source>Sheet</source>
        <translation>图版</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>整页</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Chosen panel</source>
        <translation>所选子图</translation>
    </message>
    <message>
        <source>Several figures of the study on one page, as printed, with letters and a caption. The study stores the sheet under its name, and the command line writes it by this name.</source>
        <translation>把研究的几幅图放在一页上，与印出的一样，带编号字母和图题。研究以其名称保存，命令行按此名称写出相同的文件。</translation>
    </message>
    <message>
        <source>Drag a border to resize panels (hold Alt to ignore whole millimetres); drag a panel onto another to change the order. The arrow keys select a panel, Shift with an arrow key moves it, Delete removes it.</source>
        <translation>拖动边界分配空间，按住 Alt 不取整毫米；把一个子图拖到另一个上改变次序。方向键选择子图，加 Shift 移动，Delete 移除。</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>图版名称</translation>
    </message>
    <message>
        <source>The command line writes it by this name.</source>
        <translation>命令行按此名称写出它。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>A sheet needs a study with a table.</source>
        <translation>图版需要一个带数据表的研究。</translation>
    </message>
    <message>
        <source>A sheet puts several figures of the study on one page.</source>
        <translation>图版把研究的几幅图放在一页上。</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>新图版</translation>
    </message>
    <message numerus="yes">
        <source>%n panels on %1 × %2 mm</source>
        <translation>
            <numerusform>%1 × %2 mm 上的 %n 个子图</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems that a journal would reject are listed here as soon as there is a sheet.</source>
        <translation>有了图版之后，这里会列出期刊不会接受的问题。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SheetViewsMenu</name>
    <message>
        <source>No figures</source>
        <translation>没有图</translation>
    </message>
    <message>
        <source>Grey: nothing to show here</source>
        <translation>灰色：此处无内容</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SideDock</name>
    <message>
        <source>Detach from the window or reattach</source>
        <translation>移出窗口或放回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SimulateBar</name>
    <message>
        <source>clients</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>do</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>as</source>
        <translation>按</translation>
    </message>
    <message>
        <source>through</source>
        <translation>经由</translation>
    </message>
    <message>
        <source>Show another metric</source>
        <translation>显示其他指标</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show along another factor</source>
        <translation>沿其他因子显示</translation>
    </message>
    <message>
        <source>against</source>
        <translation>随</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SimulatePage</name>
    <message>
        <source>Choose a request to see its timeline.</source>
        <translation>选择一个请求以查看其经过。</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>仿真</translation>
    </message>
    <message>
        <source>Share over time</source>
        <translation>份额随时间</translation>
    </message>
    <message>
        <source>Shares are shown for scenarios with several groups of clients.</source>
        <translation>有多组客户端的场景才显示份额。</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Requests are shown after a scenario has been run.</source>
        <translation>场景运行后显示请求。</translation>
    </message>
    <message>
        <source>The simulated metric against one factor: the mean of the replications of each point with its 95 % confidence interval. Hollow diamonds are the values stated by the paper, their bars the tolerance; a bar that only points down means: at most.</source>
        <translation>仿真结果随一个因子的变化：每点各次重复的均值及其 95 % 置信区间。空心菱形为论文所述的值，其线段为容差；只向下的线段表示“至多”。</translation>
    </message>
    <message>
        <source>Student’s t over n replications with consecutive seeds.</source>
        <translation>n 次重复（种子连续）的 t 分布区间。</translation>
    </message>
    <message>
        <source>Choose the metric and the factor above. “Use as a table” adds every point to a table.</source>
        <translation>在上方选择指标和因子。“用作表格”把每个点放入表格。</translation>
    </message>
    <message>
        <source>The share of the bytes received by the last group over time, beside the share of its weight. Below: the fraction of time in which every group had enough requests at each server to be served by its weight.</source>
        <translation>末组所得字节份额随时间的变化，以及其权重的份额。下方：各组在每台服务器的请求足以按权重服务的时间比例。</translation>
    </message>
    <message>
        <source>P3, section 5.2.</source>
        <translation>P3，第 5.2 节。</translation>
    </message>
    <message>
        <source>Enter several weights, such as 1:4, to define groups.</source>
        <translation>给出多个权重（如 1:4）即有多组。</translation>
    </message>
    <message>
        <source>Each request of the first run at its server: when it arrived, got a slot and was on the disk. If more than 3,000 are visible, the number of requests over time is shown.</source>
        <translation>首次运行的每个请求在其服务器上的经过：何时到达、得到槽位、由磁盘服务。可见的请求多于 3,000 个时，显示请求数随时间的变化。</translation>
    </message>
    <message>
        <source>SFQ(D): P3, section 3.2.</source>
        <translation>SFQ(D)：P3，第 3.2 节。</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging pans, arrow keys select the next request. Choose start and duration under Requests shown.</source>
        <translation>滚轮缩放，拖动平移，方向键到下一个请求。起点与时长在“显示的请求”中选择。</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Use runs as a table</source>
        <translation>把运行用作表格</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>The runs were stopped before the first was finished.</source>
        <translation>尚未完成一次运行即已停止。</translation>
    </message>
    <message numerus="yes">
        <source>%n runs are in progress.</source>
        <translation>
            <numerusform>%n 次运行正在进行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run a scenario</source>
        <translation>运行场景</translation>
    </message>
    <message>
        <source>%1, simulated</source>
        <translation>%1，仿真</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>not run since it was opened</source>
        <translation>打开后未运行</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%2 次运行中的 %1 次</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message numerus="yes">
        <source>done, %n runs</source>
        <translation>
            <numerusform>完成，%n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>changed since the last run</source>
        <translation>运行后有改动</translation>
    </message>
    <message>
        <source>Testing the claims of %1, in every reading and with each relevant parameter varied by ±25 %, takes about half a minute.</source>
        <translation>检验 %1 的论断（含各种解读，并将相关参数逐一增减 25 %）约需半分钟。</translation>
    </message>
    <message>
        <source>Compares the claims of the paper with the model.</source>
        <translation>此处把论文的论断与模型相对照。</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SourcePanel</name>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1, lines: %2</source>
        <translation>%1，行数：%2</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>The contents of the file, line by line. The values read from each line are in the table beside it.</source>
        <translation>文件原文，逐行显示。由一行读出的内容显示在旁边的数值表中。</translation>
    </message>
    <message>
        <source>Point at a line to highlight its row; click it to go there. The settings of the reader are above the lines: choose another reader, encoding, delimiter or sheet to update the values.</source>
        <translation>指向一行以突出显示对应的数据行，单击可跳转。各行上方是读取设置：选择其他读取器、编码、分隔符或工作表，数值随之更新。</translation>
    </message>
    <message numerus="yes">
        <source>Stacked from %n tables in separate files. Click a value to see its line.</source>
        <translation>
            <numerusform>由 %n 个表堆叠而成：各行分别在各自的文件中。单击一个值即可看到它来自哪一行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::SourceReading</name>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Locate a file of table %1</source>
        <translation>定位表 %1 的一个文件</translation>
    </message>
    <message>
        <source>Locate table %1</source>
        <translation>定位表 %1</translation>
    </message>
    <message>
        <source>Read %1 again</source>
        <translation>重新读取 %1</translation>
    </message>
    <message>
        <source>Keeping %1 in the study</source>
        <translation>正在将 %1 保存到研究中</translation>
    </message>
    <message>
        <source>Keep %1 in the study</source>
        <translation>将 %1 保存到研究中</translation>
    </message>
    <message>
        <source>Reading other data</source>
        <translation>正在读取其他数据</translation>
    </message>
    <message>
        <source>Read other data</source>
        <translation>读取其他数据</translation>
    </message>
</context>
<context>
    <name>greyscope::app::SplitEditor</name>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>The text of a cell, with the name of a new column in braces in place of each varying part</source>
        <translation>单元格的文本，变化之处写上花括号中的新列名</translation>
    </message>
</context>
<context>
    <name>greyscope::app::StartActions</name>
    <message>
        <source>Open the sample study</source>
        <translation>打开示例研究</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open a study or a table…</source>
        <translation>打开研究或表格…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>打开数据库…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+B</source>
        <translation>Ctrl+Shift+B</translation>
    </message>
    <message>
        <source>Enter a new table…</source>
        <translation>键入新表格…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>粘贴表格</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>No recent files.</source>
        <translation>没有最近打开的文件。</translation>
    </message>
    <message>
        <source>Compare, forecast and explain performance measurements.</source>
        <translation>比较、预测并解释性能测量数据。</translation>
    </message>
    <message>
        <source>Drop a study, a table, the output of fio, IOR or another benchmark, or a folder of these anywhere in this window</source>
        <translation>将研究、表格、fio 或 IOR 等基准测试的输出，或它们所在的文件夹拖到此窗口任意处</translation>
    </message>
</context>
<context>
    <name>greyscope::app::StartPage</name>
    <message>
        <source>Sample study: Lustre, four pairs of configurations</source>
        <translation>示例研究：Lustre，四对配置</translation>
    </message>
    <message numerus="yes">
        <source>24 series, %n measured values</source>
        <translation>
            <numerusform>24 个序列，%n 个测量值</numerusform>
        </translation>
    </message>
    <message>
        <source>Write throughput in MB/s against threads per OST, one object per OST.</source>
        <translation>写吞吐量（MB/s）随每个 OST 线程数的变化，每个 OST 一个对象。</translation>
    </message>
    <message>
        <source>Start from a question</source>
        <translation>从问题开始</translation>
    </message>
    <message>
        <source>How do the systems compare?</source>
        <translation>各系统相比如何？</translation>
    </message>
    <message>
        <source>Which curves move together?</source>
        <translation>哪些曲线同步变化？</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>接下来会怎样？</translation>
    </message>
    <message>
        <source>How would the other system perform?</source>
        <translation>另一系统的性能会如何？</translation>
    </message>
    <message>
        <source>Each card opens the sample study on the corresponding page</source>
        <translation>点击卡片，在相应页面打开示例研究</translation>
    </message>
    <message>
        <source>Each card opens your study on the corresponding page</source>
        <translation>点击卡片，在相应页面打开当前研究</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>What about going through a third system?</source>
        <translation>经由第三个系统又如何？</translation>
    </message>
    <message>
        <source>The starting point: a file, the clipboard, the sample study or a recent file, and questions that open a page with data.</source>
        <translation>工作的起点：文件、剪贴板、示例研究或最近打开的文件；也可从一个问题开始，直接进入带有数据的页面。</translation>
    </message>
    <message>
        <source>Enter opens the sample study. Files can be dropped anywhere on the window.</source>
        <translation>按 Enter 打开示例研究。文件可拖放到窗口任意位置。</translation>
    </message>
    <message>
        <source>Did it get slower?</source>
        <translation>变慢了吗？</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Each opens a small study with an explanation, a question and the worked solution</source>
        <translation>每课打开一个小研究，附讲解、问题和完整推导</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>greyscope::app::StatementsView</name>
    <message>
        <source>Claims made in the papers</source>
        <translation>论文的论断</translation>
    </message>
    <message>
        <source>The claims of a paper about its system and the results of the model, in each reading of what the paper leaves open, with the parameters that the verdict depends on.</source>
        <translation>论文对其系统的论断与模型的结果，含论文未定之处的每种解读，以及结论取决于哪些参数。</translation>
    </message>
    <message>
        <source>Choose a statement to highlight it in the charts. Its tooltip shows what it depends on.</source>
        <translation>选择论断即在图中突出显示。其提示说明它取决于什么。</translation>
    </message>
    <message>
        <source>Check the statements</source>
        <translation>检验论断</translation>
    </message>
</context>
<context>
    <name>greyscope::app::StudyDocument</name>
    <message>
        <source>Not opened: %1</source>
        <translation>未打开：%1</translation>
    </message>
    <message>
        <source>A study can only use tables on this computer; only one study can be open at a time.</source>
        <translation>研究只接受本机上的表格；一次只能打开一个研究。</translation>
    </message>
    <message>
        <source>The clipboard has no text</source>
        <translation>剪贴板中没有文本</translation>
    </message>
    <message>
        <source>Copy a table from a spreadsheet or an editor first.</source>
        <translation>请先从电子表格或编辑器复制一个表格。</translation>
    </message>
    <message>
        <source>Pasted table</source>
        <translation>粘贴的表格</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Add table %1</source>
        <translation>添加表 %1</translation>
    </message>
    <message numerus="yes">
        <source>Reading %1 and %n more</source>
        <translation>
            <numerusform>正在读取 %1 及另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n tables</source>
        <translation>
            <numerusform>添加 %n 个表格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read.</source>
        <translation>
            <numerusform>有 %n 个文件无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>正在恢复 %1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::StudyNotices</name>
    <message>
        <source>Table “%1” is missing; its settings are kept. %2</source>
        <translation>缺少表“%1”，其设置予以保留。%2</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>定位…</translation>
    </message>
    <message>
        <source>“%1” has changed since table “%2” was read from it.</source>
        <translation>自读取表“%2”以来，“%1”已有更改。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>“%1” no longer exists; table “%2” keeps the data that were read.</source>
        <translation>“%1”已不存在；表“%2”按读取时的内容继续使用。</translation>
    </message>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <translation>
            <numerusform>%1 另有 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Greyscope</source>
        <translation>Greyscope</translation>
    </message>
    <message>
        <source>Parts of the study that could not be read as saved</source>
        <translation>研究中无法照原样读取的内容</translation>
    </message>
    <message>
        <source>“%1” has changed since table “%2” was joined with it.</source>
        <translation>表“%2”与“%1”连接之后，该文件已更改。</translation>
    </message>
    <message>
        <source>“%1” no longer exists; table “%2” keeps the joined data. The next change of its recipe needs the file: restore it, or choose another file in that step.</source>
        <translation>“%1”已不存在；表“%2”保留连接时的数据。下次更改其配方需要该文件：请放回原处，或在该步骤中选择其他文件。</translation>
    </message>
    <message>
        <source>Keep current data</source>
        <translation>保留现有数据</translation>
    </message>
    <message>
        <source>“%1” had unsaved changes when Greyscope ended, the last at %2.</source>
        <translation>Greyscope 上次退出时，“%1”有未保存的更改，最后一次在 %2。</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>“%1” is open in another Greyscope window: the version saved last overwrites the other.</source>
        <translation>“%1”已在另一个 Greyscope 窗口中打开：后保存的会覆盖先保存的。</translation>
    </message>
    <message>
        <source>After reloading, the %1 stays %2.</source>
        <translation>重新加载后，%1仍为 %2。</translation>
    </message>
    <message>
        <source>After reloading, the %1 is %2 instead of %3.</source>
        <translation>重新加载后，%1为 %2，原为 %3。</translation>
    </message>
    <message>
        <source>Following “%1”: the file cannot be read at the moment; the previous rows are kept. %2</source>
        <translation>正在跟踪“%1”：文件目前无法读取，保留之前的各行。%2</translation>
    </message>
    <message>
        <source>After reloading:</source>
        <translation>重新加载后：</translation>
    </message>
    <message>
        <source>Calculating the changes on the sheet.</source>
        <translation>正在计算图版上的变化。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>The automatic backup of unsaved changes failed. %1</source>
        <translation>未保存的更改自动备份失败。%1</translation>
    </message>
    <message>
        <source>The program retries every minute. Free some space, or save the study elsewhere.</source>
        <translation>程序每分钟重试一次。请腾出磁盘空间，或将研究保存到其他位置。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message numerus="yes">
        <source>%n studies had unsaved changes when Greyscope ended.</source>
        <translation>
            <numerusform>Greyscope 上次退出时，有 %n 个研究的更改尚未保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>查看…</translation>
    </message>
</context>
<context>
    <name>greyscope::app::StudySaver</name>
    <message>
        <source>Greyscope</source>
        <translation>Greyscope</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>保存研究</translation>
    </message>
    <message>
        <source>“%1” has changed on disk since it was opened.</source>
        <translation>打开之后，“%1”在磁盘上已被修改。</translation>
    </message>
    <message>
        <source>Saving overwrites the changed file.</source>
        <translation>保存会覆盖修改后的文件。</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Save a copy with data</source>
        <translation>连同数据另存副本</translation>
    </message>
    <message>
        <source>Archives</source>
        <translation>压缩包</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Checking the files of the study</source>
        <translation>正在检查研究的文件</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TableFollowing</name>
    <message>
        <source>Following %1</source>
        <translation>正在跟踪 %1</translation>
    </message>
    <message>
        <source>New files in %1</source>
        <translation>%1 中有新文件</translation>
    </message>
    <message>
        <source>New results in %1</source>
        <translation>%1 中有新结果</translation>
    </message>
    <message>
        <source>Follow files</source>
        <translation>跟踪文件</translation>
    </message>
    <message>
        <source>Stop following files</source>
        <translation>不再跟踪文件</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TableList</name>
    <message>
        <source>wide, rows: %1</source>
        <translation>宽表，行数：%1</translation>
    </message>
    <message>
        <source>long, rows: %1</source>
        <translation>长表，行数：%1</translation>
    </message>
    <message>
        <source>Tables of this study</source>
        <translation>此研究中的表</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Remove from the study</source>
        <translation>从研究中移除</translation>
    </message>
    <message numerus="yes">
        <source>%n stacked, rows: %1</source>
        <translation>
            <numerusform>堆叠 %n 个，行数：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack tables</source>
        <translation>堆叠表格</translation>
    </message>
    <message>
        <source>Unstack</source>
        <translation>拆开</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Combine the chosen tables into one</source>
        <translation>将所选表格合成一个表格</translation>
    </message>
    <message>
        <source>Choose two or more tables (Ctrl+click) to combine them into one.</source>
        <translation>请选择两个或更多表格（Ctrl+单击），将其合成一个表格。</translation>
    </message>
    <message>
        <source>Join on %1</source>
        <translation>按 %1 连接</translation>
    </message>
    <message>
        <source>Keep a copy in the study&apos;s file</source>
        <translation>在研究文件中保留副本</translation>
    </message>
    <message>
        <source>The table is large; use “Save a copy with data” (File menu) instead.</source>
        <translation>此表较大；请改用“连同数据另存副本”（文件菜单）。</translation>
    </message>
    <message>
        <source>If the file is missing, the table opens with the rows stored in the study.</source>
        <translation>若文件缺失，表会以研究中保存的行打开。</translation>
    </message>
    <message>
        <source>%1, followed</source>
        <translation>%1，跟踪中</translation>
    </message>
    <message>
        <source>Drop files, or a folder of them, anywhere in the window</source>
        <translation>将文件或其文件夹拖放到窗口任意位置</translation>
    </message>
    <message>
        <source>Follow its files</source>
        <translation>跟踪其文件</translation>
    </message>
    <message>
        <source>Follow its folder</source>
        <translation>跟踪其文件夹</translation>
    </message>
    <message>
        <source>The table is read again automatically whenever one of its files changes.</source>
        <translation>表的文件发生变化时自动重新读取。</translation>
    </message>
    <message>
        <source>New files in the folder with the same columns are added to the table as well.</source>
        <translation>文件夹中具有相同列的新文件也会加入该表。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TableStacking</name>
    <message>
        <source>Stack %1</source>
        <translation>堆叠 %1</translation>
    </message>
    <message>
        <source>Unstack %1</source>
        <translation>拆开 %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 改名为 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Steps that do not apply to a single part are left out: %1</source>
        <translation>不适用于单个部分的步骤已略去：%1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TargetPage</name>
    <message>
        <source>Alternatives on the target</source>
        <translation>靶上的方案</translation>
    </message>
    <message>
        <source>Ranks by distance and by degree</source>
        <translation>按靶心距和关联度排序</translation>
    </message>
    <message>
        <source>Effects of the alternatives</source>
        <translation>各方案的效果</translation>
    </message>
    <message>
        <source>Grey target decision: Liu, Grey systems analysis; relational degree: Deng 1989.</source>
        <translation>灰靶决策：刘思峰《灰色系统理论及其应用》；关联度：邓聚龙 1989。</translation>
    </message>
    <message>
        <source>Click an alternative to see how its distance comes about. Set weights, directions and the radius in the inspector.</source>
        <translation>点击方案，查看其靶心距的推导。在检查器中设置权重、方向和半径。</translation>
    </message>
    <message>
        <source>The alternatives around the bull’s-eye, the best effect in every attribute. The distance from the centre is the decision; the direction shows which attributes cause it.</source>
        <translation>靶心为各指标的最优效果，方案分布在其周围。到中心的距离决定优劣，方向表示由哪些指标造成。</translation>
    </message>
    <message>
        <source>The alternatives by rank, with the relational degree of their effects with the bull’s-eye beside the distance.</source>
        <translation>方案按名次排列，靶心距旁列出其效果与靶心的关联度。</translation>
    </message>
    <message>
        <source>The effect of every value: a number that is larger the better the value is, whatever its unit.</source>
        <translation>每个数值的效果：无论单位如何，数值越优，效果越大。</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>效果测度</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>灰靶</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>指标</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TimePage</name>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>The quantities of the logs in bins of time: sums over jobs for rates, percentiles of all operations or means for other values. Dark lines are the levels found, dotted lines the change points between them.</source>
        <translation>各日志的量，按时间分箱：速率对各作业求和，其他值取所有操作的百分位数或均值。深色线为找到的水平，点线为其间的变点。</translation>
    </message>
    <message>
        <source>Yao 1988; Killick, Fearnhead and Eckley 2012.</source>
        <translation>Yao 1988；Killick、Fearnhead 和 Eckley 2012。</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging pans, a double click resets the view.</source>
        <translation>滚轮缩放，拖动平移，双击复原。</translation>
    </message>
    <message>
        <source>Change points</source>
        <translation>变点</translation>
    </message>
    <message>
        <source>No change point was found.</source>
        <translation>没有找到变点。</translation>
    </message>
    <message>
        <source>Where a quantity changes to another level, and the ratio of the two levels.</source>
        <translation>量变到另一水平的时刻，以及两个水平之比。</translation>
    </message>
    <message>
        <source>Choose a row to compare the time until the next change with the rest.</source>
        <translation>选择一行，将到下一次变化为止的时段与其余时段比较。</translation>
    </message>
    <message>
        <source>Span and the rest</source>
        <translation>时段与其余</translation>
    </message>
    <message>
        <source>Choose a change point to compare the time after it.</source>
        <translation>选择一个变点，即可比较其后的时段。</translation>
    </message>
    <message>
        <source>The mean of each quantity in the chosen span, divided by its mean in all other bins, with an interval from a bootstrap of moving blocks.</source>
        <translation>各量在所选时段内的均值除以在其余各箱的均值，区间由移动块自助法得出。</translation>
    </message>
    <message>
        <source>Künsch 1989.</source>
        <translation>Künsch 1989。</translation>
    </message>
    <message>
        <source>Goes with, by lag</source>
        <translation>各滞后下的同变</translation>
    </message>
    <message>
        <source>There is only one quantity, which goes with no other.</source>
        <translation>只有一个量，没有可与之同变的其他量。</translation>
    </message>
    <message>
        <source>The rank correlation of each quantity with the last one of the logs, at every lag over the same bins. At a positive lag, the quantity precedes. A common cause is not excluded.</source>
        <translation>各量与日志的最后一个量的秩相关系数，各滞后所用的箱相同。滞后为正表示该量在先。不排除共同的原因。</translation>
    </message>
    <message>
        <source>Spearman 1904.</source>
        <translation>Spearman 1904。</translation>
    </message>
    <message>
        <source>Span</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Goes with</source>
        <translation>同变</translation>
    </message>
    <message>
        <source>%1 to %2 s and the rest</source>
        <translation>%1 至 %2 s 与其余</translation>
    </message>
    <message>
        <source>Choose a span</source>
        <translation>选择时段</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TraceReplay</name>
    <message>
        <source>Replay a trace</source>
        <translation>重放轨迹</translation>
    </message>
    <message>
        <source>Traces (*.csv *.txt)</source>
        <translation>轨迹 (*.csv *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Replay %1</source>
        <translation>重放 %1</translation>
    </message>
    <message>
        <source>The trace is being read…</source>
        <translation>正在读取轨迹…</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TransferBar</name>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>At</source>
        <translation>在</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Predict a cell</source>
        <translation>预测一个单元</translation>
    </message>
    <message>
        <source>Add path</source>
        <translation>添加路径</translation>
    </message>
    <message>
        <source>Train the pairs of another path</source>
        <translation>为另一条路径训练各对</translation>
    </message>
    <message>
        <source>Add a path</source>
        <translation>添加一条路径</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>选择%1</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TransferPage</name>
    <message>
        <source>Systems and trained relations</source>
        <translation>系统与已训练的关系</translation>
    </message>
    <message>
        <source>Paths compared</source>
        <translation>路径比较</translation>
    </message>
    <message>
        <source>Train a pair</source>
        <translation>训练一对</translation>
    </message>
    <message>
        <source>Move a system</source>
        <translation>移动系统</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>The systems are nodes and the trained relations arrows with ratio and error. A system that was never measured together with another is predicted along a path: ratios are multiplied, several paths are averaged by weight.</source>
        <translation>系统为节点，训练得到的关系为箭头，并标出比值与误差。从未与另一系统一同测量的系统沿路径预测：比值相乘，多条路径按权重平均。</translation>
    </message>
    <message>
        <source>Serial and parallel transfer: Zhao et al., section 1.3.</source>
        <translation>串行与并行传递：Zhao 等，1.3 节。</translation>
    </message>
    <message>
        <source>Drag from node to node to train a pair; drag a node to move it. Point at a path to highlight it in both views.</source>
        <translation>从一个节点拖到另一个节点可训练一对；拖动节点可移动它。指向路径会在两个视图中突出显示。</translation>
    </message>
    <message>
        <source>Every path with its ratio step by step, its error on left-out cells after each step, and its weight; below, the average, and the tree of the pair itself if the pair was measured.</source>
        <translation>每条路径逐步的比值、每一步之后在留出单元上的误差及其权重；下方为平均值，以及该序列对有测量时其自身的树。</translation>
    </message>
    <message>
        <source>Click a path to keep it highlighted; set weights under Paths.</source>
        <translation>点击路径可保持突出显示；权重在“路径”中设置。</translation>
    </message>
    <message>
        <source>error of the combined paths</source>
        <translation>各路径合并后的误差</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TransferPanel</name>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Weights α, sum 1</source>
        <translation>权重 α，和为 1</translation>
    </message>
    <message>
        <source>Error along the path</source>
        <translation>沿路径的误差</translation>
    </message>
    <message>
        <source>Trained pairs, mean error</source>
        <translation>已训练的对，平均误差</translation>
    </message>
    <message>
        <source>Use the best of all paths</source>
        <translation>使用所有路径中最好的</translation>
    </message>
    <message>
        <source>Use the best paths</source>
        <translation>使用最好的路径</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>在 %1</translation>
    </message>
    <message>
        <source>Use a pair</source>
        <translation>使用一对</translation>
    </message>
    <message>
        <source>Leave out a pair</source>
        <translation>不用一对</translation>
    </message>
    <message>
        <source>Path %1, after each step</source>
        <translation>路径 %1，每一步之后</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TreeBar</name>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Explain %1</source>
        <translation>解释 %1</translation>
    </message>
    <message>
        <source>Columns that explain it</source>
        <translation>用来解释的列</translation>
    </message>
    <message>
        <source>by</source>
        <translation>按</translation>
    </message>
    <message>
        <source>Choose the explanatory columns</source>
        <translation>选择解释它的列</translation>
    </message>
    <message>
        <source>leaves of at least</source>
        <translation>每个叶至少</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>not pruned</source>
        <translation>不剪枝</translation>
    </message>
    <message>
        <source>pruned, one SE</source>
        <translation>剪枝，一倍标准误</translation>
    </message>
    <message>
        <source>pruned at α = %1</source>
        <translation>在 α = %1 处剪枝</translation>
    </message>
    <message>
        <source>Prune the tree</source>
        <translation>给树剪枝</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TreePage</name>
    <message>
        <source>Tree of a column</source>
        <translation>某列的回归树</translation>
    </message>
    <message>
        <source>The columns that determine the values of a column: a regression tree over the rows of the table. Every node splits the rows where the squared error decreases most; every leaf predicts its mean.</source>
        <translation>一列的值取决于哪些列：由表的各行生成的回归树。每个节点在平方误差下降最多处划分，每个叶节点预测其均值。</translation>
    </message>
    <message>
        <source>CART: Breiman, Friedman, Olshen and Stone. R is the squared error of the tree, |T| its number of leaves.</source>
        <translation>CART：Breiman、Friedman、Olshen 与 Stone。R 是树的平方误差，|T| 是叶数。</translation>
    </message>
    <message>
        <source>Choose the column and its explanatory columns above; a double click folds a subtree. The command greyscope tree grows the same tree.</source>
        <translation>在上方选择要解释的列和用来解释它的列；双击可折叠子树。命令 greyscope tree 生成同样的树。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TreePane</name>
    <message>
        <source>Unfold all</source>
        <translation>全部展开</translation>
    </message>
    <message numerus="yes">
        <source>Fold below %n splits</source>
        <translation>
            <numerusform>折叠 %n 层划分以下</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>重置缩放</translation>
    </message>
    <message>
        <source>Find a factor or a level (Ctrl+F)</source>
        <translation>查找因子或水平 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Fold and zoom</source>
        <translation>折叠与缩放</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TrendsBar</name>
    <message>
        <source>As measured (A)</source>
        <translation>实测值 (A)</translation>
    </message>
    <message>
        <source>Divided by the reference (Q)</source>
        <translation>除以参考序列 (Q)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>分位带</translation>
    </message>
    <message>
        <source>as</source>
        <translation>画成</translation>
    </message>
    <message>
        <source>Change chart</source>
        <translation>更改图形</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>One row per series, one column per level, coloured by the response</source>
        <translation>每个序列一行，每个水平一列，按响应着色</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>Relative to the series&apos; own first value, median or value at one point (I)</source>
        <translation>与自身的首值、中位数或某一点的值之比 (I)</translation>
    </message>
    <message>
        <source>Quantiles of the compared series, with the first few and the highlighted ones drawn on top; the default for many series</source>
        <translation>比较序列的分位数带，其上画出前几条及突出显示的序列；序列较多时的默认形式</translation>
    </message>
    <message>
        <source>One chart per level of a second factor, or per unit or magnitude; the default if there are several</source>
        <translation>第二个因子的每个水平，或每种单位、每个数量级各一幅图；有多个时为默认形式</translation>
    </message>
    <message>
        <source>One chart</source>
        <translation>一张图</translation>
    </message>
    <message>
        <source>All series in one chart</source>
        <translation>所有序列画在一张图里</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TrendsInspector</name>
    <message>
        <source>Absolute</source>
        <translation>绝对值</translation>
    </message>
    <message>
        <source>Absolute (%1)</source>
        <translation>绝对值（%1）</translation>
    </message>
    <message>
        <source>Ratio to reference</source>
        <translation>与参考序列的比值</translation>
    </message>
    <message>
        <source>Indexed</source>
        <translation>定基指数</translation>
    </message>
    <message>
        <source>Indexed (%1 = 1)</source>
        <translation>定基指数（%1 = 1）</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>The base of the index: a value of each series itself</source>
        <translation>指数的基数：各序列自身的某个值</translation>
    </message>
    <message>
        <source>Relative to</source>
        <translation>基数</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>自身首值</translation>
    </message>
    <message>
        <source>Change index</source>
        <translation>更改指数的基数</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图</translation>
    </message>
    <message>
        <source>the reference</source>
        <translation>参考序列</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TrendsPage</name>
    <message>
        <source>Trends</source>
        <translation>趋势</translation>
    </message>
    <message>
        <source>Nothing to draw yet.</source>
        <translation>暂无可绘制的内容。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Nothing to list yet.</source>
        <translation>暂无可列出的内容。</translation>
    </message>
    <message>
        <source>Show absolute values</source>
        <translation>显示绝对值</translation>
    </message>
    <message>
        <source>Change measure</source>
        <translation>更改度量</translation>
    </message>
    <message>
        <source>Hold %1 at %2</source>
        <translation>将 %1 固定为 %2</translation>
    </message>
    <message>
        <source>Ratios to a reference as in Zhao et al., figures 7 to 10.</source>
        <translation>与参考序列之比，如 Zhao 等图 7 至图 10。</translation>
    </message>
    <message>
        <source>The numbers behind the chart: a row for every series, a column for every point.</source>
        <translation>图背后的数值：每个序列一行，每个点一列。</translation>
    </message>
    <message>
        <source>Point at a cell to highlight its series; the context menu copies the numbers.</source>
        <translation>指向单元格可突出显示其序列；右键菜单可复制数值。</translation>
    </message>
    <message>
        <source>One row per chosen series, one column per level, coloured by the measured value; ratios of 1 are white. If several cells share a pixel, the one furthest from the middle of the scale is shown, so that no extreme is lost. Markers show the reference and the first compared series.</source>
        <translation>每个所选序列为一行，每个水平为一列，按测量值着色；比值为 1 处为白色。多个单元格共用一个像素时，显示离色标中点最远的那个，因此不会丢失极值。标记为参考序列和前几个比较序列。</translation>
    </message>
    <message>
        <source>The wheel, plus and minus zoom until names and numbers fit; dragging and the arrow keys pan; 0 or a double click shows all again. The order of the rows is set in Options.</source>
        <translation>滚轮、加号和减号缩放，直到名称和数字放得下；拖动和方向键移动，0 或双击恢复全部显示。“选项”决定行的排列顺序。</translation>
    </message>
    <message>
        <source>The wheel zooms, dragging pans, a double click resets the view. A, Q and I change the measure; drop a series to compare it, or on the left third to make it the reference. As measured, a point can be dragged, or moved with Alt and an arrow key, which changes its cell; Insert adds the next point, Delete removes one.</source>
        <translation>滚轮缩放，拖动平移，双击还原。A、Q、I 切换度量；把序列拖到图上即作比较，拖到左侧三分之一处即作参考。按实测值显示时，点可以拖动，也可用 Alt 加方向键移动，这会更改其单元格；Insert 添加下一个点，Delete 去掉一个点。</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>The same chart at every level of a second factor, all with the same axes for comparison; series with different units have their own panels.</source>
        <translation>同一图在第二个因子的每个水平上重复，坐标轴相同，便于目视比较；单位不同的序列分在不同的分面中。</translation>
    </message>
    <message>
        <source>Click the panel of a level to see only that level.</source>
        <translation>单击某一水平的分面可单独查看。</translation>
    </message>
    <message>
        <source>One chart shows all series.</source>
        <translation>所有序列在一幅图中。</translation>
    </message>
    <message>
        <source>The chosen series along one factor: as measured, divided by the reference, or indexed (relative to their own first value, median or value at one point). A ratio above 1 means more than the reference.</source>
        <translation>所选序列沿一个因子的变化：测量值、与参考序列之比，或定基指数（与自身的首值、中位数或某一点的值之比）。比值大于 1 即高于参考序列。</translation>
    </message>
    <message>
        <source>Show each series relative to one of its own values</source>
        <translation>各序列与自身的一个值相比</translation>
    </message>
</context>
<context>
    <name>greyscope::app::TurnEditor</name>
    <message>
        <source>named by</source>
        <translation>名称取自</translation>
    </message>
    <message>
        <source>points in</source>
        <translation>点所在列</translation>
    </message>
    <message>
        <source>name of the new first column</source>
        <translation>新的第一列的名称</translation>
    </message>
    <message numerus="yes">
        <source>%n rows, with one column for each previous row</source>
        <translation>
            <numerusform>%n 行，之前的每行成为一列</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::UnpivotEditor</name>
    <message>
        <source>Columns that become rows</source>
        <translation>变成行的列</translation>
    </message>
    <message>
        <source>names in</source>
        <translation>名称放入</translation>
    </message>
    <message>
        <source>new column, for example phase</source>
        <translation>新列，例如 phase</translation>
    </message>
    <message>
        <source>values in</source>
        <translation>值放入</translation>
    </message>
    <message>
        <source>new column, for example seconds</source>
        <translation>新列，例如 seconds</translation>
    </message>
    <message numerus="yes">
        <source>%n rows from each; the first: %1</source>
        <translation>
            <numerusform>每行变成 %n 行；第一行：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>greyscope::app::ValuesMenu</name>
    <message>
        <source>Leave out line %1</source>
        <translation>剔除第 %1 行</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %n lines</source>
        <translation>
            <numerusform>剔除 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Keep rows where %1 is %2</source>
        <translation>保留 %1 为 %2 的行</translation>
    </message>
    <message>
        <source>Leave out rows where %1 is %2</source>
        <translation>剔除 %1 为 %2 的行</translation>
    </message>
    <message>
        <source>Filter by %1…</source>
        <translation>按 %1 筛选…</translation>
    </message>
    <message>
        <source>Split %1…</source>
        <translation>拆分 %1…</translation>
    </message>
    <message numerus="yes">
        <source>Unpivot %n chosen columns…</source>
        <translation>
            <numerusform>将选中的 %n 列转为行…</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute a column…</source>
        <translation>计算一列…</translation>
    </message>
    <message>
        <source>Leave out line %1 of %2</source>
        <translation>剔除 %2 的第 %1 行</translation>
    </message>
    <message>
        <source>Leave out (these rows do not come from lines of a file)</source>
        <translation>剔除（这些行没有对应的文件行）</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>命名…</translation>
    </message>
    <message>
        <source>Rename %1…</source>
        <translation>重命名 %1…</translation>
    </message>
    <message>
        <source>Change the cell…</source>
        <translation>修改单元格…</translation>
    </message>
</context>
<context>
    <name>greyscope::app::ValuesPanel</name>
    <message>
        <source>labels: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The table as read, with the role of every column: keys name the series, factors were varied, metrics were measured; rows that differ only in a repetition column are repeats.</source>
        <translation>所读的表及各列的角色：键命名序列，因子是所改变的量，指标是所测量的量；仅在重复列上不同的行是重复测量。</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2. Roles are guesses: point at one to see the reason; any can be changed.</source>
        <translation>行：%1，列：%2。角色由程序推测，悬停可看理由，均可更改。</translation>
    </message>
    <message>
        <source>Change a role in a heading, or select several headings with Ctrl or Shift and change all. Click a row to see its line; select several rows to leave them out with the context menu. Ctrl+C copies the selected rows.</source>
        <translation>在表头更改角色，或用 Ctrl 或 Shift 选择多个表头一起更改。单击一行可查看其文件行；选择多行可用右键菜单剔除。Ctrl+C 复制所选的行。</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2. Choose the last step to change the roles of columns.</source>
        <translation>行：%1，列：%2。选择最后一步才能更改列的角色。</translation>
    </message>
    <message>
        <source>Values as they were read</source>
        <translation>读取时的数值</translation>
    </message>
    <message>
        <source>Values after step %1</source>
        <translation>第 %1 步之后的数值</translation>
    </message>
</context>
<context>
    <name>greyscope::app::VerdictPanel</name>
    <message>
        <source>Verdicts</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Adjustment for many cells</source>
        <translation>按多个单元校正</translation>
    </message>
    <message>
        <source>Why no cell is equal</source>
        <translation>没有单元判为相等的原因</translation>
    </message>
    <message>
        <source>Test of a cell</source>
        <translation>单元的检验方法</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Interval of repeats</source>
        <translation>重复测量的区间</translation>
    </message>
    <message>
        <source>The check is not decided (exit code 3): %1 of %2 cells have no test, more than %3.</source>
        <translation>检查无法判断（退出码 3）：%2 个单元中 %1 个没有检验，超过 %3。</translation>
    </message>
    <message>
        <source>The check fails (exit code 1): %1 of %2 cells are worse, more than %3.</source>
        <translation>检查未通过（退出码 1）：%2 个单元中 %1 个变差，超过 %3。</translation>
    </message>
    <message>
        <source>The check passes (exit code 0): %1 of %2 cells are worse, not more than %3.</source>
        <translation>检查通过（退出码 0）：%2 个单元中 %1 个变差，未超过 %3。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>越大越好</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>越小越好</translation>
    </message>
    <message>
        <source>The check has no result: it is not known whether more or less is better.</source>
        <translation>指标方向未知，检查没有结果。</translation>
    </message>
</context>
<context>
    <name>greyscope::app::WeightRows</name>
    <message>
        <source>Equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>By 1 / error</source>
        <translation>按 1 / 误差</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>手动设置</translation>
    </message>
    <message>
        <source>Weight of path %1</source>
        <translation>路径 %1 的权重</translation>
    </message>
    <message>
        <source>Set path weights</source>
        <translation>设置路径权重</translation>
    </message>
    <message>
        <source>Set path weights by hand</source>
        <translation>手动设置路径权重</translation>
    </message>
</context>
<context>
    <name>greyscope::app::WorkArea</name>
    <message>
        <source>Series</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Panes at the side of the page</source>
        <translation>页面侧边的窗格</translation>
    </message>
</context>
<context>
    <name>greyscope::app::WorkbookSaver</name>
    <message>
        <source>Save the working as a spreadsheet</source>
        <translation>将推导另存为电子表格</translation>
    </message>
    <message>
        <source>Excel (*.xlsx)</source>
        <translation>Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>电子表格</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::AccuracyPanel</name>
    <message>
        <source>In sample</source>
        <translation>样本内</translation>
    </message>
    <message>
        <source>C = S₂/S₁</source>
        <translation>C = S₂/S₁</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>MAPE</source>
        <translation>MAPE</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::AnswerCard</name>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Working: every step to this number</source>
        <translation>推导过程：得到这个数的每一步</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::BusyOverlay</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Calculating … %1 %</source>
        <translation>正在计算… %1 %</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::DatasetModel</name>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::DropZones</name>
    <message>
        <source>Reference</source>
        <translation>参考序列</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::FindBar</name>
    <message>
        <source>Factor, level or leaf</source>
        <translation>因子、水平或叶</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>上一个 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>下一个 (Enter)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::ForecastTable</name>
    <message>
        <source>Models compared</source>
        <translation>模型比较</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::GraphView</name>
    <message>
        <source>Graph</source>
        <translation>关系图</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::NoMatch</name>
    <message>
        <source>No match for “%1”</source>
        <translation>没有与“%1”匹配的项</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::PlotView</name>
    <message>
        <source>point %1</source>
        <translation>点 %1</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>还原缩放</translation>
    </message>
    <message>
        <source>curve %1</source>
        <translation>曲线 %1</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::PointMenu</name>
    <message>
        <source>Remove this point</source>
        <translation>去掉这个点</translation>
    </message>
    <message>
        <source>Add the next point</source>
        <translation>添加下一个点</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::RelationPointsModel</name>
    <message>
        <source>Weight of this point: 0 or more. Double-click to change it.</source>
        <translation>此点的权重：0 或更大。双击可更改。</translation>
    </message>
    <message>
        <source>“larger”, “smaller”, or a target value.</source>
        <translation>“越大越好”、“越小越好”或目标值。</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>better</source>
        <translation>指标方向</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>越大越好</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>越小越好</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::RelationPointsView</name>
    <message>
        <source>Points of the pair</source>
        <translation>该对的点</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::RoleHeader</name>
    <message>
        <source>Role of %1</source>
        <translation>%1 的角色</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::RuleList</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Leaf %1</source>
        <translation>叶 %1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Mean ratio</source>
        <translation>平均比值</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::SourceModel</name>
    <message>
        <source>read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::StatementTable</name>
    <message>
        <source>Statements</source>
        <translation>论断</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::StripeMapView</name>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::TargetView</name>
    <message>
        <source>distance</source>
        <translation>靶心距</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::TreeView</name>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Leaf %1</source>
        <translation>叶 %1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Show the whole tree</source>
        <translation>显示整棵树</translation>
    </message>
</context>
<context>
    <name>greyscope::widgets::ViewFrame</name>
    <message>
        <source>Copy this view as a picture</source>
        <translation>将此视图复制为图片</translation>
    </message>
    <message>
        <source>Export this view as a figure</source>
        <translation>将此视图导出为图</translation>
    </message>
    <message>
        <source>Show only this view</source>
        <translation>单独显示此视图</translation>
    </message>
    <message>
        <source>The calculation was cancelled.</source>
        <translation>计算已取消。</translation>
    </message>
    <message>
        <source>Calculate again</source>
        <translation>重新计算</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Copy the numbers as CSV</source>
        <translation>以 CSV 复制数值</translation>
    </message>
</context>
<context>
    <name>widgets::Words</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2 处）</translation>
    </message>
    <message>
        <source>median of %1</source>
        <translation>%1 的中位数</translation>
    </message>
</context>
</TS>
