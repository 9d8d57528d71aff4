import { useEffect, useState } from 'react';

function countSentence(length: number, limit: number): string {
  const left = limit - length;
  const count = Math.abs(left);
  const characters = count === 1 ? 'character' : 'characters';
  return left < 0 ? `You have ${count} ${characters} too many` : `You have ${count} ${characters} left`;
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
