import type { ProposedLine } from '@sextant/contracts/agent-outputs/living'
import { expect, test } from 'vitest'
import { lineRuns } from './line-runs.ts'

const line = (part: string, choice: number | null): ProposedLine => ({
  part,
  label: null,
  before: 'was',
  after: 'is',
  choice,
})

test('lines of one choice stand together, wherever they stand in the deliverable', () => {
  const { runs, follow } = lineRuns([
    line('Decision', 0),
    line('Canvas', 1),
    line('Canvas', 1),
    line('Moves', 0),
    line('Sources', null),
  ])
  expect(runs.map(({ lines }) => lines.map(({ part }) => part))).toEqual([
    ['Decision', 'Moves'],
    ['Canvas', 'Canvas'],
  ])
  expect(follow.map(({ part }) => part)).toEqual(['Sources'])
})
