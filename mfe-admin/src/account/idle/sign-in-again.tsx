import { isStaffRole, type Session, type ShellApi } from '@portal/contract-shell-v1';
import { type ApiClient, ApiError } from '@portal/remote-sdk';
import { rich } from '@portal/ui/language';
import { signIn } from '../../api/auth';
import { needsCode } from '../../frame/common/proven';
import * as t from '../../messages/idle';
import * as secondStepWords from '../../messages/second-step';
import { type Given, ProofForm } from '../second-factor/proof-form';
import { useSecondStep } from '../second-factor/use-second-step';
import { Cover } from './cover';

export interface SignInAgainProps {
  shell: ShellApi;
  api: ApiClient;
  /** Minutes without use after which the session ended. */
  minutes: number;
}

/** Covers the page after an unused session has ended; after a new sign-in the person continues where they were. */
export default function SignInAgain({ shell, api, minutes }: SignInAgainProps) {
  const { asksCode, asks, passkey, learn } = useSecondStep();
  const { name, email = '' } = shell.session.current()?.user ?? {};

  function leave() {
    shell.session.end('signed-out');
    shell.navigate('/staff/auth');
  }

  async function send({ password, code, passkey: answered }: Given) {
    try {
      const answer = await signIn(
        api,
        email,
        password,
        answered ? { passkey: answered } : asksCode ? { code } : {},
      );
      const { token, user } = answer;
      // A step comes first that this dialog cannot show, or the account is no longer on the staff.
      if (answer.must_choose_password || answer.must_set_up_factor || !isStaffRole(user.role)) return leave();
      const session: Session = { token, user };
      shell.session.start(session);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (learn(error)) return;
      throw needsCode(error) ? atField('code', error.message) : atField('password', t.passwordWrong());
    }
  }

  return (
    <Cover title={t.signInAgain()} focus={asksCode ? 'factor-code' : 'factor-password'}>
      <ProofForm
        asks={asks}
        passkey={passkey}
        button={t.signIn()}
        send={send}
        cancel={leave}
        cancelLabel={secondStepWords.somebodyElse()}
      >
        <p>
          {rich(t.idleText({ minutes, who: name ?? email, strong: (words) => <strong>{words}</strong> }))}
        </p>
        {asksCode ? <p>{t.idleCode()}</p> : null}
      </ProofForm>
    </Cover>
  );
}

/** Turns a refusal into a problem of a field: a 401 would mean that the session is over, which is known here. */
const atField = (field: string, message: string) =>
  new ApiError({ kind: 'answer', status: 422, message, errors: { [field]: [message] }, body: { message } });
