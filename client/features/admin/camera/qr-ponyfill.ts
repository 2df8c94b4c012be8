import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Loads WebAssembly from this site; by default the library would load it from another one. */
export function createPonyfill(): BarcodeDetector {
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return new BarcodeDetector({ formats: ['qr_code'] });
}
