/** Checks that words and dates are spelled in one way in everything that people read. */
import { ourFiles, read } from './files';

const shown = ourFiles().filter(
  (file) =>
    /^(mfe-[a-z-]+|shell|packages\/(ui|application-ui)|contracts\/[a-z0-9-]+)\/src\/.*\.tsx?$/.test(file) &&
    !/(\.test\.tsx?|\/generated\.ts|\/testing\/|\/dev\/)/.test(file) &&
    // Other languages have their own spelling.
    !/\/(messages|sentences|refusals)\/(staff-)?(fr|rw)\.ts$/.test(file),
);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

it('the word email is spelled as in the messages', () => {
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.filter((file) => /e-mail/i.test(withoutComments(read(file))))).toEqual([]);
});

it('dates are written by one formatter; besides it there are the days of answers, English days of services, times of day, the months of charts, the day that it is where the reader is and values of messages', () => {
  const own = shown.filter((file) => /new Intl\.DateTimeFormat|toLocale(Date|Time)String/.test(read(file)));
  expect(own).toEqual([
    'contracts/language-v1/src/message.ts',
    'contracts/svc-applications-v1/src/questions/in-words.ts',
    'mfe-admin/src/lists/places/span.ts',
    'mfe-admin/src/reports/charts.tsx',
    'mfe-admin/src/reports/report-filter.ts',
    'mfe-admin/src/settings/rounds/moments.ts',
    'mfe-admin/src/workspace/offers/offer-text.ts',
    'packages/application-ui/src/base/language/figures-anew.ts',
    'packages/ui/src/components/save-status.tsx',
    'packages/ui/src/language/names.ts',
    'shell/src/own-pages/maintenance/index.tsx',
  ]);
});
