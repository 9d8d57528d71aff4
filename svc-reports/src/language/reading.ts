import { readerBy } from '@portal/contract-svc-applications-v1/reading';
import { countryIn, dayIn, type Language, labelledIn } from '@portal/service-kit/language';

/** Answers as papers and workbooks read them. */
export const { readingIn, summaryIn } = readerBy<Language>({ countryIn, dayIn, labelledIn });
