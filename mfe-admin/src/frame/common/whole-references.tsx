const reference = /(\p{Lu}{2,5}-\d+)/u;

/** Words whose references stay whole: at its hyphen a browser would begin a line. */
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
