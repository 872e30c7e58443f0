/** A step of a funnel; a count of null was not counted. */
export type FunnelStep = { id: string; label: string; count: number | null }

/** Of fewer than this a rate says nothing: counts only. */
const FEW = 5

/** Which share of the step before goes on; none where one of both is not counted. */
export function sharesOf(steps: readonly FunnelStep[]): (number | null)[] {
  return steps.map(({ count }, at) => {
    const before = steps[at - 1]?.count
    return before && count !== null ? count / before : null
  })
}

type Saying = {
  at: number
  format: (count: number) => string
  formatShare: (share: number) => string
}

/** Which share goes on, with the number it is of. */
export function sayShare(
  steps: readonly FunnelStep[],
  shares: readonly (number | null)[],
  { at, format, formatShare }: Saying,
): string {
  const share = shares[at]
  const [before, count] = [steps[at - 1]?.count ?? 0, steps[at]?.count ?? 0]
  if (share === null || share === undefined) return 'not known'
  if (count < FEW) return `${format(count)} of ${format(before)}`
  return `${formatShare(share)} of n ${format(before)}`
}
