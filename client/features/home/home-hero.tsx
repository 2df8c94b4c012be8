import { formatSpan } from '#common/opening-hours';
import { openingLine, spansOn } from '#common/opening-now';
import { paths } from '#common/paths';
import { homeHeroTall, homeHeroWide } from '#common/picture-files.generated';
import type { Money } from '../../graphql/types.generated';
import { ActionLink } from '../../components/action-button';
import { Picture } from '../../components/picture';
import { useMinute } from '../../lib/use-minute';
import { JoinLink } from '../sales/join-link';
import { homeContent } from './home.content';
import classes from './home-hero.module.css';

const { hero } = homeContent;

interface HomeHeroProps {
  /** Lowest monthly price of a pass. */
  lowestPrice: Money | undefined;
}

export function HomeHero({ lowestPrice }: HomeHeroProps) {
  const now = useMinute();
  return (
    <section className={classes.hero} data-surface="night" data-under-header>
      <HeroPicture />
      <div className={classes.content}>
        <p className={classes.opening}>{openingLine(now).text}</p>
        <h1>{hero.headline()}</h1>
        <p className={classes.lead}>
          {hero.lead()}
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

/** The street before dawn, in two crops, with the glow of the lamp fading in once. */
const HeroPicture = () => (
  <div className={classes.picture}>
    <Picture
      place="home_hero"
      file={homeHeroWide}
      narrow={{ place: 'home_hero_narrow', file: homeHeroTall, media: '(max-width: 29.99em)' }}
      alt={homeContent.hero.picture}
      sizes="100vw"
      isFirst
    />
    <div className={classes.lamp} />
  </div>
);

/** Facts that read as phrases: "100+ gyms on one pass". */
function FactStrip() {
  const now = useMinute();
  const facts = [homeContent.hours(spansOn(now).map(formatSpan)), ...homeContent.facts()];
  return (
    <ul className={classes.strip}>
      {facts.map(([figure, meaning]) => (
        <li key={figure}>
          <strong>{figure}</strong> {meaning}
        </li>
      ))}
    </ul>
  );
}
