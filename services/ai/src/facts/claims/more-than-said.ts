import type { Kind } from '../doubt.js';
import type { Evidence } from '../evidence.js';
import type { Told } from '../told.js';
import { isOfferUnsaid } from './offers.js';
import { isAllOfSome, isFullOfPart, isJointToldAsOwn, isSumToldOfEach } from './part-as-whole.js';
import { isToldAsEnded, isToldOftener } from './told-oftener.js';

/** A claim with the clause that it retells. */
interface Retelling {
  told: Told;
  line: string;
  evidence: Evidence;
}

/** What a claim may say beyond its line, each enough by itself; too rare for the fit to weigh it. */
const checks: readonly { isSo(retelling: Retelling): boolean; reason: [Kind, string] }[] = [
  {
    isSo: ({ told, evidence }) => isOfferUnsaid(told.text, evidence),
    reason: ['statement', 'Your resume does not offer this.'],
  },
  {
    isSo: ({ told, line }) => told.kind !== 'skill' && isToldOftener(told.text, line),
    reason: ['scope', 'Your resume says that this was now and then.'],
  },
  {
    isSo: ({ told, line }) => isToldAsEnded(told.text, line),
    reason: ['statement', 'Your resume says that there was less of it, and not that it ended.'],
  },
  {
    isSo: ({ told, line }) => isAllOfSome(told.text, line) || isFullOfPart(told.text, line),
    reason: ['scope', 'Your resume says this of a part.'],
  },
  {
    isSo: ({ told, line }) => isJointToldAsOwn(told.text, line),
    reason: ['scope', 'Your resume says that others did a part of this.'],
  },
  {
    isSo: ({ told, line }) => isSumToldOfEach(told.text, line),
    reason: ['number', 'Your resume gives this figure for all together.'],
  },
];

/** moreThanSaid finds what a claim says beyond its line, in words for the person; undefined where nothing is found. */
export function moreThanSaid(retelling: Retelling): [Kind, string] | undefined {
  return checks.find(({ isSo }) => isSo(retelling))?.reason;
}
