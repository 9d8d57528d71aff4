import type { AnyCall } from '@portal/service-kit/http';
import { fitsCalls } from '../fits';
import { serviceCalls } from '../services';
import { keyCalls } from '../signing';
import { adminCalls, commandCalls } from './calls';
import { adminTrialCalls, tokenTrialCalls } from './trial-calls';

/** What the gateway's own calls work with. */
export interface DeskParts {
  commands: Parameters<typeof commandCalls>[0] & Parameters<typeof tokenTrialCalls>[0];
  keys: Parameters<typeof keyCalls>[0];
  /** Absent in a gateway that registers no services at run time. */
  services: Parameters<typeof serviceCalls>[0] | undefined;
  fits: Parameters<typeof fitsCalls>[0];
}

/** The calls for commands of teams, below `/registry/`. */
export const callsOfTeams = ({ commands, services, fits }: DeskParts): AnyCall[] => [
  ...commandCalls(commands),
  ...tokenTrialCalls(commands),
  ...(services ? serviceCalls(services) : []),
  ...fitsCalls(fits),
];

/** The calls for signed-in members of staff, used by the board. */
export const callsOfBoard = ({ commands, keys }: DeskParts): AnyCall[] => [
  ...adminCalls(commands),
  ...adminTrialCalls(commands),
  ...keyCalls(keys),
];

/** Returns every call that the gateway answers itself, to list them; no call may be made. */
export function allDeskCalls(): AnyCall[] {
  const unused = { commands: { releases: {} }, keys: {}, services: {} } as DeskParts;
  return [...callsOfTeams(unused), ...callsOfBoard(unused)];
}
