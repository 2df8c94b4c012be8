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

const cssOf = (variables: Partial<Record<'variables' | 'dark', Record<string, string>>>) =>
  convertCssVariables({ variables: {}, light: {}, dark: {}, ...variables }, ':root');

const light = cssOf({ variables: { ...all.variables, ...all.light, ...roles.light } });
// Pages are printed in the light scheme.
const dark = `@media screen{${cssOf({ dark: { ...all.dark, ...roles.dark } })}}`;

/** The theme as CSS variables, in place of Mantine's default style sheet and the variables that its provider adds. */
export const ThemeVariables = ({ nonce }: { nonce: string }) => (
  <style nonce={nonce} dangerouslySetInnerHTML={{ __html: light + dark }} />
);
