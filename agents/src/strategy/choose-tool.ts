import { type ToolId, toolsOf } from '@sextant/contracts/catalogue'
import { plainWords } from '../core/dialogue/acts.ts'

/** Words of a decision that call for a framework, beginnings of words included; the first row that has one decides. */
const CALLS: readonly [ToolId, readonly string[]][] = [
  ['ice', ['first', 'priorit', 'rank', 'which idea', 'ideas']],
  ['okrs', ['okr', 'key result', 'quarter', 'target', 'measure progress', 'goal setting']],
  [
    'bcg-matrix',
    ['bcg', 'portfolio', 'product line', 'which product', 'which line', 'cut a product'],
  ],
  [
    'porter-five-forces',
    ['porter', 'five forces', 'margin', 'profit', 'price pressure', 'supplier', 'enter'],
  ],
  ['blue-ocean', ['blue ocean', 'stand out', 'differen', 'look alike', 'commodit']],
  ['vrio', ['vrio', 'advantage', 'resource', 'moat', 'capabilit']],
  ['mckinsey-7s', ['7s', 'mckinsey', 'reorgani', 'culture', 'structure', 'nothing moves']],
  ['three-horizons', ['horizon', 'long term', 'future', 'innovat', 'three years']],
  ['business-model-canvas', ['canvas', 'business model', 'make money', 'pivot', 'starting a']],
  [
    'jobs-to-be-done',
    [
      'jobs to be done',
      'jtbd',
      'why people',
      'why customers',
      'why do people',
      'why do customers',
      'switch',
    ],
  ],
]
/** Characters that are read: a decision is said in a sentence or two. */
const READ_MAX = 4_000
const FIRST_CHOICE: ToolId = 'swot'

/** The framework that a decision in somebody's words calls for; SWOT when nothing points elsewhere. */
export function chooseTool(text: string): ToolId {
  const said = ` ${plainWords(text.slice(0, READ_MAX)).join(' ')}`
  const named = toolsOf('strategy').find(({ name }) =>
    said.includes(` ${plainWords(name).join(' ')}`),
  )
  const called = CALLS.find(([, words]) => words.some(word => said.includes(` ${word}`)))
  return named?.id ?? called?.[0] ?? FIRST_CHOICE
}
