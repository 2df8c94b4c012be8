import { DEFAULT_THEME, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { theme } from './theme';

/**
 * What Mantine's provider would give, without its work at the root of every page: the variables are in the head
 * (app/theme-variables.tsx), and so is the colour scheme (app/color-scheme.tsx).
 */
const context: ContextType<typeof MantineContext> = {
  colorScheme: 'auto',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  getStyleNonce: () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

const merged = mergeMantineTheme(DEFAULT_THEME, theme);

/** Around each component of Mantine: only pages that have one load its theme. */
export const MantineScope = ({ children }: { children: ReactNode }) => (
  <MantineContext value={context}>
    <MantineThemeContext value={merged}>{children}</MantineThemeContext>
  </MantineContext>
);
