import type { AnyCall } from '@portal/service-kit/http';
import { fitsCalls } from '../fits';
import { serviceCalls } from '../services';
import { keyCalls } from '../signing';
import { adminCalls, commandCalls } from './calls';
import { adminTrialCalls, tokenTrialCalls } from './trial-calls';

/** What the calls of the gateway itself work with. */
export interface DeskParts {
  commands: Parameters<typeof commandCalls>[0] & Parameters<typeof tokenTrialCalls>[0];
  keys: Parameters<typeof keyCalls>[0];
  /** Absent where no services are registered at run time. */
  services: Parameters<typeof serviceCalls>[0] | undefined;
  fits: Parameters<typeof fitsCalls>[0];
}

/** For the commands of teams, behind `/registry/`. */
export const callsOfTeams = ({ commands, services, fits }: DeskParts): AnyCall[] => [
  ...commandCalls(commands),
  ...tokenTrialCalls(commands),
  ...(services ? serviceCalls(services) : []),
  ...fitsCalls(fits),
];

/** For signed-in members of staff, on the board. */
export const callsOfBoard = ({ commands, keys }: DeskParts): AnyCall[] => [
  ...adminCalls(commands),
  ...adminTrialCalls(commands),
  ...keyCalls(keys),
];

/** Every call that the gateway answers itself; none of the parts is used before a call is made. */
export function allDeskCalls(): AnyCall[] {
  const unused = { commands: { releases: {} }, keys: {}, services: {} } as DeskParts;
  return [...callsOfTeams(unused), ...callsOfBoard(unused)];
}
