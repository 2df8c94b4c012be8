import { paths } from '#common/paths';
import { PageHead } from '../../components/page-head';
import { usePageAnswer } from '../../lib/page-data';
import { lowestPricePerMonth } from '../sales/plan-prices';
import { ReviewQuotes } from '../reviews/review-quotes';
import { HomeAbout } from './home-about';
import { HomeAmenities } from './home-amenities';
import { HomeContact } from './home-contact';
import { HomeHero } from './home-hero';
import { HomeJsonLd } from './home-json-ld';
import { HomeMember } from './home-member';
import { HomePasses } from './home-passes';
import { HomePassBenefits } from './home-pass-benefits';
import { HomeRules } from './home-rules';
import { HomeTimings } from './home-timings';
import { HomeTrainers } from './home-trainers';
import { homeContent } from './home.content';
import { HomePageDocument } from './home.page.generated';

/** The home page; sections whose data failed to load are omitted. */
export function Page() {
  const { data } = usePageAnswer(HomePageDocument);
  const offers = data?.planOffers ?? [];
  const passes = offers.filter(({ planType }) => planType === 'PASS');
  return (
    <>
      <PageHead title={homeContent.title()} description={homeContent.description()} path={paths.home} />
      <HomeJsonLd data={data} />
      <HomeMember />
      <HomeHero lowestPrice={lowestPricePerMonth(passes)} />
      <HomeAbout />
      <HomeAmenities />
      {offers.length > 0 && <HomePasses offers={offers} />}
      <HomePassBenefits />
      {data && data.trainers.length > 0 && <HomeTrainers trainers={data.trainers} />}
      <HomeTimings />
      <HomeRules />
      {data && (
        <ReviewQuotes
          title={homeContent.quotes}
          tone="sunken"
          quotes={data.reviewQuotes}
          summary={data.reviewSummary}
        />
      )}
      <HomeContact />
    </>
  );
}
