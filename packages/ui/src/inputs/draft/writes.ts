import type { FormStore } from '../form-state';
import { pick } from './device';
import type { DraftOptions } from './draft-types';
import { type Difference, foreignDifferences, merged, type Side } from './merge';
import { CopiesSettled, readProblem } from './problem';

/** The number of sent forms to keep when several answers in a row were lost; more are not worth the space. */
const sentKept = 3;
/** How often a write is repeated when other people keep writing answers that do not conflict. */
const mostTries = 5;

/** The known state of the server's copy, and of unsent answers. */
export interface Known<Values> {
  version: number | undefined;
  base: Values | undefined;
  /** Recently sent forms, which may have been stored although their answers were lost. */
  sent: readonly Values[];
  unsaved: boolean;
}

export interface Choice {
  /** Whether the person was asked. */
  asked: boolean;
  /** The choice for every difference, also for differences without a question. */
  choices: Readonly<Record<string, Side>>;
}

interface Writing<Values extends object> {
  options: Pick<DraftOptions<Values>, 'read' | 'stored' | 'serverOwned'> & { form: FormStore<Values> };
  known: Known<Values>;
  ignored: readonly string[];
  choose(differences: Difference[]): Promise<Choice>;
  keepOnDevice(): void;
}

/** Writes a form to the server, one write at a time: two at once would conflict with each other. */
export function createWrites<Values extends object>(writing: Writing<Values>) {
  const { options, known, ignored, choose, keepOnDevice } = writing;
  const { form, serverOwned } = options;
  let queue: Promise<unknown> = Promise.resolve();

  /** Remembers the form being sent: its answer may be lost although the server stores it. */
  function noteSent() {
    if (known.sent.at(-1) !== form.values()) known.sent = [...known.sent, form.values()].slice(-sentKept);
  }

  /** After a refused write: merges the two copies and continues from the server's version. */
  async function settleWith(theirs: Values, version: number) {
    const { base, sent } = known;
    const differences = foreignDifferences({ mine: form.values(), theirs, base, sent, ignored });
    const { asked, choices } = await choose(differences);
    // Text may have been typed while the dialog was open: the latest answers count as this page's.
    form.load(merged(form.values(), theirs, choices));
    Object.assign(known, { base: theirs, version, unsaved: true });
    keepOnDevice();
    if (asked) throw new CopiesSettled();
  }

  async function tryWrite<Answer extends object>(
    call: (version: number | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      noteSent();
      try {
        const answer = await call(known.version);
        known.sent = known.sent.slice(-1);
        if ('version' in answer && typeof answer.version === 'number') known.version = answer.version;
        return answer;
      } catch (error) {
        const problem = readProblem(error);
        const stored = problem.kind === 'conflict' ? options.stored(problem.current) : undefined;
        if (problem.kind !== 'conflict' || !stored || tries === mostTries) throw error;
        // The answer to a refused write lacks the fields that the sign-in sets: they keep their values of this page.
        const theirs = options.read({ ...pick(form.values(), serverOwned), ...stored });
        await settleWith(theirs, problem.version);
      }
    }
  }

  return {
    noteSent,
    write<Answer extends object>(call: (version: number | undefined) => Promise<Answer>): Promise<Answer> {
      const result = queue.then(() => tryWrite(call));
      queue = result.catch(() => undefined);
      return result;
    },
    rest: () => queue.then(() => undefined),
  };
}
