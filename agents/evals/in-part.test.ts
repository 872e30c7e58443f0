import type { ToolId } from '@sextant/contracts/catalogue'
import type { Claim } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { expect, test } from 'vitest'
import { lineChoices } from '../src/core/in-part/line-choices.ts'
import { updateInPart, withKeptLines } from '../src/core/in-part/update-in-part.ts'
import type { Known } from '../src/core/known.ts'
import { draftOf } from '../src/core/draft.ts'
import { rebuild } from '../src/core/rebuild.ts'
import { changedLines } from '../src/rendering/changed-lines.ts'
import { linesOf } from '../src/rendering/lines.ts'
import { toolFor } from '../src/tools.ts'
import { companyOf, profileOf } from './company-of.ts'
import type { Firm } from './firm.ts'
import { loadFirms } from './load-firms.ts'

const TODAY = '2026-11-27'
const BEHIND = { facts: [], since: '2026-11-01T00:00:00Z' }
/** A firm with its first price multiplied. */
function knownOf(firm: Firm, tool: ToolId, factor = 1): Known {
  const company = companyOf(firm)
  const priced = company.facts.find(fact => fact.kind === 'offer' && fact.price)
  const facts = company.facts.map(fact =>
    fact === priced && fact.kind === 'offer' && fact.price
      ? { ...fact, price: { ...fact.price, cents: Math.round(fact.price.cents * factor) } }
      : fact,
  )
  return {
    tool,
    profile: profileOf(firm),
    company: { ...company, facts },
    thread: [],
    cardsOnly: false,
  }
}

/** A deliverable, and the same made anew after the price rose by a third. */
function stateOf(firm: Firm, tool: ToolId) {
  const known = knownOf(firm, tool, 1.37)
  const before = draftOf(toolFor(tool), knownOf(firm, tool)) as Deliverable
  return { before, after: rebuild({ before, known }), today: TODAY, known }
}

const firms = loadFirms().slice(0, 2)
const cases: [string, ToolId, Firm][] = [
  [firms[0]!.name, 'swot', firms[0]!],
  [firms[0]!.name, 'business-model-canvas', firms[0]!],
  // Here moves change places as well.
  [firms[1]!.name, 'vrio', firms[1]!],
]

test.each(cases)(
  '%s, %s: each choice can be left by itself and taken by itself, and nothing else changes with it',
  (_name, tool, firm) => {
    const { known, ...states } = stateOf(firm, tool)
    const { lines, choices } = lineChoices(states)
    expect(choices.length).toBeGreaterThan(1)
    for (const { number } of choices) {
      const { content } = updateInPart({ ...states, known, keep: [number], behind: BEHIND })
      const left = lines.filter(({ choice }) => choice === number)
      const taken = lines.filter(({ choice }) => choice !== null && choice !== number)
      const texts = new Set(linesOf(content!).map(({ part, text }) => `${part}\n${text}`))
      for (const { part, before } of left)
        if (before !== null) expect(texts).toContain(`${part}\n${before}`)
      for (const { part, after } of taken)
        if (after !== null) expect(texts).toContain(`${part}\n${after}`)
      const others = choices.map(choice => choice.number).filter(one => one !== number)
      expect(
        updateInPart({ ...states, known, keep: others, behind: BEHIND }).problem,
      ).toBeUndefined()
    }
  },
  60_000,
)

test('a statement that stays rests on the words and figures of before, whatever numbers these have now', () => {
  const { known, ...states } = stateOf(firms[0]!, 'swot')
  const content = updateInPart({ ...states, known, keep: [0], behind: BEHIND })
    .content as Deliverable
  const kept = content.findings.map(({ claim }) => claim).find(claim => claim.kept)!
  const was = states.before.findings
    .map(({ claim }) => claim)
    .find(({ text }) => text === kept.text)!
  expect(restsOn(content, kept)).toEqual(restsOn(states.before, was))
  expect(new Set(content.sources.map(({ n }) => n)).size).toBe(content.sources.length)
})

/** What a statement rests on, in words. */
const restsOn = ({ sources, computations }: Deliverable, claim: Claim) => ({
  sources: claim.sources.map(n => sources.find(source => source.n === n)?.origin),
  figures: (claim.computed ?? []).map(id => computations.find(one => one.id === id)?.display),
})

test('a line that was left stays when the deliverable is made anew for another reason', () => {
  const [firm] = firms
  const { known, ...states } = stateOf(firm!, 'swot')
  const before = updateInPart({ ...states, known, keep: [0], behind: BEHIND })
    .content as Deliverable
  const later = knownOf(firm!, 'swot', 1.6)
  const after = rebuild({ before, known: later })
  const content = withKeptLines({ before, after, today: TODAY, known: later })
  const [line] = before.keptLines!.lines
  expect(linesOf(content).some(({ text }) => text === line!.before)).toBe(true)
  expect(content.keptLines).toEqual({
    ...before.keptLines,
    lines: [{ ...line, after: expect.any(String) as string }],
  })
  expect(changedLines(before, content).length).toBeGreaterThan(0)
})
