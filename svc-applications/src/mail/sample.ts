import type { Translator } from '@portal/service-kit/language';

/** A message as staff might write it, for previews. */
export const sampleMessage = ({ translate }: Translator): string =>
  [translate('Your message to the applicant appears here.'), translate('Each line is a paragraph.')].join(
    '\n',
  );

/** A secret that belongs to no link, for previews. */
export const sampleSecret = 'preview';

/** The time in 30 days. */
export const inAMonth = (now: Date): Date => new Date(now.getTime() + 30 * 24 * 3_600_000);
