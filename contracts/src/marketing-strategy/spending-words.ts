// Without zod, because the browser reads them.

/** What money is spent for: to be known and remembered, or to bring somebody to buy now. */
export const SPENDING_KINDS = ['brand', 'activation'] as const
export type SpendingKind = (typeof SPENDING_KINDS)[number]
export const SPENDING_WORDS: Readonly<Record<SpendingKind, string>> = {
  brand: 'Brand',
  activation: 'Activation',
}

/** Who buys: the published ratios differ. */
export const BUYERS = ['people', 'businesses'] as const
export type Buyers = (typeof BUYERS)[number]
export const BUYERS_WORDS: Readonly<Record<Buyers, string>> = {
  people: 'People',
  businesses: 'Businesses',
}

/** The part of the money that goes to brand where growth was highest, 0–1 (L. Binet and P. Field, "The Long and the Short of It", IPA 2013; "The 5 Principles of Growth in B2B Marketing", 2019). */
export const PUBLISHED_BRAND: Readonly<Record<Buyers, { share: number; by: string }>> = {
  people: { share: 0.6, by: 'Binet and Field, 2013' },
  businesses: { share: 0.46, by: 'Binet and Field for B2B, 2019' },
}
