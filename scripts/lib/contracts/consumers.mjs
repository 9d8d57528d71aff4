/** Finds the consumers of a contract: by dependencies and manifest.json, and by the calls that their sources name. */
import { readFileSync } from 'node:fs';
import { workspaces } from '../workspaces.mjs';
import { shippedTexts } from './shipped.mjs';

/** Workspaces that a workspace ships: itself and the packages compiled into it. */
function shippedWith(workspace, byName, seen = new Set()) {
  if (seen.has(workspace)) return seen;
  seen.add(workspace);
  for (const name of Object.keys(workspace.manifest.dependencies ?? {})) {
    const part = byName.get(name);
    if (part?.folder.startsWith('packages/')) shippedWith(part, byName, seen);
  }
  return seen;
}

const needsContract = (workspace, contract) => {
  const service = contract.replace(/-v\d+$/, '');
  if (workspace.manifest.dependencies?.[`@portal/contract-${contract}`]) return true;
  if (!workspace.has('manifest.json')) return false;
  const { contracts = {} } = JSON.parse(readFileSync(workspace.path('manifest.json'), 'utf8'));
  return service in contracts;
};

/** Consumers of a contract (its folder below contracts/), the provider left out: `{ name, folder, calls(break, fixed), knows(field) }`. */
export function consumersOf(contract) {
  const all = workspaces();
  const byName = new Map(all.map((workspace) => [workspace.manifest.name, workspace]));
  const provider = contract.replace(/-v\d+$/, '');
  return all
    .filter(({ folder }) => !folder.includes('/') && folder !== provider)
    .map((workspace) => ({ workspace, shipped: [...shippedWith(workspace, byName)] }))
    .filter(({ shipped }) => shipped.some((part) => needsContract(part, contract)))
    .filter(({ workspace }) => /^(mfe-|svc-|shell$|gateway$)/.test(workspace.folder))
    .map(({ workspace }) => {
      let texts;
      return {
        name: workspace.manifest.name,
        folder: workspace.folder,
        /**
         * Whether the consumer's sources name the call, by id or by address. An address that is put together may be
         * missed.
         */
        calls(operation, fixed) {
          texts ??= shippedTexts(workspace, byName);
          return texts.some((text) => namesCall(text, operation, fixed));
        },
        /** Whether the consumer's sources contain the name of a body's member, the last word of `field`. */
        knows(field) {
          texts ??= shippedTexts(workspace, byName);
          // `*` stands for the elements of a list, which have no name of their own.
          const names = field.split('.').filter((name) => name !== '*');
          const word = new RegExp(`\\b${names.at(-1)}\\b`);
          return texts.some((text) => word.test(text));
        },
      };
    });
}

/** Fixed segments of a document's addresses: they are never values of a parameter. */
export const fixedSegments = ({ paths = {} }) =>
  new Set(Object.keys(paths).flatMap((address) => address.split('/').filter((segment) => !isPlace(segment))));

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Whether a source names a call: one of its ids outside of comments, or an address that can be its path. */
export function namesCall(text, { operationId, names = [operationId], path: address }, fixed = new Set()) {
  const source = text.replace(comments, '');
  if (names.some((id) => id && namesOperation(source, id))) return true;
  const wanted = address.split('/');
  return [...text.matchAll(/['"`](\/(?:api|internal)\/(?:\$\{[^}]*\}|[^'"`?\s])*)/g)].some(([, found]) => {
    const segments = found.split(/\/(?![^{]*\})/);
    return (
      segments.length === wanted.length &&
      segments.every((segment, place) => fits(segment, wanted[place], fixed))
    );
  });
}

/**
 * Whether a source uses an operation: in a type its id is a string; elsewhere it is imported, by name or as part of a
 * namespace.
 */
const namesOperation = (source, id) => {
  if (new RegExp(`[<[|]\\s*['"]${id}['"]`).test(source)) return true;
  return [...source.matchAll(importedOperations)].some(([, listed, space]) =>
    new RegExp(space ? `\\b${space}\\.${id}\\b` : `\\b${id}\\b`).test(space ? source : listed),
  );
};

const importedOperations = /\bimport (?:type )?(?:\{([^}]*)\}|\* as (\w+)) from ['"][^'"]+\/operations['"]/g;

const isPlace = (segment) => /^\{.*\}$/.test(segment);
const fits = (segment, wanted, fixed) =>
  segment === wanted || segment.includes('${') || (isPlace(wanted) && !fixed.has(segment));
