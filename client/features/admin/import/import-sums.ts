/** Numbers in the texts of the import. */
import { numberFormat } from '#common/number-format';

export const number = numberFormat();
export const members = (count: number) => `${number(count)} ${count === 1 ? 'member' : 'members'}`;
export const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

/** An equation, without what there is none of. */
export const sum = (whole: string, parts: [count: number, text: string][]) =>
  `${whole} = ${parts.flatMap(([count, text]) => (count > 0 ? `${number(count)} ${text}` : [])).join(' + ')}`;
