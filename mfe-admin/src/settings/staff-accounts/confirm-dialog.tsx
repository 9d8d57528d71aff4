import type { ApiClient } from '@portal/remote-sdk';
import { changeStaff, inviteAgain, resetSecondFactor, type StaffMember, signStaffOut } from '../../api/staff';
import { AskDialog } from '../../frame/common/ask-dialog';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/staff-accounts';
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
        title: t.sendInvitationAgainAsk(),
        consequences: [t.newLinkFor({ email })],
        button: t.sendInvitation(),
        doIt: async (api) => {
          await inviteAgain(api, id);
          return t.newInvitationUnderWay({ email });
        },
      };
    case 'sign-out':
      return {
        title: t.signOutWhom({ name }),
        consequences: [t.signOutText({ name })],
        button: t.signOutEverywhere(),
        harmful: true,
        doIt: async (api) => {
          const ended = await signStaffOut(api, id);
          return t.signedOutEverywhere({ name, ended });
        },
      };
    case 'reset-code':
      return {
        title: t.resetCodeOf({ name }),
        consequences: [t.resetCodeWhen({ name }), t.resetCodeText()],
        button: t.resetCode(),
        harmful: true,
        doIt: async (api) => {
          await resetSecondFactor(api, id);
          return t.passwordAlone({ name });
        },
      };
    case 'deactivate':
      return {
        title: t.deactivateWhom({ name }),
        consequences: [
          invited ? t.invitationOpensNothing({ name }) : t.cannotSignIn({ name }),
          t.historyStays(),
        ],
        button: t.staffAccountsDeactivate(),
        harmful: true,
        doIt: async (api) => {
          await changeStaff(api, id, { active: false });
          return t.accountDeactivated({ name });
        },
      };
    case 'activate':
      return {
        title: t.activateWhom({ name }),
        consequences: [invited ? t.neverAccepted({ name }) : t.canSignInAgain({ name })],
        button: t.staffAccountsActivate(),
        doIt: async (api) => {
          await changeStaff(api, id, { active: true });
          return t.accountActive({ name });
        },
      };
  }
}
