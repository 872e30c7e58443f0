import type { Company } from '../../../../company/company.ts'
import type { Voice } from '../../../../company/voices.ts'
import { currencyOfText, hasMoney } from '../../../../core/reading-currency.ts'
import { quantitiesIn } from '../../../../reading/quantities.ts'
import { notationOf } from '../../../../reading/quantity.ts'

/** Money in one currency that somebody named, in the order in which they did: the company's own, or the one that its customers name where no sum of it is known yet. */
export function amountsIn(
  company: Pick<Company, 'currency' | 'today' | 'facts'>,
  voices: readonly Voice[],
): { amount: { cents: number; currency: string }; voice: Voice }[] {
  const { today } = company
  const currency = moneyOf(company, voices)
  return voices.flatMap(voice =>
    quantitiesIn(voice.quote, notationOf(currency, today))
      .filter(one => one.kind === 'money' && one.currency === currency && !one.isVague)
      .map(({ value }) => ({ amount: { cents: value, currency }, voice })),
  )
}

/** ISO 4217. */
function moneyOf(
  company: Pick<Company, 'currency' | 'today' | 'facts'>,
  voices: readonly Voice[],
): string {
  const said = voices.map(({ quote }) => quote).join('\n')
  return hasMoney(company) ? company.currency : currencyOfText(said, company, '')
}
