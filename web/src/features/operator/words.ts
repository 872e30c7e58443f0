import type { InvitationState, IsolationRun, MailRow } from '@sextant/contracts/operator/routes'

/** What each state of an invitation is called, in the order in which they are worked on. */
export const STATE_WORDS: Record<InvitationState, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  invited: 'Invited directly',
  joined: 'Joined',
  declined: 'Declined',
}

/** The states of an invitation, in the same order. */
export const INVITATION_STATES = Object.keys(STATE_WORDS) as InvitationState[]

export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
/** One by its address, several by their number. */
export const named = (emails: readonly string[]) =>
  emails.length === 1 ? emails[0] : people(emails.length)

/** What a toast says of a decision. */
export function decidedWords(emails: readonly string[], decision: 'approve' | 'decline'): string {
  if (decision === 'decline') return `Declined ${named(emails)}`
  return `Approved ${named(emails)}. The link is on its way.`
}

export const MAIL_WORDS: Record<MailRow['status'], string> = {
  dead: 'Undelivered',
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
}

const TEMPLATES: Record<string, string> = {
  invitation: 'Invitation',
  'team-invitation': 'Team invitation',
  notification: 'Notification',
  digest: 'Daily digest',
  'confirm-email': 'Email confirmation',
  'reset-password': 'Password reset',
  security: 'Security notice',
}
const plainly = (raw: string) =>
  raw.replace(/[._-]+/g, ' ').replace(/^./, first => first.toUpperCase())

/** What kind of mail it is. */
export const templateWords = (template: string): string => TEMPLATES[template] ?? plainly(template)

const LOG: Record<string, string> = {
  approved: 'approved',
  declined: 'declined',
  invited: 'invited',
  resent: 'mailed the link again to',
  'mail.retried': 'queued mail again for',
  'operator.granted': 'made an operator of',
  'reset-link.made': 'made a reset link for',
  'isolation.tested': 'ran the isolation self-test:',
}

/** "approved ines@example.com", the rest of a sentence that begins with who did it. */
export function logSentence(action: string, subject: string): string {
  const did = LOG[action] ?? plainly(action).toLowerCase()
  if (action !== 'isolation.tested') return `${did} ${subject}`
  return `${did} ${subject === 'holds' ? 'every wall holds' : 'something leaks'}`
}

type Line = IsolationRun['lines'][number]
export const WALLS: readonly { wall: Line['wall']; label: string; about: string }[] = [
  {
    wall: 'organization',
    label: 'Organization',
    about: 'A member of one organization reading rows of another',
  },
  {
    wall: 'client',
    label: 'Client',
    about: 'A person limited to some clients reading rows of the rest',
  },
  {
    wall: 'second factor',
    label: 'Second factor',
    about: 'A session that has not passed its second factor reading anything',
  },
  { wall: 'signed out', label: 'Signed out', about: 'A session that has ended reading anything' },
]

/** What a wall around everything is tried on. */
const ALL = 'every table'

/** The lines of a run as a table: a row for each table, a cell for each wall that was tried on it. Rows that leak come first. */
export function wallsByTable(
  lines: readonly Line[],
): { table: string; cells: Partial<Record<Line['wall'], Line>>; leaked: number }[] {
  const rows = Map.groupBy(lines, line => line.table)
  return [...rows]
    .map(([table, of]) => ({
      table,
      cells: Object.fromEntries(of.map(line => [line.wall, line])) as Partial<
        Record<Line['wall'], Line>
      >,
      leaked: of.reduce((sum, line) => sum + line.leaked, 0),
    }))
    .sort(
      (a, b) =>
        b.leaked - a.leaked ||
        Number(b.table === ALL) - Number(a.table === ALL) ||
        a.table.localeCompare(b.table),
    )
}
