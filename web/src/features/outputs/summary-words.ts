import type { Mind } from '@sextant/contracts/model-work'
import type { Differences } from './differences.ts'

/** "9 statements are put differently, 2 stand only in the model's version." */
export function summaryWords({ parts }: Differences): string {
  const all = parts.flatMap(({ differences }) => differences)
  const changed = all.filter(({ kind }) => kind === 'changed').length
  const only = (mind: Mind) => all.filter(one => one.kind === 'only' && one.mind === mind).length
  const words = [
    changed > 0 &&
      `${changed} ${changed === 1 ? 'statement is' : 'statements are'} put differently`,
    standOnly(only('model'), 'model’s'),
    standOnly(only('built-in'), 'built-in'),
  ].filter(Boolean)
  return words.length > 0 ? `${words.join(', ')}.` : 'Both say the same in the same words.'
}

const standOnly = (count: number, whose: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? 'stands' : 'stand'} only in the ${whose} version`
