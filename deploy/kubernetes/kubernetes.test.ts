import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';

type Manifest = { kind: string; apiVersion: string; metadata: { name: string } };
type Container = NonNullable<ReturnType<typeof podOf>['containers']>[number];

const models = {
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Namespace,
  PersistentVolumeClaim,
  Service,
  StatefulSet,
};

const read = (folder: string): Manifest[] =>
  readdirSync(join(__dirname, folder))
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(readFileSync(join(__dirname, folder, file), 'utf8')))
    .map((document) => document.toJS() as Manifest);

const kustomization = (folder: string) =>
  parse(readFileSync(join(__dirname, folder, 'kustomization.yaml'), 'utf8')) as {
    resources: string[];
    patches?: { path: string }[];
    images?: { name: string; newTag: string }[];
  };

const base = read('base');
const example = read('overlays/example');
const titled = (manifest: Manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const;

function ofKind<K extends keyof typeof models>(kind: K): InstanceType<(typeof models)[K]>[] {
  return base
    .filter((manifest) => manifest.kind === kind)
    .map((manifest) => new models[kind](manifest as never)) as InstanceType<(typeof models)[K]>[];
}

const deployments = ofKind('Deployment');
const jobs = ofKind('Job');
const policies = ofKind('NetworkPolicy');

function podOf(workload: Deployment | Job) {
  const pod = workload.spec?.template.spec;
  if (!pod) throw new Error(`${workload.metadata?.name} has no pods`);
  return pod;
}

const nameOf = (manifest: { metadata?: { name?: string } }) => manifest.metadata?.name ?? '';
const containersOf = (workload: Deployment | Job): Container[] => [
  ...podOf(workload).containers,
  ...(podOf(workload).initContainers ?? []),
];
const workloads = [...deployments, ...jobs].map((workload) => [nameOf(workload), workload] as const);

test.each([...base, ...example].map(titled))('%s is what the API of its kind takes', (_name, manifest) => {
  const Model = models[manifest.kind as keyof typeof models];
  expect(() => new Model(manifest as never).validate()).not.toThrow();
});

test('a manifest with a mistake is found', () => {
  const [first] = deployments;
  const wrong = { ...first, spec: { ...first?.spec, minReadySeconds: 'soon' } };
  expect(() => new Deployment(wrong as never).validate()).toThrow(/minReadySeconds/);
});

test('every file is applied, and every patch changes a manifest', () => {
  const files = readdirSync(join(__dirname, 'base')).filter((file) => file !== 'kustomization.yaml');
  expect([...kustomization('base').resources].sort()).toEqual(files.sort());
  const overlay = kustomization('overlays/example');
  const patched = (overlay.patches ?? []).map(({ path }) =>
    parse(readFileSync(join(__dirname, 'overlays/example', path), 'utf8')),
  ) as Manifest[];
  const known = base.map((manifest) => titled(manifest)[0]);
  for (const patch of patched) expect(known).toContain(titled(patch)[0]);
});

test('the example names a version of every image', () => {
  const used = new Set(workloads.flatMap(([, workload]) => containersOf(workload).map(({ image }) => image)));
  const images = kustomization('overlays/example').images ?? [];
  expect(images.map(({ name }) => name).sort()).toEqual([...used].sort());
  for (const { newTag } of images) expect(newTag).toMatch(/^\d+\.\d+\.\d+$/);
});

describe.each(workloads)('%s', (_name, workload) => {
  test('has no special rights on its node', () => {
    const pod = podOf(workload);
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const container of containersOf(workload)) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  test('has limits', () => {
    for (const { resources } of containersOf(workload)) {
      expect(resources).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { cpu: expect.anything(), memory: expect.anything() },
      });
    }
  });

  test('holds no secret itself', () => {
    const secret = /PASSWORD|SECRET|TOKEN|CREDENTIAL|DATABASE_URL|SMTP_URL|ACCESS_KEY/;
    for (const { env = [] } of containersOf(workload)) {
      for (const { name, value } of env.filter((variable) => secret.test(variable.name))) {
        expect([name, value]).toEqual([name, undefined]);
      }
    }
  });

  test('has its own network policy', () => {
    const labels = workload.spec?.template.metadata?.labels;
    expect(policies.map(({ spec }) => spec?.podSelector.matchLabels)).toContainEqual(labels);
  });
});

