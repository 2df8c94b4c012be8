import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type RefObject } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { codeOf } from '../../../lib/errors';
import { focusHeading } from '../../../lib/focus-heading';
import { usePermissions } from '../../../lib/permissions';
import { useAction } from '../../../lib/use-action';
import { DietFacts } from '../../diet/diet-facts';
import { MeasurementTable } from '../../profile/measurement-table';
import { memberName } from '../members/member-name';
import { drawerContent } from './drawer.content';
import {
  MemberHealthDataDocument,
  type DrawerMemberFragment,
  type MemberHealthDataQuery,
} from './member-drawer.generated';
import classes from './member-drawer.module.css';

const { health: content, loadFailed } = drawerContent;

const TITLE_ID = 'member-health';

/** Health data of a member, which is read from the server only on request, because each reading is recorded. */
export function HealthData({ member }: { member: DrawerMemberFragment }) {
  const isPermitted = usePermissions();
  const heading = useRef<HTMLHeadingElement>(null);
  const { show, shown, isBusy, notice } = useHealthData(member, heading);
  if (!isPermitted('measurements:read-any') && !isPermitted('measurements:read-assigned')) return null;
  return (
    <section className={classes.health} aria-labelledby={TITLE_ID}>
      <h3 id={TITLE_ID} ref={heading} tabIndex={-1}>
        {content.title}
      </h3>
      {shown === 'refused' ? (
        <p>{content.notAgreed(memberName(member))}</p>
      ) : shown ? (
        <ShownData {...shown} />
      ) : (
        <>
          <p>{content.lead(memberName(member))}</p>
          <FormAlert notice={notice} keepsFocus />
          <div>
            <Button isBusy={isBusy} onClick={() => void show()}>
              {content.show}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

type MemberData = NonNullable<MemberHealthDataQuery['user']>;

/** Not kept in the cache: whoever opens it again reads it again, which is recorded. */
function useHealthData({ id }: DrawerMemberFragment, heading: RefObject<HTMLElement | null>) {
  const client = useApolloClient();
  const [shown, setShown] = useState<MemberData | 'refused' | null>(null);
  const { run, ...state } = useAction(loadFailed);
  const read = async (): Promise<MemberData | 'refused' | null> => {
    try {
      const query = { query: MemberHealthDataDocument, variables: { id } };
      const { data } = await client.query({ ...query, fetchPolicy: 'no-cache' });
      return data?.user ?? null;
    } catch (error) {
      if (codeOf(error) === 'FORBIDDEN') return 'refused';
      throw error;
    }
  };
  const show = async () => {
    setShown(await read());
    // The pressed button disappears.
    focusHeading(heading.current);
    return undefined;
  };
  return { ...state, shown, show: () => run(show) };
}

const ShownData = ({ latestMeasurement, dietDetails }: MemberData) => (
  <>
    {latestMeasurement && <MeasurementTable measurements={[latestMeasurement]} labelledBy={TITLE_ID} />}
    {dietDetails && (
      <>
        <h4>{content.diet}</h4>
        <DietFacts details={dietDetails} hidesEmpty />
      </>
    )}
    {!latestMeasurement && !dietDetails && <p>{content.none}</p>}
  </>
);
