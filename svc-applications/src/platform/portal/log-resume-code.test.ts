import { sentenceOnResumeCode } from './log-resume-code';

const on = { fallback: 'new-device', mailGoesOut: true } as const;
const off = { fallback: 'off', mailGoesOut: true } as const;

test('a portal that asks for no code logs at its start who decided so, and what it means', () => {
  const meaning = /: whoever knows an applicant's email address and phone number can open an application/;
  const sentences = [
    sentenceOnResumeCode({ resumeCode: 'off' }, on),
    sentenceOnResumeCode({ resumeCode: null }, off),
    sentenceOnResumeCode({ resumeCode: null }, { ...off, mailGoesOut: false }),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(meaning);
  expect(sentences.map((sentence) => sentence?.split(':')[0])).toEqual([
    'An administrator has switched the code on a new device off',
    'RESUME_CODE is off',
    'The code on a new device is off, since emails are kept in a folder (SMTP_URL is not set)',
  ]);
});

test('a portal that asks logs nothing', () => {
  expect(sentenceOnResumeCode({ resumeCode: null }, on)).toBeUndefined();
  expect(sentenceOnResumeCode({ resumeCode: 'new-device' }, off)).toBeUndefined();
});
