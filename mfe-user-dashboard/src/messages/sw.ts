/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import actionsWords from './sw/actions';
import askedWords from './sw/asked';
import askingWords from './sw/asking';
import beginWords from './sw/begin';
import changingWords from './sw/changing';
import commonWords from './sw/common';
import discardingWords from './sw/discarding';
import filesWords from './sw/files';
import finishWords from './sw/finish';
import frameWords from './sw/frame';
import listWords from './sw/list';
import messagesWords from './sw/messages';
import missingWords from './sw/missing';
import ownDataWords from './sw/ownData';
import profileWords from './sw/profile';
import readingWords from './sw/reading';
import reopenedWords from './sw/reopened';
import startWords from './sw/start';
import switchingWords from './sw/switching';
import tableWords from './sw/table';
import underAddressWords from './sw/underAddress';
import withdrawingWords from './sw/withdrawing';

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
