import { openingLine } from '#common/opening-hours';
import { ActionLink } from '../../components/action-button';
import { useMinute } from '../../lib/use-minute';
import { paths } from '../../lib/paths';
import { JoinLink } from '../plans/join-link';
import { FactStrip } from './fact-strip';
import { HeroPicture } from './hero-picture';
import { homeContent } from './home.content';
import classes from './home-hero.module.css';

const { hero } = homeContent;

interface HomeHeroProps {
  /** Lowest monthly price of a pass, in paise. */
  lowestPrice: number | undefined;
}

export function HomeHero({ lowestPrice }: HomeHeroProps) {
  const now = useMinute();
  return (
    <section className={classes.hero} data-surface="night" data-under-header>
      <HeroPicture />
      <div className={classes.content}>
        <p className={classes.opening}>{openingLine(now).text}</p>
        <h1>{hero.headline}</h1>
        <p className={classes.lead}>
          {hero.lead}
          {lowestPrice !== undefined && ` ${hero.price(lowestPrice)}`}
        </p>
        <p className={classes.actions}>
          <JoinLink variant="primary" />
          <ActionLink variant="ghost" to={paths.photos}>
            {hero.photos}
          </ActionLink>
        </p>
        <FactStrip />
      </div>
    </section>
  );
}
