import {
  degrees as askedDegrees,
  honors as askedHonors,
  courses,
  highestEducation as highest,
  schools,
} from '@portal/contract-svc-applications-v1/questions';
import { schemasOf } from '../questions/schema';
import { plainSection } from './section';

const summary = 'Stores the institutions; the first is the current or the highest';

export const institutions = plainSection(summary, schemasOf(schools.ask));
/** A visitor's highest level of education. Every missing answer is reported with the same sentence. */
export const highestEducation = plainSection(summary, schemasOf(highest.ask, { only: ['institutions'] }));

export const degrees = plainSection('Stores the degrees; the list may be empty', {
  degrees: schemasOf(askedDegrees.ask).degrees.required(),
});

export const honors = plainSection('Stores the honors; the list may be empty', {
  honors: schemasOf(askedHonors.ask).honors.required(),
});

export const courseWorks = plainSection('Stores the coursework; the list may be empty', {
  course_works: schemasOf(courses.ask).course_works.required(),
});
