import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Neighbours, readNeighbours } from '../api/applications';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { deskPath } from './place';
import type { DeskList } from './use-desk-list';

/** Addresses of the previous and the next applicant; null at either end. */
export interface Turning {
  previous: string | null;
  next: string | null;
}

const STEPS: Record<string, keyof Turning> = {
  j: 'next',
  ArrowRight: 'next',
  k: 'previous',
  ArrowLeft: 'previous',
};

/** 'j' and 'k', or the arrow keys, open the next and the previous applicant. */
export function useTurning(list: DeskList, reading: number | null): Turning {
  const navigate = useNavigate();
  const { type, rows, more } = list;
  const at = reading === null ? -1 : rows.findIndex((row) => row.id === reading);
  const told = useNeighbours(list, at === -1 ? reading : null);
  const address = (id: number | null | undefined) =>
    id && type !== null ? `${deskPath(type, id)}${list.address}` : null;
  const turning: Turning =
    at === -1
      ? { previous: address(told?.previous), next: address(told?.next) }
      : { previous: address(rows[at - 1]?.id), next: address(rows[at + 1]?.id) };
  const latest = useRef(turning);
  latest.current = turning;

  // The next ten rows are loaded before the reader reaches the end.
  const nearEnd = at !== -1 && at >= rows.length - 1;
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

/** The neighbours of an applicant who is not among the shown rows, from the server. A null id loads nothing. */
function useNeighbours(list: DeskList, id: number | null): Neighbours | null {
  const { api } = useStaff();
  const { query, address, state } = list;
  const [told] = useLoad({
    key: id !== null && state === 'ready' ? `${id} ${address}` : null,
    load: async (signal) => ({ of: id, beside: await readNeighbours(api, id as number, query, signal) }),
  });
  return told.data && told.data.of === id ? told.data.beside : null;
}

/** Whether a key belongs to a field, a dialog or a row of tabs: such keys turn no page. */
function isTaken(target: EventTarget | null): boolean {
  return (
    document.querySelector('[role="dialog"]') !== null ||
    (target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role="tablist"]') !== null)
  );
}
