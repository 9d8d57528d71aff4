/** A file's name from words in any script: what every system takes, and never empty. */
export function fileNameOf(...parts: string[]): string {
  const plain = parts.map((part) =>
    part
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  );
  return plain.filter(Boolean).join('-').slice(0, 100);
}
