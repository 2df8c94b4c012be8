import { formatSpan, spansOn, studioTime } from '#common/opening-hours';
import { useMinute } from '../../lib/use-minute';
import { homeContent } from './home.content';
import classes from './fact-strip.module.css';

/** Facts that read as phrases: "100+ gyms on one pass". */
export function FactStrip() {
  const now = useMinute();
  const facts = [hoursOn(studioTime(now).day), ...homeContent.facts];
  return (
    <ul className={classes.strip}>
      {facts.map(({ figure, meaning }) => (
        <li key={figure}>
          <strong>{figure}</strong> {meaning}
        </li>
      ))}
    </ul>
  );
}

function hoursOn(day: number): { figure: string; meaning: string } {
  const spans = spansOn(day);
  const [first = 'Closed', ...others] = spans.map(formatSpan);
  return { figure: first, meaning: [...others.map((span) => `and ${span}`), 'today'].join(' ') };
}
