/** Settings that all demonstrations share. */
export const SETTINGS = Object.freeze({
  size: { width: 640, height: 480 },
  thumbnail: { width: 320, height: 240 },
  framesPerSecond: 15,
  seconds: 2.4,
  /** Number of renders that are averaged for a frame and for the poster. */
  renders: { frame: 5, poster: 16 },
  video: { preset: 'slower', quality: 25, coarser: 2, maxBytes: 90_000 },
  poster: { quality: 80, mozjpeg: true },
  thumbnailQuality: 74,
});
