import type { Accent } from '#common/accent';
import { colors, night, white } from '#common/palette';
import { rolesOf, type ColorRoles } from './color-schemes';

/** The colours of both schemes as variables of a style sheet. */
export function themeSheet(accent: Accent): string {
  const roles = rolesOf(accent);
  const ramps = { ...colors, sodium: accent.ramp };
  const light = cssOf({ night, white, ...shadesOf(ramps), ...variablesOf(roles.light) });
  const dark = cssOf(variablesOf(roles.dark));
  return (
    `:root{color-scheme:light;${light}}` +
    // Pages are printed in the light scheme.
    `@media screen{:root[data-color-scheme="dark"]{color-scheme:dark;${dark}}}`
  );
}

function shadesOf(ramps: Record<string, readonly string[]>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, ramp] of Object.entries(ramps))
    ramp.forEach((color, shade) => (variables[`${name}-${shade}`] = color));
  return variables;
}

function variablesOf({ tints, ...roles }: ColorRoles): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, color] of Object.entries(roles)) variables[kebabCase(name)] = color;
  for (const [name, [tint, onTint, text]] of Object.entries(tints)) {
    variables[`${name}-tint`] = tint;
    variables[`${name}-on-tint`] = onTint;
    variables[`${name}-text`] = text;
  }
  return variables;
}

/** "text2" becomes "text-2", "accentText" becomes "accent-text". */
function kebabCase(name: string): string {
  return name.replace(/[A-Z]|\d/g, (start) => `-${start.toLowerCase()}`);
}

function cssOf(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
