import { expect, test } from 'vitest';
import { loadConfig } from './config';

test('uploads are in a folder next to the other data, in another folder, or in a bucket', () => {
  const uploadsOf = (env: object) => loadConfig({ ...env }).uploads;
  expect(uploadsOf({ DATA_DIR: '/data' })).toEqual({ folder: '/data/uploads' });
  expect(uploadsOf({ DATA_DIR: '/data', UPLOADS_DIR: '/shared' })).toEqual({ folder: '/shared' });
  const bucketUrl = 'https://key:s3cret@s3.example/photos?region=ap-south-1';
  expect(uploadsOf({ UPLOADS_DIR: '/shared', UPLOADS_S3_URL: bucketUrl })).toEqual({ bucketUrl });
});

test.each([
  'https://s3.example/photos',
  'https://key@s3.example/photos',
  'https://key:s3cret@s3.example',
  'http://key:s3cret@s3.example/photos',
  'ftp://key:s3cret@s3.example/photos',
  'https://key:s3/cret@s3.example/photos',
])('refuses %s for a bucket, without repeating it', (url) => {
  const load = () => loadConfig({ UPLOADS_S3_URL: url });
  expect(load).toThrow(/^Wrong settings: UPLOADS_S3_URL/);
  expect(load).not.toThrow(/s3\/?cret|photos/);
});
