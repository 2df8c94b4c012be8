/**
 * Distributes pictures over rows of equal width, keeping their order, so that the rows have similar heights.
 * Returns each picture's share of its row's width (0 to 1).
 */
export function justifiedShares(ratios: number[], rowCount: number): number[] {
  const whole = sum(ratios);
  const breaks = Array.from({ length: rowCount + 1 }, (_, row) =>
    nearestBreak(ratios, (whole * row) / rowCount),
  );
  return breaks.slice(1).flatMap((end, row) => {
    const ratiosOfRow = ratios.slice(breaks[row], end);
    return ratiosOfRow.map((ratio) => ratio / sum(ratiosOfRow));
  });
}

/** The index at which the running sum of the ratios is closest to `target`. */
function nearestBreak(ratios: number[], target: number): number {
  const distances = [0, ...ratios].map((_, index) => Math.abs(sum(ratios.slice(0, index)) - target));
  return distances.indexOf(Math.min(...distances));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
