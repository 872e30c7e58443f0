import { expect, test } from 'vitest'
import { chooseTool } from './choose-tool.ts'

test.each([
  ['I have three ideas and do not know which to do first', 'ice'],
  ['Our margins shrink every year', 'porter-five-forces'],
  ['We look alike to buyers', 'blue-ocean'],
  ['Please do a McKinsey 7S', 'mckinsey-7s'],
  ['Should we move to the coast?', 'swot'],
  ['Why do customers leave us for the cheap one', 'jobs-to-be-done'],
])('“%s” calls for %s', (text, tool) => {
  expect(chooseTool(text)).toBe(tool)
})
