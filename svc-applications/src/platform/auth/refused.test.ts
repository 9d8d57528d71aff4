import { refused } from './refused';

const answered = (status: number, body: unknown = { message: 'Because.', errors: { code: ['Wrong.'] } }) =>
  refused({ status, headers: { 'retry-after': '60' }, body });

describe('a refusal of svc-auth', () => {
  it.each([
    [403, 'Forbidden'],
    [409, 'Conflict'],
    [422, 'Invalid'],
    [429, 'TooMany'],
  ])('of %i is told in its own words', (status, name) => {
    expect(answered(status)).toMatchObject({ name, message: 'Because.' });
  });

  it('names the fields, and the time to wait', () => {
    expect(answered(422)).toMatchObject({ fields: { code: ['Wrong.'] } });
    expect(answered(429)).toMatchObject({ retryAfterSeconds: 60 });
  });

  it('is for nobody when a release does not have the call yet: it is not available', () => {
    expect(answered(404, { message: 'There is nothing at this address.' })).toMatchObject({
      name: 'Unavailable',
    });
    expect(answered(500, null)).toMatchObject({ name: 'Unavailable' });
  });
});
