import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { isLeadingRole } from '#common/accounts/roles';
import { NAME_LENGTH_MAX, PROFILE_TEXT_LENGTH_MAX } from '#common/accounts/limits';
import { PROFILE_TEXTS } from '#common/accounts/profile-fields';
import { enumValue } from '#common/enum-names';
import { sendsNoMails } from '#common/sends-no-mails';
import { CheckField } from '../../../components/check-field';
import { CountedTextField } from '../../../components/counted-text-field';
import card from '../../../components/form-card.module.css';
import { OwnPasswordField } from '../../../components/own-password-field';
import { TextAreaField } from '../../../components/text-area-field';
import { TextField } from '../../../components/text-field';
import { ChangeableField } from './changeable-field';
import { detailsContent } from './details.content';
import type { LoadedMember } from './member-form-values';
import { PASSWORD_PATH, type MemberForm } from './use-member-form';

const { parts, labels, emailHints, emailHintsWithoutMails, passwordHint, phoneUnconfirmed } = detailsContent;

/** Id of the heading of the section. */
export const PERSONAL_HEADING = 'member-details';

/** Name, contact details and texts of a member. Without autocomplete: browsers would fill in the admin's own. */
export function PersonalFields(memberForm: MemberForm) {
  const { form, field, changed, base, entered } = memberForm;
  const hasChanged = (name: (typeof changed)[number]) => changed.includes(name);
  return (
    <section className={card.card} aria-labelledby={PERSONAL_HEADING}>
      <h2 id={PERSONAL_HEADING}>{parts.personal}</h2>
      <ChangeableField isChanged={hasChanged('name')}>
        <CountedTextField
          key={form.key('name')}
          {...field('name')}
          label={labels.name}
          autoComplete="off"
          lengthMax={NAME_LENGTH_MAX}
        />
      </ChangeableField>
      <ChangeableField isChanged={hasChanged('email')}>
        <TextField
          key={form.key('email')}
          {...field('email')}
          label={labels.email}
          description={emailHint(emailState(base, entered.email))}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_LENGTH_MAX}
        />
      </ChangeableField>
      <ChangeableField isChanged={hasChanged('phone')}>
        <TextField
          key={form.key('phone')}
          {...field('phone')}
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </ChangeableField>
      {base.phone !== null && !base.isPhoneConfirmed && !hasChanged('phone') && (
        <PhoneConfirmation {...memberForm} />
      )}
      {isLeadingRole(enumValue(base.role)) &&
        (hasChanged('email') || hasChanged('phone') || memberForm.isPhoneConfirmed) && (
          <OwnPassword {...memberForm} />
        )}
      {PROFILE_TEXTS.map((name) => (
        <ChangeableField key={name} isChanged={hasChanged(name)}>
          <TextAreaField
            key={form.key(name)}
            {...field(name)}
            label={labels[name]}
            lengthMax={PROFILE_TEXT_LENGTH_MAX}
          />
        </ChangeableField>
      ))}
    </section>
  );
}

function emailState({ email, isEmailVerified }: LoadedMember, entered: string): keyof typeof emailHints {
  if (entered.trim() === '') return email === null ? 'none' : 'removed';
  if (email === null) return 'first';
  return isEmailVerified ? 'verified' : 'unverified';
}

const emailHint = (state: keyof typeof emailHints): string =>
  (sendsNoMails() ? { ...emailHints, ...emailHintsWithoutMails } : emailHints)[state];

/** Needed to change what an admin or owner logs in with. */
const OwnPassword = ({ form, password, setPassword }: MemberForm) => (
  <OwnPasswordField
    name={PASSWORD_PATH}
    description={passwordHint}
    error={form.errors[PASSWORD_PATH]}
    value={password}
    onChange={({ currentTarget }) => setPassword(currentTarget.value)}
  />
);

/** Asks only about the stored number: entering a new one confirms it. */
const PhoneConfirmation = ({ isPhoneConfirmed, setPhoneConfirmed }: MemberForm) => (
  <CheckField
    name="isPhoneConfirmed"
    label={phoneUnconfirmed.label}
    description={phoneUnconfirmed.hint}
    checked={isPhoneConfirmed}
    onChange={({ currentTarget }) => setPhoneConfirmed(currentTarget.checked)}
  />
);
