import { accessTokenDays, type ProgramScope, programScopes } from '@portal/contract-svc-auth-v1';
import { Button, Card, Notice } from '@portal/ui';
import { ErrorSummary, TextField } from '@portal/ui/forms';
import { makeToken } from '../api/tokens';
import { ChoiceList } from '../common/choice-list';
import { useStaff } from '../common/staff-context';
import { useCheckedForm } from '../common/use-checked-form';

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
    ...(name.trim() === '' && { name: 'Give the token a name' }),
    ...(scopes.length === 0 && { scopes: 'Choose what the token is for' }),
    ...(wrong && { days: `Enter a whole number of days from ${least} to ${most}` }),
  };
}

/** Makes a token; `made` gets the token itself. */
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
    failed: 'The token could not be made. Please try again.',
  });

  return (
    <Card title="Make a token">
      <ErrorSummary errors={summary} attempt={attempt} />
      {failure ? (
        <Notice tone="danger" role="alert" title="No token was made">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <form onSubmit={submit} noValidate>
        <TextField
          id="token-name"
          label="Name"
          hint="What the program does, such as Nightly copy. What it does is recorded under this name and yours."
          maxLength={60}
          autoComplete="off"
          value={typed.name}
          error={errors.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <ChoiceList
          legend="What is it for?"
          name="token-scopes"
          options={programScopes}
          chosen={typed.scopes}
          error={errors.scopes}
          onChange={(scopes) => change({ scopes })}
        />
        <TextField
          id="token-days"
          label="Good for how many days?"
          hint={`From ${least} to ${most}. Then the program needs a new one.`}
          inputMode="numeric"
          autoComplete="off"
          value={typed.days}
          error={errors.days}
          onChange={(event) => change({ days: event.currentTarget.value })}
        />
        <Button type="submit" busy={busy}>
          Make the token
        </Button>
      </form>
    </Card>
  );
}
