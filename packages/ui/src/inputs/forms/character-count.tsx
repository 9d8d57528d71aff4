import { useEffect, useState } from 'react';
import * as t from '../../messages/counts';

function countSentence(length: number, limit: number): string {
  const left = limit - length;
  const count = Math.abs(left);
  return left < 0 ? t.charactersOver({ count }) : t.charactersLeft({ count });
}

/** Screen readers announce the count only after a pause in typing: after every key it would drown the words. */
const quietMs = 1000;

interface CharacterCountProps {
  id: string;
  length: number;
  limit: number;
  /** With a least length the counter is shown as '12/1000'. */
  least?: number | undefined;
}

export function CharacterCount({ id, length, limit, least }: CharacterCountProps) {
  const text = countSentence(length, limit);
  const [language, setAnnounced] = useState('');
  const [start] = useState(length);
  useEffect(() => {
    if (length === start && !language) return;
    const timer = setTimeout(() => setAnnounced(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, length, start, language]);
  const isOut = length > limit || (length > 0 && length < (least ?? 0));
  return (
    <>
      <p id={id} className={isOut ? 'p-count p-count-over' : 'p-count'}>
        {least === undefined ? text : <Against length={length} limit={limit} />}
      </p>
      <span className="visually-hidden" role="status">
        {language}
      </span>
    </>
  );
}

/** Shows '12/1000' on the screen and the sentence to screen readers. */
function Against({ length, limit }: { length: number; limit: number }) {
  return (
    <>
      <span translate="no" aria-hidden="true">{`${length}/${limit}`}</span>
      <span className="visually-hidden">{countSentence(length, limit)}</span>
    </>
  );
}
