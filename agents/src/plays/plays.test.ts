import { describe, expect, test } from 'vitest'
import type { Sells } from '@sextant/contracts/company/chips'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Fact } from '../company/company.ts'
import type { FoundBy } from '../findings/finding.ts'
import { RULES } from '../findings/rules.ts'
import { dollars, firm } from '../findings/testing/firm.ts'
import { Label } from '../sentences/label.ts'
import { say } from '../sentences/sentence.ts'
import type { Play } from './play.ts'
import { PLAYS } from './plays.ts'
import { Scene } from './scene.ts'

/** One, many, with an article, without, proper, mass, hyphen, of-phrase, acronym, possessive, ending in s, long. */
const NAMES = [
  'the van',
  'late deliveries',
  'the two presses',
  'editing',
  'Lubrizol',
  'advice',
  'follow-up visits',
  'the price of oil',
  'FCA rules',
  'the owner’s time',
  'the business',
  'small weekday evening classes',
  'Ilse alone signs the papers',
  'more doors fitted',
  'second kiln',
]
/** Names that are no nouns stand in quotation marks wherever a play sets them. */
const STATEMENT = /(?<!“)(?:Ilse alone signs the papers|more doors fitted)/i
const SELLS: readonly Sells[] = ['orders', 'copies', 'memberships', 'gifts', 'projects']
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|dozen)\b/i
const DOUBLED = /\b(\w+) \1\b/i

/** Kinds whose facts a step may name, each with the name at hand. */
const NAMED_KINDS: readonly FactKind[] = [
  'constraint',
  'segment',
  'rival',
  'channel',
  'change',
  'person',
  'strength',
  'measure',
]
const RESTS = ['constraint-1', 'offer-1', 'goal-1', ...NAMED_KINDS.map(kind => `${kind}-9`)]

const finding = (play: Play, name: string): FoundBy => ({
  rule: play.on[0] ?? '',
  family: 'goal',
  says: say`Something was found.`,
  rests: RESTS,
  evidence: 'derived',
  weight: {},
  about: Label.from(name, 'constraint-1')!,
  figures: {},
})
const factNamed = (kind: FactKind, label: string): Fact =>
  ({ id: `${kind}-9`, kind, label, status: 'confirmed', quote: label }) as Fact

/** Three lines by what an hour leaves: the goal wants more of the middle one, and plays name the other two. */
const firmWith = (name: string, sells: Sells) =>
  firm({
    organization: [{ label: 'The firm', sells }],
    offer: [
      { label: name, price: dollars(90), unitCost: dollars(30), hoursEach: 1, share: 0.5 },
      {
        label: 'the middle line',
        price: dollars(90),
        unitCost: dollars(30),
        hoursEach: 2,
        share: 0.2,
      },
      { label: name, price: dollars(90), unitCost: dollars(30), hoursEach: 4, share: 0.3 },
    ],
    goal: [
      { label: 'more of it', counts: 'sales', baseline: 3000, target: 5000, about: 'offer-2' },
    ],
  })

function sentencesOf(play: Play, name: string, sells: Sells): string[] {
  const firmed = firmWith(name, sells)
  // Somebody has a name of their own.
  const named = NAMED_KINDS.map(kind => factNamed(kind, kind === 'person' ? 'Ilse' : name))
  const company = { ...firmed, facts: [...firmed.facts, ...named] }
  const scene = new Scene(play.id, company, finding(play, name))
  const parts = [play.title, ...play.steps, play.metric, play.stop].map(part => part(scene).text)
  const pair = play.pair?.because(scene, factNamed('strength', name), factNamed('change', name))
  return pair ? [...parts, pair.text] : parts
}

const MISSING = / {2}|undefined|\bthe the\b|\ba the\b/
/** A name takes a capital where a sentence begins, and nowhere else. */
const CAPITAL_INSIDE = /[a-z,(] (?:The |Late |Editing|Advice|Follow-|Small |Second )/
const BEGINNING = /^“?\p{Lu}|^\d/u
const readsBadly = (text: string): boolean =>
  [DOUBLED, MISSING, STATEMENT, CAPITAL_INSIDE].some(fault => fault.test(text)) ||
  !BEGINNING.test(text)

describe('every play reads well with every name and every kind of sale', () => {
  test.each(PLAYS)('$id', play => {
    const kinds = play.sells ?? SELLS
    const said = NAMES.flatMap(name => kinds.flatMap(sells => sentencesOf(play, name, sells)))
    expect(said.length).toBeGreaterThan(NAMES.length)
    expect(said.filter(readsBadly)).toEqual([])
  })
})

test('thresholds are holes: no frame says a number in words', () => {
  const frames = PLAYS.flatMap(play =>
    sentencesOf(play, 'the van', play.sells?.[0] ?? 'orders').map(text => ({ id: play.id, text })),
  )
  expect(frames.filter(({ text }) => NUMBER_WORD.test(text))).toEqual([])
})

test('titles stand alone, everything else is a sentence', () => {
  for (const play of PLAYS) {
    const [title, ...rest] = sentencesOf(play, 'the van', play.sells?.[0] ?? 'orders')
    expect(title).not.toMatch(/[.!?]$/)
    for (const text of rest) expect(text).toMatch(/[.!?]$/)
  }
})

test('every play answers a rule that exists, and names those that undo it', () => {
  const rules = new Set(RULES.map(({ id }) => id))
  const plays = new Set(PLAYS.map(({ id }) => id))
  expect(plays.size).toBe(PLAYS.length)
  for (const { id, on, excludes = [] } of PLAYS) {
    expect(
      on.filter(rule => !rules.has(rule)),
      id,
    ).toEqual([])
    expect(
      excludes.filter(other => !plays.has(other)),
      id,
    ).toEqual([])
  }
})

test('hours, weeks and cost run from less to more', () => {
  for (const { id, hours, weeks, cost } of PLAYS) {
    expect(hours, id).toBeGreaterThan(0)
    expect(weeks[0], id).toBeLessThanOrEqual(weeks[1])
    expect(cost[0], id).toBeLessThanOrEqual(cost[1])
  }
})
