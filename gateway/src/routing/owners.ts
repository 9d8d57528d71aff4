export type ServiceName = 'svc-auth' | 'svc-applications' | 'svc-reports';

interface Rule {
  path: RegExp;
  owner: ServiceName;
}

/** Who answers which part of /api. The first rule that fits counts; the last fits everything. */
const rules: readonly Rule[] = [
  { path: /^\/api\/(login|logout)\/?$/, owner: 'svc-auth' },
  { path: /^\/api\/users\/[^/]+\/change-password\/?$/, owner: 'svc-auth' },
  { path: /^\/api\/(me|password|staff)(\/|$)/, owner: 'svc-auth' },
  { path: /^\/api\/admin\/reports(\/|$)/, owner: 'svc-reports' },
  { path: /^\/api\/admin\/applications\/[^/]+\/export-pdf\/?$/, owner: 'svc-reports' },
  { path: /^\/api\/user\/applications\/[^/]+\/pdf\/?$/, owner: 'svc-reports' },
  { path: /^\/api\/./, owner: 'svc-applications' },
];

/** The owner of a plain /api path (aliases already taken away), or undefined for `/api/` itself. */
export function ownerOf(path: string): ServiceName | undefined {
  return rules.find((rule) => rule.path.test(path))?.owner;
}
