import { accessTokenDays, type ProgramScope, programScopes } from '@portal/contract-svc-auth-v1';
import { Button, Card, Notice } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { translated } from '@portal/ui/language';
import { makeToken } from '../../api/tokens';
import { ChoiceList } from '../../frame/common/choice-list';
import { useStaff } from '../../frame/common/staff-context';
import { translatedChoices } from '../../frame/common/translated-choices';
import { useCheckedForm } from '../../frame/common/use-checked-form';
import * as t from '../../messages/tokens';

const { least, most } = accessTokenDays;
const fields = ['name', 'scopes', 'days'] as const;
type Errors = Partial<Record<(typeof fields)[number], string>>;

interface Typed {
  name: string;
  scopes: string[];
  days: string;
}

const nothing: Typed = { name: '', scopes: [], days: '90' };

function problemsOf({ name, scopes, days }: Typed): Errors {
  const count = Number(days.trim());
  const wrong = !/^\d+$/.test(days.trim()) || count < least || count > most;
  return {
    ...(name.trim() === '' && { name: t.nameToken() }),
    ...(scopes.length === 0 && { scopes: t.chooseScopes() }),
    ...(wrong && { days: t.wholeDays({ least, most }) }),
  };
}

/** Makes a token; `made` is called with the token itself. */
export function TokenForm({ made }: { made: (secret: string) => void }) {
  const { api } = useStaff();
  const { typed, change, errors, summary, attempt, failure, busy, submit } = useCheckedForm({
    nothing,
    fields,
    prefix: 'token',
    problemsOf,
    send: async ({ name, scopes, days }) =>
      made(
        await makeToken(api, {
          name: name.trim(),
          scopes: scopes as ProgramScope[],
          days: Number(days),
        }),
      ),
    failed: t.tokenFailed(),
  });

  return (
    <Card title={t.makeToken()}>
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title={t.noTokenMade()}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate>
        <TextField
          id="token-name"
          label={t.tokensName()}
          hint={t.tokenNameHint()}
          maxLength={60}
          autoComplete="off"
          value={typed.name}
          error={errors.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <ChoiceList
          legend={t.whatFor()}
          name="token-scopes"
          options={translatedChoices(programScopes)}
          chosen={typed.scopes}
          error={errors.scopes}
          onChange={(scopes) => change({ scopes })}
        />
        <TextField
          id="token-days"
          label={t.howManyDays()}
          hint={t.daysHint({ least, most })}
          inputMode="numeric"
          autoComplete="off"
          value={typed.days}
          error={errors.days}
          onChange={(event) => change({ days: event.currentTarget.value })}
        />
        <Button type="submit" busy={busy}>
          {t.makeTheToken()}
        </Button>
      </form>
    </Card>
  );
}
