import { TOOL_IDS } from '@sextant/contracts/catalogue'
import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { describe, expect, test } from 'vitest'
import { claimsOf } from '../../evidence/claims.ts'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { toolFor } from '../../tools.ts'
import { drafted } from './testing/drafted.ts'

type Namer = (kind: FactKind, n: number) => string

/** A firm with figures on every kind of card, so that as many frames as possible are filled. */
const named = (name: Namer) =>
  firm({
    organization: [{ label: 'Hollow Mill', sells: 'orders' }],
    goal: [
      { label: name('goal', 1), counts: 'sales', baseline: 300, target: 420, by: '2027-12' },
      { label: name('goal', 2), counts: 'other', baseline: 2, target: 5, by: '2027-12' },
    ],
    offer: [
      {
        label: 'oak doors',
        price: dollars(900),
        unitCost: dollars(400),
        volume: 200,
        share: 0.7,
        growth: 0.1,
        marketGrowth: 0.03,
        relativeShare: 0.6,
      },
      { label: 'shutters', price: dollars(300), unitCost: dollars(200), volume: 100, share: 0.3 },
    ],
    segment: [
      { label: 'small builders', share: 0.4, size: 60, leaves: 0.2, repeats: 0.4 },
      { label: 'Harrow Homes', share: 0.35, single: true },
    ],
    rival: [
      { label: name('rival', 1), sort: 'rival', price: dollars(800), betterAt: ['price'] },
      { label: name('rival', 2), sort: 'substitute', lostTo: 0.3, threat: 4, likelihood: 4 },
    ],
    strength: [
      {
        label: name('strength', 1),
        sort: 'quality',
        proof: 12,
        proofForm: 'years',
        valuable: true,
        rare: true,
        costlyToCopy: true,
        organized: false,
        impact: 5,
      },
      { label: name('strength', 2), sort: 'speed', impact: 4 },
    ],
    resource: [
      {
        label: name('resource', 1),
        sort: 'people',
        used: 0.95,
        valuable: true,
        rare: true,
        costlyToCopy: true,
        organized: false,
      },
      { label: name('resource', 2), sort: 'equipment', valuable: true },
    ],
    constraint: [
      { label: name('constraint', 1), sort: 'one-person', lost: 30, impact: 5 },
      { label: name('constraint', 2), sort: 'rules', resource: 'approval', impact: 4 },
      { label: name('constraint', 3), sort: 'cash', impact: 4 },
    ],
    change: [
      { label: name('change', 1), bearing: 'hurts', touches: 'supply', impact: 5, likelihood: 4 },
      { label: name('change', 2), bearing: 'helps', touches: 'demand', by: 0.1, when: '2027-03' },
      { label: name('change', 3), bearing: 'hurts', touches: 'cost', by: 0.1, costOf: 'goods' },
    ],
    channel: [{ label: name('channel', 1), sort: 'paid', share: 0.4, customers: 40 }],
    partner: [{ label: name('partner', 1), gives: 'supplies', share: 0.9, alone: true }],
    idea: [
      { label: name('idea', 1), cost: dollars(9000), brings: 30, impact: 4, ease: 3 },
      { label: name('idea', 2), cost: dollars(500), impact: 2, ease: 4 },
    ],
    measure: [
      { label: name('measure', 1), metric: 'lead-time', value: 30, form: 'days', previous: 20 },
      { label: 'fixed costs', metric: 'fixed-cost', value: 6_000_000, form: 'money', per: 'year' },
    ],
    budget: [{ label: 'the budget', amount: dollars(8000), hoursPerWeek: 6 }],
    inside: [{ label: name('inside', 1), element: 'skills', rating: 2 }],
  } as unknown as Parameters<typeof firm>[0])

