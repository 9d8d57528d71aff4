/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import actionsWords from './rw/actions';
import askedWords from './rw/asked';
import askingWords from './rw/asking';
import beginWords from './rw/begin';
import changingWords from './rw/changing';
import commonWords from './rw/common';
import discardingWords from './rw/discarding';
import filesWords from './rw/files';
import finishWords from './rw/finish';
import frameWords from './rw/frame';
import listWords from './rw/list';
import messagesWords from './rw/messages';
import missingWords from './rw/missing';
import ownDataWords from './rw/ownData';
import profileWords from './rw/profile';
import readingWords from './rw/reading';
import reopenedWords from './rw/reopened';
import startWords from './rw/start';
import switchingWords from './rw/switching';
import tableWords from './rw/table';
import underAddressWords from './rw/underAddress';
import withdrawingWords from './rw/withdrawing';

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
