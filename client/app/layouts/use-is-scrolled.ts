import { useEffect, useRef, useState } from 'react';

/** Whether the mark, which covers the top pixels of the page, has left the window. */
export function useIsScrolled() {
  const topMark = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!topMark.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsScrolled(entry?.isIntersecting === false));
    observer.observe(topMark.current);
    return () => observer.disconnect();
  }, []);
  return { isScrolled, topMark };
}
