import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enumName } from '#common/enum-names';
import { DEMONSTRATIONS, type Demonstration } from '#common/settings/set-up.form';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import { SegmentedControl } from '../../../components/segmented-control';
import { showToast } from '../../../lib/toast';
import { useAction } from '../../../lib/use-action';
import { Link } from '../../../navigation/navigation';
import { mailServerContent } from '../admin.content';
import { AddMemberButton } from '../new-member/add-member-button';
import { MAIL_SETTINGS } from '../mail-settings';
import { showSaved, useFreshSettings } from '../settings/use-fresh-settings';
import { InviteDialog } from '../staff/invite-dialog';
import { staffContent } from '../staff/staff.content';
import { DemonstrationList } from './demonstration-list';
import { setUpContent as content } from './set-up.content';
import {
  useHideDemonstrationMutation,
  useOpenStudioMutation,
  type SetUpStateFragment,
} from './set-up.generated';
import classes from './set-up.module.css';
import { addressOf } from './steps';

interface StepProps {
  setUp: SetUpStateFragment;
}

/** The other staff, and the end of the set-up. */
export const PeopleStep = ({ setUp }: StepProps) => (
  <>
    <DemonstrationCard setUp={setUp} />
    <StaffCard />
    <section className={`${card.card} ${classes.card}`} aria-labelledby="set-up-members">
      <header>
        <h2 id="set-up-members">{content.members.title}</h2>
        <p>{content.members.lead}</p>
      </header>
      <div className={classes.buttons}>
        <AddMemberButton />
        <Link to={{ search: '?tab=import' }}>{content.members.import}</Link>
      </div>
    </section>
    <DemonstrationList />
    <OpenCard setUp={setUp} />
  </>
);

function DemonstrationCard({ setUp }: StepProps) {
  const texts = content.demonstration;
  const [hide] = useHideDemonstrationMutation();
  const { run, notice, tone } = useAction(content.saveFailed);
  const [chosen, setChosen] = useState<{ name: Demonstration; isHidden: boolean } | null>(null);
  const choose = async (name: Demonstration, isHidden: boolean) => {
    setChosen({ name, isHidden });
    await run(async () => {
      const input = { content: enumName(name), isHidden };
      return (await hide({ variables: { input } })).data?.hideDemonstration.message;
    });
    setChosen(null);
  };
  const isHidden = (name: Demonstration) =>
    chosen?.name === name ? chosen.isHidden : setUp.hidden.includes(enumName(name));
  return (
    <section className={`${card.card} ${classes.card}`} aria-labelledby="set-up-demonstration">
      <header>
        <h2 id="set-up-demonstration">{texts.title}</h2>
        <p>{texts.lead}</p>
      </header>
      <div className={classes.choices}>
        {DEMONSTRATIONS.map((name) => (
          <SegmentedControl
            key={name}
            legend={texts.names[name]}
            options={[
              { value: 'keep', label: texts.keep[name] },
              { value: 'hide', label: texts.hide },
            ]}
            value={isHidden(name) ? 'hide' : 'keep'}
            onChange={(value) => void choose(name, value === 'hide')}
          />
        ))}
      </div>
      <FormAlert notice={notice} tone={tone === 'success' ? 'success' : undefined} keepsFocus />
    </section>
  );
}

function StaffCard() {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <section className={`${card.card} ${classes.card}`} aria-labelledby="set-up-staff">
      <header>
        <h2 id="set-up-staff">{content.staff.title}</h2>
        <p>{content.staff.lead()}</p>
      </header>
      <div className={classes.buttons}>
        <Button onClick={() => setIsInviting(true)}>{staffContent.invite.action}</Button>
        <Link to={MAIL_SETTINGS}>{mailServerContent.set}</Link>
      </div>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </section>
  );
}

function OpenCard({ setUp: { hasOwnDetails, unconfirmedPlans } }: StepProps) {
  const texts = content.open;
  const [open] = useOpenStudioMutation();
  const read = useFreshSettings();
  const navigate = useNavigate();
  const { run, isBusy, notice } = useAction(content.saveFailed);
  const finish = () =>
    run(async () => {
      const { data } = await open();
      showSaved(await read(), { isBeingSetUp: false });
      showToast(data?.openStudio.message ?? content.isOpened);
      await navigate({ search: '?tab=overview' });
      return undefined;
    });
  return (
    <section className={`${card.card} ${classes.card}`} aria-labelledby="set-up-open">
      <header>
        <h2 id="set-up-open">{texts.title}</h2>
        <p>{texts.lead}</p>
      </header>
      {(!hasOwnDetails || unconfirmedPlans.length > 0) && (
        <div>
          <p>{texts.missing}</p>
          <ul>
            {!hasOwnDetails && (
              <li>
                <Link to={addressOf('studio')}>{texts.details}</Link>
              </li>
            )}
            {unconfirmedPlans.length > 0 && (
              <li>
                <Link to={addressOf('plans')}>{texts.prices(unconfirmedPlans.length)}</Link>
              </li>
            )}
          </ul>
        </div>
      )}
      <FormAlert notice={notice} />
      <div className={classes.buttons}>
        <Button variant="primary" isBusy={isBusy} onClick={() => void finish()}>
          {texts.action}
        </Button>
      </div>
    </section>
  );
}
