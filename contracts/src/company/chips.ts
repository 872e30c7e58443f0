// The closed lists of the company model. A sort is chosen by a person, one tap each, and never guessed from their words.

/** What one sale of the organization is. */
export const SELLS = ['orders', 'copies', 'memberships', 'gifts', 'projects'] as const
export type Sells = (typeof SELLS)[number]

/** How a line is bought: its words stand on the card as they are. */
export const BOUGHT_AS = [
  'as-a-thing',
  'by-appointment',
  'on-a-date',
  'by-the-month',
  'by-firms',
  'to-order',
  'as-a-gift',
] as const
export type BoughtAs = (typeof BOUGHT_AS)[number]

export const STRENGTH_SORTS = [
  'speed',
  'quality',
  'price',
  'trust',
  'expertise',
  'range',
  'place',
  'relationship',
  'exclusivity',
  'convenience',
] as const

/** What holds the organization back. */
export const CONSTRAINT_SORTS = [
  'one-person',
  'capacity',
  'cash',
  'awareness',
  'conversion',
  'retention',
  'price-pressure',
  'supplier',
  'one-customer',
  'skills',
  'systems',
  'season',
  'rules',
  'data',
] as const

/** What runs short where a constraint is one of capacity. */
export const SCARCE_RESOURCES = [
  'equipment',
  'hours',
  'room',
  'calendar',
  'approval',
  'craft',
  'posts',
  'money',
] as const

export const RIVAL_SORTS = ['rival', 'substitute', 'in-house', 'nothing', 'referrer'] as const
export const CHANNEL_SORTS = ['paid', 'referral', 'own', 'partner', 'platform', 'supply'] as const
/** Who pays and who uses are not always the same: the givers of a charity are not its guests. */
export const SIDES = ['payer', 'user'] as const

export const BEARINGS = ['helps', 'hurts', 'both', 'open'] as const
export const DIRECTIONS = ['rising', 'falling', 'new', 'ending'] as const
export const CHANGE_TOUCHES = [
  'demand',
  'cost',
  'rule',
  'rival',
  'supply',
  'technology',
  'funding',
] as const
export const COST_SORTS = [
  'goods',
  'energy',
  'pay',
  'insurance',
  'money',
  'contract',
  'licence',
] as const

/** What a goal counts. */
export const GOAL_COUNTS = [
  'sales',
  'money',
  'customers',
  'members',
  'leads',
  'retention',
  'margin',
  'rating',
  'audience',
  'other',
] as const

export const METRICS = [
  'volume',
  'leads',
  'sales',
  'rating',
  'reviews',
  'hours-each',
  'unit-cost',
  'fixed-cost',
  'cash',
  'runway',
  'burn',
  'churn',
  'margin',
  'lead-time',
  'win-rate',
  'audience',
  'stock',
  'arrears',
  'unmet',
  'other',
] as const

export const RESOURCE_SORTS = [
  'equipment',
  'room',
  'brand',
  'right',
  'data',
  'people',
  'licence',
  'list',
  'method',
  'money',
] as const
export const PARTNER_GIVES = ['customers', 'supplies', 'delivery', 'money', 'knowledge'] as const
/** How an earlier attempt went. */
export const ATTEMPTS = ['no', 'worked', 'failed'] as const
/** Which business an idea serves: today's, the next one, or one for later that may never come. */
export const IDEA_HORIZONS = ['today', 'next', 'later'] as const
export const QUOTE_SORTS = ['praise', 'complaint', 'wish', 'reason'] as const
/** What somebody's words tell of how people like them buy; the interview bank asks for each. */
export const QUOTE_TOPICS = [
  'trigger',
  'timeline',
  'job',
  'goal',
  'pain',
  'criterion',
  'objection',
  'alternative',
  'decider',
  'channel',
  'price',
  'first-use',
  'switching',
  'day',
] as const
export type QuoteTopic = (typeof QUOTE_TOPICS)[number]
/** Where somebody's words were heard or read. */
export const HEARD_IN = ['interview', 'call', 'review', 'document'] as const
export type HeardIn = (typeof HEARD_IN)[number]
export const LIFE_STAGES = ['new', 'growing', 'mature', 'fading'] as const

export const MARKET_FORCES = ['rivalry', 'entrants', 'substitutes', 'buyers', 'suppliers'] as const
export const FORCE_DIRECTIONS = ['rising', 'steady', 'falling'] as const
export const INSIDE_ELEMENTS = [
  'strategy',
  'structure',
  'systems',
  'shared-values',
  'skills',
  'style',
  'staff',
] as const
/** What moves somebody from what they have to something new, and what holds them (the four forces of Moesta and Spiek). */
export const SWITCH_FORCES = ['push', 'pull', 'anxiety', 'habit'] as const
