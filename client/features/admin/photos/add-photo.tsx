import card from '../../../components/form-card.module.css';
import { photosContent } from './photos.content';
import type { PickedPictureFragment } from './photos.generated';
import classes from './photos-tab.module.css';
import { UploadField } from './upload-field';

const { add: content } = photosContent;

interface AddPhotoProps {
  label?: string;
  onUploaded: (picture: PickedPictureFragment) => void;
}

/** Chooses and uploads a picture. */
export const AddPhoto = ({ label = content.label, onUploaded }: AddPhotoProps) => (
  <section className={`${card.card} ${classes.add}`}>
    <UploadField label={label} hint={content.hint} hintId="photo-file-hint" onUploaded={onUploaded} />
  </section>
);
