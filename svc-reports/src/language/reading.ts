import { readerBy } from '@portal/contract-svc-applications-v1/reading';
import { countryIn, dayIn, type Language, labelledIn } from '@portal/service-kit/language';

/** Formats answers in words for PDFs and workbooks. */
export const { readingIn, summaryIn } = readerBy<Language>({ countryIn, dayIn, labelledIn });
