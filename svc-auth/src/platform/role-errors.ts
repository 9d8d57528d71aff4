import { Conflict, Forbidden } from '@portal/service-kit/errors';
import { message } from './messages';

const taken = message('roleNameTaken');

export class RoleNameTaken extends Conflict {
  constructor(cause?: unknown) {
    super(taken, { fields: { name: [taken] }, cause });
  }
}

export class TooManyRoles extends Conflict {
  constructor(most: number) {
    super(message('rolesMost', { most }));
  }
}

export class RoleChanged extends Conflict {
  constructor() {
    super(message('roleChanged'));
  }
}

export class OwnRole extends Conflict {
  constructor() {
    super(message('roleOwn'));
  }
}

/** Thrown when somebody gives permissions that they do not have, or acts on a person with more permissions. */
export class MoreThanOwn extends Forbidden {
  constructor() {
    super(message('roleBeyond'));
  }
}

/** Thrown when a role to be removed is in use; the answer names who has it. */
export class RoleInUse extends Conflict {
  constructor(holders: readonly { id: number; name: string }[]) {
    super(message('roleInUse'), {
      extra: { staff: holders.map(({ id, name }) => ({ id, name })) },
    });
  }
}
