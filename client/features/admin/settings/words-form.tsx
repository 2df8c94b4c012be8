import { pick } from '#common/pick';
import {
  WORD_LENGTHS,
  WORDS,
  wordsForm,
  type WordName,
  type WordsSettings,
} from '#common/settings/words.form';
import { CountedTextField } from '../../../components/counted-text-field';
import { TextAreaField } from '../../../components/text-area-field';
import { paths } from '../../../lib/paths';
import { Link } from '../../../navigation/navigation';
import { SettingsForm } from './settings-form';
import { settingsContent } from './settings.content';
import { useUpdateStudioWordsMutation, type StudioWordsFragment } from './settings.generated';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form';

const { words: texts } = settingsContent;
const hints: Partial<Record<WordName, string>> = texts.hints;

const valuesOf = (saved: StudioWordsFragment): WordsSettings => pick(saved, ...WORDS);

/** What pages say about the studio. */
export function WordsForm({ saved }: { saved: StudioWordsFragment }) {
  const [update] = useUpdateStudioWordsMutation();
  const edit = useSectionForm('words', saved, {
    schema: wordsForm,
    valuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateStudioWords,
  });
  const { form, field } = edit;
  const common = (name: WordName) => ({
    ...field(name),
    label: texts.names[name],
    description: hints[name],
    lengthMax: WORD_LENGTHS[name],
  });
  const line = (name: WordName) => (
    <CountedTextField key={form.key(name)} {...common(name)} autoComplete="off" required={false} />
  );
  const text = (name: WordName, rows: number) => (
    <TextAreaField key={form.key(name)} {...common(name)} countedFrom={WORD_LENGTHS[name] / 2} rows={rows} />
  );
  return (
    <SettingsForm id="settings-words" texts={texts} edit={edit}>
      <h3>
        <Link to={paths.home}>{texts.pages.home}</Link>
      </h3>
      {line('homeTitle')}
      {line('homeLead')}
      {line('aboutTitle')}
      {text('aboutText', 6)}
      {text('etiquette', 6)}
      {text('hygiene', 6)}
      <h3>
        <Link to={paths.whyJoin}>{texts.pages.whyJoin}</Link>
      </h3>
      {text('whyLead', 3)}
      {(['trainer', 'early', 'room', 'care'] as const).map((reason) => (
        <div key={reason} className={classes.form}>
          {line(`${reason}Title`)}
          {text(`${reason}Text`, 3)}
        </div>
      ))}
    </SettingsForm>
  );
}
