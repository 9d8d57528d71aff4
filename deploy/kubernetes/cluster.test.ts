import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StatefulSet } from 'kubernetes-models/apps/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';

const folder = join(__dirname, 'overlays/cluster');
const models = { ConfigMap, NetworkPolicy, PodDisruptionBudget, Service, StatefulSet };

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } } | null;
}

interface Patch {
  kind: keyof typeof models;
  metadata: { name: string };
  spec: { template: { spec: { containers: { name: string; env: Variable[] }[] } } };
}

const text = (name: string) => readFileSync(join(folder, name), 'utf8');
const read = (name: string) => parseAllDocuments(text(name)).map((document) => document.toJS() as Patch);
const manifests = [...read('database.yaml'), ...read('network-policies.yaml')];
const ofKind = (kind: string) => manifests.find((manifest) => manifest.kind === kind) as never;
const set = new StatefulSet(ofKind('StatefulSet'));
const pod = set.spec?.template.spec;
const container = pod?.containers[0];
const names = ['database-0.database', 'database-1.database', 'database-2.database'];

test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
  'the %s is what the API of its kind takes',
  (kind, manifest) => {
    const Model = models[kind];
    expect(() => new Model(manifest as never).validate()).not.toThrow();
  },
);

test('every file is applied, with the files that the servers are started by', () => {
  const { resources, patches } = parse(text('kustomization.yaml'));
  expect(resources).toEqual(['../example', '../../../mysql', 'database.yaml', 'network-policies.yaml']);
  expect(patches).toEqual([{ path: 'addresses.yaml' }]);
  const { configMapGenerator } = parse(
    readFileSync(join(__dirname, '../mysql/kustomization.yaml'), 'utf8'),
  ) as { configMapGenerator: { name: string; files: string[] }[] };
  const [generated] = configMapGenerator;
  expect(pod?.volumes).toContainEqual({
    name: 'files',
    configMap: { name: generated?.name, defaultMode: expect.anything() },
  });
  for (const file of generated?.files ?? [])
    expect(readFileSync(join(__dirname, '../mysql', file), 'utf8')).not.toBe('');
  const mounted = container?.volumeMounts?.flatMap(({ subPath }) => subPath ?? []);
  for (const file of mounted ?? []) expect(generated?.files).toContain(file);
  expect(generated?.files).toContain(container?.command?.at(-1)?.replace('/portal/', ''));
});

test('three servers on three nodes, of which one may be away', () => {
  expect(set.spec).toMatchObject({ replicas: 3, serviceName: 'database', podManagementPolicy: 'Parallel' });
  expect(pod?.affinity?.podAntiAffinity?.requiredDuringSchedulingIgnoredDuringExecution).toEqual([
    { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'database' } } },
  ]);
  const budget = new PodDisruptionBudget(ofKind('PodDisruptionBudget'));
  expect(budget.spec).toEqual({ maxUnavailable: 1, selector: { matchLabels: { app: 'database' } } });
  expect(new Service(ofKind('Service')).spec).toMatchObject({
    clusterIP: 'None',
    publishNotReadyAddresses: true,
    selector: { app: 'database' },
  });
  expect(set.spec?.volumeClaimTemplates).toHaveLength(1);
  const { data } = new ConfigMap(ofKind('ConfigMap'));
  expect(data).toEqual({ CLUSTER_SERVERS: names.join(','), CLUSTER_BEGINS: '' });
});

test('a server is ready while it takes part in the cluster, and is not restarted for being cut off', () => {
  const asked = { exec: { command: ['healthcheck.sh', '--no-defaults', '--connect', '--galera_ready'] } };
  expect(container?.readinessProbe).toMatchObject(asked);
  expect(container?.startupProbe).toMatchObject(asked);
  expect(container?.livenessProbe).toMatchObject({ tcpSocket: { port: 'sql' } });
});

test('a server has no special rights, and limits', () => {
  expect(pod?.automountServiceAccountToken).toBe(false);
  expect(pod?.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: 999,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(container?.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(container?.resources?.limits).toEqual({ cpu: expect.anything(), memory: expect.anything() });
  expect(container?.image).toMatch(/:\d+\.\d+$/);
});

test('passwords come from a secret, and every user of the database knows the three servers', () => {
  for (const { name, value } of (container?.env ?? []).filter((one) => one.name.includes('PASSWORD')))
    expect([name, value]).toEqual([name, undefined]);
  const patched = read('addresses.yaml').map(({ metadata, spec }) => {
    const [password, address] = spec.template.spec.containers[0]?.env ?? [];
    // A variable can only refer to variables above it.
    expect(password).toMatchObject({
      name: 'DATABASE_PASSWORD',
      valueFrom: { secretKeyRef: { name: 'portal-database' } },
    });
    // The value of the base must be removed, since a variable can have only one source.
    expect(address?.valueFrom).toBeNull();
    const servers = (address?.value ?? '').split(',').map((one) => new URL(one));
    expect(servers.map(({ hostname }) => hostname)).toEqual(names);
    expect(servers.map(({ password }) => password)).toEqual(names.map(() => '$(DATABASE_PASSWORD)'));
    const users = new Set(servers.map(({ username, pathname }) => username + pathname));
    return [metadata.name, password?.valueFrom?.secretKeyRef.key, ...users];
  });
  expect(patched).toEqual([
    ['svc-auth', 'auth-password', 'auth/portal_auth'],
    ['svc-applications', 'applications-password', 'applications/portal_applications'],
    ['svc-reports', 'reports-password', 'reports/portal_applications'],
    ['migrate-auth', 'auth-migration-password', 'auth_migration/portal_auth'],
    ['migrate-applications', 'applications-migration-password', 'applications_migration/portal_applications'],
  ]);
});

test('the servers are reached by those who have an address, and by each other', () => {
  const { spec } = new NetworkPolicy(ofKind('NetworkPolicy'));
  const rules = (spec?.ingress ?? []).map(({ from, ports }) => ({
    from: from?.map(({ podSelector }) => podSelector?.matchLabels?.app),
    ports: ports?.map(({ port }) => port),
  }));
  expect(rules).toEqual([
    { from: ['svc-auth', 'svc-applications', 'svc-reports', 'migrate'], ports: [3306] },
    { from: ['database'], ports: [4567, 4568, 4444] },
  ]);
});
