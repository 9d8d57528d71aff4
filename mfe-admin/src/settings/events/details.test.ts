import { detailsInWords } from './details';

const times = { opens: '2026-11-01T08:00', closes: '2026-11-27T17:00', grace_minutes: 30 };

test.each([
  ['as an object', times],
  ['as its JSON', JSON.stringify(times)],
])('several details in one, %s, are read one by one', (_how, to) => {
  expect(detailsInWords({ round: 'Autumn', what: 'made', to })).toBe(
    'round: Autumn; what happened: created; to: (opens: 2026-11-01T08:00; closes: 2026-11-27T17:00; minutes of grace: 30)',
  );
});

test('what only begins as if it were JSON stays as it came', () => {
  expect(detailsInWords({ name: '{a' })).toBe('name: {a');
});
