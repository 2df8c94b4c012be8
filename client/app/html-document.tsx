import type { ReactNode } from 'react';
import { studio } from '#common/studio';
import { useRole, useSession } from '../lib/session';

interface HtmlDocumentProps {
  /** The server’s `<DocumentHead>`; the browser passes none. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * Values of `data-auth`, which style sheets use. While the session is unknown, React leaves the value that
 * before-hydration/before-paint.ts has set.
 */
const AUTH = { unknown: undefined, 'signed-in': 'in', 'signed-out': 'out' };

/** Colour scheme for browsers without JavaScript. In others, the script in the head sets the attribute, not React. */
const SCHEME = import.meta.env.SSR ? { 'data-color-scheme': 'light' } : {};

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
