// Without zod, because the browser reads them.

/** Days from the first to the last of the plan. */
export const PLAN_DAYS = 30
export const PLAN_MOVES = 3

/** What a proto-persona is made of here. */
export const PERSON_PARTS = ['who', 'wants', 'stops', 'instead'] as const
export type PersonPart = (typeof PERSON_PARTS)[number]
export const PERSON_WORDS: Readonly<Record<PersonPart, string>> = {
  who: 'Who',
  wants: 'Wants',
  stops: 'Stops them',
  instead: 'Does instead',
}

/** A day's work: a step of a move, or the day on which one counts what it brought. */
export const DAY_KINDS = ['step', 'count'] as const

/** What the first asset is, by where it goes; those that only earlier plans hold stay readable. Limits in characters: of a subject line that a phone shows whole, of a message that is read at a glance, of a sign that is read in passing, and of a post on the shortest of the networks. */
export const ASSET_FORMS = [
  'email',
  'stock',
  'another-time',
  'to-pass-on',
  'review-request',
  'post',
  'message',
  'letter',
  'partner-note',
  'sign',
] as const
export type AssetForm = (typeof ASSET_FORMS)[number]
type AssetWords = { name: string; most: number | null; hasSubject?: true }
export const ASSET_WORDS: Readonly<Record<AssetForm, AssetWords>> = {
  email: { name: 'Email to those who know you', most: null, hasSubject: true },
  stock: { name: 'Email to those who bought before', most: null, hasSubject: true },
  'another-time': { name: 'Message to whom you had to turn away', most: 320 },
  'to-pass-on': { name: 'Card to hand on', most: 200 },
  'review-request': { name: 'Message after the thanks', most: 320 },
  post: { name: 'Post with a picture', most: 280 },
  message: { name: 'Message to one person, by name', most: 320 },
  letter: { name: 'Letter or email to one person, by name', most: null, hasSubject: true },
  'partner-note': { name: 'Note to a shop or a neighbour', most: 420 },
  sign: { name: 'Sign beside the price', most: 160 },
}
export const SUBJECT_MOST = 50
