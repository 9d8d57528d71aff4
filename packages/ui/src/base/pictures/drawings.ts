/// <reference path="./svg.d.ts" />

import brokenLineLight from './broken-line.svg';
import brokenLineDark from './broken-line-dark.svg';
import deskLight from './desk.svg';
import deskDark from './desk-dark.svg';
import type { Drawing } from './drawing';
import forkLight from './fork.svg';
import forkDark from './fork-dark.svg';
import nightLight from './night.svg';
import nightDark from './night-dark.svg';
import openDoorLight from './open-door.svg';
import openDoorDark from './open-door-dark.svg';

/** For an empty list that invites a first entry. */
export const openDoor: Drawing = { light: openDoorLight, dark: openDoorDark };
/** For a page that does not exist, with two ways on. */
export const fork: Drawing = { light: forkLight, dark: forkDark };
/** For a portal that is closed for now. */
export const night: Drawing = { light: nightLight, dark: nightDark };
/** For a load that failed. */
export const brokenLine: Drawing = { light: brokenLineLight, dark: brokenLineDark };
/** For a list in which everything has been read. */
export const desk: Drawing = { light: deskLight, dark: deskDark };
