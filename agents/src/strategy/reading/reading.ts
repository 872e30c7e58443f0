import type { Fact, FactKey, PlaybookInput } from '../framework.ts'
import { countsIn, moneyIn, percentsIn } from './figures.ts'
import type { Count, Money, Percent } from './figures.ts'
import { readOffers } from './offers.ts'
import type { Offer } from './offers.ts'
import { readRivals } from './rivals.ts'
import type { Rival } from './rivals.ts'
import { costItems, sumsIn } from './costs.ts'
import { isBuyingFactor, placeOf } from './placing.ts'
import { commaItems, listItems, sentences } from './split.ts'
import { topicsOf } from './topics.ts'
import type { Topic } from './topics.ts'
import { bare, brief, decapital } from './wording.ts'

/** One statement of the user: `text` is tidied for a heading, `quote` verbatim. */
export type Item = {
  key: FactKey
  text: string
  quote: string
  fact: Fact
  topics: Topic[]
  money: Money[]
  percents: Percent[]
  counts: Count[]
}
export type Goal = {
  item: Item
  /** Without "we want to". */ phrase: string
  /** Starts with a verb: "double the wholesale accounts". */ verbal: boolean
  deadline: string | null
  money: Money | null
}

/** Everything the playbooks need from the facts, read once. Lists are empty and singles null where nothing was said. */
export type Reading = {
  offers: Offer[]
  rivals: Rival[]
  groups: Item[]
  strengths: Item[]
  constraints: Item[]
  changes: Item[]
  goal: Goal | null
  budget: Money | null
  budgetItem: Item | null
  /** Statements of a key, sentence by sentence. */
  items: (key: FactKey) => Item[]
  /** Members of a key's list, comma by comma. */
  list: (key: FactKey) => Item[]
  facts: (key: FactKey) => Fact[]
}

const itemOf = (fact: Fact, stretch: { text: string; quote: string }): Item => ({
  key: fact.key,
  text: stretch.text,
  quote: stretch.quote,
  fact,
  topics: topicsOf(`${stretch.text} ${stretch.quote}`),
  money: moneyIn(stretch.quote),
  percents: percentsIn(stretch.quote),
  counts: countsIn(stretch.quote),
})

const GROUP_LEAD =
  /^(?:our best (?:\w+ )?(?:are|is)|(?:we|i)(?:'d|’d| would)? (?:want|like|love|need)(?: to have)?|more|the (?:best|ones) (?:\w+ )?(?:are|is)|they(?:'re| are)|it's|mostly|mainly|usually|definitely|probably|also|then|the|people:)\s+/i
const GOAL_LEAD =
  /^(?:(?:we|i)(?:'d| would)? (?:really )?(?:want|need|like|hope|plan|aim|are trying|am trying)(?: to)?|(?:our|the|my) (?:main )?goal is(?: to)?|to|it would be|ideally|get us to|trying to|hoping to|decide (?:whether|if) (?:to|we should))\s+/i
const VERBS =
  /^(?:get|double|triple|grow|reach|sell|open|hire|win|keep|cut|reduce|raise|increase|fill|launch|add|move|stop|make|build|become|have|expand|bring|land|sign|hit|pay|save|start|turn|find|push|improve|lower|replace|buy|train|book|convert|go|decide|spend|put|use|take|drop|lift|earn|close|enter|run|create|see|serve|help|feed|teach|raise|be|bill|ship|quote|retain|protect)\b/i
const DEADLINE =
  /\b(?:by|before|within|in|until|this|next|over)\s+(?:the )?(?:end of )?(?:(?:next|this|the next|about)\s)?(?:q[1-4]|quarter|year|summer|spring|fall|autumn|winter|month|easter|christmas|thanksgiving|(?:twelve|six|three|nine|two|\d+)\s(?:months?|weeks?|years?|quarters?)|january|february|march|april|may|june|july|august|september|october|november|december)(?:\s\d{4})?/i

function groupOf(item: Item): Item {
  let text = item.text
  for (let again = true; again;) {
    const next = bare(text.replace(GROUP_LEAD, ''))
    again = next !== text
    text = next
  }
  return { ...item, text: decapital(brief(text, 10)) }
}

/** Keys that statements come to from an answer to another question. */
const ASIDE: ReadonlySet<FactKey> = new Set<FactKey>(['change', 'constraint', 'outcomes'])

const usable = (item: Item): boolean =>
  item.text.length > 2 &&
  !isBuyingFactor(item.text) &&
  !/^(?:they|it|that|this|which|who|because|but|so|not|no)\b/i.test(item.text) &&
  (!/\s(?:send|sends|are|is|have|has|come|comes|bring|brings|pay|pays|buy|buys|spend|spends|always|never)\s/i.test(
    item.text,
  ) ||
    /\b(?:who|that|whose)\b/i.test(item.text))

/** Reads every fact once. Facts said to be unknown are left out: playbooks ask for them by key. */
export function readFacts(input: PlaybookInput): Reading {
  const known = input.facts.filter(f => !f.unknown && f.quote.trim() !== '')
  const facts = (key: FactKey) => known.filter(f => f.key === key)
  const items = (key: FactKey) =>
    known.flatMap(f =>
      f.key === key || ASIDE.has(key)
        ? sentences(f.quote)
            .filter(s => placeOf(f.key, s.quote) === key)
            .map(s => ({ ...itemOf(f, s), key }))
        : [],
    )
  const list = (key: FactKey) =>
    known
      .filter(f => f.key === key || ASIDE.has(key))
      .flatMap(f =>
        sentences(f.quote, false)
          .filter(s => placeOf(f.key, s.quote) === key)
          .flatMap(s =>
            (key === 'costs'
              ? costItems(s.quote)
              : key === 'resources'
                ? commaItems(s.quote)
                : listItems(s.quote)
            ).map(i => ({
              ...itemOf(f, i),
              key,
              ...(key === 'costs' ? { money: sumsIn(i.quote) } : {}),
            })),
          ),
      )
      .filter(i => i.text.length > 1)
  const goalItem = items('goal')[0]
  const budgetItem =
    [...items('goal'), ...items('budget')].find(
      i =>
        i.money.length > 0 &&
        (i.key === 'budget' ||
          /\b(?:spend|budget|invest|set aside|gave us|for it|put|next|use)\b/i.test(i.quote)),
    ) ?? null
  const phrase = goalItem ? brief(bare(goalItem.text.replace(GOAL_LEAD, '')), 18) : ''
  return {
    offers: readOffers(facts('offer')),
    rivals: readRivals([
      ...facts('rivals'),
      ...known
        .filter(f => f.key !== 'rivals')
        .flatMap(f =>
          sentences(f.quote, false)
            .filter(s => placeOf(f.key, s.quote) === 'rivals')
            .map((s): Fact => ({ ...f, key: 'rivals', quote: s.quote })),
        ),
    ]),
    groups: list('bestCustomers')
      .filter(usable)
      .map(groupOf)
      .filter(i => i.text.split(' ').length <= 10),
    strengths: items('strength'),
    constraints: items('constraint'),
    changes: items('change'),
    goal: goalItem
      ? {
          item: goalItem,
          phrase: decapital(phrase),
          verbal: VERBS.test(phrase),
          deadline:
            DEADLINE.exec(
              facts('goal')
                .map(f => f.quote)
                .join(' '),
            )?.[0] ?? null,
          money: goalItem.money[0] ?? null,
        }
      : null,
    budget: budgetItem?.money[0] ?? null,
    budgetItem,
    items,
    list,
    facts,
  }
}
