import { PICTURE_BYTES_MAX, PICTURE_WIDTH_MIN } from '#common/media/limits';

/** Texts of the tab in which admins fill the gallery. */
export const photosContent = {
  lead: 'The gallery of the site, in its order.',
  loadFailed: 'The photos did not load.',
  failed: 'That did not work. Please try again.',
  add: {
    label: 'Add a photo',
    hint: `JPEG, PNG, WebP or AVIF, up to ${PICTURE_BYTES_MAX / 1024 / 1024} MB, at least ${PICTURE_WIDTH_MIN} pixels wide. What the file says about place and camera is removed.`,
    uploading: (name: string) => `Uploading ${name} ...`,
  },
  empty: 'No photos yet.',
  place: (number: number, count: number) => `${number} of ${count}`,
  hidden: 'Hidden',
  beingMade: 'Sizes are being made',
  actions: {
    edit: 'Edit',
    hide: 'Hide',
    show: 'Show',
    delete: 'Delete',
    up: 'Move up',
    down: 'Move down',
    about: (action: string, caption: string) => `${action}: ${caption}`,
  },
  form: {
    newTitle: 'New photo',
    editTitle: 'Edit photo',
    caption: 'Caption',
    description: 'What the photo shows',
    descriptionHint: 'For people who cannot see it, such as “Two members at the rowing machines”.',
    submitNew: 'Add to the gallery',
    submitEdit: 'Save',
    crop: 'Part to show',
    cropHint: 'Drag the frame, or move it and its handles with the arrow keys.',
    wholePicture: 'Show all of it',
  },
  handles: {
    cropArea: 'Part to show: move it with the arrow keys',
    nwDragHandle: 'Upper left corner of the part',
    nDragHandle: 'Upper edge of the part',
    neDragHandle: 'Upper right corner of the part',
    eDragHandle: 'Right edge of the part',
    seDragHandle: 'Lower right corner of the part',
    sDragHandle: 'Lower edge of the part',
    swDragHandle: 'Lower left corner of the part',
    wDragHandle: 'Left edge of the part',
  },
  deletion: {
    title: (caption: string) => `Delete “${caption}”?`,
    text: 'The photo disappears from the gallery. This cannot be undone.',
    submit: 'Delete photo',
  },
};
