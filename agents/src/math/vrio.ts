export type VrioAnswers = {
  valuable: boolean
  rare: boolean
  inimitable: boolean
  organized: boolean
}
export type VrioVerdict =
  | 'competitive disadvantage'
  | 'competitive parity'
  | 'temporary advantage'
  | 'unused advantage'
  | 'sustained advantage'

/**
 * Five verdicts of J. B. Barney's VRIO, read in order: no V disadvantage, no R parity, no I temporary,
 * no O unused, else sustained. Organization is not asked before inimitability is shown.
 */
export function judgeVrio({ valuable, rare, inimitable, organized }: VrioAnswers): VrioVerdict {
  if (!valuable) return 'competitive disadvantage'
  if (!rare) return 'competitive parity'
  if (!inimitable) return 'temporary advantage'
  return organized ? 'sustained advantage' : 'unused advantage'
}
