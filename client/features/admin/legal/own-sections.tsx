import { OWN_SECTIONS_MAX } from '#common/legal/limits';
import { Button } from '../../../components/button';
import { focusHeading } from '../../../lib/focus-heading';
import settings from '../settings/settings.module.css';
import { legalSettings } from './legal-settings.content';
import type { LegalValues } from './legal-values';
import { OwnSectionFields, type LegalEdit } from './own-section-fields';

const { sections: texts } = legalSettings;

/** The sections that the studio adds, in their order. */
export function OwnSections({ edit }: { edit: LegalEdit }) {
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
        {texts.title}
      </h3>
      <p>{sections.length === 0 ? texts.none : texts.hint[base.document]}</p>
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
          <Button onClick={() => change([...sections, { title: '', text: '' }])}>{texts.add}</Button>
        </div>
      )}
    </div>
  );
}
