/** Encodes frames as an MP4; the same frames always give the same bytes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { SETTINGS } from '../settings.mjs';

const { size, framesPerSecond, video } = SETTINGS;

/**
 * @param {Buffer[]} frames  RGBA from the bottom row to the top
 * @param {string} file
 */
export async function writeVideo(frames, file) {
  let quality = video.quality;
  await encode(frames, { file, quality });
  while (fs.statSync(file).size > video.maxBytes) {
    quality += video.coarser;
    await encode(frames, { file, quality });
  }
  return { quality, bytes: fs.statSync(file).size };
}

/**
 * @param {Buffer[]} frames
 * @param {{ file: string, quality: number }} options
 */
async function encode(frames, { file, quality }) {
  const input = `-f rawvideo -pix_fmt rgba -s ${size.width}x${size.height} -r ${framesPerSecond} -i -`;
  const picture = `-vf vflip,format=yuv420p -c:v libx264 -preset ${video.preset} -crf ${quality} -an`;
  const repeatable = '-threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart';
  const ffmpeg = spawn('ffmpeg', [...`-v error -y ${input} ${picture} ${repeatable}`.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(ffmpeg, 'close');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
