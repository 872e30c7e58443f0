import type { JtbdBody } from '@sextant/contracts/strategy/jobs-to-be-done'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { computedWords, type Note } from '../../../rendering/paper.ts'

export const notes = ({ balance }: JtbdBody): Note[] => [
  { label: 'Balance of forces', value: computedWords(balanceWords(balance)) },
]

function balanceWords(balance: number | null): string {
  if (balance === null) return `${NOT_RATED}: it needs a strength on both sides`
  const signed = balance > 0 ? `+${balance}` : String(balance)
  return `${signed}: push and pull less anxiety and habit`
}
