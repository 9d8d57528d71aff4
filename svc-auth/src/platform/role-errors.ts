import { Conflict, Forbidden } from '@portal/service-kit/errors';

const taken = 'There is a role with this name already. Choose another name';

export class RoleNameTaken extends Conflict {
  constructor(cause?: unknown) {
    super(taken, { fields: { name: [taken] }, cause });
  }
}

export class TooManyRoles extends Conflict {
  constructor(most: number) {
    super(`There are ${most} roles. First remove one that is no longer needed.`);
  }
}

export class RoleChanged extends Conflict {
  constructor() {
    super(
      'Somebody else has changed this role meanwhile. Load the page again and look at their change first.',
    );
  }
}

export class OwnRole extends Conflict {
  constructor() {
    super('You have this role yourself. Somebody with another role can change what it may do, or remove it.');
  }
}

/** Nobody gives permissions that they do not have, nor acts on whoever has more than they. */
export class MoreThanOwn extends Forbidden {
  constructor() {
    super('This includes permissions that you do not have yourself. An administrator can do it.');
  }
}

/** Its answer names who has the role. */
export class RoleInUse extends Conflict {
  constructor(holders: readonly { id: number; name: string }[]) {
    super('Staff accounts have this role. Choose the role that they get instead.', {
      extra: { staff: holders.map(({ id, name }) => ({ id, name })) },
    });
  }
}
