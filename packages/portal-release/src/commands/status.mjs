import { openPortal } from '../portal.mjs';

const signerText = ({ signer }) => {
  if (!signer) return 'not signed';
  const commit = signer.commit ? `, commit ${signer.commit.slice(0, 12)}` : '';
  return `signed by ${signer.title} (${signer.holder})${commit}${signer.revoked ? ', WITH A REVOKED KEY' : ''}`;
};

function linesOf({ name, live, canary, previous, versions }) {
  const uses = [
    [live.version, canary ? `${100 - canary.percent} %` : 'live'],
    ...(canary ? [[canary.version, `${canary.percent} %`]] : []),
    ...(previous ? [[previous, 'can be taken back to']] : []),
  ];
  const lines = uses.map(([version, use]) => {
    const known = versions.find((one) => one.version === version);
    const failed = Object.values(known?.failures ?? {}).reduce((sum, times) => sum + times, 0);
    const more = known
      ? `${known.opened} opened, ${failed} failed, ${signerText(known)}`
      : 'not in the record';
    return `  ${version}  ${use}  ${more}`;
  });
  return [name, ...lines];
}

export async function run({ names: [name], log }) {
  const { remotes, services } = await openPortal().ask('GET', '/registry/remotes');
  const chosen = remotes.filter((remote) => name === undefined || remote.name === name);
  const kept = services.filter((service) => name === undefined || service.name === name);
  if (chosen.length + kept.length === 0) throw new Error(`The portal has nothing named ${name}.`);
  for (const remote of chosen) log(linesOf(remote).join('\n'));
  for (const { name: service, version, contracts } of kept) {
    const keeps = Object.entries(contracts).map(([contract, at]) => `${contract} ${at}`);
    log(
      `${service}  ${version ?? 'does not answer'}${keeps.length > 0 ? `, keeps ${keeps.join(', ')}` : ''}`,
    );
  }
}
