import type { FactKey, PlaybookInput, Question } from './framework.ts'
import { CHARITY_QUESTIONS } from './charity-questions.ts'
import { readRivals } from './reading/rivals.ts'
import { decapital, quoted } from './reading/wording.ts'

type Words = PlaybookInput['knowledge']['vocabulary']
const words = (input: PlaybookInput): Words => input.knowledge.vocabulary
const rivalOf = (input: PlaybookInput): string | null =>
  readRivals(input.facts.filter(f => f.key === 'rivals' && !f.unknown)).find(r => r.named)?.name ??
  null
const usual = (input: PlaybookInput, index = 0): string =>
  decapital(input.knowledge.alternatives[index]?.name ?? 'the other one in town')
const factors = (input: PlaybookInput): string =>
  input.knowledge.factors
    .slice(0, 3)
    .map(f => `“${f.name}”`)
    .join(', ')
const nothing = (input: PlaybookInput): string =>
  quoted(
    decapital(
      input.knowledge.alternatives.find(a => a.kind === 'do nothing')?.name ?? 'nothing at all',
    ),
  )
const idea = (input: PlaybookInput, index: number): string =>
  decapital(input.knowledge.initiatives[index]?.name ?? 'one offer for one group')

const USUAL: Readonly<Record<FactKey, Question>> = {
  market: {
    key: 'market',
    why: 'The forces come out differently for “one neighborhood” than for “the whole country”, so the boundary goes first.',
    ask: i => `Where does your market end: which ${words(i).customers}, in what area, buying what?`,
    example: i =>
      /app|software|online/i.test(`${words(i).place} ${i.profile.industry}`) ||
      /^(?:E-commerce|Manufacturing|Professional Services)$/.test(i.profile.industry)
        ? `“${words(i).customers} in two states with five to eighty people, ${words(i).products} only”`
        : `“${words(i).customers} within fifteen minutes of the ${words(i).place}, for ${words(i).products} only”`,
  },
  offer: {
    key: 'offer',
    why: 'It decides which line the plan is built on and which may shrink.',
    ask: i =>
      `What do you sell, and roughly what part of sales is each? Prices help.`.replace(
        'What do you sell',
        `What does ${i.profile.companyName} sell`,
      ),
    example: i => `“${words(i).products} about 60%, the rest is two smaller things”`,
  },
  rivals: {
    key: 'rivals',
    why: 'A plan only means something against what people would do instead.',
    ask: i =>
      `When ${words(i).customers} don’t choose you, who or what do they choose, and what is better there? ${nothing(i)} counts too.`,
    example: i => `“${usual(i)}, cheaper but slow” or ${nothing(i)}`,
  },
  bestCustomers: {
    key: 'bestCustomers',
    why: 'Moves are aimed at the people who already value you most.',
    ask: i =>
      `Which ${words(i).customers} would you like a hundred more of, and what do they come for?`,
    example: i =>
      `${i.knowledge.buyers[0] ? `“${decapital(i.knowledge.buyers[0].role)}, because ${decapital(i.knowledge.buyers[0].cares)}”` : '“the ones who come back without being asked”'}`,
  },
  strength: {
    key: 'strength',
    why: 'It becomes the strength that the other findings are paired with.',
    ask: i => {
      const r = rivalOf(i)
      return r
        ? `Why do ${words(i).customers} pick you over ${r}? Something they said is best.`
        : `Why do ${words(i).customers} pick you? Something they said is best.`
    },
    example: i =>
      `“${decapital(i.knowledge.strengths[0]?.says ?? 'they say we do what we promised')}”`,
  },
  constraint: {
    key: 'constraint',
    why: 'Nothing is proposed that your bottleneck would stop.',
    ask: i => `What stops you from taking more ${words(i).purchases} tomorrow?`,
    example: i =>
      `“${decapital(i.knowledge.weaknesses[0]?.says ?? 'hands: two of us, and one is away on Saturdays')}”`,
  },
  goal: {
    key: 'goal',
    why: 'The decision sentence is judged by whether it gets you there.',
    ask: i =>
      `What should be different for ${i.profile.companyName} in a year, and is there money set aside for it?`,
    example: i => `“two more ${words(i).customers} a week by June, and we can spend $5,000”`,
  },
  channels: {
    key: 'channels',
    why: 'It shows which ways to reach people are proven and which are hopes.',
    ask: i =>
      `How do new ${words(i).customers} find you today, and which way brings the good ones?`,
    example: i =>
      `“${decapital(i.knowledge.channels[0]?.name ?? 'word of mouth')}; that way brings the good ones”`,
  },
  numbers: {
    key: 'numbers',
    why: 'A figure of yours outweighs anything published about the trade.',
    ask: i =>
      `Which figures do you trust: ${words(i).purchases} a month, average price, how many ${words(i).customers} leave, what a new one costs?`,
    example: i =>
      `“about 400 ${words(i).purchases} a month, we lose maybe 3% of ${words(i).customers}”`,
  },
  change: {
    key: 'change',
    why: 'It fills the outside half: what helps you or hurts you whatever you do.',
    ask: () => 'What is changing around you this year: openings, closings, rules, costs, habits?',
    example: i =>
      `“${decapital(i.knowledge.opportunities[0]?.says ?? 'an employer is moving in')}” or “${decapital(i.knowledge.threats[0]?.says ?? 'rent goes up')}”`,
  },
  resources: {
    key: 'resources',
    why: 'Each one is tested: does it matter, is it rare, can it be copied, do you use it?',
    ask: i =>
      `What do you have that would be hard for ${rivalOf(i) ?? usual(i)} to get: people, know-how, places, contracts, data?`,
    example: i =>
      `“${i.knowledge.resources
        .slice(0, 2)
        .map(r => decapital(r.name))
        .join(', ')}”`,
  },
  inside: {
    key: 'inside',
    why: 'The scores for structure, systems, skills and style come from it.',
    ask: i =>
      `How does the work run inside: who decides, what is written down, and where do things get stuck at ${i.profile.companyName}?`,
    example: () =>
      '“everything goes through me, the schedule lives in one head, Mondays are chaos”',
  },
  initiatives: {
    key: 'initiatives',
    why: 'Your own ideas are ranked first; the trade’s only fill gaps.',
    ask: i =>
      `Which ideas are on your list for ${i.profile.companyName}, big and small? Say if you have tried any of them.`,
    example: i => `“${idea(i, 0)}, ${idea(i, 1)}”`,
  },
  budget: {
    key: 'budget',
    why: 'The split and the size of the first test depend on it.',
    ask: () => 'How much money can go into this, a month or in total, and how many hours a week?',
    example: () => '“$1,500 a month and one day of my week”',
  },
  baseline: {
    key: 'baseline',
    why: 'A key result without a starting value cannot be graded.',
    ask: i =>
      `Where do the two or three figures behind that goal stand today, and where should they be? For example ${i.knowledge.kpis
        .slice(0, 2)
        .map(k => decapital(k.name))
        .join(' or ')}.`,
    example: i => `“${decapital(i.knowledge.kpis[0]?.name ?? 'orders a week')} from 40 to 60”`,
  },
  period: {
    key: 'period',
    why: 'Every key result gets this as its date.',
    ask: () => 'By when should it be reached: end of this quarter, next one, the year?',
    example: () => '“end of March”',
  },
  prices: {
    key: 'prices',
    why: 'Contribution, break-even and room to move on price come from it.',
    ask: i =>
      `What does one ${words(i).purchase} cost the ${words(i).customer}, and when did you last change that price?`,
    example: () => '“$49, last raised two years ago”',
  },
  costs: {
    key: 'costs',
    why: 'Unit economics need what one sale costs and what the month costs anyway.',
    ask: i =>
      `What does one ${words(i).purchase} cost you (${i.knowledge.unitEconomics.variableCost}), and what must be paid each month anyway (${i.knowledge.unitEconomics.fixed})?`,
    example: () => '“about $4 each, and $9,000 a month fixed”',
  },
  switching: {
    key: 'switching',
    why: 'It sets the power of buyers and what holds people where they are.',
    ask: i =>
      `How hard is it for ${words(i).customers} to switch to you, or away from you? What makes them hesitate?`,
    example: i => `“${decapital(i.knowledge.jobs[0]?.anxiety ?? 'they fear it takes too long')}”`,
  },
  outcomes: {
    key: 'outcomes',
    why: 'Importance against satisfaction shows where a need is unmet.',
    ask: i =>
      `What matters most to ${words(i).customers} when they buy, and where does everybody let them down? Did you ask any of them, and how many?`,
    example: i => `${factors(i)}, “asked eight, five said the last one”`,
  },
  partners: {
    key: 'partners',
    why: 'Suppliers with no substitute can take your margin.',
    ask: i =>
      `Which suppliers or partners could hurt the ${words(i).place} by raising prices or leaving?`,
    example: () => '“one supplier for most of it, the card processor, whoever we rent from”',
  },
  compare: {
    key: 'compare',
    why: 'The curve needs to know where you are above or below the others.',
    ask: i => {
      const r = rivalOf(i)
      return `Where are you clearly better than ${r ?? usual(i)}, where clearly worse, and what do all of you do alike?`
    },
    example: i =>
      `“better: ${decapital(i.knowledge.factors[0]?.name ?? 'speed')}; worse: ${decapital(i.knowledge.factors[3]?.name ?? 'price')}”`,
  },
  shares: {
    key: 'shares',
    why: 'Relative share is your sales against the largest rival’s in the same line.',
    ask: i =>
      `For each line: your yearly sales, your share and ${rivalOf(i) ? `${rivalOf(i)}’s` : 'the largest rival’s'} as well as you can guess, and is the line growing?`,
    example: i => `“${words(i).products} $200k a year, we have 20%, they have 30%, growing 5%”`,
  },
}

/** The question as this organization is asked it. */
function put(question: Question): Question {
  const giving = CHARITY_QUESTIONS[question.key]
  return giving
    ? {
        ...question,
        ask: i => (i.profile.industry === 'Non-profit' ? giving : question).ask(i),
        example: i => (i.profile.industry === 'Non-profit' ? giving : question).example(i),
      }
    : question
}

/** One question for each fact; frameworks pick from here, so that a fact is asked in one way and never twice. */
export const QUESTIONS: Readonly<Record<FactKey, Question>> = Object.fromEntries(
  Object.entries(USUAL).map(([key, question]) => [key, put(question)]),
) as Record<FactKey, Question>

/** Questions of a framework by key, in the order asked. */
export const ask = (...keys: readonly FactKey[]): Question[] => keys.map(key => QUESTIONS[key])
