import { type RefObject, useEffect, useRef } from 'react';

/** The newest of a value that changes from drawing to drawing, for what outlives them. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
