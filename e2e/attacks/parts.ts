import { oddWays } from './addresses';
import { budgets } from './budgets';
import { whileClosed } from './closed';
import { resumeCodes } from './codes';
import { aliases, crossedIds, otherMethods, refusals } from './doors';
import { erased } from './erased';
import { wrongBodies, wrongMembers, wrongPaths, wrongQueriesOf } from './inputs';
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

const doors: Part = {
  name: 'doors',
  goesThroughCalls: true,
  changesNothing: true,
  // Wrong addresses of calendars are counted.
  mayChange: ['attempts', 'budgets'],
  async run({ ask, aims, chosen, cast, checks }: Scene) {
    for (const aim of chosen) {
      const problems = [...(await refusals(ask, aim, cast)), ...(await crossedIds(ask, aim, cast))];
      if (aim.target.who !== 'anybody') checks.note(`${aim.call.id} refuses whom it is not for`, problems);
    }
    const taken = new Map<string, Set<string>>();
    for (const { call } of aims) {
      const known = taken.get(call.path) ?? new Set();
      taken.set(call.path, known.add(call.method));
    }
    for (const aim of chosen) {
      const problems = [
        ...(await aliases(ask, aim, cast)),
        ...(await otherMethods(ask, aim, taken.get(aim.call.path) ?? new Set(), cast)),
      ];
      checks.note(`${aim.call.id} is one door under all its names, for its own methods`, problems);
    }
  },
};

const bodies: Part = {
  name: 'bodies',
  goesThroughCalls: true,
  changesNothing: true,
  mayChange: ['attempts'],
  async run({ ask, chosen, cast, checks }: Scene) {
    for (const aim of chosen.filter(({ call }) => call.body === 'json')) {
      checks.note(`${aim.call.id} refuses what is no body`, await wrongBodies(ask, aim, cast));
    }
  },
};

const uploads: Part = {
  name: 'uploads',
  goesThroughCalls: true,
  changesNothing: true,
  async run({ ask, chosen, cast, checks }: Scene) {
    for (const aim of chosen.filter(({ call }) => call.body === 'multipart')) {
      const problems = [...(await badUploads(ask, aim, cast)), ...(await badForms(ask, aim, cast))];
      checks.note(`${aim.call.id} takes no file that is not what it asks for`, problems);
    }
  },
};

const names: Part = {
  name: 'names',
  goesThroughCalls: true,
  async run({ ask, chosen, cast, checks }: Scene) {
    for (const aim of chosen.filter(({ call }) => call.body === 'multipart')) {
      const problems = [...(await trickyUploads(ask, aim, cast)), ...(await twoFiles(ask, aim, cast))];
      checks.note(`${aim.call.id} keeps no trick in a name`, problems);
    }
  },
};

/** Calls with wrong members, paths and queries; a value that is accepted is stored as text. */
const members: Part = {
  name: 'members',
  goesThroughCalls: true,
  async run({ ask, chosen, cast, checks }: Scene) {
    for (const aim of chosen) {
      const problems = [
        ...(aim.call.path.includes('{') ? await wrongPaths(ask, aim, cast) : []),
        ...(await wrongQueriesOf(ask, aim, cast)),
        ...(aim.target.json ? await wrongMembers(ask, aim, cast) : []),
      ];
      checks.note(`${aim.call.id} stands whatever it is told`, problems);
    }
  },
};

/** First the attacks that are refused; last those that leave traces. */
export const parts: Part[] = [
  doors,
  programs,
  programsAtWork,
  roles,
  oddWays,
  bodies,
  languages,
  uploads,
  whileClosed,
  names,
  storedFiles,
  atTheSameTime,
  carriedFiles,
  resumeCodes,
  squatters,
  referees,
  members,
  mails,
  networks,
  erased,
  budgets,
  slowSenders,
  madeUpRequests,
  lastOfAll,
];
