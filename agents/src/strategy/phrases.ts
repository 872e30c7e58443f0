import type { Desk, Phrase } from './desk.ts'
import type { Fact } from './framework.ts'
import type { Item } from './reading/reading.ts'
import type { Rival } from './reading/rivals.ts'
import { mend, midSentence, ofRival, sayBack, weave } from './reading/weave.ts'
import type { Woven } from './reading/weave.ts'
import { topicsOf } from './reading/topics.ts'
import { bare, brief, lower, possessive, quoted, spoken, withArticle } from './reading/wording.ts'

// The recurring parts of claims, always from the user's own words first and from the trade, as an assumption, second.

/** What to bet on: the offer the strength speaks of, else the largest, else the trade's product. */
export function lead(desk: Desk): Phrase {
  const { offers, strengths } = desk.reading
  const praised = offers.find(o =>
    strengths.some(s => s.quote.toLowerCase().includes(o.name.toLowerCase())),
  )
  const best =
    praised ??
    [...offers].sort(
      (a, b) => (b.share ?? 0) + (b.trend > 0 ? 0.2 : 0) - (a.share ?? 0) - (a.trend > 0 ? 0.2 : 0),
    )[0]
  return best ? desk.cite(best, best.name) : { text: desk.words.products, sources: [] }
}

const GIVERS =
  /\b(?:donors?|givers?|supporters?|sponsors?|funders?|foundations?|volunteers?|members who give)\b/i

/** The group to serve first; a charity serves people, donors pay for it. Null when nobody was named. */
export function firstGroup(desk: Desk): Item | null {
  const { groups } = desk.reading
  return (
    (desk.input.profile.industry === 'Non-profit'
      ? groups.find(g => !GIVERS.test(g.text))
      : undefined) ??
    groups[0] ??
    null
  )
}

/** Who to serve first, else the trade's customers. */
export function group(desk: Desk): Phrase {
  const first = firstGroup(desk)
  return first
    ? desk.cite(first, sayBack(brief(first.text, 8)))
    : { text: desk.words.customers, sources: [] }
}

const IDLE =
  /^(?:some|plenty|many|others|most|a lot|lots|people)(?: of)?(?: (?:the )?[a-z]+)?\s(?:just\s)?(?=(?:stick|keep|skip|wait|toast|use|ride|do|put|go|make|stay|live|buy|hold)\b)/i

/** A rival by name; people who do without as "people who ride on". */
export const rivalName = (rival: Rival): string =>
  rival.named
    ? rival.name
    : IDLE.test(rival.name)
      ? `people who ${mend(brief(rival.name, 10)).replace(IDLE, '')}`
      : mend(brief(rival.name, 8))

/** The main rival by name, else the commonest alternative of the trade. */
export function foe(desk: Desk): Phrase {
  const other = desk.foe ?? desk.reading.rivals[0]
  if (other) return desk.cite(other, rivalName(other))
  const usual = desk.knowledge.alternatives[0]
  return usual
    ? desk.assume(
        lower(usual.name),
        `ask ten ${desk.words.customers} where else they went and why`,
        'sell',
      )
    : { text: 'the nearest rival', sources: [] }
}

/** Something said, quoted and cut to a readable length. */
export const said = (
  desk: Desk,
  item: Pick<Item, 'text' | 'quote' | 'fact'>,
  length = 16,
): Phrase => desk.cite(item, quoted(brief(spoken(item.quote), length)))

/** Words with their sources, and whether they hold a verb of their own. */
export type Told = Woven & Phrase

/** A statement of the user said back to them ("you turn away 2 pallets"), cited; no quotation marks needed. */
export function told(desk: Desk, item: Pick<Item, 'text' | 'quote' | 'fact'>, length = 16): Told {
  const woven = weave(item, length, `one of your ${desk.words.customers}`)
  return {
    ...woven,
    text: midSentence(woven.text, desk.knowledge),
    sources: desk.cite(item).sources,
  }
}

