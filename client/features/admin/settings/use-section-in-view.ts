import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How far down a window the heading of the section is that is being read. */
const READING_LINE = 0.3;

/** The section on screen. At the end of the page, the chosen one if it is visible. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const { hash } = useLocation();
  const [current, setCurrent] = useState(ids[0]);
  const look = useEffectEvent(() => setCurrent(sectionInView(ids, hash.slice(1))));
  useEffect(() => {
    const handleScroll = () => look();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return current;
}

function sectionInView(ids: readonly string[], chosen: string): string | undefined {
  const { innerHeight, scrollY } = window;
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
  if (isAtEnd && ids.includes(chosen) && topOf(chosen) >= 0) return chosen;
  const line = isAtEnd ? innerHeight : innerHeight * READING_LINE;
  return ids.findLast((id) => topOf(id) < line) ?? ids[0];
}

const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
