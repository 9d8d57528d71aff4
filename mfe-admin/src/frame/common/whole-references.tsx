const reference = /(\p{Lu}{2,5}-\d+)/u;

/** Text whose references stay whole: browsers would break the line at the hyphen. */
export function WholeReferences({ words }: { words: string }) {
  return words.split(reference).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence stay in their order
      <span key={place} className="text-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
