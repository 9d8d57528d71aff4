/**
 * The calls about one application that a blind reader may make, and why none of them reveals a name. Every other call
 * about an application of a programme that is read without names is refused.
 */
export const allowedBlind: Record<string, string> = {
  getBlindApplication: 'presents what the list of shown answers names, without the words that tell who it is',
  getAssessment: 'own notes of this phase, no labels, points of others without their comments',
  addNote: 'answers the note that was sent',
  deleteNote: 'removes an own note, answers nothing',
  saveScoreSheet: 'answers the own sheet',
  submitScoreSheet: 'answers the own sheet',
};

/** The calls that return such an application; from every other answer it is removed. */
export const presentsBlind = ['listBlindApplications', ...Object.keys(allowedBlind)];

/**
 * Calls of staff that concern no single application, and why they reveal nobody whom the reader knows, or whom they
 * read without names. One that stands neither here nor among those about one application is closed to blind readers
 * while a programme is read so.
 */
export const tellsNobody: Record<string, string> = {
  listBlindProgrammes: 'tells programmes',
  setBlindReview: 'tells programmes',
  listBlindApplications: 'tells references',
  listApplications: 'leaves them out',
  getApplicationFilters: 'tells nationalities',
  listSavedViews: 'own views, and shared ones: words of a search',
  createSavedView: 'views',
  updateSavedView: 'views',
  deleteSavedView: 'views',
  previewBulkAction: 'leaves them out',
  runBulkAction: 'refuses each as one that is gone',
  undoBulkAction: 'own acts, by ids',
  exportApplications: 'leaves them out',
  listProgrammeApplications: 'leaves them out',
  countUnread: 'leaves them out',
  listNotifications: 'leaves them out',
  listLatestNotifications: 'leaves them out',
  markAllNotificationsRead: 'tells numbers',
  markNotificationRead: 'is not found',
  listRequests: 'leaves them out',
  getStatistics: 'tells numbers',
  listApplicationActivity: 'without their names',
  listApplicationMails: 'tells no names',
  retryApplicationMail: 'tells no names',
  listApplicationEvents: 'leaves them out',
  exportApplicationEvents: 'leaves them out',
  previewRetentionRules: 'leaves them out',
  listCalendarFeeds: 'own addresses',
  createCalendarFeed: 'own addresses',
  revokeCalendarFeed: 'own addresses',
  listApplicationLines: 'leaves them out',
  listSavedReplies: 'texts for anybody',
  createSavedReply: 'texts for anybody',
  updateSavedReply: 'texts for anybody',
  deleteSavedReply: 'texts for anybody',
  ...Object.fromEntries(
    [
      'listWebhooks',
      'createWebhook',
      'updateWebhook',
      'deleteWebhook',
      'renewWebhookSecret',
      'testWebhook',
      'listWebhookDeliveries',
      'resendWebhookDelivery',
    ].map((id) => [id, 'tells references']),
  ),
  ...Object.fromEntries(
    ['startUpload', 'uploadChunk', 'cancelUpload'].map((id) => [id, 'own files on their way']),
  ),
  getWorkQueue: 'leaves them out',
  listOutstanding: 'leaves them out',
  setLabelOnApplications: 'refused like a draft',
  distributeApplications: 'assigns none to whoever knows them; tells numbers',
  previewDistribution: 'tells numbers',
  declareConflict: 'says so, and answers nothing; twice is fine',
  listConflicts: 'tells references',
  liftConflict: 'administrators, who look after it',
  overrideOwnConflict: 'administrators, their own',
  listDoubtfulPhones: 'leaves them out',
  ...Object.fromEntries(
    [
      'getPortalStatusForStaff',
      'setPortalStatus',
      'getSettings',
      'updateSettings',
      'updateTerms',
      'getRetentionRules',
      'updateRetentionRules',
      'getLetterSettings',
      'updateLetterSettings',
      'listMailTemplates',
      'getMailTemplate',
      'updateMailTemplate',
      'resetMailTemplate',
    ].map((id) => [id, 'settings']),
  ),
  ...Object.fromEntries(
    [
      'listColleagueNames',
      'listLabels',
      'createLabel',
      'updateLabel',
      'deleteLabel',
      'listScoreForms',
      'updateScoreForm',
    ].map((id) => [id, 'words about no application']),
  ),
};
