import { IconMoon, IconSun } from '@tabler/icons-react';
import { SCHEME_TOGGLE } from '../before-hydration/marks';
import { componentsContent } from './components.content';
import { IconButton } from './icon-button';
import { VisuallyHidden } from './visually-hidden';
import classes from './color-scheme-toggle.module.css';

const { colorScheme: content } = componentsContent;

/** Both icons are in the page and the style sheet shows one, since the server cannot know the scheme. */
export function ColorSchemeToggle() {
  return (
    <IconButton className={classes.toggle} title={content.title} {...{ [SCHEME_TOGGLE]: '' }}>
      <span className={classes.toDark}>
        <IconMoon aria-hidden="true" size={20} stroke={1.75} />
        <VisuallyHidden>{content.toDark}</VisuallyHidden>
      </span>
      <span className={classes.toLight}>
        <IconSun aria-hidden="true" size={20} stroke={1.75} />
        <VisuallyHidden>{content.toLight}</VisuallyHidden>
      </span>
    </IconButton>
  );
}
