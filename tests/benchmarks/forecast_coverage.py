"""What simulated intervals of a forecast hold: prediction bands of every grey model and the peak of a scaling law. Seeds are
fixed."""
from rounds import driver

SEED = 1
MODELS = ("gm11", "edgm", "dgm", "ndgm", "verhulst", "ngbm", "fgm", "rolling", "residual-equations", "residual-example",
          "residual-remnant", "gm1n", "gm21", "dgm21", "dgm1n", "scgm", "gm11-fourier", "gm11-markov", "gm11-metabolic")
LEVELS = (0.5, 0.8, 0.9, 0.95, 0.99)
# As the band takes the errors, and as they are made.
ERRORS = (("likeliest", ("equal", "relative")), ("known", ("equal",)), ("known", ("relative",)))


def run(folder):
    program = folder / "bench_forecast"
    for model in MODELS:
        trials, refits = (1000, 400) if model == "gm11" else (100, 150)
        cells = driver(program, "band", model, trials, refits, SEED)["cells"]
        if model == "gm11":
            grid(cells, trials, refits)
            print(f"bands of all models, seed {SEED}: least and most of what they hold, over growth and noise, mean of 6 to 12 "
                  f"points and 1 to 3 steps, %, at the levels " + ", ".join(f"{100 * level:g}" for level in LEVELS))
        for taken, made in ERRORS:
            name = "whichever is not ruled out" if taken == "likeliest" else made[0]
            print(f"  {model:20} {name:26} " + ", ".join("%d to %d" % ends(cells, taken, made, level) for level in LEVELS))
    peaks(driver(program, "peak", 1000, SEED)["cells"])


def grid(cells, trials, refits):
    """Every setting of the 90 % band of GM(1,1): rows by points and growth, columns by noise."""
    print(f"90 % band of GM(1,1), seed {SEED}, {trials} series of {refits} refits: percent of the next three measurements inside; "
          "(percent of the forecasts inside)")
    for taken, made in (("likeliest", "relative"), ("likeliest", "equal"), ("known", "relative"), ("known", "equal")):
        own = [cell for cell in cells if cell[0] == taken and cell[1] == made and cell[2] == 0.9]
        noises = sorted({cell[5] for cell in own})
        print(f"  errors {made}, taken as {'whichever is not ruled out' if taken == 'likeliest' else made}\n"
              "    n growth   " + "".join(f"{100 * noise:>9g} %" for noise in noises))
        for n, growth in sorted({(cell[3], cell[4]) for cell in own}):
            texts = [f"{cell[6]:.0f} ({cell[7]:.0f})" for noise in noises for cell in own if cell[3:6] == [n, growth, noise]]
            print(f"   {n:2} {100 * growth:5g} %   " + "".join(f"{text:>11}" for text in texts))


def ends(cells, taken, made, level):
    """Over growth and noise, the mean of the numbers of points."""
    groups = {}
    for cell in cells:
        if cell[0] == taken and cell[1] in made and cell[2] == level:
            groups.setdefault((cell[1], cell[4], cell[5]), []).append(cell[6])
    means = [sum(group) / len(group) for group in groups.values()]
    return round(min(means)), round(max(means))


def peaks(cells):
    print(f"95 % intervals of the load at which the USL peaks, seed {SEED}, 1000 series each: percent that hold it; (percent with an "
          "interval)")
    for made, loads, largest, peak, noise, held, fitted in cells:
        print(f"  errors {made:8} {loads:2} loads to {largest:3}, peak at {peak}, noise {100 * noise:g} %: {held:.1f} ({fitted:.0f})")
