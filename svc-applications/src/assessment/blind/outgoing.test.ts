import { Readable } from 'node:stream';
import { withoutBlind } from './outgoing';

const clean = (answer: unknown) => withoutBlind(answer, ['intern']);

test('what is of a hidden programme goes from lists, and is null elsewhere; the rest stays', () => {
  const visit = { id: 4, type: 'visitor', applicant_name: 'Rosa' };
  expect(
    clean({
      applications: [{ id: 3, type: 'intern', applicant_name: 'Amina' }, visit],
      news: [{ id: 9, type: 'feedback', application_id: 3, application_type: 'intern' }],
      requests: [{ id: 5, original_application_id: 3, application_type: 'intern', applicant_name: 'Amina' }],
      original: { id: 3, type: 'intern' },
      filters: { type: 'intern' },
      total: 2,
    }),
  ).toEqual({
    ...{ applications: [visit], news: [], requests: [] },
    ...{ original: null, filters: { type: 'intern' }, total: 2 },
  });
});

test('references within texts are replaced, those of other programmes are not', () => {
  expect(clean({ other: 'INT-003, VIS-004', list: ['see int-3'] })).toEqual({
    other: '[hidden], VIS-004',
    list: ['see [hidden]'],
  });
});

test('files are passed on as they are', () => {
  const file = Readable.from(['x']);
  expect(clean(file)).toBe(file);
});
