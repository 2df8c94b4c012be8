import { light, brand } from '../../../mail/mails/colors';
import type { Style } from './pdf-writer';

const style = (size: number, leading: number, rest: Partial<Style> = {}): Style => ({
  size,
  leading,
  weight: 400,
  color: light.text2,
  ...rest,
});

export const styles = {
  name: style(24, 28, { weight: 700, color: brand.onBand }),
  title: style(30, 36, { weight: 700, color: light.text }),
  label: style(8.5, 14, { color: light.text3 }),
  value: style(10.5, 16, { weight: 700, color: light.text }),
  text: style(10.5, 16),
  amount: style(10.5, 16, { color: light.text, isTabular: true }),
  total: style(16, 22, { weight: 700, color: light.text, isTabular: true }),
  note: style(8.5, 13, { color: light.text3 }),
};

const printed = (size: number, leading: number, rest: Partial<Style> = {}) =>
  style(size, leading, { color: '#000000', ...rest });

/** For receipt printers, which have no grey. */
export const rollStyles = {
  name: printed(15, 19, { weight: 700 }),
  title: printed(13, 18, { weight: 700 }),
  value: printed(9, 13, { weight: 700 }),
  text: printed(9, 13, { isTabular: true }),
  total: printed(11.5, 17, { weight: 700, isTabular: true }),
  note: printed(7.5, 10),
};

export { light, brand };
