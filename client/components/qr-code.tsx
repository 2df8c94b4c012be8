import { encode } from 'uqr';
import classes from './qr-code.module.css';

/** The blank margin that readers need, in modules. */
const MARGIN = 4;

/** A QR code, dark on white in both colour schemes, because many scanners cannot read an inverted one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={data.map(pathOfRow).join('')} />
    </svg>
  );
}

const pathOfRow = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
