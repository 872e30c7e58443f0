/** Who is asked: an agency asks its client; a small business has people who look on. */
export type Audience = { kind: 'client'; name: string } | { kind: 'viewers' }

/** Texts of the panel, by who is asked. */
export const approvalWords = (audience: Audience) =>
  audience.kind === 'client'
    ? { title: 'Ask the client', who: audience.name, shared: `${audience.name} can see it`, hidden: `${audience.name} does not see it yet`, none: `${audience.name} was not asked yet. They are told, and answer in their portal.`, decided: 'The client' }
    : { title: 'Ask your viewers', who: 'your viewers', shared: 'Your viewers can see it', hidden: 'Your viewers do not see it yet', none: 'Nobody was asked yet. People with a viewing role are told and answer on their dashboard.', decided: 'A viewer' }

export const APPROVAL_STATUS = {
  waiting: { label: 'Waiting', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  changes: { label: 'Asks for changes', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const
