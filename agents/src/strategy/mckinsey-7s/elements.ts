import type { SevenSElement } from '@sextant/contracts/strategy/mckinsey-7s'
import { SEVEN_S } from '@sextant/contracts/strategy/mckinsey-7s'
import type { Desk, Phrase } from '../desk.ts'
import { aim, group, lead, told } from '../phrases.ts'
import type { Item } from '../reading/reading.ts'
import { stated } from '../reading/weave.ts'
import { brief, capital, quoted } from '../reading/wording.ts'

type Id = SevenSElement['id']
export const S_NAMES: Readonly<Record<Id, string>> = {
  strategy: 'Strategy',
  structure: 'Structure',
  systems: 'Systems',
  'shared-values': 'Shared values',
  skills: 'Skills',
  style: 'Style',
  staff: 'Staff',
}

const SIGNS: Readonly<Record<Id, RegExp>> = {
  staff:
    /\b(?:hire|hiring|staff|hands|hygienists?|mechanics?|bakers?|engineers?|counter|turnover|change every|short of|need \d|only \w+ (?:and \w+ )?can|is the only one|quit|people)\b/i,
  systems:
    /\b(?:whiteboard|written|playbook|list|software|schedule|system|migration|migrat\w*|recall|spreadsheet|process|checklist|days to|when (?:somebody|someone)|head|log|pos|crm)\b/i,
  structure:
    /\b(?:through me|decides?|reports?|front desk does|sit together|remote|teams?|owner|sales is|structure|who does|each (?:\w+) (?:runs|does|plans|has)|own shop|does everything)\b/i,
  style:
    /\b(?:everything goes through|promises|micromanag\w*|roadmap changes|changes every two|chaos|boss|lead\w*|decid\w*|differently|nobody agreed)\b/i,
  skills:
    /\b(?:can shape|ferment|know(?:s|-how)|skill\w*|train\w*|right in every|expert\w*|rule engine|scanner|same dentist|craft|do it|recipes?)\b/i,
  'shared-values':
    /\b(?:never|always|believe|care|proud|same (?:dentist|person)|from scratch|real person|kids|honest|fresh)\b/i,
  strategy:
    /\b(?:goal|by (?:summer|december|june|the end)|plan|focus|aim|more than|double|a week|accounts|starts)\b/i,
}
const TROUBLE =
  /\b(?:only|everything goes through|in \w+ head|change every|changes every|nobody|no \w+ (?:playbook|list)|when (?:somebody|someone)|differently|chaos|throw away|full|need|wait|late|never has time|remote|promises|not written|more than we can|empty|whiteboard|does everything|own shop|each \w+ (?:runs|does|plans))\b/i

/** An element with the words that speak for it; `said` is false where the trade's question stands in. */
export type Element = SevenSElement & {
  handle: Phrase
  /** The same, cut for the pairs. */ short: Phrase
  said: boolean
}

const NEED: Readonly<Record<Id, number>> = {
  strategy: 4,
  structure: 4,
  systems: 4,
  'shared-values': 4,
  skills: 5,
  style: 4,
  staff: 4,
}

function toBe(desk: Desk, id: Id, handle: Phrase, spoken: boolean): SevenSElement['toBe'] {
  const what = lead(desk),
    who = group(desk),
    goal = aim(desk)
  const { team, purchases, place } = desk.words
  switch (id) {
    case 'strategy':
      return goal
        ? desk.say`Everyone at the ${place} can say what the year is for, ${goal}, and what will not be done for it`
        : desk.say`One sentence says what ${desk.company} will offer ${who} and what it will turn down`
    case 'structure':
      return spoken
        ? desk.say`Each decision about ${what} has one name beside it; no longer is it that ${handle}`
        : desk.say`Each decision about ${what} has one name beside it, so that the ${place} no longer waits for one person`
    case 'systems':
      return spoken
        ? desk.say`One page that a new person at ${desk.company} can follow takes the place of this: ${handle}`
        : desk.say`What today rests on memory at the ${place} is one page that a new person at ${desk.company} can follow`
    case 'shared-values':
      return desk.say`Asked what ${desk.company} stands for, the ${team} give the same answer${spoken ? { text: `: ${handle.text}`, sources: handle.sources } : ''}`
    case 'skills':
      return spoken
        ? desk.say`Two people at ${desk.company}, not one, can keep this true: ${handle}`
        : desk.say`Two people at ${desk.company}, not one, can deliver ${what}`
    case 'style':
      return desk.say`Priorities around ${what} hold for a quarter, and the ${team} hear of a change before ${who} do`
    case 'staff':
      return spoken
        ? desk.say`Enough ${team} for the ${purchases} the goal needs; until then the limit stays that ${handle}`
        : desk.say`Enough ${team} for the ${purchases} the goal needs at ${desk.company}`
  }
}

