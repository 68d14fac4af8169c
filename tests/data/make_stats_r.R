# Writes stats_r.json: tests, adjusted p values and curves on random data, by R alone.
#
# Usage: Rscript make_stats_r.R > stats_r.json   (R 4.2)
options(digits = 17, warn = -1)
set.seed(11)
number <- function(v) ifelse(is.finite(v), format(v, digits = 17, trim = TRUE), "null")
list_of <- function(v) paste0("[", paste(number(v), collapse = ", "), "]")
object <- function(...) {
    parts <- list(...)
    paste0("{", paste0("\"", names(parts), "\": ", unlist(parts), collapse = ", "), "}")
}

two_samples <- function(i) {
    digits <- if (i %% 3 == 0) 1 else 6  # ties in every third one
    x <- round(rlnorm(sample(2:30, 1), 2, 0.4), digits)
    y <- round(rlnorm(sample(2:30, 1), 2 + 0.1 * (i %% 5), 0.1 + 0.1 * (i %% 4)), digits)
    welch <- t.test(log(x), log(y))
    level <- c(0.9, 0.95, 0.99)[i %% 3 + 1]
    interval <- t.test(x, y, conf.level = level)$conf.int
    student <- t.test(x, y, var.equal = TRUE)
    one <- t.test(x, conf.level = level)$conf.int
    below <- t.test(log(x), log(y), mu = log1p(0.1), alternative = "less")
    above <- t.test(log(x), log(y), mu = log1p(-0.1), alternative = "greater")
    ranks <- sapply(c("two.sided", "less", "greater"), function(a) wilcox.test(x, y, alternative = a)$p.value)
    object(x = list_of(x), y = list_of(y), level = number(level),
           log_welch = list_of(c(welch$statistic, welch$parameter, welch$p.value)),
           interval = list_of(interval), mean_interval = list_of(one),
           student = list_of(c(student$statistic, student$p.value)),
           inside = list_of(c(above$p.value, below$p.value)),
           w = number(wilcox.test(x, y)$statistic), ranks = list_of(ranks))
}

adjusted <- function(i) {
    p <- round(rbeta(sample(1:60, 1), 0.4, 1.5), if (i %% 2) 3 else 9)
    object(p = list_of(p), bh = list_of(p.adjust(p, "BH")), holm = list_of(p.adjust(p, "holm")),
           bonferroni = list_of(p.adjust(p, "bonferroni")))
}

scaling <- function(i) {
    n <- c(1, 2, 4, 8, 16, 32, 64, 128)[1:(5 + i %% 4)]
    b <- c(runif(1, 1, 1000), runif(1, 0.02, 0.3), 10^runif(1, -3.5, -2))
    law <- function(n, l, s, k) l * n / (1 + s * (n - 1) + k * n * (n - 1))
    y <- signif(law(n, b[1], b[2], b[3]) * (1 + 0.01 * rnorm(length(n))), 9)
    fit <- tryCatch(nls(y ~ l * n / (1 + s * (n - 1) + k * n * (n - 1)), start = list(l = b[1], s = b[2], k = b[3]),
                        control = nls.control(maxiter = 500, tol = 1e-7)), error = function(e) NULL)
    if (is.null(fit) || any(coef(fit) < 0)) return(NULL)
    object(n = list_of(n), y = list_of(y), b = list_of(coef(fit)), rss = number(deviance(fit)))
}

group <- function(name, entries) paste0("\"", name, "\": [\n", paste(unlist(entries), collapse = ",\n"), "]")
cat("{", paste(group("samples", lapply(1:60, two_samples)), group("adjusted", lapply(1:20, adjusted)),
               group("scaling", lapply(1:30, scaling)), sep = ",\n"), "}\n", sep = "")
