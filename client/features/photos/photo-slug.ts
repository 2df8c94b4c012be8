/** Short name of a picture in addresses: the folder that its file lies in. */
export const slugOf = (photo: { imageUrl: string }): string => photo.imageUrl.split('/').at(-2) ?? '';
