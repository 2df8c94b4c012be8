import type { HTMLAttributes } from 'react';
import { For } from '../../components/for';
import { Link, useLogOut } from '../../navigation/navigation';
import { siteContent } from '../site.content';
import { accountLinks } from './site-links';

interface AccountEntriesProps extends Pick<HTMLAttributes<HTMLElement>, 'role' | 'tabIndex'> {
  onFollow: () => void;
}

/** The log-in for guests; for members their own pages and the log-out. */
export function AccountEntries({ onFollow, ...entry }: AccountEntriesProps) {
  const logOut = useLogOut();
  const leave = () => {
    onFollow();
    logOut();
  };
  return (
    <>
      {accountLinks.map(({ href, label, audience }) => (
        <For key={href} as={Link} audience={audience} to={href} onClick={onFollow} {...entry}>
          {label}
        </For>
      ))}
      <For as="button" audience="members" type="button" onClick={leave} {...entry}>
        {siteContent.logOut}
      </For>
    </>
  );
}
