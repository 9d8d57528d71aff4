import { stateOf } from '../../referees';
import { presentLinked } from '../work-queue/presenter';
import type { Awaited, AwaitedAnswer, AwaitedLetter } from './awaited';

const at = (instant: Date | null): string | null => instant?.toISOString() ?? null;

export const presentAwaited = ({ application, letter, reopened }: Awaited) => ({
  application: presentLinked(application),
  letter: letter && presentLetter(letter),
  reopened: reopened && presentReopened(reopened),
});

const presentLetter = (letter: AwaitedLetter) => ({
  type: letter.type,
  name: letter.name,
  state: stateOf(letter),
  asked_at: at(letter.askedAt),
  opened_at: at(letter.openedAt),
});

const presentReopened = ({ sections, until, openedAt, endedAt }: AwaitedAnswer) => ({
  sections,
  until,
  opened_at: openedAt.toISOString(),
  ended_at: at(endedAt),
});
