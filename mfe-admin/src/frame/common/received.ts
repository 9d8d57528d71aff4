import { numberInWords } from '@portal/ui/language';
import * as t from '../../messages/common';

/**
 * Returns how much of a file has arrived: '1.2 MB received'. In English, numbers have the format of the device's
 * language.
 */
export function received(bytes: number, language: string): string {
  if (bytes === 0) return t.firstRows();
  const [amount, unit] =
    bytes < 1_000_000 ? [bytes / 1000, t.kilobytes()] : [bytes / 1_000_000, t.megabytes()];
  return t.amountReceived({ amount: numberInWords(amount, { maximumFractionDigits: 1 }, language), unit });
}
