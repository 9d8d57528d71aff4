import { Conflict, NotFound } from '@portal/service-kit/errors';

export class InvitationGone extends NotFound {
  constructor() {
    super('This invitation is no longer valid. Please ask an administrator to send you a new one.');
  }
}

export class AlreadyJoined extends Conflict {
  constructor() {
    super('This person has already accepted an invitation, or their account is deactivated.');
  }
}

export class LastAdministrator extends Conflict {
  constructor() {
    super('This is the only active administrator. Make somebody else an administrator first.');
  }
}

export class OwnAccount extends Conflict {
  constructor() {
    super('You cannot change your own role or deactivate your own account. Another administrator can.');
  }
}
