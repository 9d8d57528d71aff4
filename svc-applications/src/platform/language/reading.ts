import { readerBy } from '@portal/contract-svc-applications-v1/reading';
import { countryIn, dayIn, type Language, labelledIn } from '@portal/service-kit/language';

/** Formats answers for a person who reads them in the archive of their data. */
export const { summaryIn } = readerBy<Language>({ countryIn, dayIn, labelledIn });
