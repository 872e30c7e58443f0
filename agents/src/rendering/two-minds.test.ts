import type { Claim } from '@sextant/contracts/deliverable'
import type { DeliverableOf } from '@sextant/contracts/stored-deliverable'
import { expect, test } from 'vitest'
import { dollars, firm } from '../findings/testing/firm.ts'
import { swot } from '../strategy/tools/swot/tool.ts'
import { drafted } from '../strategy/tools/testing/drafted.ts'
import { renderCsv } from './csv.ts'
import { renderMarkdown } from './markdown.ts'
import { withNamedJudgments } from './named-judgments.ts'

const workshop = firm({
  offer: [{ label: 'tents', price: dollars(400, 'sale'), unitCost: dollars(150), volume: 90 }],
  rival: [{ label: 'Peak & Sons', sort: 'rival', betterAt: ['speed'] }],
  strength: [{ label: 'own stitching', sort: 'quality' }],
})
const builtIn = drafted(swot, workshop)
const judged = (text: string): Claim => ({ text, sources: [1], evidence: 'judgment', by: 'model' })

/** The same as a language model left it: its words, a threat and a move of its own. */
function inModelsWords(): DeliverableOf<'swot'> {
  const content = structuredClone(builtIn)
  const model = {
    label: 'Anthropic claude-x',
    figures: {},
    facts: {},
    findings: [],
    moves: [],
    order: [],
    statements: [],
  }
  const threat = { id: 'T9', impact: null, likelihood: null, score: null }
  content.body.threats.push({ ...threat, claim: judged('Two risks meet.') } as never)
  const own = {
    ...structuredClone(content.moves[0]!),
    id: 'model-1',
    title: judged('Ask who left.'),
    because: judged('Nobody asks.'),
    cost: [0, 20_000] as [number, number],
  }
  const decision = { ...content.decision, by: 'model' as const }
  return { ...content, decision, model, mind: 'model', moves: [...content.moves, own] }
}

const content = inModelsWords()
const written = renderMarkdown(content)

test('a file says at its head how much the language model wrote', () => {
  const [head] = written.split('\n## ')
  expect(head).toMatch(
    /the language model \(Anthropic claude-x\) wrote 4 of \d+ statements; figures are computed/,
  )
  expect(renderMarkdown({ ...content, mind: 'built-in' })).toContain(
    'written by the built-in writer',
  )
  expect(renderMarkdown(builtIn)).not.toContain('language model')
})

test('the model’s own judgments are named in words, wherever a file shows them', () => {
  expect(written).toContain('Two risks meet (the model’s judgment).')
  expect(renderCsv(content)).toContain('Two risks meet (the model’s judgment).')
  expect(renderMarkdown(builtIn)).not.toContain('the model’s')
})

test('of a move of the model the title says so once, and its effort and cost are its estimate', () => {
  const move = written.slice(written.indexOf('Ask who left'))
  expect(move).toMatch(/^Ask who left \(the model’s judgment\)\n/)
  expect(move).toContain('Nobody asks. [1]')
  expect(move).toMatch(/- Effort: about .* weeks, the model’s estimate/)
  expect(move).toMatch(/- Cost: up to \$200, the model’s estimate/)
  expect(written.slice(0, written.indexOf('Ask who left'))).not.toContain('the model’s estimate')
})

test('parts of a combined document are named as well, and nothing else is changed', () => {
  const document = {
    tool: 'combined' as const,
    version: 1 as const,
    title: 'Both',
    company: 'Ridge',
    trueOn: '2026-11-20',
    decision: 'Do both.',
    parts: [content, builtIn],
  }
  expect(renderMarkdown(document)).toContain('Two risks meet (the model’s judgment).')
  expect(withNamedJudgments(builtIn)).toEqual(builtIn)
})
