import { paths } from '#common/paths';
import { pick } from '#common/pick';
import {
  WORD_LENGTHS,
  WORDS,
  wordsForm,
  type WordName,
  type WordsSettings,
} from '#common/settings/words.form';
import { studio } from '#common/studio';
import { CountedTextField } from '../../../components/counted-text-field';
import { TextAreaField } from '../../../components/text-area-field';
import { Link } from '../../../navigation/navigation';
import type { demonstrationLists } from './demonstration-lists';
import { demonstrationWords } from './demonstration-words';
import { LongField } from './long-field';
import { SettingsForm } from './settings-form';
import { settingsContent } from './settings.content';
import { useUpdateStudioWordsMutation, type StudioWordsFragment } from './settings.generated';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form';

const { words: texts } = settingsContent;

/** Texts of many lines, which a studio may want to change in part. */
type LongText = 'aboutText' | keyof typeof demonstrationLists | 'etiquette' | 'hygiene';
const LONG_ROWS = 8;

const HOME_LISTS = ['facts', 'benefits', 'firstVisit', 'amenities', 'etiquette', 'hygiene'] as const;
const SERVICE_LISTS = ['management', 'services', 'fitnessOptions'] as const;

const REASONS = ['trainer', 'early', 'room', 'care'] as const;

const hints: Partial<Record<WordName, string>> = texts.hints;

const valuesOf = (saved: StudioWordsFragment): WordsSettings => pick(saved, ...WORDS);

/** The words about the studio on pages. */
export function WordsForm({ saved }: { saved: StudioWordsFragment }) {
  const [update] = useUpdateStudioWordsMutation();
  const edit = useSectionForm('words', saved, {
    schema: wordsForm,
    valuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateStudioWords,
  });
  const { form, field, entered } = edit;
  const demonstration = demonstrationWords();
  const shared = (name: WordName) => ({
    ...field(name),
    label: texts.names[name],
    description: hints[name],
    placeholder: demonstration[name]?.join('\n'),
    lengthMax: WORD_LENGTHS[name],
  });
  const line = (name: WordName) => (
    <CountedTextField key={form.key(name)} {...shared(name)} autoComplete="off" required={false} />
  );
  const text = (name: WordName, rows = 3) => (
    <TextAreaField key={form.key(name)} {...shared(name)} countedFrom={WORD_LENGTHS[name] / 2} rows={rows} />
  );
  const write = (name: LongText, value: string) => {
    form.setFieldValue(name, value);
    edit.keep(edit.base, { ...form.getValues(), [name]: value });
  };
  const longText = (name: LongText) => (
    <LongField
      key={name}
      name={name}
      label={texts.names[name]}
      text={String(entered[name])}
      original={demonstration[name]!.join('\n')}
      texts={texts.original}
      onWrite={(value) => write(name, value)}
    >
      {text(name, LONG_ROWS)}
    </LongField>
  );
  return (
    <SettingsForm
      id="settings-words"
      texts={studio.isOwn ? { ...texts, lead: texts.ownLead } : texts}
      edit={edit}
    >
      <div className={`${classes.form} ${classes.words}`}>
        <h3>
          <Link to={paths.home}>{texts.pages.home}</Link>
        </h3>
        {line('homeTitle')}
        {line('homeLead')}
        {line('aboutTitle')}
        {longText('aboutText')}
        {line('trainersLead')}
        {line('arrivalNote')}
        {HOME_LISTS.map((name) => longText(name))}
        <h3>
          <Link to={paths.whyJoin}>{texts.pages.whyJoin}</Link>
        </h3>
        {line('whyTitle')}
        {text('whyLead')}
        <div className={classes.reasons}>
          {REASONS.map((reason) => (
            <div key={reason} className={classes.form}>
              {line(`${reason}Title`)}
              {text(`${reason}Text`, 4)}
            </div>
          ))}
        </div>
        {longText('offers')}
        <h3>
          <Link to={paths.service}>{texts.pages.service}</Link>
        </h3>
        {SERVICE_LISTS.map((name) => longText(name))}
        <h3>
          <Link to={paths.feastPlans}>{texts.pages.nutrition}</Link>
        </h3>
        {text('nutritionLead')}
      </div>
    </SettingsForm>
  );
}
