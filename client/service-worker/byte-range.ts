/** "bytes=100-199", or to the end: "bytes=100-". */
const RANGE = /^bytes=(\d+)-(\d*)$/;

/** The response to a range request for a file; the whole file for other forms of ranges, which players accept too. */
export async function rangeResponse(file: Response, range: string): Promise<Response> {
  const [, from, to] = RANGE.exec(range) ?? [];
  if (from === undefined) return file;
  const whole = await file.blob();
  const first = Number(from);
  const last = Math.min(to ? Number(to) : Infinity, whole.size - 1);
  if (first > last) {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${whole.size}` } });
  }
  const part = whole.slice(first, last + 1, whole.type);
  return new Response(part, {
    status: 206,
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Length': String(part.size),
      'Content-Range': `bytes ${first}-${last}/${whole.size}`,
      'Content-Type': whole.type,
    },
  });
}
