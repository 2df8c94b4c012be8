import { useApolloClient } from '@apollo/client/react';
import { CONTACT_NAME_LENGTH_MAX, OWN_SECTIONS_MAX, OWN_TEXT_LENGTH_MAX } from '#common/legal/limits';
import { PHONE_LENGTH_MAX } from '#common/settings/limits';
import { Button } from '../../../components/button';
import { TextAreaField } from '../../../components/text-area-field';
import { withoutAnswer } from '../../../lib/errors';
import { focusHeading } from '../../../lib/focus-heading';
import { paths } from '../../../lib/paths';
import { useEditForm } from '../../../lib/use-edit-form';
import { useReread } from '../../../lib/use-reread';
import { Link } from '../../../navigation/navigation';
import { LongField } from '../settings/long-field';
import { SettingField } from '../settings/setting-fields';
import { SettingsForm } from '../settings/settings-form';
import settings from '../settings/settings.module.css';
import { legalSettings as texts } from './legal-settings.content';
import { CONTACT_FIELDS, legalInputOf, legalSchema, legalValuesOf, type LegalValues } from './legal-values';
import {
  EditedLegalTextsDocument,
  usePublishLegalTextMutation,
  type EditedLegalTextFragment,
} from './legal.generated';
import { OwnSectionFields, type LegalEdit } from './own-section-fields';

const CONTACT_LENGTHS = {
  contactName: CONTACT_NAME_LENGTH_MAX,
  contactEmail: 254,
  contactPhone: PHONE_LENGTH_MAX,
};

interface LegalFormProps {
  saved: EditedLegalTextFragment;
}

/** What the studio writes into one of the legal texts. */
export function LegalForm({ saved }: LegalFormProps) {
  const { document: kind, policies } = saved;
  const edit = useLegalEdit(saved);
  const policyNames = Object.fromEntries(policies.map(({ section, title }) => [section, title]));
  const names = { ...texts.sections.names, ...texts.contact.names, ...policyNames };
  return (
    <SettingsForm
      id={`settings-${kind.toLowerCase()}`}
      texts={{ ...texts.documents[kind], names }}
      edit={edit}
      submit={texts.submit}
    >
      {kind === 'PRIVACY' && <ContactFields edit={edit} />}
      {policies.length > 0 && <PolicyFields edit={edit} policies={policies} />}
      <OwnSections edit={edit} />
      <p>
        {texts.version(edit.base.name)}{' '}
        <Link to={kind === 'TERMS' ? paths.terms : paths.privacy}>{texts.open}</Link>
      </p>
    </SettingsForm>
  );
}

function useLegalEdit(saved: EditedLegalTextFragment) {
  const client = useApolloClient();
  const [publish] = usePublishLegalTextMutation();
  const reread = useReread(EditedLegalTextsDocument);
  const schema = legalSchema(saved);
  return useEditForm<EditedLegalTextFragment, LegalValues, LegalValues>(saved, {
    schema,
    valuesOf: legalValuesOf,
    draft: `settings legal ${saved.document}`,
    fallback: texts.saveFailed,
    unreachable: withoutAnswer(texts.saveFailed),
    send: async (changes, base) => {
      const input = legalInputOf(base, { ...schema.parse(legalValuesOf(base)), ...changes });
      const { data } = await publish({ variables: { input } });
      if (!data) throw new Error(texts.saveFailed);
      void reread();
      const { message, legalText } = data.publishLegalText;
      return { message, loaded: legalText };
    },
    read: async ({ document }) => {
      const { data } = await client.query({ query: EditedLegalTextsDocument, fetchPolicy: 'network-only' });
      if (!data) throw new Error(texts.failed);
      return document === 'TERMS' ? data.terms : data.privacy;
    },
  });
}

const ContactFields = ({ edit }: { edit: LegalEdit }) => (
  <div className={settings.holidays}>
    <h3>{texts.contact.title}</h3>
    <p>{texts.contact.hint}</p>
    <div className={settings.row}>
      {CONTACT_FIELDS.map((name) => (
        <SettingField
          key={name}
          edit={edit}
          name={name}
          label={texts.contact.names[name]}
          lengthMax={CONTACT_LENGTHS[name]}
        />
      ))}
    </div>
  </div>
);

interface PolicyFieldsProps {
  edit: LegalEdit;
  policies: EditedLegalTextFragment['policies'];
}

/** Each policy is worded as by the product until the studio writes its own text. */
function PolicyFields({ edit, policies }: PolicyFieldsProps) {
  const { form, field, entered } = edit;
  const write = (section: string, text: string) => {
    form.setFieldValue(section, text);
    edit.keep(edit.base, { ...form.getValues(), [section]: text });
  };
  return (
    <div className={`${settings.holidays} ${settings.words}`}>
      <h3>{texts.policies.title}</h3>
      <p>{texts.policies.hint}</p>
      {policies.map(({ section, title, productText }) => (
        <LongField
          key={section}
          name={section}
          label={title}
          text={String(entered[section])}
          original={productText}
          texts={texts.policies.original}
          onWrite={(text) => write(section, text)}
        >
          <TextAreaField
            key={form.key(section)}
            {...field(section)}
            label={title}
            placeholder={productText}
            lengthMax={OWN_TEXT_LENGTH_MAX}
            countedFrom={OWN_TEXT_LENGTH_MAX * 0.75}
            rows={5}
          />
        </LongField>
      ))}
    </div>
  );
}

/** The sections that the studio adds, in their order. */
function OwnSections({ edit }: { edit: LegalEdit }) {
  const { form, entered, base } = edit;
  const { sections } = entered;
  const id = `own-sections-${base.document}`;
  const change = (changed: LegalValues['sections']) => {
    form.setValues({ sections: changed });
    edit.keep(base, { ...form.getValues(), sections: changed });
  };
  /** The pressed button may disappear or move, so the heading takes the focus. */
  const rearrange = (rearranged: LegalValues['sections']) => {
    focusHeading(document.getElementById(id));
    change(rearranged);
  };
  return (
    <div className={settings.holidays}>
      <h3 id={id} tabIndex={-1}>
        {texts.sections.title}
      </h3>
      <p>{sections.length === 0 ? texts.sections.none : texts.sections.hint[base.document]}</p>
      {sections.map((section, index) => (
        <OwnSectionFields
          // Sections have no id, and their inputs are keyed by the form.
          key={index}
          edit={edit}
          index={index}
          onMoveUp={() => rearrange(sections.toSpliced(index, 1).toSpliced(index - 1, 0, section))}
          onRemove={() => rearrange(sections.toSpliced(index, 1))}
        />
      ))}
      {sections.length < OWN_SECTIONS_MAX && (
        <div>
          <Button onClick={() => change([...sections, { title: '', text: '' }])}>{texts.sections.add}</Button>
        </div>
      )}
    </div>
  );
}
