import { accentOf } from '#common/accent';
import { studio } from '#common/studio';
import { themeSheet } from '../components/theme-sheet';

/** The last sheet: the hue rarely changes. */
let cached: { hue: number | null; sheet: string } | undefined;

function sheetOf(hue: number | null): string {
  if (cached?.hue !== hue) cached = { hue, sheet: themeSheet(accentOf(hue)) };
  return cached.sheet;
}

/** CSS variables with the colours of both schemes, and with the picture beside the log-in if the studio has its own. */
export function ThemeVariables({ nonce }: { nonce: string }) {
  const { hue = null, pictures } = studio.look ?? {};
  const own = pictures?.home_hero_narrow ?? pictures?.home_hero;
  const picture = own ? `url(${own.src})` : studio.isOwn && 'none';
  const beside = picture ? `:root{--auth-picture:${picture}}` : '';
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: sheetOf(hue) + beside }} />;
}
