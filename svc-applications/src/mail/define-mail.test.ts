import { defineMail, type MailOf } from './define-mail';

interface Payload {
  application_id: number;
  name: string;
}

const whole: MailOf<Payload> = {
  kind: 'mail-example',
  templates: [],
  place: 1,
  actsFor: { follows: 'an example' },
  erase: { application: 'application_id' },
  applicationOf: (_stores, { application_id }) => application_id,
  deliver: async () => undefined,
  sample: () => ({ subject: '', text: '', html: '' }),
};
const { erase, sample, applicationOf, ...rest } = whole;

/** The test stage `types` proves each line below: a `@ts-expect-error` without an error is itself an error. */
describe('the declaration of a mail', () => {
  it('is complete with all its members', () => {
    expect(defineMail<Payload>(whole)).toBe(whole);
  });

  it('does not compile where erasing is forgotten', () => {
    // @ts-expect-error
    expect(defineMail<Payload>({ ...rest, sample, applicationOf })).not.toHaveProperty('erase');
  });

  it('does not compile where its rows are found by something else than an id of the payload', () => {
    // @ts-expect-error
    defineMail<Payload>({ ...whole, erase: { application: 'name' } });
    // @ts-expect-error
    defineMail<Payload>({ ...whole, erase: { application: 'request_id' } });
    // @ts-expect-error
    defineMail<Payload>({ ...whole, erase: {} });
    expect(whole.erase).toEqual({ application: 'application_id' });
  });

  it('does not compile without an application or a sample', () => {
    // @ts-expect-error
    expect(defineMail<Payload>({ ...rest, erase, sample })).not.toHaveProperty('applicationOf');
    // @ts-expect-error
    expect(defineMail<Payload>({ ...rest, erase, applicationOf })).not.toHaveProperty('sample');
  });
});
