/** Rows of the list on screen that the keyboard can select; the selected one has the focus, or contains it. */
const ROW = '[data-row-id]';

export const rowAround = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(ROW) ?? null;

const selectedRow = (): HTMLElement | null => rowAround(document.activeElement);

/** Id of the member in the selected row; null also if the rows of the list are not about one. */
export const selectedMemberId = (): string | null => selectedRow()?.dataset['memberId'] ?? null;

/** Selects the row after the selected one, or before it with -1; without a selected row, the first. */
export function moveSelection(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const selected = selectedRow();
  const next = selected ? rows[rows.indexOf(selected) + step] : rows[0];
  next?.focus();
}

/** Whether the focus is on a row itself, and not on a control in it, which has keys of its own. */
export const isRowFocused = (): boolean => document.activeElement?.matches(ROW) ?? false;

/** The row below the one with this id, or else above it; for when that one leaves the list. */
export function rowBeside(rowId: string): string | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>(ROW)].map(({ dataset }) => dataset['rowId']);
  const position = ids.indexOf(rowId);
  return ids[position + 1] ?? ids[position - 1];
}

export const rowOf = (rowId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row-id="${rowId}"]`);

/** Keys that press a button: "n" one of the page, the others one of the selected row. */
export const BUTTON_KEYS = ['n', 'c', 'z', 'r'] as const;

type ButtonKey = (typeof BUTTON_KEYS)[number];

/** The attribute of a button that a key presses. */
export const pressedBy = (key: ButtonKey) => ({ 'aria-keyshortcuts': key });

export function pressButton(key: ButtonKey): void {
  const place = key === 'n' ? document : selectedRow();
  place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
}

export function focusListSearch(): void {
  const input = document.querySelector<HTMLInputElement>('main [role="search"] input');
  input?.focus();
  input?.select();
}
