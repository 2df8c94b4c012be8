import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from './icon-button';
import { VisuallyHidden } from './visually-hidden';
import classes from './color-scheme-toggle.module.css';

/** Both faces are in the page and the style sheet shows one, since the server cannot know the scheme. */
export function ColorSchemeToggle() {
  // Mantine would switch transitions off with a style element that the content policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const scheme = useComputedColorScheme('light');
  return (
    <IconButton
      className={classes.toggle}
      title="Colour scheme"
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      <span className={classes.toDark}>
        <IconMoon aria-hidden="true" size={20} stroke={1.75} />
        <VisuallyHidden>Switch to dark</VisuallyHidden>
      </span>
      <span className={classes.toLight}>
        <IconSun aria-hidden="true" size={20} stroke={1.75} />
        <VisuallyHidden>Switch to light</VisuallyHidden>
      </span>
    </IconButton>
  );
}