describe.each(deployments.map((deployment) => [nameOf(deployment), deployment] as const))(
  '%s',
  (name, part) => {
    test('has a liveness and a readiness probe', () => {
      const [container] = podOf(part).containers;
      expect(container?.startupProbe?.httpGet?.path).toBe('/healthz');
      expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz');
      expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz');
    });

    test('always keeps a pod running, and grows with its load', () => {
      const selector = { matchLabels: { app: name } };
      expect(part.spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
      expect(ofKind('PodDisruptionBudget').map(({ spec }) => spec)).toContainEqual({
        maxUnavailable: 1,
        selector,
      });
      const scaled = ofKind('HorizontalPodAutoscaler').find(({ spec }) => spec?.scaleTargetRef.name === name);
      expect(scaled?.spec?.minReplicas).toBeGreaterThanOrEqual(2);
      expect(part.spec?.replicas).toBeUndefined();
    });
  },
);

describe('the network', () => {
  const policy = (name: string) => policies.find((candidate) => nameOf(candidate) === name)?.spec;
  type Peers =
    | { podSelector?: { matchLabels?: Record<string, string> }; namespaceSelector?: unknown }[]
    | undefined;
  const apps = (rules: Peers[]) =>
    rules
      .flatMap((peers) => peers ?? [])
      .filter(({ namespaceSelector }) => !namespaceSelector)
      .map(({ podSelector }) => podSelector?.matchLabels?.app)
      .sort();
  const from = (name: string) => apps((policy(name)?.ingress ?? []).map((rule) => rule.from as Peers));
  const to = (name: string) => apps((policy(name)?.egress ?? []).map((rule) => rule.to as Peers));
  const ports = (name: string) =>
    (policy(name)?.egress ?? [])
      .filter((rule) => !rule.to)
      .flatMap((rule) => rule.ports?.map(({ port }) => port));

  test('no pod reaches another without a policy', () => {
    expect(policy('nothing-unless-named')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  test('the policies are the arrows of the architecture', () => {
    expect(to('gateway')).toEqual(['svc-applications', 'svc-auth', 'svc-reports']);
    expect(to('svc-applications')).toEqual(['svc-auth']);
    expect(to('svc-auth')).toEqual(['svc-applications']);
    expect(to('svc-reports')).toEqual(['svc-applications', 'svc-auth']);
    expect(to('migrate')).toEqual([]);
    expect(to('publish')).toEqual(['gateway']);
  });

  test('both ends of an arrow have the same policy', () => {
    const names = ['gateway', 'svc-auth', 'svc-applications', 'svc-reports', 'publish'];
    for (const name of names)
      expect(from(name)).toEqual(names.filter((other) => to(other).includes(name)).sort());
    expect(from('migrate')).toEqual([]);
  });

  test('only the users of the database, the object store and the mail server reach them outside', () => {
    expect(ports('gateway')).toEqual([]);
    expect(ports('svc-auth')).toEqual([3306, 25, 465, 587]);
    expect(ports('svc-applications')).toEqual([3306, 9000, 443, 25, 465, 587]);
    expect(ports('svc-reports')).toEqual([3306]);
    expect(ports('migrate')).toEqual([3306]);
    expect(ports('publish')).toEqual([]);
  });

  test('the ingress is encrypted and leads to the gateway alone', () => {
    const [ingress] = ofKind('Ingress');
    const hosts = ingress?.spec?.rules?.map(({ host }) => host);
    expect(ingress?.spec?.tls?.flatMap((tls) => tls.hosts)).toEqual(hosts);
    const backends = ingress?.spec?.rules?.flatMap(({ http }) => http?.paths.map(({ backend }) => backend));
    expect(backends?.map((backend) => backend?.service?.name)).toEqual(['gateway']);
    expect(ofKind('Service').every(({ spec }) => spec?.type === undefined)).toBe(true);
  });
});
