import type { ModuleBoard } from '@portal/contract-remote-v1';
import { screen, within } from '@testing-library/react';
import { fakeServer } from './fake-server';
import { openStaff } from './open-staff';
import { sampleBoard, sampleRemote, servedModules } from './sample-board';

export const serving = (board: ModuleBoard = sampleBoard()) =>
  fakeServer({ 'GET /api/admin/modules': board, ...servedModules(board) });

export const remotesOf = (...remotes: ModuleBoard['remotes']) =>
  sampleBoard({ remotes, services: [], events: [] });

export const remotesWith = (more: Partial<ModuleBoard['remotes'][number]>): ModuleBoard => ({
  ...sampleBoard(),
  remotes: [
    sampleRemote('mfe-visitor-wizard', 'Visit application', more),
    sampleRemote('mfe-admin', 'Staff area'),
  ],
});

export async function openBoard(server = serving()) {
  const opened = openStaff('/admin/modules', server);
  await screen.findByRole('table', { name: 'Services' });
  return opened;
}

export const card = (name: string) => within(screen.getByRole('region', { name }));
export const row = (title: string, version: RegExp) =>
  within(
    within(screen.getByRole('table', { name: `Versions of ${title}` })).getByRole('row', { name: version }),
  );
