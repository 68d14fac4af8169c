# Writes rpart_fixture.json: a tree of rpart on tied, unbalanced data with a categorical predictor, its
# pruning sequence, and leave-one-out cross-validation.
# Usage: Rscript make_rpart_fixture.R > rpart_fixture.json  (made with R 4.2.2 and rpart 4.1.19 of Debian 12)
library(rpart)
set.seed(5)
n <- 160
disks <- c("NVMe", "SAS", "SATA", "SSD", "tape")
d <- data.frame(
  threads = sample(c(8, 16, 32, 64, 128), n, TRUE, c(.5, .2, .1, .1, .1)),
  disk = factor(sample(disks, n, TRUE, c(.3, .3, .2, .15, .05)), disks),
  load = round(rnorm(n), 1)
)
d$y <- log(d$threads) + c(0, .4, 2, .8, -1)[d$disk] + d$load * (d$disk == "SSD") + rnorm(n, 0, .3)
control <- rpart.control(minsplit = 10, minbucket = 5, cp = 0, maxsurrogate = 0, maxcompete = 0, usesurrogate = 0)
control$xval <- 1:n # each row its own fold
f <- rpart(y ~ ., d, control = control)
# Rows whose level a node has never seen stop there in rpart and go to the larger side in Greyscope: held-out rows are
# compared with the levels as numbers.
d$disk <- as.integer(d$disk) - 1
g <- rpart(y ~ ., d, control = control)

array_of <- function(x) paste0("[", paste(format(x, digits = 17, trim = TRUE), collapse = ","), "]")
rows_of <- function(m) paste0("[", paste(apply(m, 1, array_of), collapse = ","), "]")
leaf <- f$frame$var == "<leaf>"
cat(
  '{"threads":', array_of(d$threads), ',\n"disk":', array_of(d$disk), ',\n"load":', array_of(d$load),
  ',\n"response":', array_of(d$y), ',\n"levels":["', paste(disks, collapse = '","'), '"]',
  ',\n"leaf_rows":', array_of(f$frame$n[leaf]), ',\n"leaf_means":', array_of(f$frame$yval[leaf]),
  ',\n"leaf_of_row_mean":', array_of(f$frame$yval[f$where]),
  ',\n"root_deviance":', format(f$frame$dev[1], digits = 17),
  # CP, nsplit, relative error, cross-validated error and its standard error, from the root to the full tree
  ',\n"cptable":', rows_of(f$cptable),
  ',\n"cptable_of_numbers":', rows_of(g$cptable), "}\n", sep = ""
)
