import type { Translator } from '@portal/service-kit/language';

/** What staff would write, in the place of their words. */
export const sampleMessage = ({ translate }: Translator): string =>
  [translate('Your message to the applicant appears here.'), translate('Each line is a paragraph.')].join(
    '\n',
  );

/** The secret of no link. */
export const sampleSecret = 'preview';

/** A day a month away. */
export const inAMonth = (now: Date): Date => new Date(now.getTime() + 30 * 24 * 3_600_000);