/** All words of a document that a frame made; the bare list of what it was made from is no sentence. */
function textsOf(deliverable: Deliverable): string[] {
  const claims = claimsOf(deliverable).map(({ claim }) => claim.text)
  const ends = deliverable.moves.flatMap(({ metric, stop }) => [metric, stop])
  const actions = deliverable.actions.map(({ what, about }) =>
    about ? `For ${about}: ${what.text}` : what.text,
  )
  const cells = toolFor(deliverable.tool)
    .tables(deliverable as never)
    .flatMap(({ rows }) => rows.flat())
  return [...claims, ...ends, ...actions, ...cells.filter(cell => typeof cell === 'string')]
}

const KIND_WORDS: Partial<Record<FactKind, string>> = {
  goal: 'doors',
  rival: 'price lists',
  strength: 'joints',
  resource: 'planes',
  constraint: 'papers',
  change: 'forms',
  channel: 'pages',
  partner: 'boards',
  idea: 'racks',
  measure: 'days',
  inside: 'plans',
}
const wordOf = (kind: FactKind, n: number): string =>
  `${KIND_WORDS[kind] ?? 'things'} ${'xyz'[n - 1]}`
const NAMERS: Readonly<Record<string, Namer>> = {
  noun: (kind, n) => `the long ${wordOf(kind, n)}`,
  clause: (kind, n) => `Ilse alone signs ${wordOf(kind, n)}`,
  comparison: (kind, n) => `more ${wordOf(kind, n)} fitted`,
  name: (kind, n) => `Brandt ${wordOf(kind, n).replaceAll(/\b\w/g, one => one.toUpperCase())}`,
  person: (kind, n) => `Ilse the ${wordOf(kind, n)} cutter`,
  event: (kind, n) => `second yard for ${wordOf(kind, n)}`,
}

const textsOfAll = (namer: Namer): string[] =>
  TOOL_IDS.flatMap(tool => {
    const deliverable = drafted(toolFor(tool), named(namer)) as Deliverable
    return textsOf(deliverable).map(text => `${tool}: ${text}`)
  })

const DOUBLED = /\b(\p{L}+) \1\b/iu

describe.each(Object.entries(NAMERS))('every frame with a name that is a %s', (form, namer) => {
  const texts = textsOfAll(namer)

  test('holds no splice', () => {
    expect(texts.length).toBeGreaterThan(200)
    const spliced = texts.filter(
      text =>
        DOUBLED.test(text) ||
        /\b(?:the|an?) (?:the|an?|Brandt|Ilse) /.test(text) ||
        /\b(?:raise|grow|take|bring|reach|hold|shorten|extend|mend what) more [\w ]+ fitted/i.test(
          text,
        ),
    )
    expect(spliced).toEqual([])
  })

  if (form === 'clause' || form === 'comparison')
    test('sets a statement in quotation marks, or at the head of a line', () => {
      const said =
        /(?:Ilse alone signs|[Mm]ore) \w+ \w [xyz]\b|(?:Ilse alone signs|[Mm]ore) \w+ [xyz]\b/g
      const bare = texts.filter(text => {
        const rest = text
          .replaceAll(/“[^”]*”/g, '“”')
          .replace(/^[\w-]+: /, '')
          // What a figure is counted in stands in a cell by itself.
          .replace(/ in Q\d \d{4}$/, '')
        // A name by itself, or before a colon, is no sentence.
        const [head = ''] = rest.split(/[:,|]/)
        const behind = rest.slice(head.length)
        return said.test(behind) || (said.test(head) && !/(?: fitted| [xyz])$/.test(head))
      })
      expect(bare).toEqual([])
    })

  if (form === 'person')
    test('speaks of somebody as somebody', () => {
      const things = texts.filter(text =>
        /Ilse the [^.]*(?:lies unused|made with (?:it|Ilse)|work with it)/.test(text),
      )
      expect(things).toEqual([])
    })

  if (form === 'event')
    test('keeps the article of what stands alone', () => {
      const naked = texts.filter(text => /(?<!\b[Tt]he) (?<!^[\w-]+: )second yard for/.test(text))
      expect(naked).toEqual([])
    })
})
