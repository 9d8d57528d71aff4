import { defaultFormLimits } from '@portal/contract-svc-applications-v1';
import type Joi from 'joi';
import { internshipForms, visitForms } from '../wizard/form-schema';
import { inFormAlone, sectionsOf } from './of-programme';
import { sameAnswer } from './same-answer';

const sections = sectionsOf(() => defaultFormLimits);
const namesIn = (form: Joi.ObjectSchema): string[] => Object.keys(form.describe().keys);

/** A form in which every member says something. */
const told = (form: Joi.ObjectSchema) => Object.fromEntries(namesIn(form).map((name) => [name, ['told']]));

describe.each([
  { type: 'intern', form: internshipForms.form },
  { type: 'visitor', form: visitForms.form },
] as const)('every member of the form of $type', ({ type, form }) => {
  const owned = sections[type].flatMap((section) =>
    Object.keys(section.typed(told(form))).map((field) => section.path(field).split('.')[0]),
  );
  // The purpose says it once it is chosen.
  const known = [...owned, ...inFormAlone, ...(type === 'visitor' ? ['is_institution'] : [])];

  it.each(namesIn(form))('%s is read by a section, or lives in the form alone', (name) => {
    expect(known).toContain(name);
  });

  it('is read by one section alone', () => {
    const others = owned.filter((name) => name !== 'references');
    expect(others).toEqual([...new Set(others)]);
  });

  it('is known to the form, where a section reads it', () => {
    expect(namesIn(form)).toEqual(expect.arrayContaining(owned));
  });
});

describe('whether two answers say the same', () => {
  it.each([
    [null, ''],
    [undefined, []],
    [' a ', 'a'],
    [2027, '2027'],
    [[{ name: '', year: null }], []],
    [[{ name: 'a', other: '' }], [{ other: null, name: 'a' }]],
  ])('%j and %j do', (one, other) => {
    expect(sameAnswer(one, other)).toBe(true);
  });

  it.each([
    [false, ''],
    [false, true],
    [0, ''],
    [[{ name: 'a' }, {}], [{ name: 'a' }]],
    ['A', 'a'],
  ])('%j and %j do not', (one, other) => {
    expect(sameAnswer(one, other)).toBe(false);
  });
});
