import { openingLine } from '#common/opening-hours';
import { ContactLines } from '../../components/contact-lines';
import { WeeklyTimings } from '../../components/weekly-timings';
import { useMinute } from '../../lib/now';
import { plansContent } from './plans.content';
import classes from './front-desk.module.css';

/** Where and when a plan is paid for. */
export function FrontDesk() {
  return (
    <section className={classes.desk} aria-labelledby="front-desk">
      <div>
        <h2 id="front-desk">{plansContent.desk.title}</h2>
        <p>{openingLine(useMinute()).text}</p>
        <ContactLines />
      </div>
      <WeeklyTimings isCompact />
    </section>
  );
}
