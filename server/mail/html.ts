const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to send unchanged. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = Html | string | number | null | undefined | readonly Html[];

/** Template tag that escapes each value unless it is markup itself; null and undefined produce nothing. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(texts.reduce((markup, text, index) => markup + markupOf(values[index - 1]) + text));
}

function markupOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
