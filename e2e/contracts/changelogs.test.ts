import { ourFiles, read } from '../house/files';

const deployed = ourFiles()
  .map((file) => /^(shell|gateway|mfe-[a-z-]+|svc-[a-z-]+)\/package\.json$/.exec(file)?.[1])
  .filter((folder) => folder !== undefined);

it.each(deployed)('the newest entry of the changelog of %s is of its version', (folder) => {
  const { version } = JSON.parse(read(`${folder}/package.json`)) as { version: string };
  const [newest] = read(`${folder}/CHANGELOG.md`).matchAll(/^## (\S+)$/gm);
  expect(newest?.[1]).toBe(version);
});
