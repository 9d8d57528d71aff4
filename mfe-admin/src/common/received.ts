/** How much of a file has come: '1.2 MB received', in the number format of the reader's language. */
export function received(bytes: number, language: string): string {
  if (bytes === 0) return 'Waiting for the first rows...';
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString(language, { maximumFractionDigits: 1 })} ${unit} received`;
}
