/**
 * Stage that runs the stories as on an organisation's servers: MariaDB, an S3 server that verifies signatures, a mail
 * server, and two replicas of every service. Without patterns it runs all stories except those that only run on the
 * embedded default (SQLite); with patterns it runs the matching stories.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { reportedStage } from './reported.mjs';
import { hereAlone } from './stories.mjs';

const ending = '.story.ts';

const all = () =>
  readdirSync(path.join(root, 'e2e/stories'))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => !(name in hereAlone))
    .map((name) => `/${name}.story`);

export const inProduction = (stories) => ({
  ...stories,
  run: ({ patterns = [], ...work }) =>
    stories.run({ ...work, patterns: ['--production', ...(patterns.length > 0 ? patterns : all())] }),
});

export const production = inProduction(reportedStage('production', 'e2e/run.ts'));