/** The seven elements: each takes the statement that speaks for it most; nobody's statement speaks twice if another can. */
export function readElements(desk: Desk): Element[] {
  const { reading } = desk
  const pool: Item[] = [
    ...reading.items('inside'),
    ...reading.constraints,
    ...reading.strengths,
    ...reading.items('resources'),
  ]
  const used = new Set<string>()
  const order: readonly Id[] = [
    'structure',
    'systems',
    'style',
    'staff',
    'skills',
    'shared-values',
    'strategy',
  ]
  const found = new Map<Id, Item[]>()
  for (const id of order) {
    if (id === 'strategy') {
      found.set(id, reading.goal ? [reading.goal.item] : [])
      continue
    }
    const source =
      id === 'shared-values'
        ? [...reading.strengths, ...reading.items('inside')]
        : id === 'skills'
          ? [...reading.strengths, ...pool]
          : pool
    const fits = source.filter(i => SIGNS[id].test(i.quote) && !used.has(i.quote))
    const best = fits[0]
    if (best) used.add(best.quote)
    found.set(
      id,
      fits
        .filter(
          (f, n) =>
            fits.findIndex(o => o.quote === f.quote) === n && (n === 0 || f.key === fits[0]?.key),
        )
        .slice(0, 2),
    )
  }
  return SEVEN_S.map((id): Element => {
    const items = found.get(id) ?? []
    const first = items[0]
    const target = NEED[id]
    if (!first) {
      const note =
        desk.knowledge.sevenS.find(n => n.s === id.replace('-', ' '))?.note ??
        `How does ${S_NAMES[id].toLowerCase()} work here?`
      const a = desk.assume(
        `open: ${note}`,
        `ask two of the ${desk.words.team} separately: ${note.replace(/\?$/, '')}`,
        'people',
      )
      const handle = { text: quoted(brief(note, 14)), sources: a.sources }
      return {
        id,
        name: S_NAMES[id],
        current: 3,
        target,
        gap: target - 3,
        today: desk.say`Nothing said yet about ${S_NAMES[id].toLowerCase()} at ${desk.company}; the question to settle is ${{ text: quoted(note.replace(/\?$/, '')), sources: a.sources }}`,
        toBe: toBe(desk, id, handle, false),
        handle,
        short: handle,
        said: false,
      }
    }
    const troubles = items.filter(
      i => i.key === 'constraint' || (i.key === 'inside' && TROUBLE.test(i.quote)),
    ).length
    const current =
      id === 'strategy'
        ? /\d/.test(first.quote)
          ? 4
          : 3
        : troubles === 0
          ? 4
          : troubles === 1
            ? 2
            : 1
    const words = told(desk, first)
    const handle: Phrase =
      id === 'strategy' ? (aim(desk) ?? words) : { text: stated(words), sources: words.sources }
    const today = {
      text: items.map(i => stated(told(desk, i, 18))).join('; and '),
      sources: items.flatMap(i => [...desk.cite(i).sources]),
    }
    return {
      id,
      name: S_NAMES[id],
      current,
      target: Math.max(target, current),
      gap: Math.max(target, current) - current,
      today: desk.say`${capital(id === 'strategy' ? 'the aim is' : troubles > 0 ? 'in the way' : 'in place')}: ${today}`,
      toBe: toBe(desk, id, handle, true),
      handle,
      short:
        id === 'strategy'
          ? handle
          : { text: stated(told(desk, first, 10)), sources: words.sources },
      said: true,
    }
  })
}
