import { PageHead } from '../../components/page-head';
import { PageWithContents } from '../../components/page-with-contents';
import { paths } from '../../lib/paths';
import { useRole } from '../../lib/session';
import { accountContent } from './account.content';
import { useDeviceSessionsQuery } from './account.generated';
import { ConsentsSection } from './consents-section';
import { DeleteSection } from './delete-section';
import { DevicesSection } from './devices-section';
import { DownloadSection } from './download-section';
import { PasswordSection } from './password-section';
import { ReadingsSection } from './readings-section';
import { SecondFactorSection } from './second-factor-section';
import classes from './account-page.module.css';

const { title, description, lead, sections } = accountContent;

const ofStaff = Object.values(sections);
const ofMembers = ofStaff.filter((section) => section !== sections.secondFactor);

/** Account settings: devices, password, consents, data download and deletion. */
export function Page() {
  const role = useRole();
  const devices = useDeviceSessionsQuery();
  const isLoaded = devices.data !== undefined || devices.error !== undefined;
  return (
    <>
      <PageHead title={title} description={description} path={paths.account} />
      <PageWithContents
        title={title}
        intro={<p className={classes.lead}>{lead}</p>}
        contents={role === 'user' ? ofMembers : ofStaff}
      >
        <div className={classes.sections}>
          <DevicesSection />
          {/* The others would move down by the devices. */}
          {isLoaded && (
            <>
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
