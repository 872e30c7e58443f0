import type { NotificationEvent } from '@sextant/contracts/notifications/routes'

/** What each event is called and when it happens, in the order in which they are listed. */
export const EVENT_WORDS: Record<NotificationEvent, { label: string; about: string }> = {
  'output.ready': {
    label: 'A deliverable is ready',
    about: 'An agent finished a document in a session of yours',
  },
  'insight.waiting': {
    label: 'Something learned waits for your review',
    about: 'An agent was not sure enough to use it',
  },
  'task.due': {
    label: 'Something to do is due by tomorrow',
    about: 'A step of a deliverable or of a quick win',
  },
  'quick-win.due': {
    label: 'A quick win waits for its result',
    about: 'The day has come to say what a move of yours brought',
  },
  'approval.asked': {
    label: 'Something waits for your approval',
    about: 'The team asks you to approve a campaign or a deliverable',
  },
  'approval.decided': {
    label: 'An answer to your question',
    about: 'A client approved something, or asked for changes',
  },
  'portal.message': {
    label: 'A message between client and team',
    about: 'Told once until you have looked',
  },
  'report.shared': {
    label: 'A report was shared with you',
    about: 'The team shows you how a week or a month went',
  },
  'report.comment': {
    label: 'A comment on a report',
    about: 'Somebody of the other side wrote beside it',
  },
  'team.joined': { label: 'A teammate joined', about: 'Somebody you invited accepted' },
  'team.changed': { label: 'Your role changed', about: 'What you see and may do is different' },
}
