import { useState } from 'react';
import type { Crop } from '#common/media/crop';
import { PORTRAIT_ASPECT, PORTRAIT_WIDTH_MIN } from '#common/trainers/limits';
import { Button } from '../../../components/button';
import { CropField } from '../photos/crop-field';
import type { PickedPictureFragment } from '../photos/photos.generated';
import { UploadField } from '../photos/upload-field';
import { portraitOf } from './trainer-values';
import { trainersContent } from './trainers.content';
import classes from './trainers-tab.module.css';

const { portrait: texts } = trainersContent;

interface PortraitFieldProps {
  picture: PickedPictureFragment | null;
  crop: Crop | null;
  onUploaded: (picture: PickedPictureFragment) => void;
  onCrop: (crop: Crop) => void;
}

/** Uploads the picture of a portrait, then chooses the part that is shown. */
export function PortraitField({ picture, crop, onUploaded, onCrop }: PortraitFieldProps) {
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
    </div>
  );
}
