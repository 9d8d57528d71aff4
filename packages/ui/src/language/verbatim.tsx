import type { ReactNode } from 'react';

/** References of applications: APP-007, INT-007, VIS-007. */
export const references = /((?:APP|INT|VIS)-\d+)/;

/** Renders a sentence in which a translating browser leaves a name or a reference unchanged. */
export function verbatim(sentence: string, kept: string | RegExp): ReactNode {
  const parts = typeof kept === 'string' ? around(sentence, kept) : sentence.split(kept);
  if (parts.length < 3) return sentence;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
      <bdi key={index} translate="no">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}

function around(sentence: string, name: string): string[] {
  const place = name ? sentence.indexOf(name) : -1;
  return place < 0 ? [sentence] : [sentence.slice(0, place), name, sentence.slice(place + name.length)];
}
