/** Descriptions of the part of a picture, which are the same in what is read and in what is entered. */
export const cropTexts = {
  left: 'What is left out on the left, in percent of the width.',
  top: 'What is left out at the top, in percent of the height.',
  width: 'Width of the part, in percent of the width.',
  height: 'Height of the part, in percent of the height.',
};
