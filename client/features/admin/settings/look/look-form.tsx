import { useState } from 'react';
import type { PicturePlace } from '#common/picture-places';
import { Button } from '../../../../components/button';
import { FormAlert } from '../../../../components/form-alert';
import { usePolling } from '../../use-polling';
import { SettingsForm } from '../settings-form';
import {
  useStudioSettingsQuery,
  useUpdateStudioLookMutation,
  type LookFragment,
} from '../settings.generated';
import { useSectionForm } from '../use-section-form';
import { ColorFields } from './color-fields';
import { LogoField } from './logo-field';
import { lookContent as texts } from './look.content';
import { lookSchema, lookValuesOf, type ChosenPicture, type LookValues } from './look-values';
import { PictureList } from './picture-list';
import { PlaceDialog } from './place-dialog';
import { usePreview } from './use-preview';
import classes from './look.module.css';

/** Colour, logo and pictures of the site. */
export function LookForm({ saved }: { saved: LookFragment }) {
  const [update] = useUpdateStudioLookMutation();
  const edit = useSectionForm('look', saved, {
    schema: lookSchema,
    valuesOf: lookValuesOf,
    update: async (input) => (await update({ variables: { input } })).data?.updateStudioLook,
  });
  const isBeingMade = useIsBeingMade(saved, edit.base);
  const [place, setPlace] = useState<PicturePlace | null>(null);
  const { form, base, keep, entered } = edit;
  const change = (values: Partial<LookValues>) => {
    form.setValues(values);
    keep(base, { ...form.getValues(), ...values });
  };
  const choose = (at: PicturePlace, picture: ChosenPicture | null) =>
    change({ pictures: { ...entered.pictures, [at]: picture } });
  return (
    <SettingsForm
      id="settings-look"
      texts={texts}
      edit={edit}
      after={
        place && (
          <PlaceDialog
            place={place}
            chosen={entered.pictures[place]}
            onChosen={(picture) => choose(place, picture)}
            onClose={() => setPlace(null)}
          />
        )
      }
    >
      <ColorFields hue={entered.hue} onChange={(hue) => change({ hue })} />
      <LogoField logoId={entered.logoId} onChange={(logoId) => change({ logoId })} />
      <PictureList pictures={entered.pictures} onEdit={setPlace} onReset={(at) => choose(at, null)} />
      <Preview entered={entered} saved={lookValuesOf(saved)} />
      <p role="status">{isBeingMade && texts.beingMade}</p>
    </SettingsForm>
  );
}

/** Whether the server is still making the files of the look that was saved last; polls until they are made. */
function useIsBeingMade(loaded: LookFragment, saved: LookFragment): boolean {
  const { isBeingMade } = loaded.version >= saved.version ? loaded : saved;
  usePolling(useStudioSettingsQuery(), { isWorking: isBeingMade });
  return isBeingMade;
}

function Preview({ entered, saved }: Record<'entered' | 'saved', LookValues>) {
  const open = usePreview(entered, saved);
  const [isBlocked, setBlocked] = useState(false);
  return (
    <div className={classes.part}>
      <FormAlert notice={isBlocked ? { message: texts.preview.blocked } : null} />
      <div>
        <Button onClick={() => setBlocked(!open())}>{texts.preview.open}</Button>
      </div>
      <p>{texts.preview.hint}</p>
    </div>
  );
}
