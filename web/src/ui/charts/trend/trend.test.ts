import { expect, test } from 'vitest'
import { sayReadout } from '../use-reading.ts'
import { readTrend } from './read-trend.ts'
import type { TrendData } from './trend-data.ts'
import { layOutTrend } from './trend-layout.ts'

const data: TrendData = {
  grain: 'day',
  format: value => `£${value}`,
  series: [
    {
      name: 'now',
      series: 1,
      points: [
        { at: '2026-10-19', value: 81, low: 79, high: 109 },
        { at: '2026-10-20', value: null },
        { at: '2026-10-22', value: 90 },
      ],
    },
  ],
  before: { name: 'before', values: [70, 71, 72, 73, 74] },
  plan: { name: 'Plan', value: 80 },
  missing: [{ from: '2026-10-20', to: '2026-10-20', label: 'Meta missing' }],
  notes: [
    { at: '2026-10-21', text: 'shop changed', by: 'person' },
    { at: '2026-10-20', text: 'import', by: 'system' },
  ],
}
const size = { width: 640, height: 300 }

test('each step says what stands there, and a gap why nothing does', () => {
  const layout = layOutTrend(data, size)
  const said = layout.steps.map((_, step) => sayReadout(readTrend(data, layout, step)))
  expect(said).toEqual([
    '19 Oct: £81, between £79 and £109, before £70, Plan £80',
    '20 Oct: Meta missing, before £71, Plan £80',
    '21 Oct: no value, before £72, Plan £80',
    '22 Oct: £90, before £73, Plan £80',
  ])
})

test('lines are named at their ends where there is room, without touching', () => {
  const { ends, right } = layOutTrend(data, size)
  expect(ends.map(({ text }) => text)).toEqual(['£90', 'Plan £80', 'before £73'])
  const heights = ends.map(({ at }) => at).toSorted((a, b) => a - b)
  for (const [at, height] of heights.slice(1).entries())
    expect(height - heights[at]!).toBeGreaterThanOrEqual(17)
  expect(right).toBeLessThan(size.width - 50)
  expect(layOutTrend(data, { width: 320, height: 300 }).ends).toEqual([])
})

test('notes are lettered by date and stand apart', () => {
  const { notes } = layOutTrend(data, { width: 320, height: 300 })
  expect(notes.map(({ letter, text }) => `${letter} ${text}`)).toEqual([
    'A import',
    'B shop changed',
  ])
  expect(notes[1]!.mark - notes[0]!.mark).toBeGreaterThanOrEqual(20)
})

test('intervals have room on the axis, and nothing at all is drawn as nothing', () => {
  expect(layOutTrend(data, size).y.domain()[1]).toBeGreaterThanOrEqual(109)
  const empty = layOutTrend(
    { ...data, series: [], before: undefined, notes: [], missing: [] },
    size,
  )
  expect([empty.steps, empty.below, empty.lines]).toEqual([[], [], []])
})
