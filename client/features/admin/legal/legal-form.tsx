import { useApolloClient } from '@apollo/client/react';
import { CONTACT_NAME_LENGTH_MAX } from '#common/legal/limits';
import { paths } from '#common/paths';
import { PHONE_LENGTH_MAX } from '#common/settings/limits';
import { withoutAnswer } from '../../../lib/errors';
import { useEditForm } from '../../../lib/use-edit-form';
import { useReread } from '../../../lib/use-reread';
import { Link } from '../../../navigation/navigation';
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
import type { LegalEdit } from './own-section-fields';
import { OwnSections } from './own-sections';
import { PolicyFields } from './policy-fields';

const CONTACT_LENGTHS = {
  contactName: CONTACT_NAME_LENGTH_MAX,
  contactEmail: 254,
  contactPhone: PHONE_LENGTH_MAX,
};

interface LegalFormProps {
  saved: EditedLegalTextFragment;
}

/** The form for the studio's own text in one of the legal texts. */
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
