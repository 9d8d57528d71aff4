import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Neighbours } from '../../api/applications';
import { idOf } from '../../frame/common/application-words';
import { deskPath } from '../../frame/common/desk-place';
import { useKeys } from '../review-workspace/keys';
import type { DeskList } from './use-desk-list';

const none = { previous: null, next: null };

/** The direction in which the reader moved through the list. */
export type Way = 'on' | 'back';

/** Addresses of the previous and the next applicant; null at either end. */
export interface Turning {
  previous: string | null;
  next: string | null;
  /** The direction from the previously open application to this one; null if it was opened otherwise. */
  way: Way | null;
}

/** 'j' and 'k', or arrow keys, open the next and previous applicant; in a list 'j' opens the first one. */
export function useTurning(list: DeskList, reading: number | null): Turning {
  const navigate = useNavigate();
  const { type, rows, more } = list;
  const at = reading === null ? -1 : rows.findIndex((row) => row.id === reading);
  const known = [...rows, ...(list.beside?.applications ?? [])];
  const address = (id: number | null | undefined) => {
    // A list of several programmes may lead from one programme to another.
    const of = known.find((row) => row.id === id)?.type ?? type;
    return id && of !== null ? `${deskPath(of, id)}${list.address}` : null;
  };
  const inRows = at === -1 ? none : { previous: rows[at - 1]?.id, next: rows[at + 1]?.id };
  const beside = list.beside ?? inRows;
  const way = useWay(reading, rows.map(idOf), list.beside);
  const turning: Turning = { previous: address(beside.previous), next: address(beside.next), way };
  // The next ten rows are loaded before the reader reaches the end.
  const nearEnd = at !== -1 && at >= rows.length - 1;
  const wanted = useRef(more);
  wanted.current = more;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows are the reason to look again
  useEffect(() => {
    if (nearEnd) wanted.current?.();
  }, [nearEnd, rows.length]);

  const open = (to: string | null) => (to ? () => navigate(to) : undefined);
  const first = reading === null ? address(rows[0]?.id) : null;
  useKeys({
    next: open(turning.next ?? first),
    previous: open(turning.previous),
    nextByArrow: open(turning.next),
    previousByArrow: open(turning.previous),
  });
  return turning;
}

/** Returns the direction from the previously open application to the open one. */
function useWay(reading: number | null, ids: readonly number[], beside: Neighbours | null): Way | null {
  const [turn, setTurn] = useState({ of: reading, beside, way: null as Way | null });
  if (turn.of !== reading)
    setTurn({ of: reading, beside: null, way: wayTo(turn.of, reading, ids, turn.beside) });
  else if (beside && turn.beside !== beside) setTurn({ ...turn, beside });
  return turn.way;
}

/** `beside` holds the neighbours of the previous application, if the shown rows lack it. */
export function wayTo(
  from: number | null,
  to: number | null,
  ids: readonly number[],
  beside: Neighbours | null,
): Way | null {
  if (from === null || to === null) return null;
  if (beside?.next === to) return 'on';
  if (beside?.previous === to) return 'back';
  const [before, now] = [ids.indexOf(from), ids.indexOf(to)];
  if (before === -1 || now === -1) return null;
  return before < now ? 'on' : 'back';
}
