/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import actionsWords from './fr/actions';
import askedWords from './fr/asked';
import askingWords from './fr/asking';
import beginWords from './fr/begin';
import changingWords from './fr/changing';
import commonWords from './fr/common';
import discardingWords from './fr/discarding';
import filesWords from './fr/files';
import finishWords from './fr/finish';
import frameWords from './fr/frame';
import listWords from './fr/list';
import messagesWords from './fr/messages';
import missingWords from './fr/missing';
import ownDataWords from './fr/ownData';
import profileWords from './fr/profile';
import readingWords from './fr/reading';
import reopenedWords from './fr/reopened';
import startWords from './fr/start';
import switchingWords from './fr/switching';
import tableWords from './fr/table';
import underAddressWords from './fr/underAddress';
import withdrawingWords from './fr/withdrawing';

const words: readonly Piece[] = [
  frameWords,
  commonWords,
  listWords,
  actionsWords,
  startWords,
  tableWords,
  discardingWords,
  withdrawingWords,
  messagesWords,
  beginWords,
  missingWords,
  finishWords,
  askingWords,
  askedWords,
  ownDataWords,
  profileWords,
  reopenedWords,
  underAddressWords,
  readingWords,
  changingWords,
  filesWords,
  switchingWords,
];

export default words;
