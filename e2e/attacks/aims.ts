import type { Actors } from './actors';
import type { Attack } from './answers';
import { type DocumentedCall, documentedCalls } from './calls';
import { chunkedUploadTargets } from './chunked-upload-targets';
import { dashboardTargets } from './dashboard-targets';
import { aPdfForm } from './forms';
import { furtherTargets } from './further-targets';
import { offerTargets } from './offer-targets';
import { peopleTargets } from './people-targets';
import { programmeTargets } from './programme-targets';
import { readingTargets } from './reading-targets';
import { staffTargets } from './staff-targets';
import type { Target } from './target';
import { wizardTargets } from './wizard-targets';

const targets: Record<string, Target> = {
  ...peopleTargets,
  ...staffTargets,
  ...offerTargets,
  ...readingTargets,
  ...wizardTargets,
  ...dashboardTargets,
  ...furtherTargets,
  ...programmeTargets,
  ...chunkedUploadTargets,
};

/** A documented call, and the request by which it is attacked. */
export interface Aim {
  call: DocumentedCall;
  target: Target;
}

/** All documented calls with a target. A call without a target is a problem, and so is a target without a call. */
export function aims(): { aims: Aim[]; problems: string[] } {
  const calls = documentedCalls();
  const known = new Set(calls.map(({ id }) => id));
  const problems = [
    ...calls.filter(({ id }) => !targets[id]).map(({ id }) => `${id} is attacked by nobody`),
    ...Object.keys(targets)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is not there any more`),
  ];
  const found = calls.flatMap((call) => {
    const target = targets[call.id];
    return target ? [{ call, target }] : [];
  });
  return { aims: found, problems };
}

/** The right request, by a person who may make it. */
export function rightRequest({ call, target }: Aim, actors: Actors): Attack {
  const { ids, tokens } = actors;
  const path = target.path?.(ids) ?? call.path;
  return {
    method: call.method,
    path: target.query ? `${path}?${target.query}` : path,
    token: tokens[target.by],
    ...(target.json && { json: target.json(ids) }),
    ...(target.files && { form: aPdfForm(target.fields?.(ids) ?? {}, target.files.slice(0, 1)) }),
  };
}
