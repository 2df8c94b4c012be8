import { useApolloClient } from '@apollo/client/react';
import { PICTURE_BYTES_MAX } from '#common/media/limits';
import { mediaMessages } from '#common/media/messages';
import { uploadFile } from '../../../lib/upload-file';
import {
  UploadedPictureDocument,
  useCreateLogoUploadMutation,
  useCreatePictureUploadMutation,
  type PickedPictureFragment,
} from './photos.generated';

/** File types that browsers offer. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Returns a function that uploads a file, and returns the picture or why it was refused. */
export function useUpload({ isLogo = false } = {}) {
  const client = useApolloClient();
  const [createPicture] = useCreatePictureUploadMutation();
  const [createLogo] = useCreateLogoUploadMutation();
  const begin = async () =>
    isLogo ? (await createLogo()).data?.createLogoUpload : (await createPicture()).data?.createPictureUpload;
  return async (file: File): Promise<PickedPictureFragment | string> => {
    if (file.size > PICTURE_BYTES_MAX) return mediaMessages.tooLarge;
    const { pictureId: id, uploadUrl } = (await begin())!;
    const refused = await uploadFile(uploadUrl, file);
    if (refused !== null) return refused;
    const { data } = await client.query({ query: UploadedPictureDocument, variables: { id } });
    return data?.uploadedPicture ?? mediaMessages.notFound;
  };
}
