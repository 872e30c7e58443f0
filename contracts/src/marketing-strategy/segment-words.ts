// Without zod, because the browser reads them.

/** What a group is weighed by. Three say how attractive it is, two how well it fits. */
export const CRITERIA = ['size', 'spend', 'growth', 'loyalty', 'reached'] as const
export type Criterion = (typeof CRITERIA)[number]
export const ATTRACTS = ['size', 'spend', 'growth'] as const satisfies readonly Criterion[]
export const FITS = ['loyalty', 'reached'] as const satisfies readonly Criterion[]

export const CRITERION_WORDS: Readonly<Record<Criterion, string>> = {
  size: 'Size',
  spend: 'Spends a year',
  growth: 'Growth a year',
  loyalty: 'Comes back',
  reached: 'Share of sales',
}
