import type { ReactNode } from 'react';
import { studio } from '#common/studio';
import { useRole, useSession } from '../lib/session';

interface HtmlDocumentProps {
  /** Given on the server (DocumentHead). */
  head?: ReactNode;
  children: ReactNode;
}

/** The session as the style sheets read it; until it is known, what the script before the first paint has found. */
const AUTH = { unknown: undefined, 'signed-in': 'in', 'signed-out': 'out' };

/** The scheme without JavaScript, and none of React's business where the script in the head has set it. */
const SCHEME = import.meta.env.SSR ? { 'data-mantine-color-scheme': 'light' } : {};

export function HtmlDocument({ head, children }: HtmlDocumentProps) {
  const auth = AUTH[useSession()];
  const role = useRole() ?? (auth && '');
  return (
    <html lang={studio.locale} suppressHydrationWarning {...SCHEME} data-auth={auth} data-role={role}>
      <head>{head}</head>
      <body>{children}</body>
    </html>
  );
}
