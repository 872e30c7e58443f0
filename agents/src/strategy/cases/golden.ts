import { describe, expect, test } from 'vitest'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import { BODIES, strategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { Framework, PlaybookInput } from '../framework.ts'
import { BENCHMARKS, describe as inWords } from '../../knowledge/benchmarks.ts'
import { numberTokens } from '../reading/figures.ts'
import { frameworkFor } from '../registry.ts'
import { BUSINESSES, EMPTY, OTHER_BAKERY } from './businesses.ts'
import { claimsOf, sentencesOf } from './prose.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[“”"‘’']/g, '')
    .replace(/[\s]+/g, ' ')
    .trim()

/** What every framework owes every business; a framework's own test file adds what is particular to it. */
export function owes(id: FrameworkId): void {
  const framework = frameworkFor(id) as Framework
  const all: [string, PlaybookInput][] = [
    ...Object.entries(BUSINESSES),
    ...Object.entries(EMPTY).map(([name, input]): [string, PlaybookInput] => [
      `${name}, nothing answered`,
      input,
    ]),
  ]
  describe.each(all)('%s', (_, input) => {
    const draft = framework.draft(input) as StrategyDeliverable

    test('fits its schema', () => {
      expect(strategyDeliverable.safeParse(draft).error?.issues ?? []).toEqual([])
      expect(BODIES[id].safeParse(draft.body).success).toBe(true)
    })

    test('cites an existing source for every claim', () => {
      for (const claim of claimsOf(draft)) {
        expect(claim.sources.length, claim.text).toBeGreaterThan(0)
        for (const n of claim.sources) expect(draft.sources[n - 1]?.n, claim.text).toBe(n)
      }
    })

    test('quotes word for word, and says how to check what it assumes', () => {
      const known = [
        input.profile.description,
        input.profile.companyName,
        ...input.facts.map(f => f.quote),
      ]
      for (const source of draft.sources) {
        if (source.kind === 'benchmark') expect(source.origin).toMatch(/\d{4}$/)
        else if (source.kind === 'assumption')
          expect(source.check).toMatch(/, by \d{1,2} [A-Z][a-z]+\.$/)
        else
          expect(
            known.some(k => k.includes(source.quote ?? '–')),
            source.quote ?? '',
          ).toBe(true)
      }
    })

    test('puts no figure into prose that nobody gave or computed', () => {
      const given = new Set(
        numberTokens(
          [
            input.profile.companySize,
            input.profile.description,
            ...input.facts.map(f => f.quote),
            ...draft.computations.flatMap(c => [c.display, ...Object.values(c.inputs).map(String)]),
            ...draft.sources.flatMap(s => [s.quote ?? '', s.origin, s.check ?? '']),
            draft.trueOn,
            ...draft.actions.map(a => a.due),
            '70/20/10 $100',
          ]
            .concat(
              draft.sources.flatMap(s =>
                BENCHMARKS.filter(b => b.id === s.ref).map(b => inWords(b, input.today)),
              ),
            )
            .join(' '),
        ),
      )
      const knowledge = JSON.stringify(input.knowledge)
      for (const claim of claimsOf(draft))
        for (const token of numberTokens(claim.text))
          expect(
            given.has(token) ||
              (claim.sources.some(n => draft.sources[n - 1]?.kind === 'assumption') &&
                knowledge.includes(token)) ||
              dated(draft, token),
            `${token} in: ${claim.text}`,
          ).toBe(true)
    })

    test('reads like a sentence: no double stops, empty slots or doubled spaces', () => {
      for (const text of sentencesOf(draft))
        expect(text).not.toMatch(
          /\.\.|\s,|,,|;;|“”|undefined|null|\s{2}|\ba an?\b|\bthe the\b|: \.|\(\)/,
        )
    })

    test('recompute leaves a fresh draft as it is and is idempotent', () => {
      const once = framework.recompute(draft as never) as StrategyDeliverable
      expect(once.body).toEqual(draft.body)
      expect(framework.recompute(once as never)).toEqual(once)
    })

    test('has a table twin with one cell per column', () => {
      const tables = framework.tables(draft as never)
      expect(tables.length).toBeGreaterThan(0)
      for (const table of tables)
        for (const row of table.rows) expect(row).toHaveLength(table.columns.length)
    })
  })

  test.each([
    ['answered', BUSINESSES],
    ['nothing answered', EMPTY],
  ] as const)('three businesses share no sentence (%s)', (_, cases) => {
    const texts = Object.values(cases).map(
      input =>
        new Set(
          sentencesOf(framework.draft(input) as StrategyDeliverable)
            .map(plain)
            .filter(s => s.split(' ').length > 4),
        ),
    )
    const seen = new Map<string, number>()
    for (const set of texts) for (const s of set) seen.set(s, (seen.get(s) ?? 0) + 1)
    expect([...seen].filter(([, n]) => n > 1).map(([s]) => s)).toEqual([])
  })

  test('two bakeries of one town, with other answers, do not read alike', () => {
    const told = (input: PlaybookInput) => {
      const draft = framework.draft(input) as StrategyDeliverable
      return claimsOf(draft)
        .filter(c => c.sources.some(n => draft.sources[n - 1]?.kind !== 'assumption'))
        .map(c => plain(c.text))
    }
    const one = new Set(told(BUSINESSES.bakery))
    expect(told(OTHER_BAKERY).filter(text => one.has(text))).toEqual([])
  })
}

/** A number that is part of a written date of this draft ("30 June 2027"). */
const dated = (draft: StrategyDeliverable, token: string): boolean =>
  JSON.stringify(draft.body).includes(`-${token.padStart(2, '0')}`) ||
  (/^20\d\d$/.test(token) && JSON.stringify(draft).includes(`${token}-`))
