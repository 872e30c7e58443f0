import type { BlueOceanBody } from '@sextant/contracts/strategy/blue-ocean'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { computedWords, type Note } from '../../../rendering/paper.ts'

/** The three tests of the curve. */
export function notes({ tests }: BlueOceanBody): Note[] {
  const { focus, divergence, tagline } = tests
  const label = (test: string, passed: boolean | null): string => {
    if (passed === null) return test
    return `${test}, ${passed ? 'passed' : 'not passed'}`
  }
  return [
    { label: label('Focus', focus.passed), value: computedWords(focus.display) },
    { label: label('Divergence', divergence.passed), value: computedWords(divergence.display) },
    { label: label('Tagline', tagline.passed), value: tagline.text ?? computedWords(NOT_RATED) },
  ]
}
