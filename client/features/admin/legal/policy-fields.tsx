import { OWN_TEXT_LENGTH_MAX } from '#common/legal/limits';
import { TextAreaField } from '../../../components/text-area-field';
import { LongField } from '../settings/long-field';
import settings from '../settings/settings.module.css';
import { legalSettings } from './legal-settings.content';
import type { EditedLegalTextFragment } from './legal.generated';
import type { LegalEdit } from './own-section-fields';

const { policies: texts } = legalSettings;

interface PolicyFieldsProps {
  edit: LegalEdit;
  policies: EditedLegalTextFragment['policies'];
}

/** Each policy is worded as by the product until the studio writes its own text. */
export function PolicyFields({ edit, policies }: PolicyFieldsProps) {
  const { form, field, entered } = edit;
  const write = (section: string, text: string) => {
    form.setFieldValue(section, text);
    edit.keep(edit.base, { ...form.getValues(), [section]: text });
  };
  return (
    <div className={`${settings.holidays} ${settings.words}`}>
      <h3>{texts.title}</h3>
      <p>{texts.hint}</p>
      {policies.map(({ section, title, productText }) => (
        <LongField
          key={section}
          name={section}
          label={title}
          text={String(entered[section])}
          original={productText}
          texts={texts.original}
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
