import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

/** The text of a search box; the search starts when typing pauses. */
export function useSearchText(searched: string, search: (text: string) => void) {
  const [text, setText] = useState(searched);
  const asked = useRef(searched);
  const latest = useRef(search);
  latest.current = search;

  // The Back button or a link has changed the search.
  useEffect(() => {
    if (searched === asked.current) return;
    asked.current = searched;
    setText(searched);
  }, [searched]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      latest.current(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
