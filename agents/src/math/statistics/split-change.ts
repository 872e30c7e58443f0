import { within } from './basics.ts'

/**
 * Amounts of one channel along a chain, first to last: visits, orders, revenue in cents. The value is the last one; its factors are
 * the first, then each over the one before it: visits × orders/visit × revenue/order.
 */
export type Chain = readonly number[]

export type SplitChange = {
  /** Later value − former value, over all channels. */
  total: number
  /** What each factor did of it, one for each place of the chain. */
  parts: number[]
  /** What no factor can be named for: channels with a value although something before it in the chain is nought on one side only. */
  rest: number
  /** The same by channel, in the order given; `rest` stands last in each row. */
  channels: number[][]
}

/**
 * The change of a value as an exact sum of what its factors did, channel by channel: logarithmic mean Divisia index I, additive
 * (Ang 2004, 2015): ΔVₖ = Σᵢ L(V¹, V⁰) · ln(x¹ₖ ÷ x⁰ₖ) with L(a, b) = (a − b) ÷ (ln a − ln b). Where the value is nought on one side,
 * the limit for ever smaller amounts in place of noughts (Ang, Zhang and Choi 1998) is taken itself and not a small number:
 * a channel that begins is the doing of its first factor, one whose orders end that of its conversion.
 * Both lists hold the same channels in the same order.
 */
export function splitChange(former: readonly Chain[], later: readonly Chain[]): SplitChange {
  if (former.length !== later.length) throw new RangeError('the same channels on both sides')
  const places = former[0]?.length ?? 0
  const channels = former.map((before, channel) =>
    channelParts(checked(before, places), checked(later[channel] ?? [], places)),
  )
  const sums = Array.from({ length: places + 1 }, (_, place) =>
    channels.reduce((sum, row) => sum + (row[place] ?? 0), 0),
  )
  return {
    total: valueOf(later) - valueOf(former),
    parts: sums.slice(0, places),
    rest: sums[places] ?? 0,
    channels,
  }
}

/** Whole numbers (cents) that add up to the rounded sum of all: largest remainders, as `allocate` does it, below nought as well. */
export function wholeParts(parts: readonly number[]): number[] {
  const exact = parts.map(part => within('part', part, -1e15, 1e15))
  const whole = exact.map(Math.floor)
  const total = Math.round(exact.reduce((sum, part) => sum + part, 0))
  const missing = total - whole.reduce((sum, part) => sum + part, 0)
  const order = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of order.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole.map(part => part || 0)
}

function checked(chain: Chain, places: number): Chain {
  if (places === 0 || chain.length !== places) throw new RangeError('chains of the same length')
  for (const amount of chain) within('amount', amount, 0, Number.MAX_VALUE)
  return chain
}

const valueOf = (chains: readonly Chain[]): number =>
  chains.reduce((sum, chain) => sum + (chain.at(-1) ?? 0), 0)

/** The parts of one channel, its rest behind them. */
function channelParts(before: Chain, after: Chain): number[] {
  const [from, to] = [before.at(-1) ?? 0, after.at(-1) ?? 0]
  const change = to - from
  const exponents = exponentsOf(before, after)
  if (change === 0 && from === 0) return [...before.map(() => 0), 0]
  if (from > 0 && to > 0) {
    if (exponents.some(exponent => exponent !== 0)) return [...before.map(() => 0), change]
    const weight = logarithmicMean(to, from)
    return [...factorLogs(before, after).map(log => weight * log), 0]
  }
  // ln V goes to infinity with the exponent ±1 of the value itself, each factor with its own: only their proportion is left.
  const ofValue = exponents.reduce((sum, exponent) => sum + exponent, 0)
  return [...exponents.map(exponent => (change * exponent) / ofValue || 0), 0]
}

/** L(a, b) of Ang; a itself where both are the same. */
function logarithmicMean(a: number, b: number): number {
  const logarithm = Math.log(a / b)
  return logarithm === 0 ? a : (a - b) / logarithm
}

/** ln of later over former for each factor; an amount that is nought on both sides did not change. */
function factorLogs(before: Chain, after: Chain): number[] {
  const logs = before.map((amount, place) =>
    amount === 0 ? 0 : Math.log((after[place] ?? 0) / amount),
  )
  return logs.map((log, place) => log - (logs[place - 1] ?? 0))
}

/** How each factor's ratio later ÷ former goes to infinity (−1: to nought) when noughts become ever smaller amounts. */
function exponentsOf(before: Chain, after: Chain): number[] {
  const isNought = (amount: number): number => (amount === 0 ? 1 : 0)
  const ofAmounts = before.map((amount, place) => isNought(amount) - isNought(after[place] ?? 0))
  return ofAmounts.map((exponent, place) => exponent - (ofAmounts[place - 1] ?? 0))
}
