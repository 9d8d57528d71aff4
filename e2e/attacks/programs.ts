import type { Actors } from './actors';
import { type Aim, rightRequest } from './aims';
import { type Attack, judged } from './answers';
import type { Part, Scene } from './scene';

const forbidden = [403];
const notSignedIn = [401];

/**
 * Makes a call with every token that does not fit it (no calls for programs, other purposes, ended tokens); all must be
 * refused.
 */
async function refusedPrograms({ ask, actors }: Scene, aim: Aim): Promise<string[]> {
  const { byPurpose, over, revoked } = actors.programs;
  const problems: string[] = [];
  const tries: [string, string, number[]][] = [
    ...Object.entries(byPurpose)
      .filter(([purpose]) => purpose !== aim.call.purpose)
      .map(([purpose, token]): [string, string, number[]] => [`for ${purpose}`, token, forbidden]),
    ['whose time is over', over, notSignedIn],
    ['that was ended', revoked, notSignedIn],
  ];
  for (const [name, token, expected] of tries) {
    const answer = await ask({ ...rightRequest(aim, actors), token });
    problems.push(...judged(`a program with a token ${name}`, answer, expected));
  }
  return problems;
}

/** A valid request without its body, which is refused after authentication and writes nothing. */
function harmless(aim: Aim, actors: Actors): Attack {
  const right = rightRequest(aim, actors);
  return right.json ? { ...right, json: {} } : right;
}

/** Makes every call of the contracts with tokens of each single purpose, and with ended tokens. */
export const programs: Part = {
  name: 'programs',
  changesNothing: true,
  async run(scene) {
    const { checks, aims } = scene;
    for (const aim of aims.filter(({ target }) => target.who !== 'anybody'))
      checks.note(`${aim.call.id} refuses programs that it is not for`, await refusedPrograms(scene, aim));
  },
};

/** Makes the calls that a purpose allows. It writes, since reads by programs are recorded. */
export const programsAtWork: Part = {
  name: 'programs-at-work',
  async run({ ask, actors, checks, aims }) {
    const open = aims.filter(({ call: { purpose } }) => purpose !== undefined);
    for (const aim of open) {
      const token = actors.programs.byPurpose[aim.call.purpose ?? ''];
      const answer = await ask({ ...harmless(aim, actors), token });
      // Calls that take something back name an id that does not exist.
      const expected = aim.target.json ? [422] : aim.call.method === 'GET' ? [200] : [404];
      checks.note(`${aim.call.id} answers programs that it is for`, judged('a program', answer, expected));
    }
  },
};
