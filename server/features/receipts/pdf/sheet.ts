import { registerFonts, runsOf, type Weight } from './fonts';
import { drawable, linesOf } from './text-lines';

/** Points; an A4 page is 595.28 wide and 841.89 high. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;

/** Above what stands at the lower edge. */
const LOWEST = PAGE.height - 104;

export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
export const WIDTH = RIGHT - LEFT;

export interface Style {
  size: number;
  /** From one line to the next. */
  leading: number;
  weight: Weight;
  color: string;
  /** Digits of one width, for amounts under each other. */
  isTabular?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  align?: 'right';
}

/** What a text is to somebody who hears the page: its tag, and the element that it belongs to. */
export interface Meaning {
  as: string;
  within: PDFKit.PDFStructureElement;
  /** Which cells a heading of a table is for. */
  scope?: 'Column' | 'Row';
}

/** How far below its upper edge letters of both families stand, in parts of their size. */
const ASCENT = 0.76;

/** Where in a line of a style its letters stand. */
export const baselineOf = ({ leading, size }: Style): number => (leading - size) / 2 + size * ASCENT;

/** A page to write on: text in the fonts that have its characters, tagged; everything else is decoration. */
export class Sheet {
  readonly root: PDFKit.PDFStructureElement;

  constructor(private readonly document: PDFKit.PDFDocument) {
    registerFonts(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** Where a part of some height can begin that should begin at y: there, or at the top of another page. */
  roomFor(height: number, y: number): number {
    if (y + height <= LOWEST) return y;
    this.document.addPage();
    return PAGE.margin;
  }

  /** An element that others belong to. */
  group(tag: string, within = this.root): PDFKit.PDFStructureElement {
    const element = this.document.struct(tag);
    within.add(element);
    return element;
  }

  /** Draws what says nothing: lines and surfaces. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document.save();
    draw(this.document);
    this.document.restore();
    this.document.endMarkedContent();
  }

  /** Writes a text in a box and answers where the box ends. */
  write(text: string, box: Box & { style: Style }, { as, within, scope }: Meaning): number {
    const { style } = box;
    const shown = drawable(text);
    const lines = this.broken(shown, box.width, style);
    // What is read aloud and copied is the text, however its letters are put together, missing, or broken into lines.
    const isAsDrawn = lines.length === 1 && isPlain(shown);
    const options = { ...(isAsDrawn ? {} : { actual: shown }), ...(scope ? { scope } : {}) };
    const draw = () => lines.forEach((line, index) => this.line(line, index, box));
    within.add(this.document.struct(as, options, draw));
    return box.y + lines.length * style.leading;
  }

  /** How high a text is in a box. */
  heightOf(text: string, { width, style }: { width: number; style: Style }): number {
    return this.broken(drawable(text), width, style).length * style.leading;
  }

  private broken = (text: string, width: number, style: Style): string[] =>
    linesOf(text, width, (part) => this.widthOf(part, style));

  private line(text: string, index: number, { x, y, width, align, style }: Box & { style: Style }): void {
    const baseline = y + index * style.leading + baselineOf(style);
    let at = align === 'right' ? x + width - this.widthOf(text, style) : x;
    this.document.fillColor(style.color);
    for (const run of runsOf(text, style.weight)) {
      const step = this.widthOfRun(run, style);
      this.document.text(run.text, at, baseline, {
        ...{ lineBreak: false, baseline: 'alphabetic' },
        ...features(style),
      });
      at += step;
    }
  }

  private widthOf = (text: string, style: Style): number =>
    runsOf(text, style.weight).reduce((sum, run) => sum + this.widthOfRun(run, style), 0);

  /** Leaves the font of the run as the one to draw with. */
  private widthOfRun = ({ font, text }: { font: string; text: string }, style: Style): number =>
    this.document.font(font, style.size).widthOfString(text, features(style));
}

const features = ({ isTabular }: Style): PDFKit.Mixins.TextOptions =>
  isTabular ? { features: ['tnum'] } : {};

/** Whether the letters of the file are the text. */
const isPlain = (text: string) => /^[\x20-\x7e\u20b9]*$/.test(text);
