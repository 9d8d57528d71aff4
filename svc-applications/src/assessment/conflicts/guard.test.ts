import { admitsRole } from '@portal/service-kit/http';
import { allCalls } from '../../calls';
import type { Service } from '../../platform/service';
import { allowedBlind, identifiesNobody } from '../blind/allowed';
import { concerned } from '../concerned';

const portal = { known: () => ({ formLimits: {} }) };
const calls = allCalls({ portal, stores: {} } as unknown as Service);
const ids = calls.map(({ id }) => id);

test('every call of staff is closed to readers who know the applicant, or reveals nothing of an applicant', () => {
  const open = calls
    .filter(
      (call) => call.auth !== 'internal' && call.auth !== 'public' && admitsRole(call, { role: 'admin' }),
    )
    .map(({ id }) => id)
    .filter((id) => !(id in concerned) && !(id in identifiesNobody));
  expect(open).toEqual([]);
});

test('every call that is named as one about an application is there', () => {
  expect(Object.keys(concerned).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every call that reveals nobody exists, and is not one about an application, too', () => {
  expect(Object.keys(identifiesNobody).filter((id) => !ids.includes(id) || id in concerned)).toEqual([]);
});

test('whoever reads without names may make these calls about an application, and no others', () => {
  expect(Object.keys(allowedBlind)).toEqual([
    'getBlindApplication',
    'getAssessment',
    'addNote',
    'deleteNote',
    'saveScoreSheet',
    'submitScoreSheet',
  ]);
  expect(Object.keys(allowedBlind).filter((id) => !(id in concerned))).toEqual([]);
});
