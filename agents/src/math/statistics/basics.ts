/** Throws RangeError unless `value` is finite and inside [low, high]; `name` is put in the message. */
export function within(name: string, value: number, low: number, high: number): number {
  if (!Number.isFinite(value) || value < low || value > high)
    throw new RangeError(`${name} must be between ${low} and ${high}, got ${value}`)
  return value
}

/** Nearest value inside [low, high]; NaN throws, because a silent NaN would travel into a deliverable. */
export function clip(value: number, low: number, high: number): number {
  if (Number.isNaN(value)) throw new RangeError('cannot clip NaN')
  return Math.min(high, Math.max(low, value))
}

/** Arithmetic mean; null for an empty list. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Σ wᵢxᵢ ÷ Σ wᵢ with weights ≥ 0; null when the weights sum to nothing. */
export function weightedMean(values: readonly number[], weights: readonly number[]): number | null {
  if (values.length !== weights.length) throw new RangeError('one weight for each value')
  let sum = 0
  let weight = 0
  values.forEach((value, index) => {
    const w = within('weight', weights[index] ?? 0, 0, Number.MAX_VALUE)
    sum += w * value
    weight += w
  })
  return weight === 0 ? null : sum / weight
}

/** Pearson product-moment correlation, −1 to 1; null below two points or when either side does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number | null {
  if (a.length !== b.length) throw new RangeError('correlation needs two lists of the same length')
  if (a.length < 2) return null
  const meanA = mean(a) ?? 0
  const meanB = mean(b) ?? 0
  let ab = 0
  let aa = 0
  let bb = 0
  a.forEach((value, index) => {
    const da = value - meanA
    const db = (b[index] ?? 0) - meanB
    ab += da * db
    aa += da * da
    bb += db * db
  })
  if (aa < 1e-12 || bb < 1e-12) return null
  return clip(ab / Math.sqrt(aa * bb), -1, 1)
}

/** Rounds half away from zero at `decimals` places, correcting the binary error that makes 1.005 round down. */
export function round(value: number, decimals = 0): number {
  const factor = 10 ** decimals
  const scaled = Math.abs(value) * factor
  return (Math.sign(value) * Math.round(scaled + scaled * Number.EPSILON * 4)) / factor || 0
}