/** A remark about a rival as a statement that names it. */
export const toldOf = (
  desk: Desk,
  remark: { text: string; quote: string; fact: Fact },
  name: string,
  length = 18,
): Told => ({
  text: ofRival(remark, name, length),
  clause: true,
  sources: desk.cite(remark).sources,
})

/** A form of told words ("because …", "that …") with the same sources. */
export const put = (form: (w: Woven) => string, told: Told): Phrase => ({
  text: form(told),
  sources: told.sources,
})

/** What the rival may keep: the ground where they are better, in the words it was said in. */
export function concession(desk: Desk, rival: Rival | null): Phrase | null {
  const edge =
    rival?.remarks.find(r => r.tone === 1 && r.money.length > 0) ??
    rival?.remarks.find(r => r.tone === 1)
  if (!edge) return null
  const price = edge.money[0]?.words
  const thing =
    /\b(?:on|for)\s(?:a|an|the)?\s?([a-z][a-z -]{2,24}?)(?=,|\s?\(|\sat\b|\s[$€£]|$)/i.exec(
      edge.text,
    )?.[1] ?? /\bcheaper\s((?!at|on|by|for|than|but|and)[a-z-]+)\b/i.exec(edge.text)?.[1]
  const per = edge.money[0]?.per
  if (price)
    return desk.cite(
      edge,
      thing
        ? `the ${price} ${bare(thing)}`
        : per && !/^(?:month|year|week|day|hour)$/.test(per)
          ? `the ${price} ${per}`
          : per
            ? `the buyer at ${price} ${withArticle(per)}`
            : `the ${price} buyer`,
    )
  const has = /^(?:but |and )?they (?:have|do)\s+(?:the\s)?(.{4,60})$/i.exec(bare(edge.quote))?.[1]
  if (has)
    return desk.cite(
      edge,
      `the ${brief(sayBack(has), 7)}`.replace(/^the (?=(?:more|a|an|their|everything|all)\b)/, ''),
    )
  const topic = edge.topics[0]
  const keep =
    topic === 'price'
      ? 'the low price'
      : topic === 'hours'
        ? 'the extra hours'
        : topic === 'place'
          ? 'the handier address'
          : topic === 'technology' || topic === 'range'
            ? 'the longer list'
            : topic === 'trust'
              ? 'the bigger name'
              : topic === 'speed'
                ? 'the hurry'
                : null
  return desk.cite(edge, keep ?? 'what it is known for')
}

/** Budget as it was said ("$12,000"), else null. */
export function purse(desk: Desk): Phrase | null {
  const { budget, budgetItem } = desk.reading
  return budget && budgetItem
    ? desk.cite(budgetItem, budget.per ? `${budget.words} a ${budget.per}` : budget.words)
    : null
}

/** The bottleneck, said back. */
export function brake(desk: Desk): Told | null {
  const first = desk.reading.constraints[0]
  return first ? told(desk, first) : null
}

/** The goal as an infinitive ("to fill Thursdays") or, where it names a state, as it was said. The first thought of it only: money and conditions are said elsewhere. */
export function aim(desk: Desk): Phrase | null {
  const goal = desk.reading.goal
  if (!goal) return null
  const phrase = brief(
    sayBack(goal.phrase)
      .replace(/\sand (?:we can |can )?spend\b.*$/i, '')
      .replace(/,\s(?:and|with|we|you|up from|without|now)\b.*$/i, ''),
    16,
  )
  return desk.cite(
    goal.item,
    goal.verbal
      ? `to ${phrase.replace(/^\p{Lu}(?=\p{Ll})/u, m => m.toLowerCase())}`
      : /^(?:about )?[$€£]?\d/.test(phrase)
        ? `to reach ${phrase}`
        : quoted(goal.phrase),
  )
}

/** How a bottleneck of this kind is eased first, as a verb phrase in the trade's words. */
export function remedy(
  desk: Desk,
  item: (Pick<Item, 'topics'> & Partial<Pick<Item, 'text' | 'quote' | 'fact'>>) | null,
): Phrase {
  const words = item?.quote ?? ''
  const sources =
    item?.quote && item.fact ? desk.cite({ quote: item.quote, fact: item.fact }).sources : []
  return { text: easing(desk, item, words), sources }
}

function easing(
  desk: Desk,
  item: (Pick<Item, 'topics'> & { text?: string }) | null,
  said: string,
): string {
  const { customers, purchases, products, team, place } = desk.words
  const alone =
    /\bonly ([A-Z]\w+(?: and [A-Z]\w+)?) (?:can|knows?)\b/.exec(said)?.[1] ??
    /([A-Z]\w+) is the only one\b/.exec(said)?.[1] ??
    /([A-Z]\w+(?: [A-Z]\w+)?) (?:reviews|checks|signs|does|approves|decides|writes|makes) (?:every|all|each|everything)/.exec(
      said,
    )?.[1]
  const head = topicsOf(/^([^:]{2,24}): /.exec(item?.text ?? '')?.[1] ?? '')[0]
  if (alone && head !== 'capacity') return `train somebody beside ${alone}`
  if (/\b(?:empty|idle|unused|quiet)\b/i.test(said))
    return `sell the hours that stand empty before adding new ones`
  const scarce =
    /\b(?:one|single|only one|two) (oven|chair|room|van|truck|machine|bench|stand|kitchen)s?\b/i.exec(
      said,
    )?.[1]
  if (scarce)
    return `keep the ${scarce.toLowerCase()} for ${lead(desk).text} and drop what earns least in it`.replace(
      'in it',
      scarce.match(/oven|kitchen|room|van/i) ? 'in it' : 'on it',
    )
  switch (head ?? item?.topics[0]) {
    case 'people':
      return `cover the missing hands before promising more ${purchases}`
    case 'capacity':
      return `keep the scarce ${/\b(?:storage|space|room|fridge|oven|shel\w+|cold)/i.test(said) ? 'room' : 'hours'} for ${lead(desk).text} and drop what ${desk.input.profile.industry === 'Non-profit' ? 'helps' : 'earns'} least`
    case 'cash':
      return `pay for each step out of the ${purchases} of the step before`
    case 'price':
      return `reprice the ${purchases} that lose money before winning more of them`
    case 'supply':
      return `recost the ${products} with this month’s invoices first`
    case 'speed':
      return `cut the wait ${customers} feel before adding ${products}`
    case 'hours':
      return `open the hours ${customers} ask for on one day only, as a trial`
    case 'technology':
      return `mend the one screen or step that makes ${customers} give up`
    case 'rules':
      return `settle the paperwork once and show ${customers} that it is settled`
    case 'demand':
      return `fill the quiet days of the ${place} before the busy ones`
    case 'trust':
      return `let ${customers} who already know you say it for you`
    case 'loyalty':
      return `keep the ${customers} you have before paying for new ones`
    default:
      return `settle with the ${team} how to get round it, one week at a time`
  }
}

/** "RideLab’s" or "the supermarket’s". */
export const foes = (desk: Desk): Phrase => {
  const f = foe(desk)
  return { text: possessive(f.text), sources: f.sources }
}

/** "a bakery", "payroll and HR software of this size": what the draft falls back on, with its article. */
export const usually = (desk: Desk): string =>
  `${aTrade(desk)} of ${desk.input.profile.companySize} people`

/** The trade with its article: "a bakery", "an online cosmetics brand", "payroll and HR software". */
export const aTrade = (desk: Desk): string =>
  `${/software|saas|retail|care\b|services?$/i.test(desk.trade) ? '' : /^[aeiou]/i.test(desk.trade) ? 'an ' : 'a '}${desk.trade}`
