// Without zod, because the browser reads them.

export const MARKETS = ['tam', 'sam', 'som'] as const
export type Market = (typeof MARKETS)[number]
export const MARKET_WORDS: Readonly<Record<Market, { short: string; name: string }>> = {
  tam: { short: 'TAM', name: 'All who could buy' },
  sam: { short: 'SAM', name: 'Those this is for' },
  som: { short: 'SOM', name: 'What we can win' },
}
/** Two ways to the same figure that lie further apart than this cannot both be right. */
export const FAR_APART = 2

export const SEVEN_PS = [
  'product',
  'price',
  'place',
  'promotion',
  'people',
  'process',
  'proof',
] as const
export type SevenP = (typeof SEVEN_PS)[number]
export const SEVEN_P_WORDS: Readonly<Record<SevenP, string>> = {
  product: 'Product',
  price: 'Price',
  place: 'Place',
  promotion: 'Promotion',
  people: 'People',
  process: 'Process',
  proof: 'Physical evidence',
}

export const SCENARIOS = ['cautious', 'expected', 'bold'] as const
export type Scenario = (typeof SCENARIOS)[number]
export const SCENARIO_WORDS: Readonly<Record<Scenario, string>> = {
  cautious: 'Cautious',
  expected: 'Expected',
  bold: 'Bold',
}
export const SCENARIO_INPUTS = ['money', 'perWin', 'worth'] as const
export type ScenarioInput = (typeof SCENARIO_INPUTS)[number]
export const SCENARIO_INPUT_WORDS: Readonly<Record<ScenarioInput, string>> = {
  money: 'Money spent',
  perWin: 'Cost of winning one',
  worth: 'What one leaves',
}
