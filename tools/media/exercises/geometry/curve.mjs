/**
 * Curves through given values.
 *
 * @typedef {[number, number]} Point  moment and value
 */

/** The slope at a point that keeps the curve between its neighbours. @type {(before: Point, point: Point, after: Point) => number} */
function slopeAt(before, point, after) {
  const back = (point[1] - before[1]) / (point[0] - before[0]);
  const ahead = (after[1] - point[1]) / (after[0] - point[0]);
  return back * ahead <= 0 ? 0 : (2 * back * ahead) / (back + ahead);
}

/** A value between the second and the third of four points, without overshooting them. @type {(points: Point[], t: number) => number} */
export function smoothly([before, from, to, after], t) {
  const width = to[0] - from[0];
  const u = (t - from[0]) / width;
  const [start, end] = [slopeAt(before, from, to) * width, slopeAt(from, to, after) * width];
  const [u2, u3] = [u * u, u * u * u];
  return (
    (2 * u3 - 3 * u2 + 1) * from[1] + (u3 - 2 * u2 + u) * start + (3 * u2 - 2 * u3) * to[1] + (u3 - u2) * end
  );
}
