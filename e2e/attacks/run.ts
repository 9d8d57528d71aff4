/**
 * Sends every call of the API through the gateway, as everybody who may not make it and with every kind of wrong input:
 * `tsx e2e/attacks/run.ts [--bail] [part ...] [results.json]`. The calls come from the OpenAPI documents, so a new call
 * without a target fails.
 */
import { ofTurn, report, runProgram } from '../support/checks';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { gather } from './actors';
import { aims } from './aims';
import { createAsk } from './answers';
import { preparePdf } from './forms';
import { parts } from './parts';
import { changesBetween, contentsOfTables } from './tables';

runProgram(async ({ patterns, flags }, checks) => {
  await preparePdf();
  const portal = await startTestPortal(await loadLauncher(), { env: { LANGUAGES: 'en,fr,rw' } });
  try {
    const { aims: found, problems } = aims();
    checks.note('Every call is attacked', problems);
    const actors = await gather(portal);
    const scene = {
      portal,
      ask: createAsk(portal.url),
      actors,
      checks,
      aims: found,
      chosen: ofTurn(found, flags),
    };
    // A turn runs a tenth of the parts that do not go through all calls; those that do run always, but on a part of
    // their calls, with a tenth of the made-up requests.
    const others = ofTurn(
      parts.filter(({ goesThroughCalls }) => !goesThroughCalls),
      flags,
    );
    for (const part of parts) {
      if (patterns.length > 0 && !patterns.includes(part.name)) continue;
      if (!part.goesThroughCalls && !others.includes(part)) continue;
      const before = part.changesNothing ? await contentsOfTables(portal.dataDir, part.mayChange) : undefined;
      const started = performance.now();
      await part.run(scene);
      if (before) {
        const after = await contentsOfTables(portal.dataDir, part.mayChange);
        checks.note(`${part.name}: nothing was written`, changesBetween(before, after));
      }
      report(`  ${part.name}: ${Math.round(performance.now() - started)} ms`);
    }
  } finally {
    await portal.stop();
  }
});
