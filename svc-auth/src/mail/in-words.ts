import { momentIn, type Tongue } from '@portal/service-kit/language';

/** '21 November 2026 at 14:02 (UTC)': nobody knows where the mail is read. */
export const inWords = ({ language }: Tongue, at: Date): string => `${momentIn(language, at)} (UTC)`;
