import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../../lib/focus-heading';

interface SectionHeadingProps {
  id: string;
  title: string;
}

/** Heading of a section of the settings. A section that the address names is shown as soon as it is loaded. */
export function SectionHeading({ id, title }: SectionHeadingProps) {
  const { hash } = useLocation();
  const isNamed = hash === `#${id}`;
  useEffect(() => {
    if (!isNamed) return;
    const heading = document.getElementById(id);
    focusHeading(heading);
    heading?.scrollIntoView();
  }, [id, isNamed]);
  return (
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
  );
}
