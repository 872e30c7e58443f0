import { describe, expect, test } from 'vitest'
import { FRAMEWORK_IDS } from '@sextant/contracts/catalogue'
import type { FrameworkId } from '@sextant/contracts/catalogue'
import { strategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { DeliverableOf, StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import type { Framework, PlaybookInput } from '../framework.ts'
import { readFacts } from '../reading/reading.ts'
import { frameworkFor } from '../registry.ts'
import { BUSINESSES } from './businesses.ts'
import { MORE_BUSINESSES } from './more-businesses.ts'
import { claimsOf, sentencesOf } from './prose.ts'

// Each of these once stood in a draft that an owner would not have signed.

const draftOf = <K extends FrameworkId>(id: K, input: PlaybookInput): DeliverableOf<K> =>
  (frameworkFor(id) as unknown as Framework<K>).draft(input)
const texts = (list: readonly { claim: { text: string } }[]) =>
  list.map(f => f.claim.text).join(' | ')
const all: [string, PlaybookInput][] = Object.entries({ ...BUSINESSES, ...MORE_BUSINESSES })

describe.each(all)('%s', (_, input) => {
  const drafts = FRAMEWORK_IDS.map(id => draftOf(id, input) as StrategyDeliverable)

  test('fits the schemas and cites a source for every claim', () => {
    for (const draft of drafts) {
      expect(strategyDeliverable.safeParse(draft).error?.issues ?? [], draft.framework).toEqual([])
      for (const claim of claimsOf(draft))
        expect(claim.sources.length, claim.text).toBeGreaterThan(0)
    }
  })

  test('quotes at most twice in one sentence', () => {
    for (const sentence of drafts.flatMap(sentencesOf))
      expect((sentence.match(/“/g) ?? []).length, sentence).toBeLessThanOrEqual(2)
  })

  test('leaves no fragment dangling and no word doubled', () => {
    for (const sentence of drafts.flatMap(sentencesOf))
      expect(sentence).not.toMatch(
        /\bthough\b[.,;]|[“(](?:And|But)\s|\b(?!had\b|that\b)(\w{2,})\s\1\b|\bthat (?:that|about)\b|\b[ab]n? (?:your|the|it)\b|\bto to\b|\bto [A-Z][a-z]+ (?:Thursdays|new)\b/,
      )
  })

  test('speaks to the owner instead of as the owner outside quotation marks', () => {
    const { decision, actions } = draftOf('swot', input)
    for (const text of [decision.text, ...actions.map(a => a.what.text)])
      expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/\b(?:we|our|us|my|I)\b/)
  })
})

describe('what hurts is a threat', () => {
  test.each([
    ['bikes', 'five weeks'],
    ['kettle', 'bus stop moves away'],
    ['harbour', 'another branch'],
    ['pantry', 'grant ends'],
    ['cosmetics', 'Sephora is testing'],
    ['lawyers', 'offers from bigger firms'],
    ['machinists', 'Walt retires'],
  ] as const)('%s: %s', (name, words) => {
    const { body } = draftOf('swot', MORE_BUSINESSES[name])
    expect(texts(body.threats)).toContain(words)
    expect(texts(body.opportunities)).not.toContain(words)
  })

  test('a rule is an opening for whoever sells the answer to it', () => {
    expect(texts(draftOf('swot', BUSINESSES.payroll).body.opportunities)).toContain('tax on tips')
    expect(texts(draftOf('swot', MORE_BUSINESSES.cosmetics).body.threats)).toContain(
      'FDA label rules',
    )
  })
})

describe('sentences', () => {
  test('a bottleneck announced by one word is told whole', () => {
    const { decision, body } = draftOf('ice', MORE_BUSINESSES.bikes)
    expect(decision.text).toContain('as long as there are only two mechanics')
    expect(decision.text).not.toMatch(/until “|no longer true/)
    expect(body.ideas.find(i => i.claim.text.startsWith('Dropping'))?.rank).toBeLessThanOrEqual(2)
  })

  test('a strength told as hearsay is told as what it is', () => {
    const ocean = draftOf('blue-ocean', MORE_BUSINESSES.kettle)
    expect(ocean.body.tests.tagline.text.text).toBe(
      'The only crust in town still crisp in the evening.',
    )
    expect(texts(draftOf('swot', MORE_BUSINESSES.kettle).body.moves)).toContain(
      'about the only crust in town',
    )
  })

  test('what is said of rivals names them and turns at “but”', () => {
    const factors = draftOf('swot', MORE_BUSINESSES.kettle).body
    expect(texts(factors.threats)).toContain('Greenway Bakery is cheaper, $4 a loaf')
    expect(texts(factors.opportunities)).toContain(
      'Greenway Bakery sells out of the good bread by nine',
    )
    const names = (input: PlaybookInput) => readFacts(input).rivals.map(r => r.name)
    expect(names(MORE_BUSINESSES.pantry)[0]).toBe('St. Vincent de Paul')
    expect(names(MORE_BUSINESSES.machinists).slice(0, 2)).toEqual(['Xometry', 'Midway Tool'])
    expect(
      readFacts(MORE_BUSINESSES.bikes).rivals[0]?.remarks.some(r =>
        /plenty of people/i.test(r.quote),
      ),
    ).toBe(false)
  })

  test('the pairs of 7S do not share one pattern', () => {
    for (const input of [BUSINESSES.payroll, MORE_BUSINESSES.machinists]) {
      const openings = new Set(
        draftOf('mckinsey-7s', input).body.pairs.map(p =>
          p.because.text.split(' ').slice(0, 5).join(' '),
        ),
      )
      expect(openings.size).toBe(21)
    }
  })

  test('the exits of three horizons follow from the idea', () => {
    const exits = draftOf('three-horizons', MORE_BUSINESSES.bikes).body.initiatives.map(
      i => i.exitMetric,
    )
    expect(new Set(exits.map(e => e.split(' ').slice(-8).join(' '))).size).toBe(exits.length)
  })
})

test('an average job is not the year’s revenue', () => {
  for (const line of draftOf('bcg-matrix', MORE_BUSINESSES.machinists).body.lines)
    expect(line.revenueCents).toBe(0)
})

test('a charity is not asked what it sells', () => {
  for (const id of FRAMEWORK_IDS)
    for (const question of frameworkFor(id).questions)
      expect(question.ask(MORE_BUSINESSES.pantry)).not.toMatch(
        /\b(?:sells?|sales|buy|buying|prices?)\b(?! or leaving)/i,
      )
})

test('a charity neither sells nor earns', () => {
  for (const id of FRAMEWORK_IDS) {
    const draft = draftOf(id, MORE_BUSINESSES.pantry) as StrategyDeliverable
    for (const text of [draft.title, ...sentencesOf(draft)])
      expect(text, id).not.toMatch(/\b(?:profit|buyers|sales|sells?|price rise|earns)\b/i)
    expect(draft.decision.text).not.toContain('monthly donors')
  }
})

test('a bakery counts orders, not baskets or tickets', () => {
  for (const id of FRAMEWORK_IDS)
    for (const text of sentencesOf(draftOf(id, MORE_BUSINESSES.kettle) as StrategyDeliverable))
      expect(text).not.toMatch(/\b(?:baskets?|tickets?)\b/i)
})
