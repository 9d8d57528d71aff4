import { useEffect, useState } from 'react';

function sentence(length: number, limit: number): string {
  const left = limit - length;
  const count = Math.abs(left);
  const characters = count === 1 ? 'character' : 'characters';
  return left < 0 ? `You have ${count} ${characters} too many` : `You have ${count} ${characters} left`;
}

/** Said to a screen reader only after typing has paused: a count at every key would drown the words. */
const quietMs = 1000;

interface CharacterCountProps {
  id: string;
  length: number;
  limit: number;
}

export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const text = sentence(length, limit);
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
