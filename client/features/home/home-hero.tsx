import { openingLine } from '#common/opening-hours';
import { ActionLink } from '../../components/action-link';
import { useMinute } from '../../lib/now';
import { paths } from '../../lib/paths';
import { FactStrip } from './fact-strip';
import { HeroPicture } from './hero-picture';
import { homeContent } from './home.content';
import { TIMINGS_ID } from './home-timings';
import classes from './home-hero.module.css';

const { hero } = homeContent;

export function HomeHero() {
  return (
    <section className={classes.hero} data-surface="night" data-under-header>
      <HeroPicture />
      <div className={classes.content}>
        <p className={classes.opening}>{openingLine(useMinute()).text}</p>
        <h1>{hero.headline}</h1>
        <p className={classes.lead}>{hero.lead}</p>
        <p className={classes.actions}>
          <ActionLink variant="primary" to={`#${TIMINGS_ID}`}>
            {hero.timings}
          </ActionLink>
          <ActionLink variant="ghost" to={paths.blog}>
            {hero.blog}
          </ActionLink>
        </p>
        <FactStrip />
      </div>
    </section>
  );
}
