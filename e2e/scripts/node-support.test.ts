import { evaluate } from '../contracts/evaluate';

const sentence = (version: string, today: string) =>
  evaluate<string>('node-support.mjs', 'it.supportSentence(given.version, given.today)', { version, today });

describe('at the start the portal prints how long its Node.js gets security fixes', () => {
  it.each([
    ['v24.21.0', '2026-11-28', 'Node.js 24.21.0 gets security fixes until 2028-04-30.'],
    ['v24.21.0', '2028-05-01', 'Node.js 24.21.0 gets no security fixes since 2028-04-30: take a newer one.'],
    ['v20.19.0', '2026-11-28', 'Node.js 20.19.0 gets no security fixes since 2026-04-30: take Node.js 24.'],
    ['v22.23.3', '2026-11-28', 'Node.js 22.23.3 gets security fixes until 2027-04-30.'],
    ['v26.12.1', '2026-11-28', 'Node.js 26.12.1 gets security fixes until 2029-04-30.'],
    ['v25.1.0', '2026-11-28', 'Node.js 25.1.0 is no long-term version: take 24, which gets fixes longest.'],
  ])('%s on %s', (version, today, expected) => {
    expect(sentence(version, today)).toBe(expected);
  });
});
