import type { Ask } from '../tool.ts'

/** The first of a list as an example reads it: lower case, in quotation marks. */
const example = (text: string | undefined, otherwise: string): string => {
  const words = text ?? otherwise
  return `“${words.charAt(0).toLowerCase()}${words.slice(1)}”`
}

/** One question for each thing that tools need to know, so that it is asked in one way everywhere and never twice. */
export const ASKS = {
  goal: {
    key: 'goal',
    kind: 'goal',
    attributes: ['target', 'keep'],
    text: ({ name }) =>
      `What should be different for ${name} in a year? A number helps: where it stands today, where it should be, by when.`,
    why: 'Everything is judged by how far it brings you towards this.',
    example: ({ sales }) => `“from 40 to 60 ${sales} a month by the end of next year”`,
  },
  offer: {
    key: 'offer',
    kind: 'offer',
    text: ({ name }) =>
      `What does ${name} sell, at what price, and roughly what part of sales is each line?`,
    why: 'It decides which line the plan is built on and which may shrink.',
    example: ({ money }) =>
      `“repairs at ${money(140)}, about 40% of sales; new lamps at ${money(260)}, 30 a year”`,
  },
  rival: {
    key: 'rival',
    kind: 'rival',
    text: ({ customers }) =>
      `When ${customers} do not choose you, who or what do they choose, and what does it cost there? Doing nothing counts too.`,
    why: 'A plan only means something against what people would do instead.',
    example: ({ money }) =>
      `“Moss & Daughters, 10% cheaper; a kit for ${money(90)}; doing nothing”`,
  },
  due: {
    key: 'due',
    kind: 'goal',
    attributes: ['by'],
    text: () => 'By when do you need to see a difference?',
    why: 'What has to come each week follows from the time that is left.',
    example: () => '“by the end of March”',
  },
  segment: {
    key: 'segment',
    kind: 'segment',
    text: ({ customers }) =>
      `Which groups of ${customers} do you have: how many of each, what does one spend in a year, and how many leave or come back?`,
    why: 'It shows whose loyalty pays for the rest, and where too much hangs on one account.',
    example: ({ customers, money }) =>
      `“about 120 regular ${customers}, each ${money(900)} a year; one account is a fifth of sales”`,
  },
  strength: {
    key: 'strength',
    kind: 'strength',
    text: ({ rival, customers }) =>
      rival
        ? `Why do ${customers} pick you over ${rival}? A figure that shows it is best.`
        : `Why do ${customers} pick you? A figure that shows it is best.`,
    why: 'It becomes what the moves are built on.',
    example: () => '“answers within two hours; 4.8 stars over 96 reviews”',
  },
  constraint: {
    key: 'constraint',
    kind: 'constraint',
    text: ({ sales }) =>
      `What stops you from taking more ${sales} tomorrow, and how many did you refuse or lose because of it?`,
    why: 'Nothing is proposed that your bottleneck would stop.',
    example: ({ sales }) =>
      `“the only fitter is booked out, we turned away nine ${sales} last year”`,
  },
  change: {
    key: 'change',
    kind: 'change',
    text: () =>
      'What is changing around you this year: prices, rules, openings, closings, habits? Say by how much and when, and whether it helps or hurts.',
    why: 'It fills the outside: what helps or hurts you whatever you do.',
    example: () => '“material goes up 12% in March; a new school opens next door in May”',
  },
  channel: {
    key: 'channel',
    kind: 'channel',
    text: ({ customers }) =>
      `How do new ${customers} find you: what does each way cost, and how many come by it?`,
    why: 'It shows which ways are proven, which are hopes, and what a new one costs.',
    example: ({ customers, money }) =>
      `“the leaflet, ${money(300)} a month, brought about 20 ${customers} a year”`,
  },
  measure: {
    key: 'measure',
    kind: 'measure',
    text: ({ sales }) =>
      `Which figures do you trust: ${sales} a month, enquiries and how many of them buy, what the month costs before the first sale, how much cash there is?`,
    why: 'A figure of yours outweighs anything that is usual.',
    example: ({ money }) =>
      `“90 enquiries a month; conversion 33%; fixed costs of ${money(900)} a month”`,
  },
  costs: {
    key: 'costs',
    kind: 'offer',
    attributes: ['unitCost', 'margin', 'hoursEach'],
    text: ({ sale }) =>
      `What does one ${sale} of each line cost you in material and fees, and how many hours does it take?`,
    why: 'What is left of a sale, and of an hour, decides which line is worth pushing.',
    example: ({ offer, money }) =>
      `“${offer ?? 'repairs'}: about ${money(4)} each in material and half an hour”`,
  },
  resource: {
    key: 'resource',
    kind: 'resource',
    text: ({ rival }) =>
      `What do you have that ${rival ?? 'others'} would find hard to get: people, know-how, places, contracts, data?`,
    why: 'Each one is tested: does it matter, is it rare, is it costly to copy, do you use it?',
    example: ({ pack }) => example(pack.resources[0]?.name, 'the lease on the corner'),
  },
  person: {
    key: 'person',
    kind: 'person',
    text: () =>
      'Who does what, and what can only one person do? Say if somebody leaves or is away for long.',
    why: 'What hangs on one person is found before it breaks.',
    example: () => '“Ana does all the quotes and leaves in August; nobody else can”',
  },
  idea: {
    key: 'idea',
    kind: 'idea',
    text: ({ name }) =>
      `Which ideas are on the list for ${name}, big and small: what would each cost, and what was tried before?`,
    why: 'Your own ideas are ranked with the rest; what failed before counts against it.',
    example: ({ pack }) => example(pack.initiatives[0]?.name, 'a small offer for old customers'),
  },
  budget: {
    key: 'budget',
    kind: 'budget',
    text: () => 'How much money can go into this, a month or in all, and how many hours a week?',
    why: 'Nothing is proposed that you could not pay for.',
    example: ({ money }) => `“${money(500)} a month and 8 hours a week”`,
  },
  partner: {
    key: 'partner',
    kind: 'partner',
    text: () =>
      'Which suppliers or partners do you depend on: what do they give, how much of it, and could anybody else?',
    why: 'A supplier without a substitute can take your margin.',
    example: () => '“one mill for nine tenths of the flour, the contract ends in June”',
  },
  job: {
    key: 'job',
    kind: 'job',
    text: ({ customers }) =>
      `What are ${customers} really trying to get done when they come to you, and what happened just before?`,
    why: 'People buy progress, not products: it says what you really compete with.',
    example: () => '“a clean flat before the next tenant comes, after the old one left a mess”',
  },
  outcome: {
    key: 'outcome',
    kind: 'outcome',
    text: ({ customers }) =>
      `What do ${customers} judge it by? Rate each from 0 to 10: how much it matters to them, and how well it is met today; and how many you asked.`,
    why: 'Importance against satisfaction shows where a need is unmet.',
    example: () => '“delivery on the day: matters 9, met 4, asked 12”',
  },
  switching: {
    key: 'switching',
    kind: 'quote',
    text: ({ customers }) =>
      `What have ${customers} said: what annoyed them before, what drew them to you, what they were afraid of, what they kept doing out of habit?`,
    why: 'The four forces of a switch are filled from what people really said.',
    example: () => '“I was worried about the mess” or “we had always done it ourselves”',
  },
  voices: {
    key: 'voices',
    kind: 'quote',
    attributes: ['topic', 'who'],
    text: ({ customers }) =>
      `What have ${customers} told you themselves: what made them look, what they compared, who else decided, what made them hesitate? Their words, and who said them.`,
    why: 'Each line then says how many customers said it; what nobody said stays an assumption.',
    example: () => '“‘I rang after the second leak in a month’, said a landlord”',
  },
  factor: {
    key: 'factor',
    kind: 'factor',
    text: ({ rival }) =>
      `What do buyers compare when they choose? Rate each from 0 to 10 for you and for ${rival ?? 'the usual rival'}, and where you would take it.`,
    why: 'The curve needs levels that somebody rated; nothing is guessed.',
    example: () => '“speed: us 8, them 4; price: us 3, them 7; advice: us 9, them 2”',
  },
  force: {
    key: 'force',
    kind: 'force',
    text: () =>
      'How hard does each force press on your profit, 1 to 5: rivals, newcomers, substitutes, buyers, suppliers? Rising or falling?',
    why: 'Your own judgment is the only score; what the facts show stands beside it.',
    example: () => '“buyers 4 and rising, suppliers 2”',
  },
  shares: {
    key: 'shares',
    kind: 'offer',
    attributes: ['ownShare', 'rivalShare', 'marketGrowth'],
    text: ({ rival }) =>
      `For each line: your share of its market, ${rival ? `${rival}’s` : 'the largest rival’s'} share, and how fast that market grows, as well as you can guess.`,
    why: 'The matrix stands on market growth and relative share; without them it says what is missing.',
    example: ({ offer }) =>
      `“${offer ?? 'repairs'}: 20% against their 30%, the market grows 5% a year”`,
  },
  inside: {
    key: 'inside',
    kind: 'inside',
    text: () =>
      'How does the work run inside: strategy, structure, systems, values, skills, style, staff? Rate each 1 to 5 for today and for what the plan needs.',
    why: 'The widest gap, and the two parts that work against each other, come first.',
    example: () => '“systems 2 today, 4 needed: one head holds the schedule”',
  },
} as const satisfies Readonly<Record<string, Ask>>

export type AskKey = keyof typeof ASKS

/** The same, each answered by any fact of its kind: for who wants to be done soon. */
export const plainAsks = (...keys: readonly AskKey[]): readonly Ask[] =>
  asks(...keys).map(({ attributes: _attributes, ...ask }) => ({ ...ask, isPlain: true }))

/** Questions by key, in the order asked. */
export const asks = (...keys: readonly AskKey[]): readonly Ask[] => keys.map(key => ASKS[key])
