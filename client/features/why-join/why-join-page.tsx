import { paths } from '#common/paths';
import { PageHead } from '../../components/page-head';
import { usePageAnswer } from '../../lib/page-data';
import { ReviewQuotes } from '../reviews/review-quotes';
import { WhyJoinEnquiry } from './why-join-enquiry';
import { WhyJoinFeatures } from './why-join-features';
import { WhyJoinHero } from './why-join-hero';
import { WhyJoinOffers } from './why-join-offers';
import { whyJoinContent } from './why-join.content';
import { WhyJoinPageDocument } from './why-join.page.generated';

const { title, description, quotesTitle } = whyJoinContent;

export function Page() {
  const { data } = usePageAnswer(WhyJoinPageDocument);
  return (
    <>
      <PageHead title={title} description={description()} path={paths.whyJoin} />
      <WhyJoinHero />
      <WhyJoinFeatures />
      <WhyJoinOffers />
      {data && (
        <ReviewQuotes
          title={quotesTitle}
          tone="page"
          quotes={data.reviewQuotes}
          summary={data.reviewSummary}
        />
      )}
      <WhyJoinEnquiry />
    </>
  );
}
