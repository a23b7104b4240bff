import type { Detail } from '@tailwright/resume-text/document/resume-document';
import { readSkillGroups, skillLabel } from '@tailwright/resume-text/sections/skills';
import { hedgesIn } from '../../evidence/hedges.js';

/** SkillList is a line of a skills section that is nothing but a list: head + items joined + tail is the line again. */
export interface SkillList {
  /** "Cloud: ", or '' where the list has no label. */
  head: string;
  items: string[];
  joint: string;
  tail: string;
}

/** What people part the items of a list with. */
const joints = [', ', '; ', ' | ', ' • ', ' · ', ' ▪ ', ' / ', ','];

/** A longer item is a sentence, and sentences are not put in another order. */
const itemWordsMax = 5;

/** readSkillList reads a line as a plain list; anything else that parts its items would be lost, so it is no list. */
export function readSkillList(detail: Detail): SkillList | undefined {
  const [group, ...others] = readSkillGroups([detail]);
  if (!group || others.length > 0 || detail.isSubheading || group.items.length < 2) return undefined;
  const body = group.label === '' ? detail.text : (skillLabel.exec(detail.text)?.[2] ?? detail.text);
  const head = detail.text.slice(0, detail.text.length - body.length);
  const tail = body.endsWith('.') ? '.' : '';
  if (group.items.some((item) => /[.!?] /.test(item) || item.split(' ').length > itemWordsMax)) return undefined;
  const joint = joints.find((each) => group.items.join(each) + tail === body);
  return joint === undefined ? undefined : { head, items: group.items, joint, tail };
}

/** isLessened is true for a list whose label takes something back: "Rusty: Perl, C", "Learning: Go". */
export function isLessened({ head }: SkillList): boolean {
  return hedgesIn(head).length > 0 || wished.test(head);
}

const wished = /^(?:i )?(?:want(?: to learn)?|wish list|wanted|next|to learn|some day)(?!\p{L})/iu;

export function writeSkillList({ head, items, joint, tail }: SkillList): string {
  return head + items.join(joint) + tail;
}
