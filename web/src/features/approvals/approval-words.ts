/** Who is asked: an agency asks its client; a small business has people who look on. */
export type Audience = { kind: 'client'; name: string } | { kind: 'viewers' }

/** Texts of the panel, by who is asked. */
export const approvalWords = (audience: Audience) =>
  audience.kind === 'client'
    ? {
        title: 'Ask the client',
        who: audience.name,
        shared: `${audience.name} can see it`,
        hidden: `${audience.name} does not see it yet`,
        none: `${audience.name} was not asked yet. They are told, and answer in their portal.`,
        decided: 'The client',
      }
    : {
        title: 'Ask your viewers',
        who: 'your viewers',
        shared: 'Your viewers can see it',
        hidden: 'Your viewers do not see it yet',
        none: 'Nobody was asked yet. They are told, and answer on their dashboard.',
        decided: 'A viewer',
      }

/** What is said beside the buttons when people (undefined: not known) of a client are none. */
export const nobodyWords = (
  audience: Audience,
  people: number | undefined,
): { said: string; next: string } | null =>
  audience.kind === 'client' && people === 0
    ? {
        said: `Nobody at ${audience.name} can answer yet.`,
        next: 'Invite somebody under Settings, Team.',
      }
    : null

/** Whether there is anything to ask or to take back. A small business nobody looks on at has not, unless something was asked or shown before. */
export const mayBeAsked = (
  audience: Audience,
  people: number | undefined,
  before: boolean,
): boolean => audience.kind === 'client' || before || (people ?? 0) > 0

export const APPROVAL_STATUS = {
  waiting: { label: 'Waiting', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  changes: { label: 'Asks for changes', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const
