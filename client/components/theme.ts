import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { colors, night, white } from './theme-palette';
import { darkRoles, lightRoles, type ColorRoles } from './theme-color-roles';

const SYSTEM_FONTS = "system-ui, -apple-system, 'Segoe UI', 'Noto Sans Devanagari', sans-serif";

/** Fallback faces with the metrics of a web font, for the fonts of each operating system (styles/fonts.css). */
function fallbacksOf(face: string): string {
  return ['', ' Android', ' Linux'].map((system) => `'${face} Fallback${system}'`).join(', ');
}

export const theme = createTheme({
  colors,
  primaryColor: 'sodium',
  primaryShade: 5,
  // Dark text on mid tones as well: white on sodium has a contrast of 2.4 to 1.
  autoContrast: true,
  luminanceThreshold: 0.18,
  white,
  black: night,
  fontFamily: `Figtree, ${fallbacksOf('Figtree')}, ${SYSTEM_FONTS}`,
  lineHeights: { xs: '1.3', sm: '1.45', md: '1.6', lg: '1.6', xl: '1.65' },
  headings: {
    fontFamily: `'Archivo Wide', ${fallbacksOf('Archivo Wide')}, Figtree, ${SYSTEM_FONTS}`,
    fontWeight: '800',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--size-h1)', lineHeight: '1.05' },
      h2: { fontSize: 'var(--size-h2)', lineHeight: '1.08' },
      h3: { fontSize: 'var(--size-card)', lineHeight: '1.25' },
    },
  },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '20px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: roleVariables(lightRoles),
  dark: roleVariables(darkRoles),
});

function roleVariables(roles: ColorRoles): Record<string, string> {
  return {
    '--mantine-color-body': roles.page,
    '--mantine-color-text': roles.text,
    '--mantine-color-dimmed': roles.text3,
    '--mantine-color-placeholder': roles.text3,
    '--mantine-color-anchor': roles.link,
    '--mantine-color-error': roles.error,
    '--mantine-color-default': roles.surface,
    '--mantine-color-default-border': roles.control,
    '--mantine-color-default-hover': roles.controlHover,
    '--page': roles.page,
    '--surface': roles.surface,
    '--sunken': roles.sunken,
    '--line': roles.line,
    '--control': roles.control,
    '--text': roles.text,
    '--text-2': roles.text2,
    '--text-3': roles.text3,
    '--link': roles.link,
    '--accent-text': roles.accentText,
    '--accent-edge': roles.accentEdge,
    '--selected': roles.selected,
    '--focus': roles.focus,
    '--star': roles.star,
    ...tintVariables(roles.tints),
  };
}

function tintVariables(tints: ColorRoles['tints']): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, [tint, onTint, text]] of Object.entries(tints)) {
    variables[`--mantine-color-${name}-light`] = tint;
    variables[`--mantine-color-${name}-light-color`] = onTint;
    variables[`--mantine-color-${name}-outline`] = text;
    variables[`--mantine-color-${name}-text`] = text;
  }
  return variables;
}
