import { type Company, type Fact, factsOf } from './company.ts'
import { DECIDES_BY_RULE, PUT_OUT } from './dealing-words.ts'

/** The one who buys most of all: that of a finding, else the largest there is. A group of several is none. */
export function accountOf(company: Company, rests: readonly string[]): Fact<'segment'> | undefined {
  const single = factsOf(company, 'segment').filter(({ single }) => single)
  const rested = single.find(({ id }) => rests.includes(id))
  return rested ?? single.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0]
}

const says = (words: RegExp, { label, quote }: Fact): boolean =>
  words.test(label) || words.test(quote)

/** Whether somebody chooses by rules of their own: an authority, an insurer, whoever pays for others, or whose work is put out to bids. */
export function decidesByRule(company: Company, account: Fact<'segment'>): boolean {
  const paysForOthers = account.side === 'payer'
  const isPutOut = factsOf(company, 'change').some(
    change =>
      says(PUT_OUT, change) &&
      (change.about === account.id || change.label.includes(account.label)),
  )
  return paysForOthers || isPutOut || says(DECIDES_BY_RULE, account)
}
