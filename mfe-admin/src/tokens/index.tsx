import { Skeleton, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import { type AccessToken, endToken, readTokens } from '../api/tokens';
import { AskDialog } from '../common/ask-dialog';
import { FailedNotice } from '../common/failed-notice';
import { SettingsPageHead } from '../common/settings-page-head';
import { useStaff } from '../common/staff-context';
import { ToldOnce } from '../common/told-once';
import { useLoad } from '../common/use-load';
import { TokenForm } from './token-form';
import { TokenList } from './token-list';

const TITLE = 'Tokens for programs';

/** Makes, lists and ends the tokens by which other programs read applications and decide. */
export default function TokensPage() {
  const { api, shell } = useStaff();
  const [tokens, reload] = useLoad({ key: 'tokens', load: () => readTokens(api) });
  const [secret, setSecret] = useState<string | null>(null);
  const [ending, setEnding] = useState<AccessToken | null>(null);
  usePageTitle(TITLE, { site: shell.branding.name });

  return (
    <>
      <SettingsPageHead
        title={TITLE}
        text="A program with a token reads applications or decides in your name, without your password. It never reaches accounts or settings."
      />
      <div className="p-measure">
        {secret ? (
          <ToldOnce
            title="Give this token to the program"
            secret={secret}
            what="token"
            done={() => setSecret(null)}
          >
            It is shown this once. Whoever has it does what it is for, until its end or until you end it here.
          </ToldOnce>
        ) : null}
        <TokenForm
          made={(told) => {
            setSecret(told);
            reload();
          }}
        />
        {tokens.state === 'failed' ? (
          <FailedNotice title="The tokens could not be loaded" message={tokens.message} retry={reload} />
        ) : null}
        {tokens.data === null && tokens.state === 'loading' ? (
          <Skeleton lines={4} label="Loading the tokens" />
        ) : null}
        {tokens.data ? <TokenList tokens={tokens.data} end={setEnding} /> : null}
      </div>
      {ending ? (
        <AskDialog
          title={`End ${ending.name}?`}
          button="End it"
          harmful
          close={() => setEnding(null)}
          onConfirm={async () => {
            await endToken(api, ending.id);
            setEnding(null);
            setSecret(null);
            reload();
            shell.notify.success(`${ending.name} opens nothing any more`);
          }}
        >
          <p>The program that has it is refused at once. A token that has ended does not come back.</p>
        </AskDialog>
      ) : null}
    </>
  );
}
