# Writes clustering_oracle.json: hierarchical clustering of a table of degrees by hclust, and its groups by cutree.
# Usage: Rscript make_clustering_oracle.R > clustering_oracle.json  (made with R 4.2.2 of Debian 12)
set.seed(11)
n <- 12
points <- matrix(rnorm(3 * n), n)
grades <- 1 / (1 + as.matrix(dist(points)))
array_of <- function(x) paste0("[", paste(format(x, digits = 17, trim = TRUE), collapse = ","), "]")
rows_of <- function(m) paste0("[", paste(apply(m, 1, array_of), collapse = ","), "]")
thresholds <- c(0.2, 0.35, 0.5, 0.65)
linkages <- sapply(c("single", "complete", "average"), function(linkage) {
  tree <- hclust(as.dist(1 - grades), method = linkage)
  groups <- t(sapply(thresholds, function(r) cutree(tree, h = 1 - r)))
  paste0(
    '"', linkage, '":{"degrees":', array_of(1 - tree$height),
    ',\n"cophenetic":', rows_of(1 - as.matrix(cophenetic(tree))), ',\n"groups":', rows_of(groups), "}"
  )
})
cat('{"grades":', rows_of(grades), ',\n"thresholds":', array_of(thresholds), ",\n", paste(linkages, collapse = ",\n"),
  "}\n", sep = "")
