import { entities } from '@tailwright/resume-text/text/clean-text';

/** Span is a run of text in one look. A line break inside a block is a newline in its text. */
export interface Span {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  link?: string;
}

type Look = Omit<Span, 'text'>;

const escapable = /[!-/:-@[-`{-~]/;
const entity = /^&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/;
const autolink = /^<((?:https?:\/\/|mailto:)[^\s<>]{1,500}|[^\s<>@]{1,64}@[^\s<>@]{1,255})>/;
const lineBreak = /^<br\s{0,3}\/?>/i;
const letter = /[\p{L}\p{N}]/u;
/** What a link may show; each bracket looks so far for its partner. */
const linkCharsMax = 300;
/** Emphasis inside emphasis; deeper marks are taken as they are. */
const depthMax = 6;

/** parseSpans reads the inline marks of one Markdown block; what is no mark stays as it is written. */
export function parseSpans(text: string): Span[] {
  return new Inline(text).read();
}

/** textOf is what a reader of the spans sees. */
export function textOf(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}

class Inline {
  private readonly spans: Span[] = [];
  /** Marks for which the rest of the text has no partner, so that each is looked for once. */
  private readonly lonely = new Set<string>();
  private readonly source: string;
  private readonly look: Look;
  private readonly depth: number;

  constructor(source: string, look: Look = {}, depth = 0) {
    this.source = source;
    this.look = look;
    this.depth = depth;
  }

  read(): Span[] {
    for (let at = 0; at < this.source.length;) at = this.step(at);
    return this.spans;
  }

  /** Reads what starts at `at` and returns where the next thing starts. */
  private step(at: number): number {
    const sign = this.source[at] ?? '';
    if (sign === '\\' && escapable.test(this.source[at + 1] ?? '')) return this.write(this.source[at + 1]!, at + 2);
    if (sign === '&') return this.entity(at);
    if (sign === '`') return this.code(at);
    if (sign === '<') return this.angle(at);
    if (sign === '[' || (sign === '!' && this.source[at + 1] === '[')) return this.link(at);
    if (sign === '*' || sign === '_' || (sign === '~' && this.source[at + 1] === '~')) return this.emphasis(at);
    return this.write(sign, at + 1);
  }

  private write(text: string, next: number): number {
    const last = this.spans.at(-1);
    const { isBold, isItalic, link } = this.look;
    if (last && last.isBold === isBold && last.isItalic === isItalic && last.link === link) last.text += text;
    else this.spans.push({ text, ...this.look });
    return next;
  }

  private entity(at: number): number {
    const found = entity.exec(this.source.slice(at, at + 12));
    if (!found) return this.write('&', at + 1);
    const [all, decimal, hex, name] = found;
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    const text = name === undefined ? (isCharacter ? String.fromCodePoint(code) : '') : (entities[name] ?? '');
    return this.write(text, at + all.length);
  }

  private code(at: number): number {
    const mark = /^`+/.exec(this.source.slice(at, at + 10))![0];
    const end = this.lonely.has(mark) ? -1 : this.source.indexOf(mark, at + mark.length);
    if (end === -1) {
      this.lonely.add(mark);
      return this.write(mark, at + mark.length);
    }
    return this.write(this.source.slice(at + mark.length, end).trim(), end + mark.length);
  }

  private angle(at: number): number {
    const rest = this.source.slice(at, at + 600);
    const broken = lineBreak.exec(rest);
    if (broken) return this.write('\n', at + broken[0].length);
    const [all, address] = autolink.exec(rest) ?? [];
    if (all === undefined || address === undefined) return this.write('<', at + 1);
    const isMail = !/^[a-z]+:/i.test(address);
    this.nest(address.replace(/^mailto:/, ''), { link: isMail ? `mailto:${address}` : address }, true);
    return at + all.length;
  }

  /** `[words](address)`; of a picture its description stays. */
  private link(at: number): number {
    const isPicture = this.source[at] === '!';
    const start = at + (isPicture ? 2 : 1);
    const end = this.closingBracket(start);
    const [all, address] =
      (end !== -1 &&
        /^\(\s{0,9}<?([^\s()<>]{0,1000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,200})?)>?(?:\s+"[^"]{0,200}")?\s{0,9}\)/.exec(
          this.source.slice(end + 1, end + 1_600),
        )) ||
      [];
    if (all === undefined || address === undefined) return this.write(this.source.slice(at, start), start);
    const link = isPicture ? undefined : safeLink(address);
    this.nest(this.source.slice(start, end), link === undefined ? {} : { link });
    return end + 1 + all.length;
  }

  private closingBracket(start: number): number {
    const longest = Math.min(this.source.length, start + linkCharsMax);
    if (this.lonely.has(']')) return -1;
    for (let at = start, open = 0; at < longest; at += 1) {
      if (this.source[at] === '\\') at += 1;
      else if (this.source[at] === '[') open += 1;
      else if (this.source[at] === ']' && open-- === 0) return at;
    }
    if (!this.source.includes(']', start)) this.lonely.add(']');
    return -1;
  }

  private emphasis(at: number): number {
    const sign = this.source[at]!;
    const run = runAt(this.source, at);
    for (const length of sign === '~' ? [2] : [3, 2, 1]) {
      if (length > run || this.depth >= depthMax) continue;
      const end = this.closing(at, sign, length);
      if (end === -1) continue;
      const look = sign === '~' ? {} : { ...(length > 1 && { isBold: true }), ...(length !== 2 && { isItalic: true }) };
      this.nest(this.source.slice(at + length, end), look);
      return end + length;
    }
    return this.write(sign.repeat(run), at + run);
  }

  /** Where the mark of this length that was opened at `at` is closed, or -1. */
  private closing(at: number, sign: string, length: number): number {
    const mark = sign.repeat(length);
    const before = this.source[at - 1] ?? ' ';
    const after = this.source[at + length] ?? ' ';
    if (/\s/.test(after) || (sign === '_' && letter.test(before)) || this.lonely.has(mark)) return -1;
    for (let end = at + length; end < this.source.length; end += 1) {
      if (this.source[end] === '\\') end += 1;
      else if (this.source[end] === sign) {
        const run = runAt(this.source, end);
        const isRight = !/\s/.test(this.source[end - 1] ?? ' ') && end > at + length;
        const isFree = sign !== '_' || !letter.test(this.source[end + run] ?? ' ');
        if (isRight && isFree && (run === length || run >= 3)) return end + run - length;
        end += run - 1;
      }
    }
    this.lonely.add(mark);
    return -1;
  }

  private nest(source: string, look: Look, isPlain = false): void {
    const inner = isPlain ? [{ text: source }] : new Inline(source, {}, this.depth + 1).read();
    const before = this.look;
    for (const { text, ...own } of inner) {
      Object.assign(this, { look: { ...before, ...own, ...look } });
      this.write(text, 0);
    }
    Object.assign(this, { look: before });
  }
}

function runAt(source: string, at: number): number {
  let end = at;
  while (source[end] === source[at]) end += 1;
  return end - at;
}

/** safeLink keeps web, mail and phone addresses; nothing else may be clicked in a file we hand over. */
export function safeLink(address: string): string | undefined {
  return /^(?:https?:\/\/|mailto:|tel:)[^\s<>"\\]+$/i.test(address) ? address : undefined;
}
