/**
 * Kills a service, a database or a mail server while people work: `tsx e2e/failures/run.ts [--bail] [name ...]
 * [results.json]`. Two replicas of every service run behind one gateway, on MariaDB, S3 and a mail server. Everything
 * that was acknowledged must be stored, and no mail lost or doubled. Further checks restore a backup and close rounds
 * while people submit (`closing`).
 */
import { runProgram } from '../support/checks';
import { runOn } from '../support/harness';
import { until } from '../support/patience';
import { startProduction } from '../support/stack';
import { aftermath } from './aftermath';
import { backupAndRestore, inFolder } from './backup';
import { throughTheClosing } from './closing';
import { gather, type People, workThrough } from './load';
import { triedInVain } from './outbox';
import { openPortal, type RunningPortal } from './running-portal';

runProgram(async ({ patterns }, checks) => {
  const stack = await startProduction({ durable: true });
  const stories: Record<
    string,
    { title: string; trouble(portal: RunningPortal, people: People): Promise<void> }
  > = {
    mail: {
      title: 'The mail server is away for a while',
      async trouble({ backends: { smtp, database } }) {
        await smtp.goAway();
        await triedInVain(database);
        smtp.refuse();
        await smtp.comeBack();
        await triedInVain(database);
        smtp.accept();
      },
    },
    database: {
      title: 'The database dies and comes back',
      async trouble(_portal, people) {
        const { refused } = people;
        await stack.mariadb.kill();
        await until('somebody is refused', () => people.refused > refused);
        await stack.mariadb.startAgain();
      },
    },
    replica: {
      title: 'One of two replicas of every service dies',
      trouble: ({ killSecond }) => killSecond(),
    },
  };
  const chosen = (name: string) => patterns.length === 0 || patterns.includes(name);
  let portal: RunningPortal | undefined;
  try {
    if (chosen('backup')) {
      const title = 'A running portal is backed up, and restored elsewhere row by row and file by file';
      checks.note(`${title}, embedded`, await backupAndRestore(inFolder));
      runOn(stack);
      checks.note(`${title}, in production`, await backupAndRestore(stack.backends));
    }
    portal = await openPortal(stack);
    if (chosen('closing')) {
      const { problems, inTime, pressed } = await throughTheClosing(portal);
      const message = `${inTime} of ${pressed} presses in the last and the first second were in time`;
      checks.note(
        `Rounds close by the clock of the database, for two replicas and what is on its way (${message})`,
        problems,
      );
    }
    for (const [name, { title, trouble }] of Object.entries(stories)) {
      if (!chosen(name)) continue;
      const status = portal;
      const people = await gather(status);
      await workThrough(status, people, () => trouble(status, people));
      const accepted = people.typists.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
      const problems = await aftermath(status, people);
      const message = `${accepted} sayings, ${people.refused} refusals`;
      checks.note(`${title}: what was accepted is there, each mail comes, and once (${message})`, problems);
    }
  } finally {
    await portal?.stop();
    await stack.stop();
  }
});
