# Writes distribution_oracle.json: quartiles, box plots, densities, empirical distributions and shares of bins of samples,
# and straight lines with the confidence interval of their mean.
# Usage: Rscript make_distribution_oracle.R > distribution_oracle.json  (made with R 4.2.2 of Debian 12)
set.seed(23)
number <- function(x) ifelse(is.finite(x), format(x, digits = 17, trim = TRUE), "null")
array_of <- function(x) paste0("[", paste(number(x), collapse = ","), "]")
samples <- list(
  normal = rnorm(60, 100, 12), lognormal = exp(rnorm(200)), tied = sample(1:6, 50, TRUE), three = c(3, 1, 2),
  pair = c(5, 8), tiny = rnorm(40) * 1e-100, huge = rnorm(40) * 1e100, outlier = c(rnorm(30), 40, -35)
)
sample_text <- function(x) {
  quartiles <- quantile(x, c(.25, .5, .75), type = 7, names = FALSE)
  reach <- 1.5 * (quartiles[3] - quartiles[1])
  inside <- x[x >= quartiles[1] - reach & x <= quartiles[3] + reach]
  at <- seq(min(x), max(x), length.out = 9)
  bandwidth <- 0.9 * min(sd(x), IQR(x) / 1.34) * length(x)^-0.2
  density <- sapply(at, function(v) mean(dnorm(v, x, bandwidth)))
  edges <- seq(min(x), max(x) + 1e-9 * diff(range(x)), length.out = 6)
  counts <- sapply(1:5, function(i) sum(x >= edges[i] & x < edges[i + 1]))
  paste0(
    '{"values":', array_of(x), ',"quartiles":', array_of(quartiles), ',"whiskers":', array_of(range(inside)),
    ',"outside":', array_of(sort(x[!(x %in% inside)])), ',"bandwidth":', number(bandwidth), ',"density":',
    array_of(density), ',"bw_nrd0":', number(bw.nrd0(x)), ',"ecdf":', array_of(ecdf(x)(sort(unique(x)))),
    ',"edges":', array_of(edges), ',"shares":', array_of(counts / length(x)), "}"
  )
}
line_text <- function(x, y) {
  fit <- lm(y ~ x)
  at <- c(min(x), mean(x), max(x) + 1)
  mean_at <- predict(fit, data.frame(x = at), interval = "confidence")
  paste0(
    '{"x":', array_of(x), ',"y":', array_of(y), ',"intercept":', number(coef(fit)[[1]]), ',"slope":',
    number(coef(fit)[[2]]), ',"r2":', number(summary(fit)$r.squared), ',"at":', array_of(at), ',"low":',
    array_of(mean_at[, "lwr"]), ',"high":', array_of(mean_at[, "upr"]), "}"
  )
}
lines <- c(
  line_text(1:12, 3 + 2 * (1:12) + rnorm(12)), line_text(runif(40, -5, 5), rnorm(40)),
  line_text(c(1, 2, 4), c(2, 3, 9)), line_text(1e6 + 1:20, 1e-3 * rnorm(20))
)
texts <- sapply(samples, sample_text)
cat('{"samples":{', paste0('"', names(samples), '":', texts, collapse = ",\n"), '},\n"lines":[',
  paste(lines, collapse = ",\n"), "]}\n", sep = "")
