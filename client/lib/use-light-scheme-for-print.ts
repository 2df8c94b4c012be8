import { useEffect } from 'react';

const SCHEME = 'data-color-scheme';

/** Switches to the light scheme while the page is printed. */
export function useLightSchemeForPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let original: string | null = null;
    const lighten = () => {
      original = root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const restore = () => {
      if (original !== null) root.setAttribute(SCHEME, original);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
