import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPath } from './place';
import type { DeskList } from './use-desk-list';

/** Addresses of the applicants around the one that is read; null at either end. */
export interface Turning {
  previous: string | null;
  next: string | null;
}

/** Rows among which an applicant who was opened by an address is looked for. */
const LOOKED_FOR = 30;

const STEPS: Record<string, keyof Turning> = {
  j: 'next',
  ArrowRight: 'next',
  k: 'previous',
  ArrowLeft: 'previous',
};

/** 'j' and 'k', or the arrows, turn to the next applicant and to the one before. */
export function useTurning(list: DeskList, reading: number | null): Turning {
  const navigate = useNavigate();
  const { type, rows, more, searched } = list;
  const at = reading === null ? -1 : rows.findIndex((row) => row.id === reading);
  const address = (index: number) => {
    const row = at === -1 ? undefined : rows[index];
    if (!row || type === null) return null;
    return `${deskPath(type, row.id)}${searched ? `?search=${encodeURIComponent(searched)}` : ''}`;
  };
  const turning: Turning = { previous: address(at - 1), next: address(at + 1) };
  const latest = useRef(turning);
  latest.current = turning;

  // Before the end is reached, the next ten are there; and whoever is not among the first is looked for a little.
  const nearEnd =
    reading !== null && (at === -1 ? rows.length > 0 && rows.length < LOOKED_FOR : at >= rows.length - 1);
  const wanted = useRef(more);
  wanted.current = more;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows are the reason to look again
  useEffect(() => {
    if (nearEnd) wanted.current?.();
  }, [nearEnd, rows.length]);

  useEffect(() => {
    if (reading === null) return;
    const turn = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented || isTaken(event.target)) return;
      const to = latest.current[step];
      if (to) navigate(to);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [reading, navigate]);

  return turning;
}

/** Keys that are typed somewhere, or that a dialog or a row of tabs answers to, turn no page. */
function isTaken(target: EventTarget | null): boolean {
  return (
    document.querySelector('[role="dialog"]') !== null ||
    (target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role="tablist"]') !== null)
  );
}
