import { paths } from '#common/paths';
import { studio } from '#common/studio';
import { JsonLd, type Thing } from '../../components/json-ld';
import { studioReference, studioThing } from '../../components/studio-json-ld';
import { formatWholeMoney } from '../../lib/format-money';
import { usePageState } from '../../lib/page-state';
import { amenities } from './amenities.content';
import type { HomePageQuery } from './home.page.generated';

interface HomeJsonLdProps {
  data: HomePageQuery | null;
}

/**
 * Structured data of the studio, with its plans and trainers. Without a rating: search engines do not show review
 * ratings that a business publishes about itself.
 */
export function HomeJsonLd({ data }: HomeJsonLdProps) {
  const { publicUrl } = usePageState();
  return (
    <JsonLd graph={import.meta.env.SSR ? [gymThing(data, publicUrl), siteThing(publicUrl)] : undefined} />
  );
}

const gymThing = (data: HomePageQuery | null, publicUrl: string): Thing => ({
  ...studioThing(publicUrl),
  amenityFeature: amenities().map(({ name }) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  })),
  ...(data && data.planOffers.length > 0 ? offersOf(data.planOffers, publicUrl) : {}),
  ...(data && data.trainers.length > 0 ? { employee: peopleOf(data.trainers, publicUrl) } : {}),
});

const siteThing = (publicUrl: string): Thing => ({
  '@type': 'WebSite',
  name: studio.name,
  url: `${publicUrl}${paths.home}`,
  inLanguage: studio.locale,
  publisher: studioReference(publicUrl),
});

function offersOf(offers: HomePageQuery['planOffers'], publicUrl: string) {
  const totals = offers
    .map(({ price }) => price.total)
    .sort((one, other) => one.minorUnits - other.minorUnits);
  return {
    priceRange: `${formatWholeMoney(totals[0]!)} to ${formatWholeMoney(totals.at(-1)!)}`,
    makesOffer: offers.map(({ name, price, durationMonths, features }) => ({
      '@type': 'Offer',
      name,
      description: features.join('. '),
      price: price.total.minorUnits / 100,
      priceCurrency: price.total.currencyCode,
      eligibleDuration: { '@type': 'QuantitativeValue', value: durationMonths, unitCode: 'MON' },
      url: `${publicUrl}${paths.home}`,
    })),
  };
}

const peopleOf = (trainers: HomePageQuery['trainers'], publicUrl: string): Thing[] =>
  trainers.map(({ name, specialty, portraitUrl }) => ({
    '@type': 'Person',
    name,
    jobTitle: specialty,
    image: new URL(portraitUrl, publicUrl).href,
  }));
