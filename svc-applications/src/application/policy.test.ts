import { NotFound } from '@portal/service-kit/errors';
import type { Actor } from '../platform/roles';
import { ApplicationClosed } from './errors';
import { type Ability, authorize, may, type Subject } from './policy';

const open: Subject = { id: 7, personId: 1, status: 'in-progress' };
const submitted: Subject = { ...open, status: 'submitted' };
const abilities: Ability[] = ['read', 'edit', 'upload', 'submit'];

const byPassword: Actor = { personId: 1, role: 'intern', scope: 'account' };
const inWizard: Actor = { personId: 1, role: 'intern', scope: 'wizard', resource: 7 };
const stranger: Actor = { personId: 2, role: 'intern', scope: 'account' };
const reviewer: Actor = { personId: 3, role: 'reviewer', scope: 'account' };
const admin: Actor = { personId: 4, role: 'admin', scope: 'account' };

const mayDo = (actor: Actor, application: Subject) =>
  abilities.filter((ability) => may(actor, ability, application));

describe('the rights on an application', () => {
  it('the owner does everything while it is open', () => {
    expect(mayDo(byPassword, open)).toEqual(abilities);
    expect(mayDo(inWizard, open)).toEqual(abilities);
  });
  it('the owner reads it once it is submitted, with the password alone', () => {
    expect(mayDo(byPassword, submitted)).toEqual(['read']);
    expect(mayDo(inWizard, submitted)).toEqual([]);
  });
  it('a token of one application opens no other of the same person', () => {
    expect(mayDo({ ...inWizard, resource: 8 }, open)).toEqual([]);
    expect(mayDo({ personId: 1, role: 'intern', scope: 'wizard' }, open)).toEqual([]);
  });
  it('the wizard’s file cookie reads while it is open, the account’s file cookie always', () => {
    expect(may({ ...inWizard, scope: 'files' }, 'read', open)).toBe(true);
    expect(may({ ...inWizard, scope: 'files' }, 'read', submitted)).toBe(false);
    expect(may({ ...byPassword, scope: 'files' }, 'read', submitted)).toBe(true);
  });
  it('a stranger does nothing', () => {
    expect([...mayDo(stranger, open), ...mayDo(stranger, submitted)]).toEqual([]);
  });
  it('staff read; an administrator corrects, and adds documents', () => {
    expect(mayDo(reviewer, submitted)).toEqual(['read']);
    expect(mayDo(admin, submitted)).toEqual(['read', 'edit', 'upload']);
  });
  it('a member of staff is not the owner of an application with the same person id', () => {
    expect(mayDo({ ...reviewer, personId: 1 }, open)).toEqual(['read']);
  });
  it('is not found by strangers, and closed for its owner', () => {
    expect(() => authorize(byPassword, 'edit', undefined)).toThrow(NotFound);
    expect(() => authorize(stranger, 'edit', open)).toThrow(NotFound);
    expect(() => authorize(byPassword, 'edit', submitted)).toThrow(ApplicationClosed);
    expect(() => authorize(inWizard, 'read', submitted)).toThrow(NotFound);
    expect(authorize(byPassword, 'edit', open)).toBe(open);
  });
});
