import { IconChevronDown } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../../lib/focus-heading';
import { Link } from '../../../navigation/navigation';
import { settingsContent as content } from './settings.content';
import classes from './settings-index.module.css';
import type { SettingsSection } from './settings-sections';
import { useSectionInView } from './use-section-in-view';

interface SettingsIndexProps {
  sections: readonly SettingsSection[];
}

/** Links to the sections, which stay in view: beside them in wide windows, collapsed above them in others. */
export function SettingsIndex({ sections }: SettingsIndexProps) {
  const current = useSectionInView(sections.map(({ id }) => id));
  const links = <SectionLinks sections={sections} current={current} />;
  return (
    <>
      <nav className={classes.beside} aria-label={content.index}>
        {links}
      </nav>
      <details className={classes.folded}>
        <summary>
          {content.indexAt(sections.find(({ id }) => id === current)?.title ?? '')}
          <IconChevronDown aria-hidden="true" size={20} stroke={1.75} />
        </summary>
        <nav aria-label={content.index}>{links}</nav>
      </details>
    </>
  );
}

interface SectionLinksProps extends SettingsIndexProps {
  current: string | undefined;
}

function SectionLinks({ sections, current }: SectionLinksProps) {
  const { search } = useLocation();
  const follow = (event: MouseEvent, id: string) => {
    event.currentTarget.closest('details')?.removeAttribute('open');
    focusHeading(document.getElementById(id));
  };
  return (
    <ol className={classes.links}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={{ search, hash: id }}
            // Moving on the page is no step that could be gone back, which would ask about unsaved changes.
            replace
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => follow(event, id)}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
