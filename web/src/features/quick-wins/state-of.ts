import type { QuickWinRow } from '@sextant/contracts/quick-wins/routes'

type Win = Pick<QuickWinRow, 'status' | 'due' | 'checklist'>

/** The day has come to say what it brought. `today`: ISO date. */
export const waitsForResult = ({ status, due }: Win, today: string): boolean =>
  status === 'running' && due <= today

/** A step whose day has passed is open. */
export const isLate = ({ status, checklist }: Win, today: string): boolean =>
  status === 'running' && checklist.some(step => step.status === 'open' && step.due < today)

export const stepsDone = ({ checklist }: Win): number =>
  checklist.filter(({ status }) => status === 'done').length
