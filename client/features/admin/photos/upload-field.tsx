import { useState } from 'react';
import { FormAlert } from '../../../components/form-alert';
import { useAction, type Notice } from '../../../lib/use-action';
import { FileField } from '../file-field/file-field';
import { photosContent } from './photos.content';
import type { PickedPictureFragment } from './photos.generated';
import { PICTURE_TYPES, useUpload } from './use-upload';

const { add: content, failed } = photosContent;

interface UploadFieldProps {
  label: string;
  hint: string;
  /** Id of the hint. */
  hintId: string;
  isLogo?: boolean;
  onUploaded: (picture: PickedPictureFragment) => void;
}

/** Chooses and uploads a picture. */
export function UploadField({ label, hint, hintId, isLogo = false, onUploaded }: UploadFieldProps) {
  const upload = useUpload({ isLogo });
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
    <>
      <FormAlert notice={notice ?? refusal} />
      <FileField label={label} accept={PICTURE_TYPES} describedBy={hintId} isBusy={isBusy} onChosen={send} />
      <p id={hintId}>{hint}</p>
      <p role="status">{isBusy && content.uploading(name)}</p>
    </>
  );
}
