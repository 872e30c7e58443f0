/** What was learned: for each sign the labels it speaks for or against, as pairs of a label's number and a weight in hundredths. */
export type Weights = {
  labels: readonly string[]
  signs: Readonly<Record<string, readonly number[]>>
}

const HUNDREDTHS = 100

/** The chance of each label, by multinomial logistic regression over the signs that are known. */
export function chancesOf(signs: readonly string[], { labels, signs: known }: Weights): number[] {
  const sums = labels.map(() => 0)
  for (const sign of signs) {
    const pairs = Object.hasOwn(known, sign) ? known[sign]! : []
    for (let at = 0; at < pairs.length; at += 2)
      sums[pairs[at]!] = sums[pairs[at]!]! + pairs[at + 1]! / HUNDREDTHS
  }
  return softmax(sums)
}

/** Sums of weights as chances that add up to 1. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const parts = sums.map(sum => Math.exp(sum - most))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return parts.map(part => part / whole)
}

/** The most likely label and its chance. */
export function bestOf(chances: readonly number[], labels: readonly string[]) {
  const chance = Math.max(...chances)
  return { label: labels[chances.indexOf(chance)]!, chance }
}
