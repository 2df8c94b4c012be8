import type { Accent } from '#common/accent';
import { colors, white } from '#common/palette';

const { neel, neem, amber, rose, gray, dark } = colors;

/** Background of a page in either scheme, also for the browser's toolbar. */
export const pageColors = { light: gray[0], dark: dark[9] };

/** Colours by purpose, for each scheme; axe checks the contrast of the pairs in the journeys. */
export interface ColorRoles {
  page: string;
  surface: string;
  sunken: string;
  /** Decorative lines only: below the contrast that a control needs. */
  line: string;
  control: string;
  controlHover: string;
  text: string;
  text2: string;
  text3: string;
  link: string;
  error: string;
  accentText: string;
  accentEdge: string;
  selected: string;
  focus: string;
  star: string;
  /** Per ramp: a tint, text on that tint, and the same hue as text or outline on the page. */
  tints: Record<TintName, readonly [tint: string, onTint: string, text: string]>;
}

type TintName = 'sodium' | 'neel' | 'neem' | 'amber' | 'rose' | 'gray';

export interface Schemes {
  light: ColorRoles;
  dark: ColorRoles;
}

export const rolesOf = (accent: Accent): Schemes => ({ light: lightRoles(accent), dark: darkRoles(accent) });

const lightRoles = ({ ramp: sodium, text }: Accent): ColorRoles => ({
  page: pageColors.light,
  surface: white,
  sunken: gray[1],
  line: gray[2],
  control: gray[5],
  controlHover: gray[1],
  text: gray[9],
  text2: gray[7],
  text3: gray[6],
  link: neel[7],
  error: rose[7],
  accentText: text,
  accentEdge: sodium[7],
  selected: sodium[0],
  focus: neel[6],
  star: amber[7],
  tints: {
    sodium: [sodium[1], sodium[9], text],
    neel: [neel[1], neel[8], neel[7]],
    neem: [neem[1], neem[8], neem[8]],
    amber: [amber[1], amber[9], amber[8]],
    rose: [rose[1], rose[8], rose[7]],
    gray: [gray[2], gray[7], gray[7]],
  },
});

const darkRoles = ({ ramp: sodium, selectedDark, tintDark }: Accent): ColorRoles => ({
  page: pageColors.dark,
  surface: dark[7],
  sunken: dark[8],
  line: '#252D42',
  control: gray[5],
  controlHover: dark[6],
  text: gray[1],
  text2: gray[3],
  text3: gray[4],
  link: neel[3],
  error: rose[3],
  accentText: sodium[4],
  accentEdge: sodium[5],
  selected: selectedDark,
  focus: sodium[3],
  star: amber[4],
  tints: {
    sodium: [tintDark, sodium[3], sodium[4]],
    neel: ['#16224F', neel[3], neel[3]],
    neem: ['#0A3325', neem[3], neem[4]],
    amber: ['#3A2C08', amber[3], amber[4]],
    rose: ['#431124', rose[3], rose[3]],
    gray: [gray[8], gray[3], gray[3]],
  },
});
