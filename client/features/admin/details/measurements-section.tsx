import { useRef } from 'react';
import { paths } from '#common/paths';
import { Button } from '../../../components/button';
import { CheckField } from '../../../components/check-field';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import healthConsent from '../../../components/health-consent.module.css';
import { focusHeading } from '../../../lib/focus-heading';
import { useAction } from '../../../lib/use-action';
import { MeasurementInputs } from '../../profile/measurement-inputs';
import { adminContent } from '../admin.content';
import { ChangeableField } from './changeable-field';
import { detailsContent } from './details.content';
import classes from './details.module.css';
import { AGREED_PATH, type MemberForm } from './use-member-form';

const { parts, measurements } = detailsContent;

/** The latest measurements, which are read from the server only on request, because each reading is recorded. */
export function MeasurementsSection(memberForm: MemberForm) {
  const { base, changed, showMeasurements } = memberForm;
  const { run, isBusy, notice } = useAction(adminContent.loadFailed);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = base.latestMeasurement !== undefined;
  const isChanged = changed.includes('bodyMeasurements');
  // The pressed button disappears, so the heading takes the focus.
  const show = () => run(() => showMeasurements().then(() => void focusHeading(heading.current)));
  return (
    <section className={card.card} aria-labelledby="member-measurements">
      <h2 id="member-measurements" ref={heading}>
        {parts.measurements}
      </h2>
      <p className={classes.hint}>{isShown ? measurements.shown : measurements.lead}</p>
      {isShown ? (
        <>
          <ChangeableField isChanged={isChanged}>
            <div className={classes.inputs}>
              <MeasurementInputs {...memberForm} bmiHints={measurements.bmi} />
            </div>
          </ChangeableField>
          {isChanged && base.hasHealthDataConsent === false && <Agreement {...memberForm} />}
        </>
      ) : (
        <>
          <FormAlert notice={notice} keepsFocus />
          <div>
            <Button onClick={() => void show()} isBusy={isBusy}>
              {measurements.show}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Asks for the consent of a member that has to be there before measurements are saved. */
function Agreement({ base, form, hasMemberAgreed, setHasMemberAgreed }: MemberForm) {
  const { title, text, notice, agreed, hint } = measurements.consent;
  return (
    <div className={healthConsent.consent}>
      <p>
        <strong>{title}</strong> {text}{' '}
        <a href={`${paths.privacy}#health-data`} target="_blank" rel="noreferrer">
          {notice}
        </a>
      </p>
      <CheckField
        name={AGREED_PATH}
        label={agreed}
        description={hint(base.email !== null)}
        error={form.errors[AGREED_PATH]}
        checked={hasMemberAgreed}
        onChange={({ currentTarget }) => setHasMemberAgreed(currentTarget.checked)}
      />
    </div>
  );
}
