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

/** There is nothing yet; come in. */
export const openDoor: Drawing = { light: openDoorLight, dark: openDoorDark };
/** No page is here; two ways lead on. */
export const fork: Drawing = { light: forkLight, dark: forkDark };
/** Closed for now. */
export const night: Drawing = { light: nightLight, dark: nightDark };
/** What is asked for did not come through. */
export const brokenLine: Drawing = { light: brokenLineLight, dark: brokenLineDark };
/** All is read. */
export const desk: Drawing = { light: deskLight, dark: deskDark };
