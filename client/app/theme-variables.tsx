import { darkRoles, lightRoles, type ColorRoles } from '../components/theme-color-roles';
import { colors, night, white } from '../components/theme-palette';

const light = cssOf({ night, white, ...shades(), ...variablesOf(lightRoles) });
const dark = cssOf(variablesOf(darkRoles));

const sheet =
  `:root{color-scheme:light;${light}}` +
  // Pages are printed in the light scheme.
  `@media screen{:root[data-color-scheme="dark"]{color-scheme:dark;${dark}}}`;

/** The colours of both schemes as CSS variables. */
export const ThemeVariables = ({ nonce }: { nonce: string }) => (
  <style nonce={nonce} dangerouslySetInnerHTML={{ __html: sheet }} />
);

function shades(): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, ramp] of Object.entries(colors))
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
