import { useState, type ReactNode } from 'react';
import type { Crop } from '#common/media/crop';
import { PORTRAIT_ASPECT, PORTRAIT_WIDTH_MIN } from '#common/trainers/limits';
import { Button } from '../../../components/button';
import { ErrorLine } from '../../../components/field';
import { CropField } from '../photos/crop-field';
import type { PickedPictureFragment } from '../photos/photos.generated';
import { UploadField } from '../photos/upload-field';
import { portraitOf } from './trainer-values';
import { trainersContent } from './trainers.content';
import classes from './trainers-tab.module.css';

const { portrait: texts } = trainersContent;

interface PortraitFieldProps {
  /** Path of the picture in the form. */
  name: string;
  error: ReactNode;
  picture: PickedPictureFragment | null;
  crop: Crop | null;
  onUploaded: (picture: PickedPictureFragment) => void;
  onCrop: (crop: Crop) => void;
}

/** Uploads the picture of a portrait, then chooses the part that is shown. */
export function PortraitField({ name, error, picture, crop, onUploaded, onCrop }: PortraitFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  if (picture && !isChoosing)
    return (
      <div className={classes.portrait}>
        <CropField
          key={picture.id}
          picture={picture}
          initial={crop ?? portraitOf(picture).crop!}
          aspect={PORTRAIT_ASPECT}
          widthMin={PORTRAIT_WIDTH_MIN}
          onChange={onCrop}
        />
        <Button onClick={() => setIsChoosing(true)}>{texts.other}</Button>
      </div>
    );
  return (
    <div className={classes.portrait}>
      <UploadField
        label={texts.label}
        hint={texts.hint}
        hintId="trainer-photo-hint"
        onUploaded={(uploaded) => {
          setIsChoosing(false);
          onUploaded(uploaded);
        }}
      />
      {/* So that the form has a place for the message. */}
      <input type="hidden" name={name} />
      {typeof error === 'string' && (
        <div className={classes.error} role="alert">
          <ErrorLine message={error} />
        </div>
      )}
    </div>
  );
}
