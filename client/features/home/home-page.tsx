import { PageHead } from '../../components/page-head';
import { paths } from '../../lib/paths';
import { HomeAbout } from './home-about';
import { HomeContact } from './home-contact';
import { HomeHero } from './home-hero';
import { HomeTimings } from './home-timings';
import { homeContent } from './home.content';

export function Page() {
  return (
    <>
      <PageHead title={homeContent.title} description={homeContent.description} path={paths.home} />
      <HomeHero />
      <HomeAbout />
      <HomeTimings />
      <HomeContact />
    </>
  );
}
