import { CheckField } from '../../../components/check-field';
import healthConsent from '../../../components/health-consent.module.css';
import { paths } from '../../../lib/paths';
import { detailsContent } from './details.content';
import { AGREED_PATH, type MemberForm } from './use-member-form';

const { title, text, notice, agreed, hint } = detailsContent.measurements.consent;

/** Asks for the consent of a member that has to be there before measurements are saved. */
export const Agreement = ({ base, form, hasMemberAgreed, setHasMemberAgreed }: MemberForm) => (
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
