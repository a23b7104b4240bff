import { SaxesParser } from 'saxes';

/** Look is what a paragraph's style and formatting say about it; sizes in half points, spaces in twips. */
export interface Look {
  isHeading: boolean;
  isListItem: boolean;
  isBold: boolean;
  isCapitals: boolean;
  size: number | undefined;
  before: number;
  after: number;
}

/** Styles are the paragraph styles of a Word file by their id. */
export type Styles = ReadonlyMap<string, Look>;

/** plainLook is a paragraph nobody formatted. */
export const plainLook: Look = {
  isHeading: false,
  isListItem: false,
  isBold: false,
  isCapitals: false,
  size: undefined,
  before: 0,
  after: 0,
};

/** Word keeps the English names of its own styles in every language; those of LibreOffice are alike. */
const headingName = /^(?:heading|title|subtitle|section ?title|contact)\b/i;
const listName = /^list (?:bullet|number)/i;
/** A style that is based on itself, or on a chain without an end, is an attack. */
const basesMax = 10;

interface OpenStyle {
  id: string;
  basedOn: string | undefined;
  own: Partial<Look>;
}

/** parseStyles reads word/styles.xml; a damaged one gives no styles. */
export function parseStyles(xml: string | undefined): Styles {
  const open: OpenStyle[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:style' && attributes['w:type'] === 'paragraph') {
      open.push({ id: attributes['w:styleId'] ?? '', basedOn: undefined, own: {} });
    } else if (name === 'w:style') open.push({ id: '', basedOn: undefined, own: {} });
    const style = open.at(-1);
    if (!style) return;
    if (name === 'w:name') Object.assign(style.own, lookOfName(attributes['w:val'] ?? ''));
    else if (name === 'w:basedOn') style.basedOn = attributes['w:val'];
    else Object.assign(style.own, lookOf(name, attributes));
  });
  try {
    parser.write(xml ?? '').close();
  } catch {
    // Without its styles a file is still read, by the formatting of its paragraphs.
  }
  const byId = new Map(open.map((style) => [style.id, style]));
  return new Map(open.map((style) => [style.id, resolved(style, byId)]));
}

function lookOfName(name: string): Partial<Look> {
  return { ...(headingName.test(name) && { isHeading: true }), ...(listName.test(name) && { isListItem: true }) };
}

/** lookOf is what one element of a paragraph's or a style's properties says. */
export function lookOf(name: string, attributes: Record<string, string>): Partial<Look> {
  const value = attributes['w:val'];
  const isOn = value === undefined || !['0', 'false', 'off', 'none'].includes(value);
  if (name === 'w:outlineLvl') return { isHeading: Number(value) < 9 };
  if (name === 'w:numId') return { isListItem: value !== '0' };
  if (name === 'w:b') return { isBold: isOn };
  if (name === 'w:caps' || name === 'w:smallCaps') return { isCapitals: isOn };
  if (name === 'w:sz') return { size: Number(value) };
  if (name !== 'w:spacing') return {};
  const [before, after] = [attributes['w:before'], attributes['w:after']];
  return {
    ...(before !== undefined && { before: Number(before) }),
    ...(after !== undefined && { after: Number(after) }),
  };
}

function resolved(style: OpenStyle, byId: Map<string, OpenStyle>): Look {
  const chain: OpenStyle[] = [];
  for (let at: OpenStyle | undefined = style; at && chain.length < basesMax;) {
    chain.unshift(at);
    at = at.basedOn === undefined ? undefined : byId.get(at.basedOn);
  }
  return Object.assign({ ...plainLook }, ...chain.map(({ own }) => own)) as Look;
}
