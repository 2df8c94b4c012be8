import { keysOf } from '#common/keys-of';
import { Section } from '../../components/section';
import { JoinLink } from '../sales/join-link';
import type { HomePageQuery } from './home.page.generated';
import { plansByFeatures, PlanTerms } from './plan-terms';
import { passContent } from './pass.content';
import classes from './home-passes.module.css';

const { title, lead, groups } = passContent;

type Offers = HomePageQuery['planOffers'];

/** Every plan with its price; also shown to guests. */
export const HomePasses = ({ offers }: { offers: Offers }) => (
  <Section id="passes" labelledBy="passes-title">
    <div className={classes.ticks} aria-hidden="true" />
    <div className={classes.head}>
      <div>
        <h2 id="passes-title">{title}</h2>
        <p>{lead}</p>
      </div>
      <JoinLink variant="ghost" />
    </div>
    {keysOf(groups).map((planType) => (
      <PlanGroup
        key={planType}
        name={groups[planType]}
        offers={offers.filter((offer) => offer.planType === planType)}
      />
    ))}
  </Section>
);

function PlanGroup({ name, offers }: { name: string; offers: Offers }) {
  if (offers.length === 0) return null;
  return (
    <>
      <h3 className={classes.group}>{name}</h3>
      <ul className={classes.cards}>
        {plansByFeatures(offers).map((terms) => (
          <li key={terms[0]!.id}>
            <PlanTerms terms={terms} />
          </li>
        ))}
      </ul>
    </>
  );
}
