import { IconUsers } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../../components/visually-hidden';
import { Link } from '../../../../navigation/navigation';
import { fixedViews, searchOf } from './view-address';
import { viewsContent as texts } from './views.content';
import type { ListViewChipFragment } from './views.generated';

interface ViewChipsProps {
  now: number;
  views: readonly ListViewChipFragment[];
  /** The saved view that is open. */
  openId: string | undefined;
  parameters: string;
}

/** The views as links: those that everybody has, then the saved ones. */
export function ViewChips({ now, views, openId, parameters }: ViewChipsProps) {
  return (
    <nav aria-label={texts.label}>
      <ul>
        {fixedViews(now).map((view) => (
          <li key={view.id}>
            <Link
              to={{ search: searchOf(view.parameters) }}
              aria-current={openId === undefined && view.parameters === parameters ? 'true' : undefined}
            >
              {texts.fixed[view.id]}
            </Link>
          </li>
        ))}
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={{ search: searchOf(view.parameters, view.id) }}
              aria-current={view.id === openId ? 'true' : undefined}
            >
              {view.name}
              {view.isShared && <SharedSign />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SharedSign = () => (
  <>
    <IconUsers aria-hidden="true" size={16} stroke={1.75} />
    <VisuallyHidden>{`, ${texts.shared}`}</VisuallyHidden>
  </>
);
