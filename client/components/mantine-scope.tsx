import { DEFAULT_THEME, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core';
import type { ContextType, ReactNode } from 'react';
import { theme } from './theme';

/**
 * Replaces the context of Mantine's provider, which would do needless work at the root of every page: the CSS variables
 * and the colour scheme are handled in the head (app/theme-variables.tsx, before-hydration/color-scheme.ts).
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

/** Wraps each Mantine component, so that only pages with one load Mantine's theme. */
export const MantineScope = ({ children }: { children: ReactNode }) => (
  <MantineContext value={context}>
    <MantineThemeContext value={merged}>{children}</MantineThemeContext>
  </MantineContext>
);
