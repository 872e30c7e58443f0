/** The ways by which people come to the shop. */
export const WAYS = [
  'google-ads',
  'meta-ads',
  'email',
  'organic-search',
  'direct',
  'referral',
] as const
export type Way = (typeof WAYS)[number]
/** A shop that is made up; the words of another one can be put in its place. */
export type Firm = {
  name: string
  currency: string
  /** Of its clock from UTC, as an order export writes it. */
  offset: string
  visitsADay: number
  /** What an order usually comes to, in minor units. */
  basket: number
  campaigns: Record<'google-ads' | 'meta-ads' | 'email', string[]>
  products: string[]
}

export const FIRM: Firm = {
  name: 'Larch Loom',
  currency: 'GBP',
  offset: '+0100',
  visitsADay: 900,
  basket: 6_870,
  campaigns: {
    'google-ads': ['LL | Brand', 'Blankets, search', 'Shopping "all"'],
    'meta-ads': ['LL | Blankets lookalike', 'Retargeting 🧶', 'Gifts; new faces'],
    email: ['The weekly thread', 'Back on the loom'],
  },
  products: ['Wool blanket, grey', 'Cushion 45 × 45', 'Throw "Fjord"', 'Scarf'],
}

/** What happens in the figures on purpose. */
export type Plant =
  | { what: 'missing'; source: string; from: string; to: string }
  | { what: 'phones-halved'; way: Way; since: string }
  | { what: 'currency-change'; source: string; since: string; currency: string }
  | { what: 'zero'; way: Way; from: string; to: string }
  | { what: 'spike'; way: Way; day: string; times: number }
