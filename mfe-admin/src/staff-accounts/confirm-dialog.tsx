import type { ApiClient } from '@portal/remote-sdk';
import { changeStaff, inviteAgain, resetSecondFactor, type StaffMember, signStaffOut } from '../api/staff';
import { AskDialog } from '../common/ask-dialog';
import { useStaff } from '../common/staff-context';
import type { StaffAct } from './words';

export interface StaffDialogProps {
  member: StaffMember;
  close: () => void;
  /** Called after the action, with a sentence about it. */
  done: (sentence: string) => void;
}

interface ConfirmDialogProps extends StaffDialogProps {
  act: Exclude<StaffAct, 'edit'>;
}

interface Question {
  title: string;
  consequences: string[];
  button: string;
  harmful?: boolean;
  /** Runs the action; resolves with a sentence about it. */
  doIt: (api: ApiClient) => Promise<string>;
}

/** Asks for confirmation of an action on an account, and explains it. */
export function ConfirmDialog({ act, member, close, done }: ConfirmDialogProps) {
  const { api } = useStaff();
  const { doIt, consequences, ...question } = questionOf(act, member);
  return (
    <AskDialog {...question} close={close} onConfirm={async () => done(await doIt(api))}>
      {consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </AskDialog>
  );
}

function questionOf(act: ConfirmDialogProps['act'], { id, name, email, invited }: StaffMember): Question {
  switch (act) {
    case 'invite-again':
      return {
        title: 'Send the invitation again?',
        consequences: [
          `${email} gets a new link, good for 72 hours. The link of the earlier invitation opens nothing any more.`,
        ],
        button: 'Send invitation',
        doIt: async (api) => {
          await inviteAgain(api, id);
          return `A new invitation is on its way to ${email}.`;
        },
      };
    case 'sign-out':
      return {
        title: `Sign ${name} out everywhere?`,
        consequences: [
          `On every device ${name} is asked to sign in again. What they were writing there stays on the device.`,
        ],
        button: 'Sign out everywhere',
        harmful: true,
        doIt: async (api) => {
          const ended = await signStaffOut(api, id);
          return `${name} is signed out everywhere (${ended === 1 ? '1 session' : `${ended} sessions`}).`;
        },
      };
    case 'reset-code':
      return {
        title: `Reset the code of ${name}?`,
        consequences: [
          `For when ${name} has lost their authenticator app and recovery codes. Make sure that it is really them who asks.`,
          'Their password alone opens the account then, until they set up an app again. They are signed out everywhere and told by email.',
        ],
        button: 'Reset code',
        harmful: true,
        doIt: async (api) => {
          await resetSecondFactor(api, id);
          return `${name} signs in by password alone now.`;
        },
      };
    case 'deactivate':
      return {
        title: `Deactivate ${name}?`,
        consequences: [
          invited
            ? `The invitation of ${name} opens nothing any more.`
            : `${name} is signed out everywhere at once and cannot sign in any more.`,
          'What they have done stays in the history, with their name. The account can be activated again.',
        ],
        button: 'Deactivate',
        harmful: true,
        doIt: async (api) => {
          await changeStaff(api, id, { active: false });
          return `The account of ${name} is deactivated.`;
        },
      };
    case 'activate':
      return {
        title: `Activate ${name}?`,
        consequences: [
          invited
            ? `${name} has never accepted an invitation: send it again when the account is active.`
            : `${name} can sign in again with their old password.`,
        ],
        button: 'Activate',
        doIt: async (api) => {
          await changeStaff(api, id, { active: true });
          return `The account of ${name} is active.`;
        },
      };
  }
}
