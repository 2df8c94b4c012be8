import { PROFILE_TEXTS } from '#common/accounts/profile-fields';
import { NAME_LENGTH_MAX, PROFILE_TEXT_LENGTH_MAX, USER_NAME_LENGTH_MAX } from '#common/accounts/limits';
import { CountedTextField } from '../../components/counted-text-field';
import { OwnPasswordField } from '../../components/own-password-field';
import { TextAreaField } from '../../components/text-area-field';
import { TextField } from '../../components/text-field';
import card from '../../components/form-card.module.css';
import { profileContent as content } from './profile.content';
import { PASSWORD_PATH, type ProfileForm } from './use-profile-form';
import classes from './profile-form.module.css';

interface PersonalFieldsProps {
  profileForm: ProfileForm;
  email: string | null;
}

export function PersonalFields({ profileForm, email }: PersonalFieldsProps) {
  const { form, field } = profileForm;
  return (
    <section className={card.card} aria-labelledby="about-you">
      <h2 id="about-you">{content.parts[0]}</h2>
      <p className={classes.partLead}>
        {content.email} <strong>{email}</strong>
      </p>
      <CountedTextField
        key={form.key('name')}
        {...field('name')}
        label={content.name}
        autoComplete="name"
        lengthMax={NAME_LENGTH_MAX}
      />
      <TextField
        key={form.key('phone')}
        {...field('phone')}
        label={content.phone}
        description={content.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        key={form.key('userName')}
        {...field('userName')}
        label={content.userName}
        description={content.userNameHint}
        required={false}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={USER_NAME_LENGTH_MAX * 2}
      />
      {profileForm.needsPassword && (
        <OwnPasswordField
          name={PASSWORD_PATH}
          description={content.passwordHint}
          error={form.errors[PASSWORD_PATH]}
          value={profileForm.password}
          onChange={({ currentTarget }) => profileForm.setPassword(currentTarget.value)}
        />
      )}
      {PROFILE_TEXTS.map((name) => (
        <TextAreaField
          key={form.key(name)}
          {...field(name)}
          {...content.texts[name]}
          lengthMax={PROFILE_TEXT_LENGTH_MAX}
        />
      ))}
    </section>
  );
}
