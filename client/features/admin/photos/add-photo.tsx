import card from '../../../components/form-card.module.css';
import { photosContent } from './photos.content';
import type { PickedPictureFragment } from './photos.generated';
import classes from './photos-tab.module.css';
import { UploadField } from './upload-field';

const { add: content } = photosContent;

interface AddPhotoProps {
  onUploaded: (picture: PickedPictureFragment) => void;
}

/** Adds a photo to the gallery. */
export const AddPhoto = ({ onUploaded }: AddPhotoProps) => (
  <section className={`${card.card} ${classes.add}`}>
    <UploadField label={content.label} hint={content.hint} hintId="photo-file-hint" onUploaded={onUploaded} />
  </section>
);
