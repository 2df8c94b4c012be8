/**
 * A table in Markdown with aligned columns: the first to the left, the others to the right.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const aligned = (/** @type {string[]} */ row) =>
    line(widths.map((width, column) => pad(row[column] ?? '', width, column === 0)));
  const rule = line(
    widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  return [aligned(head), rule, ...rows.map(aligned)].join('\n');
}

/** @param {string} text @param {number} width @param {boolean} isLeft */
const pad = (text, width, isLeft) => (isLeft ? text.padEnd(width) : text.padStart(width));
