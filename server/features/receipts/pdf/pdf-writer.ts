import { drawable, runsOf, type Run, type Weight } from './fonts';
import { printable, wrapLines } from './line-wrapping';

/** An A4 page, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;

/** Lower limit of the content, above the notes at the bottom. */
const LOWEST = PAGE.height - 104;

export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
export const WIDTH = RIGHT - LEFT;

export interface Style {
  size: number;
  /** Line height in points. */
  leading: number;
  weight: Weight;
  color: string;
  /** Uses tabular figures, for amounts in columns. */
  isTabular?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  align?: 'right';
}

/** Accessibility tag of a text, and the structure element that contains it. */
export interface StructureTag {
  as: string;
  within: PDFKit.PDFStructureElement;
  /** For table headers: whether they apply to a column or a row. */
  scope?: 'Column' | 'Row';
}

/** Distance from the top of the em box to the baseline, as a fraction of the size; valid for both families. */
const ASCENT = 0.76;

/** Distance from the top of a line to its baseline, in points. */
export const baselineOf = ({ leading, size }: Style): number => (leading - size) / 2 + size * ASCENT;

/** Draws on the pages of a document: tagged text in fonts that cover its characters, and untagged decoration. */
export class PdfWriter {
  readonly root: PDFKit.PDFStructureElement;

  constructor(private readonly document: PDFKit.PDFDocument) {
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** Returns y if a block of that height fits there, otherwise adds a page and returns its top. */
  roomFor(height: number, y: number): number {
    if (y + height <= LOWEST) return y;
    this.document.addPage();
    return PAGE.margin;
  }

  /** Adds a structure element that contains others. */
  group(tag: string, within = this.root): PDFKit.PDFStructureElement {
    const element = this.document.struct(tag);
    within.add(element);
    return element;
  }

  /** Draws decoration such as lines and backgrounds, which screen readers ignore. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document.save();
    draw(this.document);
    this.document.restore();
    this.document.endMarkedContent();
  }

  /** Writes a text into a box and returns the y where it ends. */
  write(text: string, box: Box & { style: Style }, { as, within, scope }: StructureTag): number {
    const { style } = box;
    const shown = printable(text);
    const lines = this.wrap(drawable(shown, style.weight), box.width, style);
    // Screen readers and copying get the actual text, even if glyphs are combined, missing or split into lines.
    const isAsDrawn = lines.length === 1 && isPlain(shown);
    const options = { ...(isAsDrawn ? {} : { actual: shown }), ...(scope ? { scope } : {}) };
    const draw = () => lines.forEach((line, index) => this.drawLine(line, index, box));
    within.add(this.document.struct(as, options, draw));
    return box.y + lines.length * style.leading;
  }

  /** Height of a text in a box of that width, in points. */
  heightOf(text: string, { width, style }: { width: number; style: Style }): number {
    return this.wrap(drawable(printable(text), style.weight), width, style).length * style.leading;
  }

  private wrap = (text: string, width: number, style: Style): string[] =>
    wrapLines(text, width, (part) => this.widthOf(part, style));

  private drawLine(text: string, index: number, { x, y, width, align, style }: Box & { style: Style }): void {
    const baseline = y + index * style.leading + baselineOf(style);
    let at = align === 'right' ? x + width - this.widthOf(text, style) : x;
    this.document.fillColor(style.color);
    for (const run of runsOf(text, style.weight)) {
      const step = this.widthOfRun(run, style);
      this.document.text(run.text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...features(style),
      });
      at += step;
    }
  }

  private widthOf = (text: string, style: Style): number =>
    runsOf(text, style.weight).reduce((sum, run) => sum + this.widthOfRun(run, style), 0);

  /** Side effect: selects the font of the run, which the next drawing call uses. */
  private widthOfRun = ({ font, text }: Run, style: Style): number =>
    this.document
      .registerFont(font.name, font.source)
      .font(font.name, style.size)
      .widthOfString(text, features(style));
}

const features = ({ isTabular }: Style): PDFKit.Mixins.TextOptions =>
  isTabular ? { features: ['tnum'] } : {};

/** Whether the drawn glyphs correspond to the characters one by one, so that no replacement text is needed. */
const isPlain = (text: string) => /^[\x20-\x7e\u20b9]*$/.test(text);
