import { Skeleton, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import { type AccessToken, endToken, readTokens } from '../../api/tokens';
import { AskDialog } from '../../frame/common/ask-dialog';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { ShownOnce } from '../../frame/common/shown-once';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/tokens';
import { TokenForm } from './token-form';
import { TokenList } from './token-list';

/** Makes, lists and ends the tokens by which other programs read applications and decide. */
export default function TokensPage() {
  const { api, shell } = useStaff();
  const [tokens, reload] = useLoad({ key: 'tokens', load: () => readTokens(api) });
  const [secret, setSecret] = useState<string | null>(null);
  const [ending, setEnding] = useState<AccessToken | null>(null);
  usePageTitle(t.tokensForPrograms(), { site: shell.branding.name });

  return (
    <>
      <SettingsPageHead title={t.tokensForPrograms()} text={t.tokensText()} />
      <div className="p-measure">
        {secret ? (
          <ShownOnce title={t.giveToken()} secret={secret} what={t.theToken()} done={() => setSecret(null)}>
            {t.tokenShownOnce()}
          </ShownOnce>
        ) : null}
        <TokenForm
          made={(secret) => {
            setSecret(secret);
            reload();
          }}
        />
        {tokens.state === 'failed' ? (
          <FailedNotice title={t.tokensNotLoaded()} message={tokens.message} retry={reload} />
        ) : null}
        {tokens.data === null && tokens.state === 'loading' ? (
          <Skeleton lines={4} label={t.tokensLoading()} />
        ) : null}
        {tokens.data ? <TokenList tokens={tokens.data} end={setEnding} /> : null}
      </div>
      {ending ? (
        <AskDialog
          title={t.endToken({ name: ending.name })}
          button={t.endIt()}
          harmful
          close={() => setEnding(null)}
          onConfirm={async () => {
            await endToken(api, ending.id);
            setEnding(null);
            setSecret(null);
            reload();
            shell.notify.success(t.opensNothing({ name: ending.name }));
          }}
        >
          <p>{t.endTokenText()}</p>
        </AskDialog>
      ) : null}
    </>
  );
}
