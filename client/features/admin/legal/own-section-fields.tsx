import { OWN_TEXT_LENGTH_MAX, OWN_TITLE_LENGTH_MAX } from '#common/legal/limits';
import { Button } from '../../../components/button';
import { CountedTextField } from '../../../components/counted-text-field';
import { TextAreaField } from '../../../components/text-area-field';
import type { EditForm } from '../../../lib/use-edit-form';
import settings from '../settings/settings.module.css';
import { legalSettings } from './legal-settings.content';
import type { LegalValues } from './legal-values';
import type { EditedLegalTextFragment } from './legal.generated';

const { sections: texts } = legalSettings;

export type LegalEdit = EditForm<EditedLegalTextFragment, LegalValues>;

interface OwnSectionFieldsProps {
  edit: LegalEdit;
  /** Place in the list. */
  index: number;
  onMoveUp: () => void;
  onRemove: () => void;
}

/** A section that the studio adds to a legal text. */
export function OwnSectionFields({ edit, index, onMoveUp, onRemove }: OwnSectionFieldsProps) {
  const { form, field, entered } = edit;
  const pathOf = (name: 'title' | 'text') => `sections.${index}.${name}`;
  const name = texts.group(index + 1, entered.sections[index]?.title.trim() ?? '');
  return (
    <div className={settings.holiday} role="group" aria-label={name}>
      <CountedTextField
        key={form.key(pathOf('title'))}
        {...field(pathOf('title'))}
        label={texts.sectionTitle}
        lengthMax={OWN_TITLE_LENGTH_MAX}
        autoComplete="off"
      />
      <TextAreaField
        key={form.key(pathOf('text'))}
        {...field(pathOf('text'))}
        label={texts.text}
        description={texts.format}
        lengthMax={OWN_TEXT_LENGTH_MAX}
        countedFrom={OWN_TEXT_LENGTH_MAX * 0.75}
        rows={6}
      />
      <div className={settings.buttons}>
        {index > 0 && <Button onClick={onMoveUp}>{texts.up(name)}</Button>}
        <Button onClick={onRemove}>{texts.remove(name)}</Button>
      </div>
    </div>
  );
}
