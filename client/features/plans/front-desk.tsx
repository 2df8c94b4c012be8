import { openingLine } from '#common/opening-hours';
import { ContactLines } from '../../components/contact-lines';
import { WeeklyTimings } from '../../components/weekly-timings';
import { useMinute } from '../../lib/use-minute';
import { plansContent } from './plans.content';
import classes from './front-desk.module.css';

/** Where and when members can pay for a plan. */
export function FrontDesk() {
  const now = useMinute();
  return (
    <section className={classes.desk} aria-labelledby="front-desk">
      <div>
        <h2 id="front-desk">{plansContent.desk.title}</h2>
        <p>{openingLine(now).text}</p>
        <ContactLines />
      </div>
      <WeeklyTimings isCompact />
    </section>
  );
}
