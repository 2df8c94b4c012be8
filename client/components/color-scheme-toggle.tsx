import { IconMoon, IconSun } from '@tabler/icons-react';
import { SCHEME_TOGGLE } from '../before-hydration/marks';
import { IconButton } from './icon-button';
import { VisuallyHidden } from './visually-hidden';
import classes from './color-scheme-toggle.module.css';

/** Both icons are in the page and the style sheet shows one, since the server cannot know the scheme. */
export function ColorSchemeToggle() {
  return (
    <IconButton className={classes.toggle} title="Colour scheme" {...{ [SCHEME_TOGGLE]: '' }}>
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
