import { oddWays } from './addresses';
import { budgets } from './budgets';
import { aliases, crossedIds, otherMethods, refusals } from './callers';
import { whileClosed } from './closed';
import { resumeCodes } from './codes';
import { erased } from './erased';
import { gatewayCalls } from './gateway';
import { wrongBodies, wrongMembers, wrongPaths, wrongQueriesOf } from './inputs';
import { invitationTraces } from './invitation-traces';
import { languages } from './languages';
import { madeUpRequests } from './made-up/part';
import { mails } from './mails';
import { networks } from './networks';
import { programs, programsAtWork } from './programs';
import { atTheSameTime, lastOfAll } from './races';
import { referees } from './referees';
import { roles } from './roles';
import type { Part, Scene } from './scene';
import { slowSenders } from './slow-senders';
import { squatters } from './squatters';
import { carriedFiles, storedFiles } from './storage';
import { badForms, badUploads, trickyUploads, twoFiles } from './uploads';

const uploadTargets: Part = {
  name: 'doors',
  goesThroughCalls: true,
  changesNothing: true,
  // Wrong addresses of calendar feeds are counted.
  mayChange: ['attempts', 'budgets'],
  async run({ ask, aims, chosen, actors, checks }: Scene) {
    for (const aim of chosen) {
      const problems = [...(await refusals(ask, aim, actors)), ...(await crossedIds(ask, aim, actors))];
      if (aim.target.who !== 'anybody') checks.note(`${aim.call.id} refuses whom it is not for`, problems);
    }
    const taken = new Map<string, Set<string>>();
    for (const { call } of aims) {
      const known = taken.get(call.path) ?? new Set();
      taken.set(call.path, known.add(call.method));
    }
    for (const aim of chosen) {
      const problems = [
        ...(await aliases(ask, aim, actors)),
        ...(await otherMethods(ask, aim, taken.get(aim.call.path) ?? new Set(), actors)),
      ];
      checks.note(`${aim.call.id} is one call under all its names, for its own methods`, problems);
    }
  },
};

const bodies: Part = {
  name: 'bodies',
  goesThroughCalls: true,
  changesNothing: true,
  mayChange: ['attempts'],
  async run({ ask, chosen, actors, checks }: Scene) {
    for (const aim of chosen.filter(({ call }) => call.body === 'json')) {
      checks.note(`${aim.call.id} refuses what is no body`, await wrongBodies(ask, aim, actors));
    }
  },
};

const uploads: Part = {
  name: 'uploads',
  goesThroughCalls: true,
  changesNothing: true,
  async run({ ask, chosen, actors, checks }: Scene) {
    for (const aim of chosen.filter(({ call }) => call.body === 'multipart')) {
      const problems = [...(await badUploads(ask, aim, actors)), ...(await badForms(ask, aim, actors))];
      checks.note(`${aim.call.id} takes no file that is not what it asks for`, problems);
    }
  },
};

const names: Part = {
  name: 'names',
  goesThroughCalls: true,
  async run({ ask, chosen, actors, checks }: Scene) {
    for (const aim of chosen.filter(({ call }) => call.body === 'multipart')) {
      const problems = [...(await trickyUploads(ask, aim, actors)), ...(await twoFiles(ask, aim, actors))];
      checks.note(`${aim.call.id} keeps no trick in a name`, problems);
    }
  },
};

/** Makes calls with wrong members, paths and queries; a value that is accepted is stored as text. */
const members: Part = {
  name: 'members',
  goesThroughCalls: true,
  async run({ ask, chosen, actors, checks }: Scene) {
    for (const aim of chosen) {
      const problems = [
        ...(aim.call.path.includes('{') ? await wrongPaths(ask, aim, actors) : []),
        ...(await wrongQueriesOf(ask, aim, actors)),
        ...(aim.target.json ? await wrongMembers(ask, aim, actors) : []),
      ];
      checks.note(`${aim.call.id} stands whatever it is sent`, problems);
    }
  },
};

/** All parts in order: first attacks that are refused, last those that leave traces. */
export const parts: Part[] = [
  uploadTargets,
  programs,
  programsAtWork,
  oddWays,
  bodies,
  gatewayCalls,
  languages,
  uploads,
  whileClosed,
  names,
  storedFiles,
  atTheSameTime,
  // After `atTheSameTime`: approving a request needs no body, so the empty body of the part `roles` approves it.
  roles,
  carriedFiles,
  resumeCodes,
  squatters,
  referees,
  members,
  mails,
  networks,
  erased,
  invitationTraces,
  budgets,
  slowSenders,
  madeUpRequests,
  lastOfAll,
];
