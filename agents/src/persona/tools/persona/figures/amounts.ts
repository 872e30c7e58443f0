import type { Company } from '../../../../company/company.ts'
import type { Voice } from '../../../../company/voices.ts'
import { quantitiesIn } from '../../../../reading/quantities.ts'
import { notationOf } from '../../../../reading/quantity.ts'

/** Money in the company's own currency that somebody named, in the order in which they did. */
export const amountsIn = (
  { currency, today }: Pick<Company, 'currency' | 'today'>,
  voices: readonly Voice[],
): { cents: number; voice: Voice }[] =>
  voices.flatMap(voice =>
    quantitiesIn(voice.quote, notationOf(currency, today))
      .filter(one => one.kind === 'money' && one.currency === currency && !one.isVague)
      .map(({ value }) => ({ cents: value, voice })),
  )
