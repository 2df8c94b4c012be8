import type { KeyboardEvent } from 'react';

/** Attribute of a row's link, with the id of its exercise. */
const ROW = '[data-exercise]';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(ROW)];

export const firstRow = (): HTMLElement | undefined => rows()[0];

/** The row of an exercise, where the list shows it. */
export const rowOf = (id: string): HTMLElement | null =>
  rows().find(({ dataset }) => dataset['exercise'] === id) ?? null;

/** From the row that has the focus to the one above or below. */
export function moveByArrows(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  // The page would scroll by itself as well.
  event.preventDefault();
  const all = rows();
  all[all.findIndex((row) => row === document.activeElement) + by]?.focus();
}
