import { expect, test } from '@jest/globals';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import type { TellablePoint } from './letter-facts.js';
import { byDate, itemsOf, sentencesOf } from './letter-sentences.js';
import type { Told } from './tell-line.js';

const entry = (title: string, organization: string, dates: string) =>
  ({ title, organization, dates, details: [] }) as unknown as Entry;
const [today, before, first] = [
  entry('Ward Clerk', 'Elm Clinic', 'Mar 2020 - Present'),
  entry('Porter', 'Ash Hospital', '2016 - 2020'),
  entry('', 'Oak Laundry, Leeds', '2012 - 2016'),
];
const point = (of: Entry, kind: Told['kind'], text: string, index = 0): TellablePoint => ({
  text,
  entry: of,
  told: { kind, text },
  isTitleSure: true,
  isJob: true,
  start: 0,
  requirements: [],
  worth: 1,
  index,
});

test('the lines of one job stand together, and the letter goes back in time in other words each time', () => {
  const told = sentencesOf([
    point(today, 'deed', 'keep the bed list'),
    point(today, 'work', 'admissions and discharges'),
    point(before, 'deed', 'moved 60 patients a day'),
    point(first, 'work', 'sorting and folding'),
  ]);
  expect(told).toEqual([
    'As a Ward Clerk at Elm Clinic, I keep the bed list.',
    'My work there also includes admissions and discharges.',
    'Before that, as a Porter at Ash Hospital, I moved 60 patients a day.',
    'Earlier still, at Oak Laundry, my work included sorting and folding.',
  ]);
});

test('a job that was named right before is "there", and further back "my current position"', () => {
  const deed = point(today, 'deed', 'keep the bed list');
  expect(sentencesOf([deed], { job: today, present: today, isRightBefore: true })).toEqual([
    'There, I keep the bed list.',
  ]);
  expect(sentencesOf([deed], { present: today })).toEqual(['In my current position, I keep the bed list.']);
});

test('an earlier job that was named before is not called the current one', () => {
  const told = sentencesOf([point(before, 'deed', 'moved 60 patients a day')], { job: before });
  expect(told).toEqual(['In the same position, I moved 60 patients a day.']);
});

test('each item of a list stands by itself', () => {
  const items = itemsOf([
    point(before, 'change', 'the waiting time went from 9 to 4 min'),
    point(before, 'deed', 'ran two lifts'),
  ]);
  expect(items).toEqual([
    'At Ash Hospital, the waiting time went from 9 to 4 min.',
    'In the same position, I ran two lifts.',
  ]);
});

test('later jobs come before earlier ones, whatever the order of the resume', () => {
  const points = [point(first, 'deed', 'a', 0), point(today, 'deed', 'b', 1), point(before, 'deed', 'c', 2)];
  expect(byDate(points).map(({ text }) => text)).toEqual(['b', 'c', 'a']);
});
