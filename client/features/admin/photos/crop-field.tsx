import { useState, type SyntheticEvent } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { largestCrop, WHOLE, type Crop } from '#common/media/crop';
import { CROP_WIDTH_MIN } from '#common/media/limits';
import { Button } from '../../../components/button';
import { photosContent } from './photos.content';
import type { PickedPictureFragment } from './photos.generated';
import classes from './photos-tab.module.css';

const { form: texts, handles } = photosContent;

/** Smallest part on screen, in pixels. */
const HANDLE_SIZE = 48;

interface CropFieldProps {
  picture: PickedPictureFragment;
  initial: Crop;
  /** Width to height of the part; any by default. */
  aspect?: number;
  /** Minimum width of the part, in pixels of the picture. */
  widthMin?: number;
  onChange: (crop: Crop) => void;
}

/** Chooses the part of a picture that is shown, with a pointer or the arrow keys. */
export function CropField({ picture, initial, aspect, widthMin = CROP_WIDTH_MIN, onChange }: CropFieldProps) {
  const { previewUrl, width, height } = picture;
  const [crop, setCrop] = useState(initial);
  const [minWidth, setMinWidth] = useState(HANDLE_SIZE);
  const measure = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    setMinWidth(Math.max(HANDLE_SIZE, Math.ceil((image.width * widthMin) / width)));
  const change = (changed: Crop) => {
    setCrop(changed);
    onChange(changed);
  };
  return (
    <fieldset className={classes.crop} aria-describedby="crop-hint">
      <legend>{texts.crop}</legend>
      <ReactCrop
        crop={{ unit: '%', x: crop.left, y: crop.top, width: crop.width, height: crop.height }}
        onChange={(_pixels, part) =>
          change({ left: part.x, top: part.y, width: part.width, height: part.height })
        }
        aspect={aspect}
        ariaLabels={handles}
        keepSelection
        minWidth={minWidth}
        minHeight={HANDLE_SIZE}
        ruleOfThirds
      >
        <img src={previewUrl} alt="" width={width} height={height} onLoad={measure} />
      </ReactCrop>
      <p id="crop-hint">{texts.cropHint}</p>
      <Button onClick={() => change(aspect ? largestCrop(picture, aspect) : WHOLE)}>
        {aspect ? texts.largestPart : texts.wholePicture}
      </Button>
    </fieldset>
  );
}
