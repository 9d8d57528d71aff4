import { type Attack, judged } from './answers';
import type { Part, Scene } from './scene';

/** Values of Accept-Language that no browser sends. */
const hostile: Readonly<Record<string, string>> = {
  'of 2,000 languages': 'fr-RW,'.repeat(1000) + 'rw,'.repeat(1000),
  'with broken weights': 'fr;q=NaN,rw;q=-1;q=2,;;=,en;q=',
  'of members of objects': '__proto__, constructor;q=0.9, toString;q=0.8',
  'that wants nothing': '*;q=0, en;q=0',
  'of one endless language': `fr-${'x'.repeat(9000)}`,
};

const refused: readonly (Attack & { expected: readonly number[] })[] = [
  { method: 'POST', path: '/api/login', json: {}, expected: [422] },
  { method: 'GET', path: '/api/me', expected: [401] },
  { method: 'POST', path: '/api/intern/login', json: { email: 7, name: ['x'] }, expected: [422] },
  { method: 'GET', path: '/api/nothing', expected: [404] },
];

/** Checks that any header gets one of the portal's languages or English, and the same refusal. */
export const languages: Part = {
  name: 'languages',
  changesNothing: true,
  async run({ ask, checks }: Scene) {
    const problems: string[] = [];
    for (const { expected, ...attack } of refused) {
      const english = await ask({ ...attack, headers: { 'accept-language': 'en' } });
      const french = await ask({ ...attack, headers: { 'accept-language': 'fr-RW' } });
      const what = `${attack.method} ${attack.path}`;
      problems.push(
        ...judged(`${what} in English`, english, expected),
        ...judged(`${what} in French`, french, expected),
      );
      if (french.body.message === english.body.message) problems.push(`${what}: it is not said in French`);
      if (JSON.stringify(french.body.codes) !== JSON.stringify(english.body.codes))
        problems.push(`${what}: its codes depend on the language`);
      for (const [name, header] of Object.entries(hostile))
        problems.push(
          ...judged(
            `${what} with a header ${name}`,
            await ask({ ...attack, headers: { 'accept-language': header } }),
            expected,
          ),
        );
    }
    checks.note('Whatever language is asked for, a refusal is the same', problems);
  },
};
