import { expect, test } from '@jest/globals';
import { isAboutAdvert, isAboutEmployer, isGiven, isNoRequirement, tellsOfNamed } from './not-asking.js';

test.each([
  ['Ref: TT/4471-B', true],
  ['Reference NH/2210', true],
  ['Vacancy number 2026-118', true],
  ['Job ID R-20418', true],
  ['My client, a growing brewery group, needs 3 x Scala Developers to join their web team.', true],
  ['The School of Music wishes to appoint a Lecturer in Composition.', true],
  ['Ashdown Library invites applications for the post of Archivist.', true],
  ['Department: Guest & Leisure Services', true],
  ['NUMBER OF VACANCIES:  12', true],
  ['Applications reviewed on a rolling basis', true],
  ['Individual pay is based on skills, experience and other factors', true],
  ['Sign-on bonus: up to $5,000', true],
  ['Recruiter: Alder Search for our client', true],
  ['Industry Type: Hotels', true],
  ['Salary administration for 300 people', false],

  ['Registered charity 1102938', true],
  ['EA Licence No: 07C3147', true],
  ['Selection criteria (E: essential; marks: I = interview, T = test)', true],
  ['Our values are care, candour and craft', true],
  ['Sounds like you?', true],
  ['EOE, veterans and disability', true],
  ['Company law and charity accounting', false],
  ['Licence class C1', false],
  ['Our vision systems inspect 400 parts a minute', false],

  ['Job family: Skilled trades', true],
  ['Department heads: train and coach them.', false],
  ['My client needs a nurse with two years of ward experience.', false],
  ['Reference letters from two schools', false],
  ['ID badge printing', false],
  ['Number 1 in customer service', false],
  ['Recruits and appoints volunteers', false],
])('“%s” names or opens the advert: %s', (text, isSo) => {
  expect(isAboutAdvert(text)).toBe(isSo);
});

test.each([
  ['The Northern Parks Trust looks after 40 parks in three counties.', true],
  ['Larch Mutual’s Claims Quality team supports 900 handlers in four offices.', true],
  ['Our 12-bed burns unit cares for patients from five counties.', true],
  ['Stonegate Dental Partners supports 64 practices in three states.', true],
  ['Executive Assistant supports the Vice President.', false],
  ['Patient Navigator prepares the daily log of the ward.', false],
  ['Excellent Microsoft Excel skills are used daily', false],
  ['The department will expect you to lead a team that has grown.', false],
  ['Supports the finance team', false],
  ['The council officer must have a driving licence', false],
])('“%s” tells of the employer: %s', (text, isSo) => {
  expect(isAboutEmployer(text)).toBe(isSo);
});

test.each([
  ['Paid training days and free parking', true],
  ['Paid search campaigns on three markets', false],
  ['Visa sponsorship can be provided for the right person', true],
  ['Candidates who require sponsorship are welcome', true],
  ['No visa sponsorship', false],
  ['Corporate sponsorship deals', false],
  ['Relocation flight, visa fee and the first exam paid; six weeks of housing', true],
  ['no late shifts and are closed on public holidays', true],
  ['Travel to three sites a week', false],
  ['No visible tattoos', false],
  ['Equipment hire experience', false],
])('“%s” is given to the person: %s', (text, isSo) => {
  expect(isGiven(text)).toBe(isSo);
});

test.each([
  ['Own boat not required', true],
  ['No previous experience is required', true],
  ['report to the Head of Collections', true],
  ['You will report directly to our Operations Manager.', true],
  ['This position reports to the Plant Manager', true],
  ['reports to the Senior Manager, Sites', true],
  ['Report to the county on safety every month', false],
  ['Report incidents to the shift manager', false],
  ['A car is not required, but a bicycle is', false],
  ['Driving licence required', false],
  ['Essential', true],
  ['Main tasks', true],
  ['experience', true],
  ['Commitment to safeguarding', false],
  ['Working at heights', false],
])('“%s” asks for nothing: %s', (text, isSo) => {
  expect(isNoRequirement(text)).toBe(isSo);
});

test.each([
  ['Larchmont keeps 40 boats on three lakes', 'Larchmont Water Company', true],
  ['Larchmont Water Company is the oldest in the county', 'Larchmont Water Company', true],
  ['Larchmont Water Company', 'Larchmont Water Company', true],
  ['Larchmont needs a skipper who will own the winter timetable', 'Larchmont Water Company', false],
  ['Water sampling on three lakes', 'Larchmont Water Company', false],
  ['Larchmonts of the county', 'Larchmont Water Company', false],
  ['Keeps 40 boats on three lakes', '', false],
])('“%s” tells of %s: %s', (text, employer, isSo) => {
  expect(tellsOfNamed(text, employer)).toBe(isSo);
});
