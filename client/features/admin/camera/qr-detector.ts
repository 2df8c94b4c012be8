import type { BarcodeDetector } from 'barcode-detector/ponyfill';

type QrDetector = Pick<BarcodeDetector, 'detect'>;

const FORMAT = 'qr_code';

/** The scanner of the browser, or one in WebAssembly where it has none, as in Firefox and on iOS. */
export async function createQrDetector(): Promise<QrDetector> {
  const { BarcodeDetector: Native } = window as { BarcodeDetector?: typeof BarcodeDetector };
  if (Native && (await Native.getSupportedFormats()).includes(FORMAT))
    return new Native({ formats: [FORMAT] });
  return (await import('./qr-ponyfill')).createPonyfill();
}
