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

/** What the first asset is, by where it goes. Limits in characters: of a subject line that a phone shows whole, and of a post on X, the shortest of the networks. */
export const ASSET_FORMS = [
  'email',
  'stock',
  'another-time',
  'to-pass-on',
  'review-request',
  'post',
] as const
export type AssetForm = (typeof ASSET_FORMS)[number]
type AssetWords = { name: string; most: number | null; hasSubject?: true }
export const ASSET_WORDS: Readonly<Record<AssetForm, AssetWords>> = {
  email: { name: 'Email to those who know you', most: null, hasSubject: true },
  stock: { name: 'Email to those who bought before', most: null, hasSubject: true },
  'another-time': { name: 'Message to whom you had to turn away', most: null },
  'to-pass-on': { name: 'Note to who sends you customers', most: null },
  'review-request': { name: 'Message after the thanks', most: null },
  post: { name: 'Post or entry on a map', most: 280 },
}
export const SUBJECT_MOST = 50
