import { paths } from '#common/paths';
import { For } from '../../components/for';
import { Section } from '../../components/section';
import { Link } from '../../navigation/navigation';
import { TrainerPortrait } from '../trainers/trainer-portrait';
import { homeContent } from './home.content';
import type { HomePageQuery } from './home.page.generated';
import classes from './home-trainers.module.css';

const { title, lead, all, forMembers } = homeContent.trainers;

export const HomeTrainers = ({ trainers }: Pick<HomePageQuery, 'trainers'>) => (
  <Section labelledBy="trainers">
    <div className={classes.split}>
      <div className={classes.words}>
        <h2 id="trainers">{title}</h2>
        <p className={classes.lead}>{lead()}</p>
        <p className={classes.more}>
          <Link to={paths.trainers}>{all}</Link>
          <For as="span" audience="guests">
            {forMembers}
          </For>
        </p>
      </div>
      <ul className={classes.people}>
        {trainers.map(({ id, name, specialty, portraitUrl }) => (
          <li key={id}>
            <TrainerPortrait
              src={portraitUrl}
              sizes="(min-width: 62em) 18rem, (min-width: 48em) 33vw, 6rem"
            />
            <div>
              <h3>{name}</h3>
              <p>{specialty}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
