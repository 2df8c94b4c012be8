import { accentOf } from '#common/accent';
import { studio } from '#common/studio';
import { themeSheet } from '../components/theme-sheet';

/** The sheet that was made last: the hue rarely changes. */
let made: { hue: number | null; sheet: string } | undefined;

function sheetOf(hue: number | null): string {
  if (made?.hue !== hue) made = { hue, sheet: themeSheet(accentOf(hue)) };
  return made.sheet;
}

/** The colours of both schemes as CSS variables. */
export const ThemeVariables = ({ nonce }: { nonce: string }) => (
  <style nonce={nonce} dangerouslySetInnerHTML={{ __html: sheetOf(studio.look?.hue ?? null) }} />
);
