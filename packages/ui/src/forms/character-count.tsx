import { useEffect, useState } from 'react';
import * as t from '../messages/counts';

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
}

export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const text = countSentence(length, limit);
  const [spoken, setSpoken] = useState('');
  const [start] = useState(length);
  useEffect(() => {
    if (length === start && !spoken) return;
    const timer = setTimeout(() => setSpoken(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, length, start, spoken]);
  return (
    <>
      <p id={id} className={length > limit ? 'p-count p-count-over' : 'p-count'}>
        {text}
      </p>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  );
}
