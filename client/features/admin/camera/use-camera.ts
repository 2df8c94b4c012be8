import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { CODE_PREFIX } from '#common/check-in/limits';
import { SECOND_MS } from '#common/time';
import { createQrDetector } from './qr-detector';

/** Time between two looks at the picture, in milliseconds. */
const INTERVAL_MS = SECOND_MS / 4;

interface CameraSettings {
  isOn: boolean;
  /** Camera on the side of the screen (`user`), or on the other side. */
  facingMode: 'user' | 'environment';
  onCode: (text: string) => void;
}

/** Shows the picture of the camera in a video element, and calls back with each QR code in it, once. */
export function useCamera({ isOn, facingMode, onCode }: CameraSettings) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const last = useRef('');
  const found = useEffectEvent((text: string) => {
    // Other codes in the picture are not typed by mistake, and must not count as wrong ones.
    if (text === last.current || !text.startsWith(CODE_PREFIX)) return;
    last.current = text;
    onCode(text);
  });
  const fail = useEffectEvent(() => setHasFailed(true));
  useEffect(() => {
    if (!isOn) return;
    const stopping = new AbortController();
    scan(video, { facingMode, signal: stopping.signal, onFound: (text) => found(text) }).catch(() => {
      if (!stopping.signal.aborted) fail();
    });
    return () => {
      stopping.abort();
      setHasFailed(false);
    };
  }, [isOn, facingMode]);
  return { video, hasFailed };
}

interface Scan {
  facingMode: CameraSettings['facingMode'];
  signal: AbortSignal;
  onFound: (text: string) => void;
}

/** Rejects without a camera, without permission to use it, and on origins without TLS. */
async function scan(video: RefObject<HTMLVideoElement | null>, { facingMode, signal, onFound }: Scan) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode } });
  const element = video.current;
  try {
    if (signal.aborted || !element) return;
    element.srcObject = stream;
    const [detector] = await Promise.all([createQrDetector(), element.play()]);
    while (!signal.aborted) {
      const [code] = await detector.detect(element);
      if (code && !signal.aborted) onFound(code.rawValue);
      await pause(INTERVAL_MS, signal);
    }
  } finally {
    stream.getTracks().forEach((track) => track.stop());
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
