import { paths } from '#common/paths';
import { PageHead } from '../../components/page-head';
import { PageWithContents } from '../../components/page-with-contents';
import { useRole } from '../../lib/session';
import { useOwnWaiverQuery } from '../waivers/waiver.generated';
import { waiverContent } from '../waivers/waivers.content';
import { accountContent } from './account.content';
import { useDeviceSessionsQuery } from './account.generated';
import { ConsentsSection } from './consents-section';
import { DeleteSection } from './delete-section';
import { DevicesSection } from './devices-section';
import { DownloadSection } from './download-section';
import { PasswordSection } from './password-section';
import { ReadingsSection } from './readings-section';
import { SecondFactorSection } from './second-factor-section';
import { WaiverSection } from './waiver-section';
import classes from './account-page.module.css';

const { title, description, lead, sections } = accountContent;

const ofStaff = Object.values(sections);
const ofMembers = ofStaff.filter((section) => section !== sections.secondFactor);

/** Account settings: devices, password, consents, data download and deletion. */
export function Page() {
  const role = useRole();
  const devices = useDeviceSessionsQuery();
  const waiver = useOwnWaiverQuery();
  const isLoaded = [devices, waiver].every(({ data, error }) => data !== undefined || error !== undefined);
  const contents = role === 'user' ? ofMembers : ofStaff;
  return (
    <>
      <PageHead title={title} description={description} path={paths.account} />
      <PageWithContents
        title={title}
        intro={<p className={classes.lead}>{lead}</p>}
        contents={
          waiver.data?.me.user.waiver ? [contents[0]!, waiverContent.section, ...contents.slice(1)] : contents
        }
      >
        <div className={classes.sections}>
          <DevicesSection />
          {/* The others would move down by the devices. */}
          {isLoaded && (
            <>
              <WaiverSection query={waiver} />
              <PasswordSection />
              <SecondFactorSection />
              <ConsentsSection />
              <ReadingsSection />
              <DownloadSection />
              <DeleteSection />
            </>
          )}
        </div>
      </PageWithContents>
    </>
  );
}
