import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { Picture } from '../../components/picture';
import { whyJoinContent } from './why-join.content';
import classes from './why-join-hero.module.css';

const { hero } = whyJoinContent;

export const WhyJoinHero = () => (
  <header className={classes.hero}>
    <div className={classes.words}>
      <h1 tabIndex={-1}>{hero.headline()}</h1>
      <p>{hero.lead()}</p>
      <p className={classes.actions}>
        <ActionLink variant="primary" to={paths.photos}>
          {hero.visit}
        </ActionLink>
        <ActionLink variant="ghost" to={paths.review}>
          {hero.reviews}
        </ActionLink>
      </p>
    </div>
    <div className={classes.picture}>
      <Picture
        place="why_hero"
        file={hero.picture}
        alt={hero.alt}
        sizes="(min-width: 62em) 55vw, 100vw"
        isFirst
      />
    </div>
  </header>
);
