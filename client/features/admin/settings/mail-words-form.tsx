import { useState } from 'react';
import { pick } from '#common/pick';
import { MAIL_PARAGRAPH_LENGTH_MAX, MAIL_SIGNATURE_LENGTH_MAX } from '#common/settings/limits';
import {
  mailWordsForm,
  paragraphOf,
  WORDED_MAILS,
  type MailWords,
  type WordedMail,
} from '#common/settings/mail-words.form';
import { Button } from '../../../components/button';
import { CountedTextField } from '../../../components/counted-text-field';
import { TextAreaField } from '../../../components/text-area-field';
import { MailPreviewDialog } from './mail-preview-dialog';
import { SettingsForm } from './settings-form';
import { settingsContent } from './settings.content';
import { useUpdateMailWordsMutation, type MailWordsFragment } from './settings.generated';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form';

const { mailWords: texts } = settingsContent;

const FIELDS = ['signature', ...WORDED_MAILS.map(paragraphOf)] as const;

const valuesOf = (saved: MailWordsFragment): MailWords => pick(saved, ...FIELDS);

/** The studio's own words in mails to members. */
export function MailWordsForm({ saved }: { saved: MailWordsFragment }) {
  const [update] = useUpdateMailWordsMutation();
  const edit = useSectionForm('mailWords', saved, {
    schema: mailWordsForm,
    valuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateMailWords,
  });
  const [shown, setShown] = useState<WordedMail | null>(null);
  const { form, field, entered } = edit;
  return (
    <SettingsForm
      id="settings-mail-words"
      texts={texts}
      edit={edit}
      after={
        shown && (
          <MailPreviewDialog
            mail={shown}
            signature={String(entered.signature)}
            paragraph={String(entered[paragraphOf(shown)])}
            onClose={() => setShown(null)}
          />
        )
      }
    >
      <CountedTextField
        key={form.key('signature')}
        {...field('signature')}
        label={texts.names.signature}
        requirements={texts.hints.signature}
        lengthMax={MAIL_SIGNATURE_LENGTH_MAX}
        autoComplete="off"
        required={false}
      />
      <div className={classes.holidays}>
        <h3>{texts.paragraphs}</h3>
        <p>{texts.paragraphsHint}</p>
        <div className={classes.reasons}>
          {WORDED_MAILS.map((mail) => {
            const name = paragraphOf(mail);
            return (
              <div key={mail} className={classes.long}>
                <TextAreaField
                  key={form.key(name)}
                  {...field(name)}
                  label={texts.names[name]}
                  lengthMax={MAIL_PARAGRAPH_LENGTH_MAX}
                  countedFrom={MAIL_PARAGRAPH_LENGTH_MAX * 0.75}
                  rows={3}
                />
                <Button aria-label={texts.preview.of(texts.names[name])} onClick={() => setShown(mail)}>
                  {texts.preview.action}
                </Button>
              </div>
            );
          })}
        </div>
      </div>
    </SettingsForm>
  );
}
