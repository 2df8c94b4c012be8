import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type MantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from '../components/theme';
import { colors } from '../components/theme-palette';

/** Without Mantine's default colours: no page uses them, and they are two thirds of its variables. */
const ownTheme: MantineTheme = {
  ...mergeMantineTheme(DEFAULT_THEME, theme),
  colors: colors as Partial<MantineTheme['colors']> as MantineTheme['colors'],
};

const all = defaultCssVariablesResolver(ownTheme);
const roles = cssVariables(ownTheme);

const text = convertCssVariables(
  {
    variables: all.variables,
    light: { ...all.light, ...roles.light },
    dark: { ...all.dark, ...roles.dark },
  },
  ':root',
);

/** The theme as CSS variables, in place of Mantine's default style sheet and the variables that its provider adds. */
export const ThemeVariables = ({ nonce }: { nonce: string }) => (
  <style nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
);
