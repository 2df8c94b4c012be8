import { openingLine } from '#common/opening-now';
import { Section } from '../../components/section';
import { TickScale } from '../../components/tick-scale';
import { WeeklyTimings } from '../../components/weekly-timings';
import { useMinute } from '../../lib/use-minute';
import { openingHoursScale } from './opening-hours-scale';
import { homeContent } from './home.content';
import classes from './home-timings.module.css';

const TIMINGS_ID = 'timings';

const { timings } = homeContent;

export function HomeTimings() {
  const now = useMinute();
  const { ticks, ends, openHours } = openingHoursScale(now);
  return (
    <Section id={TIMINGS_ID} labelledBy="timings-title" tone="sunken">
      <div className={classes.split}>
        <div className={classes.words}>
          {ticks.length > 0 && <TickScale ticks={ticks} ends={ends} />}
          <h2 id="timings-title">{timings.title}</h2>
          <p className={classes.lead}>{timings.now(openingLine(now).text, openHours)}</p>
          <p className={classes.early}>{timings.early()}</p>
        </div>
        <WeeklyTimings />
      </div>
    </Section>
  );
}
