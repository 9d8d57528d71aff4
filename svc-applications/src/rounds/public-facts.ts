import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Service } from '../platform';
import { circumstances } from './judge';
import { presentRound } from './presenter';
import type { Round } from './round';
import { type Circumstances, nextRound, openRound } from './times';

type Parts = Pick<Service, 'stores'>;

/** How long the facts are remembered, in milliseconds, so that every replica follows a change within a second. */
const goodForMs = 500;

type Facts = { rounds?: object[] };

/** Public facts about rounds, added to the portal's status; empty if there are no rounds. */
export function roundFacts(service: Parts): () => Promise<Facts> {
  let read: { at: number; facts: Promise<Facts> } | undefined;
  return () => {
    const now = performance.now();
    if (!read || now - read.at >= goodForMs) read = { at: now, facts: readFacts(service) };
    return read.facts.catch((error) => {
      read = undefined;
      throw error;
    });
  };
}

async function readFacts(service: Parts): Promise<Facts> {
  const rounds = await service.stores.rounds.all();
  if (rounds.length === 0) return {};
  const { about } = await circumstances(service.stores);
  const programmes = [...new Set(rounds.map(({ programme }) => programme))];
  return { rounds: programmes.map((programme) => factsOf(programme, rounds, about)) };
}

function factsOf(programme: ApplicationType, all: readonly Round[], about: Circumstances) {
  const rounds = all.filter((one) => one.programme === programme);
  const present = (round: Round | undefined) => (round ? presentRound(round, about) : null);
  return { programme, open: present(openRound(rounds, about)), next: present(nextRound(rounds, about)) };
}
