import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type MantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from '../components/theme';
import { colors } from '../components/theme-colors';

/** Without Mantine's own colours: no page has them, and they are two thirds of its variables. */
const drawn: MantineTheme = {
  ...mergeMantineTheme(DEFAULT_THEME, theme),
  colors: colors as Partial<MantineTheme['colors']> as MantineTheme['colors'],
};

const all = defaultCssVariablesResolver(drawn);
const roles = cssVariables(drawn);

const text = convertCssVariables(
  {
    variables: all.variables,
    light: { ...all.light, ...roles.light },
    dark: { ...all.dark, ...roles.dark },
  },
  ':root',
);

/** The theme as CSS variables, in the place of Mantine's style sheet of defaults and what its provider adds to it. */
export const ThemeVariables = ({ nonce }: { nonce: string }) => (
  <style nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
);
