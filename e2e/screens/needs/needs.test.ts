import { states } from '../states';
import { isAnnounced, needsOf, otherLanguageOf } from '.';
import { paper } from './paper';

it('each kind of page is looked at for every need', () => {
  const looked = states.filter((state) => needsOf(state).length > 1).map(({ name }) => name);
  expect(looked.length).toBeGreaterThanOrEqual(20);
  for (const kind of [
    /^home$/,
    /^internship-0[123]-/,
    /^visit-/,
    /^dashboard$/,
    /^dashboard-edit$/,
    /photos/,
    /thank-you/,
    /^letter-page$/,
    /^(help|prepare|not-found|maintenance)$/,
    /^staff-all$/,
    /^staff-review/,
  ])
    expect(looked.filter((name) => kind.test(name))).not.toEqual([]);
});

it('some are looked at in other languages, too, and what applicants print as what staff print', () => {
  const languages = states.flatMap((state) => otherLanguageOf(state)?.language ?? []);
  expect(new Set(languages)).toEqual(new Set(['fr', 'rw', 'en-XA']));
  expect(languages.length).toBeGreaterThanOrEqual(10);
  const onPaper = states.filter((state) => needsOf(state).includes(paper)).map(({ name }) => name);
  expect(onPaper).toEqual(expect.arrayContaining(['prepare', 'internship-thank-you', 'dashboard-view']));
});

it('home and the first three steps are written down', () => {
  expect(states.filter(isAnnounced)).toHaveLength(4);
});
