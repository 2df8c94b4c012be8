import { homeHeroTall, homeHeroWide } from '#common/picture-files.generated';
import { Picture } from '../../components/picture';
import { homeContent } from './home.content';
import classes from './hero-picture.module.css';

/** The street before dawn, in two crops, with the glow of the lamp fading in once. */
export const HeroPicture = () => (
  <div className={classes.picture}>
    <Picture
      file={homeHeroWide}
      narrow={{ file: homeHeroTall, media: '(max-width: 29.99em)' }}
      alt={homeContent.hero.picture}
      sizes="100vw"
      isFirst
    />
    <div className={classes.lamp} />
  </div>
);
