import { MantineProvider } from '@mantine/core';
import { cssVariables, theme } from '../components/theme';

/** The theme as CSS variables. A provider writes them where it stands, and HTML wants styles in the head. */
export function ThemeVariables({ nonce }: { nonce: string }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    />
  );
}
