import { accentOf } from '#common/accent';
import { studio } from '#common/studio';
import { themeSheet } from '../components/theme-sheet';

/** The sheet that was made last: the hue rarely changes. */
let made: { hue: number | null; sheet: string } | undefined;

function sheetOf(hue: number | null): string {
  if (made?.hue !== hue) made = { hue, sheet: themeSheet(accentOf(hue)) };
  return made.sheet;
}

/** The colours of both schemes as CSS variables, and the picture beside the log-in if the studio has one of its own. */
export function ThemeVariables({ nonce }: { nonce: string }) {
  const { hue = null, pictures } = studio.look ?? {};
  const own = pictures?.home_hero_narrow;
  const picture = own ? `:root{--auth-picture:url(${own.src})}` : '';
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: sheetOf(hue) + picture }} />;
}
