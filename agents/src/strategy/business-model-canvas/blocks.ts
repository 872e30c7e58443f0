import type { CanvasBlock, Hypothesis } from '@sextant/contracts/strategy/business-model-canvas'
import { CANVAS_BLOCKS, CANVAS_BLOCK_NAMES } from '@sextant/contracts/strategy/canvas-blocks'
import type { Desk, Phrase } from '../desk.ts'
import { group, lead } from '../phrases.ts'
import type { Item } from '../reading/reading.ts'
import { mend } from '../reading/weave.ts'
import { brief, capital, curled, decapital, lower } from '../reading/wording.ts'

type Id = CanvasBlock['id']
/** How badly the business breaks if the block is wrong, 1–5. */
const WEIGHT: Readonly<Record<Id, number>> = {
  partners: 2,
  activities: 2,
  resources: 3,
  value: 5,
  relationships: 3,
  channels: 4,
  segments: 5,
  costs: 3,
  revenue: 4,
}

/** 1 nothing backs it, 2 said, 3 said with a figure, 4 own records, 5 tested. */
const evidenceOf = (item: Item): number =>
  /\b(?:tested|tried|piloted|measured)\b/i.test(item.quote)
    ? 5
    : item.key === 'numbers'
      ? 4
      : item.money.length + item.percents.length + item.counts.length > 0
        ? 3
        : 2

function stated(desk: Desk, id: Id): Item[] {
  const { reading } = desk
  const offers = reading.offers.map((o): Item => ({
    key: 'offer',
    text: o.quote,
    quote: o.quote,
    fact: o.fact,
    topics: [],
    money:
      o.priceCents === null
        ? []
        : [{ cents: o.priceCents, words: o.priceWords ?? '', per: o.per, index: 0 }],
    percents: o.share === null ? [] : [{ ratio: o.share, words: '', index: 0 }],
    counts: [],
  }))
  switch (id) {
    case 'partners':
      return reading.list('partners')
    case 'activities':
      return reading.items('inside').slice(0, 2)
    case 'resources':
      return reading.list('resources')
    case 'value':
      return reading.strengths.length > 0
        ? reading.strengths
        : reading
            .list('bestCustomers')
            .filter(i => /\b(?:because|for|come|like|want|need)\b/i.test(i.quote))
            .slice(0, 1)
    case 'relationships':
      return reading
        .items('switching')
        .slice(0, 1)
        .concat(
          reading
            .items('numbers')
            .filter(i => /\b(?:come back|churn|repeat|stay|leave)\b/i.test(i.quote))
            .slice(0, 1),
        )
    case 'channels':
      return reading.list('channels')
    case 'segments':
      return reading
        .list('bestCustomers')
        .filter(i => i.text.length > 4)
        .concat(reading.items('market').slice(0, 1))
    case 'costs':
      return reading.list('costs').filter(i => i.money.length > 0)
    case 'revenue':
      return offers.length > 0 ? offers : reading.items('prices')
  }
}

function assumed(desk: Desk, id: Id): Phrase {
  const { knowledge, words, company } = desk
  const what = lead(desk).text
  const seed: Readonly<Record<Id, readonly [string, string]>> = {
    partners: [
      `Whoever supplies ${what} can be replaced within a month`,
      `ask a second supplier of ${company} for a written price`,
    ],
    activities: [
      `Making and selling ${what} takes most of the ${words.team}’ week`,
      `write down for one week where the hours of the ${words.team} go`,
    ],
    resources: [
      knowledge.resources[0]?.name ?? `The ${words.team}`,
      knowledge.resources[0]?.check ?? `ask what ${company} could not open without`,
    ],
    value: [
      knowledge.strengths[0]?.says ?? `${words.customers} choose ${company} for ${what}`,
      knowledge.strengths[0]?.check ?? `ask ten ${words.customers}`,
    ],
    relationships: [
      `${capital(words.customers)} come back to ${company} without being asked`,
      `count repeat ${words.customers} among the last hundred ${words.purchases}`,
    ],
    channels: [
      knowledge.channels[0]?.name ?? 'Word of mouth',
      `ask the next twenty new ${words.customers} how they heard of ${company}`,
    ],
    segments: [
      knowledge.buyers[0]
        ? `${knowledge.buyers[0].role}: cares for ${lower(knowledge.buyers[0].cares)}`
        : `${words.customers} nearby`,
      `note who the next thirty ${words.customers} are`,
    ],
    costs: [
      knowledge.unitEconomics.fixed,
      `add up last month’s bills of ${company} under this heading`,
    ],
    revenue: [
      knowledge.revenueModels[0]
        ? `${knowledge.revenueModels[0].name}: ${decapital(knowledge.revenueModels[0].how)}`
        : `${words.purchases} paid at once`,
      `put last month’s takings of ${company} beside it`,
    ],
  }
  const [text, check] = seed[id]
  return desk.assume(
    text.replace(/\.$/, ''),
    check,
    id === 'costs' || id === 'revenue' ? 'money' : 'operate',
  )
}

/** The nine blocks as hypotheses: what was said first, one assumption where nothing was. */
export function fillBlocks(desk: Desk): CanvasBlock[] {
  group(desk)
  return CANVAS_BLOCKS.map(id => {
    const items = stated(desk, id)
      .filter((i, n, all) => all.findIndex(o => o.quote === i.quote) === n)
      .slice(0, 4)
      .map((item, n): Hypothesis => {
        const cited = desk.cite(item)
        const heavy =
          id === 'partners' && /\b\d{2}\s?%|\b(?:one|only|single|landlord)\b/i.test(item.quote)
        return {
          id: `${id}-${n + 1}`,
          claim: {
            text: capital(
              curled(brief(mend(curled(item.text.includes(':') ? item.text : item.quote)), 20)),
            ),
            sources: [...cited.sources],
          },
          evidence: evidenceOf(item),
          weight: heavy ? 4 : Math.max(1, WEIGHT[id] - (n > 0 ? 1 : 0)),
        }
      })
    if (items.length === 0) {
      const a = assumed(desk, id)
      items.push({
        id: `${id}-1`,
        claim: { text: capital(a.text), sources: [...a.sources] },
        evidence: 1,
        weight: WEIGHT[id],
      })
    }
    return { id, name: CANVAS_BLOCK_NAMES[id], items }
  })
}

/** Highest weight × (6 − evidence); ties go to the block that breaks more. */
export function riskiestOf(blocks: readonly CanvasBlock[]): {
  block: CanvasBlock
  item: Hypothesis
  risk: number
} {
  const all = blocks.flatMap(block =>
    block.items.map(item => ({ block, item, risk: item.weight * (6 - item.evidence) })),
  )
  const sorted = all.sort(
    (a, b) =>
      b.risk - a.risk ||
      b.item.weight - a.item.weight ||
      CANVAS_BLOCKS.indexOf(b.block.id) - CANVAS_BLOCKS.indexOf(a.block.id),
  )
  const first = sorted[0]
  if (!first) throw new RangeError('a canvas has nine blocks')
  return first
}
