import * as z from 'zod/mini';
import { parseNumber } from '#common/clean-text';
import { noMailMessages } from '#common/sends-no-mails';
import * as limits from '#common/settings/limits';
import { mailForm, type MailSectionSettings } from '#common/settings/mail.form';
import { SecretField } from './secret-field';
import { SettingField, type LockOf } from './setting-fields';
import { SettingsForm } from './settings-form';
import { settingsContent } from './settings.content';
import {
  useSendTestMailMutation,
  useUpdateMailSettingsMutation,
  type MailSettingsFragment,
  type SecretStateFragment,
} from './settings.generated';
import classes from './settings.module.css';
import { SettingsTest } from './settings-test';
import { useSectionForm } from './use-section-form';

const { mail: texts } = settingsContent;
const { names, hints } = texts;

/** The port is typed as text. */
type MailValues = Record<
  Exclude<keyof MailSettingsFragment, '__typename' | 'isServerMissing' | 'version'>,
  string
>;

const rules: z.ZodMiniType<MailSectionSettings, z.input<typeof mailForm>> = mailForm;

const mailSchema: z.ZodMiniType<MailSectionSettings, MailValues> = z.pipe(
  z.transform(({ smtpPort, ...values }: MailValues) => ({
    ...values,
    smtpPort: parseNumber(smtpPort) ?? Number.NaN,
  })),
  rules,
);

const mailValuesOf = (saved: MailSettingsFragment): MailValues => ({
  senderName: saved.senderName,
  senderEmail: saved.senderEmail,
  replyTo: saved.replyTo,
  smtpHost: saved.smtpHost,
  smtpPort: String(saved.smtpPort),
  smtpUser: saved.smtpUser,
});

interface MailFormProps {
  saved: MailSettingsFragment;
  secrets: readonly SecretStateFragment[];
  lockOf: LockOf;
}

/** The sender of mails, and the mail server. */
export function MailForm({ saved, secrets, lockOf }: MailFormProps) {
  const [update] = useUpdateMailSettingsMutation();
  const [sendTest] = useSendTestMailMutation();
  const edit = useSectionForm('mail', saved, {
    schema: mailSchema,
    valuesOf: mailValuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateMailSettings,
  });
  const text = (name: keyof MailValues, lengthMax: number = limits.LEGAL_NAME_LENGTH_MAX) => (
    <SettingField
      edit={edit}
      name={name}
      label={names[name]}
      hint={hints[name]}
      lengthMax={lengthMax}
      isNumber={name === 'smtpPort'}
      lock={lockOf(name)}
    />
  );
  return (
    <SettingsForm
      id="settings-mail"
      texts={texts}
      edit={edit}
      after={
        <>
          <SecretField name="SMTP_PASSWORD" secrets={secrets} />
          <SettingsTest
            texts={texts.test}
            run={async () => {
              const answer = (await sendTest()).data?.sendTestMail;
              return answer && { isGood: answer.isSent, message: answer.message };
            }}
          />
        </>
      }
    >
      {saved.isServerMissing && <p>{noMailMessages.staff}</p>}
      <div className={classes.row}>
        {text('senderName')}
        {text('senderEmail', 254)}
        {text('replyTo', 254)}
      </div>
      <div className={classes.row}>
        {text('smtpHost', 253)}
        {text('smtpPort', 5)}
        {text('smtpUser', limits.SMTP_USER_LENGTH_MAX)}
      </div>
    </SettingsForm>
  );
}
