import { permissions } from '@portal/service-kit/permissions';
import { call } from '../support/api';
import { invite } from './actors';
import { type Aim, rightRequest } from './aims';
import { judged } from './answers';
import type { Part, Scene } from './scene';

interface Role {
  id: number;
  role: string;
  version: number;
}

/**
 * Makes a person whose custom role changes at each call of the returned function, which signs in again: a changed role
 * ends sessions.
 */
async function chameleon({ portal, actors }: Scene) {
  const { admin } = actors.tokens;
  const { role: made } = await call<{ role: Role }>(portal, 'POST', '/api/staff/roles', {
    token: admin,
    json: { name: 'Chameleon', permissions: ['readActivity'] },
  });
  const { email, password } = await invite(portal, admin, 'chameleon@portal.test', made.role);
  let { version } = made;
  return async (may: readonly string[]): Promise<string> => {
    const json = { version, permissions: may };
    const path = `/api/staff/roles/${made.id}`;
    const { role } = await call<{ role: Role }>(portal, 'PATCH', path, { token: admin, json });
    version = role.version;
    const as = { json: { email, password, role: 'admin' } };
    return (await call<{ token: string }>(portal, 'POST', '/api/login', as)).token;
  };
}

/** Whether a call can be made without effect: it only reads, or is refused for its empty body. */
const isHarmless = ({ call: { method, body } }: Aim) => method === 'GET' || body === 'json';

async function refused({ ask, actors }: Scene, aim: Aim, token: string): Promise<string[]> {
  const answer = await ask({ ...rightRequest(aim, actors), token });
  return judged(`${aim.call.id}, with every other permission`, answer, [403]);
}

async function taken({ ask, actors }: Scene, aim: Aim, token: string): Promise<string[]> {
  const right = rightRequest(aim, actors);
  const { status, text } = await ask({ ...right, ...(right.json !== undefined && { json: {} }), token });
  // The role may make the call, but the account that the call is about has more permissions and so is closed to it.
  const isAbove = text.includes('permissions that you do not have yourself');
  return [401, 403].includes(status) && !isAbove
    ? [`${aim.call.id}, with this permission alone: ${status}`]
    : [];
}

/**
 * Checks the matrix of permissions and calls: each call of staff refuses a role with every permission but the required
 * one, and accepts a role with only that one.
 */
export const roles: Part = {
  name: 'roles',
  async run(scene) {
    const become = await chameleon(scene);
    for (const permission of permissions) {
      const asking = scene.aims.filter(({ call: { permission: asked } }) => asked === permission);
      const problems: string[] = [];
      const others = await become(permissions.filter((one) => one !== permission));
      for (const aim of asking) problems.push(...(await refused(scene, aim, others)));
      const alone = await become([permission]);
      for (const aim of asking.filter(isHarmless)) problems.push(...(await taken(scene, aim, alone)));
      scene.checks.note(`${permission} opens the calls that ask for it, and nothing else does`, problems);
    }
  },
};
