/**
 * Chooses which of the longest checks a run of `npm test` makes. If nothing they test has changed since yesterday, a
 * tenth of them runs, another tenth with each commit, so every check runs within ten commits.
 */
import { execFileSync } from 'node:child_process';
import { changedFiles } from './affected.mjs';
import { affectedStages } from './affected-stages.mjs';
import { root } from './install.mjs';
import { workspaces } from './workspaces.mjs';

export const turns = 10;
/** Stages that run by turns. */
const byTurns = ['screens', 'attacks'];

const git = (...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

/** The commit that the main branch had a day ago; empty if unknown, as in a shallow clone. */
function yesterday() {
  const main = ['origin/main', 'main'].find((ref) =>
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`),
  );
  return main ? git('rev-list', '-1', `--before=${Date.now() / 1000 - 86_400}`, main) : '';
}

/**
 * The part of each of these stages to run, from the result of `affectedStages`: everything (`{}`), or the concerned
 * part and a tenth.
 */
export function takeTurns(concerned, turn) {
  const part = (stage) => {
    const patterns = concerned.get(stage)?.patterns;
    return patterns?.length === 0 ? {} : { patterns: patterns ?? [], turn };
  };
  return Object.fromEntries(byTurns.map((stage) => [stage, part(stage)]));
}

/**
 * If the stage `services` runs in the same run, its tests run on MariaDB; on SQLite only those run that show what
 * differs, and a tenth of the others.
 */
function sqliteByTurn(chosen, turn, log) {
  if (!chosen.includes('jest') || !chosen.includes('services') || !turn) return {};
  log(
    `jest: of the tests that run on MariaDB too, SQLite gets those that show what differs, and tenth ${Number(turn) + 1} of ${turns}.`,
  );
  return { jest: { turn: Number(turn) } };
}

/** Returns and prints which part of each stage in `chosen` runs; everything runs if the changes are unknown. */
export function partsByTurn(chosen, log = console.log) {
  const count = git('rev-list', '--count', 'HEAD');
  const turn = Number(count) % turns;
  const onSqlite = sqliteByTurn(chosen, count && String(turn), log);
  const since = yesterday();
  if (!since || !chosen.some((name) => byTurns.includes(name))) return onSqlite;
  const parts = takeTurns(affectedStages(changedFiles(since), workspaces()), turn);
  for (const name of byTurns.filter((one) => chosen.includes(one))) {
    const { patterns, turn: taken } = parts[name];
    if (taken === undefined) continue;
    const named = patterns.length > 0 ? `those of ${patterns.join(', ')}, and ` : '';
    log(
      `${name}: ${named}tenth ${taken + 1} of ${turns}, since ${since.slice(0, 8)} changed nothing else of them; npm run test:long, or --whole, runs all.`,
    );
  }
  return { ...parts, ...onSqlite };
}
