/** Texts of the camera at the front desk and at the kiosk. */
export const cameraContent = {
  use: 'Use the camera',
  stop: 'Switch the camera off',
  picture: 'Picture of the camera',
  failed: 'The camera cannot be used here; type the six digits instead.',
};
