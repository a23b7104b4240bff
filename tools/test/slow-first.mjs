import TestSequencer from '@jest/test-sequencer';

/** Files that wait for deadlines and restarted processes, and that work for long; many of them are short to read. */
const slow = [
  'services/ai/src/hostile-texts.test.ts',
  'libs/documents/eval/resume.test.ts',
  'services/ai/eval/facts.test.ts',
  'libs/platform/src/events/events.test.ts',
  'libs/platform/src/bus/replicas.test.ts',
  'libs/documents/src/jail/document-reader.test.ts',
  'libs/platform/src/bus/outage.test.ts',
  'gateway/src/views/views.test.ts',
  'services/ai/src/jobs/recovery.test.ts',
  'services/mail/src/smtp-check/smtp-check.test.ts',
  'services/ai/src/jobs/jobs.test.ts',
  'services/ai/src/analysis/analyse.test.ts',
  'services/ai/eval/pairs.test.ts',
];

/** A fresh clone has no durations, and goes by size: one of these would begin last, and the others would wait for it. */
export default class SlowFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}

function place({ path }) {
  const index = slow.findIndex((file) => path.endsWith(file));
  return index < 0 ? slow.length : index;
}
