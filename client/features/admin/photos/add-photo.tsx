import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { PICTURE_BYTES_MAX } from '#common/media/limits';
import { mediaMessages } from '#common/media/messages';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import { uploadFile } from '../../../lib/upload-file';
import { useAction, type Notice } from '../../../lib/use-action';
import { FileField } from '../file-field/file-field';
import { photosContent } from './photos.content';
import {
  UploadedPictureDocument,
  useCreatePictureUploadMutation,
  type PickedPictureFragment,
} from './photos.generated';
import classes from './photos-tab.module.css';

const { add: content, failed } = photosContent;

interface AddPhotoProps {
  label?: string;
  onUploaded: (picture: PickedPictureFragment) => void;
}

/** Chooses and uploads a picture. */
export function AddPhoto({ label = content.label, onUploaded }: AddPhotoProps) {
  const upload = useUpload();
  const { run, isBusy, notice } = useAction(failed);
  const [refusal, setRefusal] = useState<Notice | null>(null);
  const [name, setName] = useState('');
  const send = (file: File) =>
    run(async () => {
      setName(file.name);
      setRefusal(null);
      const answer = await upload(file);
      if (typeof answer === 'string') setRefusal({ message: answer });
      else onUploaded(answer);
      return undefined;
    });
  return (
    <section className={`${card.card} ${classes.add}`}>
      <FormAlert notice={notice ?? refusal} />
      <FileField
        label={label}
        accept="image/jpeg,image/png,image/webp,image/avif"
        describedBy="photo-file-hint"
        isBusy={isBusy}
        onChosen={send}
      />
      <p id="photo-file-hint">{content.hint}</p>
      <p role="status">{isBusy && content.uploading(name)}</p>
    </section>
  );
}

/** Returns a function that uploads a file, and returns the picture or why it was refused. */
function useUpload() {
  const client = useApolloClient();
  const [create] = useCreatePictureUploadMutation();
  return async (file: File): Promise<PickedPictureFragment | string> => {
    if (file.size > PICTURE_BYTES_MAX) return mediaMessages.tooLarge;
    const { data: created } = await create();
    const { pictureId: id, uploadUrl } = created!.createPictureUpload;
    const refused = await uploadFile(uploadUrl, file);
    if (refused !== null) return refused;
    const { data } = await client.query({ query: UploadedPictureDocument, variables: { id } });
    return data?.uploadedPicture ?? mediaMessages.notFound;
  };
}
