import { homeContent } from './home.content';
import classes from './hero-picture.module.css';

/** The street before dawn, in two crops, with the lamp's glow rising over it once. */
export function HeroPicture() {
  return (
    <div className={classes.picture}>
      <picture>
        <source media="(max-width: 47.99em)" srcSet="/media/home/hero-tall.svg" width={1080} height={1350} />
        <img
          src="/media/home/hero-wide.svg"
          width={1920}
          height={1080}
          alt={homeContent.hero.picture}
          fetchPriority="high"
        />
      </picture>
      <div className={classes.lamp} />
    </div>
  );
}
