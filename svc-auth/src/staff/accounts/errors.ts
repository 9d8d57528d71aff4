import { Conflict, NotFound } from '@portal/service-kit/errors';
import { message } from '../../platform/messages';

export class InvitationGone extends NotFound {
  constructor() {
    super(message('invitationOver'));
  }
}

export class AlreadyJoined extends Conflict {
  constructor() {
    super(message('invitationAccepted'));
  }
}

export class LastAdministrator extends Conflict {
  constructor() {
    super(message('lastAdministrator'));
  }
}

export class OwnAccount extends Conflict {
  constructor() {
    super(message('ownRole'));
  }
}
