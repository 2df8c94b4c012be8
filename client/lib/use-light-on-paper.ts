import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: the page is printed in the light scheme, and the reader's own comes back afterwards. */
export function useLightOnPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    let own: string | null = null;
    const lighten = () => {
      own = root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const restore = () => {
      if (own !== null) root.setAttribute(SCHEME, own);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
