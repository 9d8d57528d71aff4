import { allCalls } from '../calls';
import type { Service } from '../service';
import { concerned } from './concerned';

/** Calls of staff that concern no single application, and why nobody is told there of whom they know. */
const others: Record<string, string> = {
  L01: 'leaves them out',
  L02: 'tells nationalities',
  L03: 'own views, and shared ones: words of a search',
  L04: 'views',
  L05: 'views',
  L06: 'views',
  L07: 'leaves them out',
  L08: 'refuses each as one that is gone',
  L09: 'own acts, by ids',
  L10: 'leaves them out',
  M01: 'leaves them out',
  M06: 'leaves them out',
  M07: 'leaves them out',
  M08: 'leaves them out',
  M09: 'tells numbers',
  M10: 'is not found',
  M11: 'leaves them out',
  M14: 'tells numbers',
  M17: 'without their names',
  M20: 'tells no names',
  M21: 'tells no names',
  M23: 'leaves them out',
  M24: 'leaves them out',
  M28: 'leaves them out',
  N03: 'own addresses',
  N04: 'own addresses',
  N05: 'own addresses',
  ...Object.fromEntries(
    ['Z05', 'Z06', 'Z07', 'Z08', 'Z09', 'Z10', 'Z11', 'Z12'].map((id) => [id, 'tells references']),
  ),
  T01: 'leaves them out',
  T02: 'leaves them out',
  X06: 'refused like a draft',
  X10: 'assigns none to whoever knows them; tells numbers',
  X11: 'tells numbers',
  X13: 'says so; twice is fine',
  X14: 'tells references',
  X15: 'administrators, who look after it',
};
const settings = ['P02', 'P03', 'M18', 'M19', 'M27', 'M29', 'E01', 'E02', 'H05', 'H06', 'H07', 'H09'];
const words = ['X01', 'X02', 'X03', 'X04', 'X05', 'X17', 'X18'];

test('every call of staff is closed to whoever knows the applicant, or tells nothing of an applicant', () => {
  const portal = { known: () => ({ formLimits: {} }) };
  const calls = allCalls({ portal, stores: {} } as unknown as Service);
  const open = calls
    .filter(
      ({ roles, auth }) => auth !== 'internal' && auth !== 'public' && (roles ?? ['admin']).includes('admin'),
    )
    .map(({ id }) => id)
    .filter((id) => !(id in concerned) && !(id in others) && ![...settings, ...words].includes(id));
  expect(open).toEqual([]);
});

test('every call that is named as one about an application is there', () => {
  const calls = allCalls({ portal: { known: () => ({}) }, stores: {} } as unknown as Service);
  const ids = calls.map(({ id }) => id);
  expect(Object.keys(concerned).filter((id) => !ids.includes(id))).toEqual([]);
});
