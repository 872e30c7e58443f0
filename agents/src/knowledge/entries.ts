import type {
  Alternative,
  BuyerRole,
  BuyingFactor,
  Channel,
  Compliance,
  Force,
  Hypothesis,
  Initiative,
  Job,
  Kpi,
  Objection,
  OkrTheme,
  Resource,
  RevenueModel,
  Season,
  SevenSNote,
  UnitEconomicsLabels,
  Vocabulary,
} from './pack.ts'

// One constructor for each kind of entry, so that a pack reads like a table: its arguments stand in the order of the columns. What a field means: pack.ts.

export const words = (
  customer: string,
  customers: string,
  purchase: string,
  purchases: string,
  product: string,
  products: string,
  place: string,
  team: string,
): Vocabulary => ({ customer, customers, purchase, purchases, product, products, place, team })
export const buyer = (role: string, cares: string, vetoes: string): BuyerRole => ({
  role,
  cares,
  vetoes,
})
export const objection = (says: string, answer: string): Objection => ({ says, answer })
export const channel = (
  name: string,
  typicalCost: Channel['typicalCost'],
  conversion: Channel['conversion'],
  note: string,
): Channel => ({ name, typicalCost, conversion, note })
/** Months 1–12; todo: what to do about it. */
export const season = (months: readonly number[], what: string, todo: string): Season => ({
  months,
  what,
  do: todo,
})
/** score: 1 weak to 5 strong. */
export const force = (
  score: number,
  direction: Force['direction'],
  drivers: readonly string[],
  profitMeaning: string,
): Force => ({ score, direction, drivers, profitMeaning })
export const rule = (name: string, soWhat: string): Compliance => ({ rule: name, soWhat })
export const kpi = (name: string, formula: string, good: string): Kpi => ({ name, formula, good })
export const rival = (name: string, why: string): Alternative => ({ name, kind: 'rival', why })
export const substitute = (name: string, why: string): Alternative => ({
  name,
  kind: 'substitute',
  why,
})
export const doNothing = (name: string, why: string): Alternative => ({
  name,
  kind: 'do nothing',
  why,
})
export const hypothesis = (says: string, check: string): Hypothesis => ({ says, check })
/** rivals: the level an ordinary rival offers, 0–10. */
export const factor = (
  name: string,
  rivals: number,
  lever: BuyingFactor['lever'],
): BuyingFactor => ({ name, rivals, lever })
/** `prior` is four letters, one for each yes: "VRIO", "VR-O", "V---". */
export const resource = (name: string, prior: string, check: string): Resource => ({
  name,
  check,
  prior: {
    valuable: prior.includes('V'),
    rare: prior.includes('R'),
    inimitable: prior.includes('I'),
    organized: prior.includes('O'),
  },
})
/** Impact and ease: 1–10. */
export const initiative = (
  horizon: Initiative['horizon'],
  name: string,
  impact: number,
  ease: number,
  metric: string,
): Initiative => ({ name, horizon, impact, ease, metric })
/** "When …, I want …, so …", then the four forces of switching in their order. */
export const job = (
  when: string,
  want: string,
  so: string,
  [push, pull, anxiety, habit]: readonly [string, string, string, string],
  outcomes: readonly string[],
): Job => ({ when, want, so, push, pull, anxiety, habit, outcomes })
export const model = (name: string, how: string, watch: string): RevenueModel => ({
  name,
  how,
  watch,
})
/** The labels by name, where a pack tells them so. */
export const economics = (labels: UnitEconomicsLabels): UnitEconomicsLabels => labels
export const okr = (objective: string, ...keyResults: string[]): OkrTheme => ({
  objective,
  keyResults,
})
export const note = (s: SevenSNote['s'], text: string): SevenSNote => ({ s, note: text })
/** Unit-economics labels in the order a person is asked for them. */
export const unit = (
  customer: string,
  price: string,
  variableCost: string,
  frequency: string,
  margin: string,
  churn: string,
  acquisition: string,
  fixed: string,
  ask: string,
): UnitEconomicsLabels => ({
  customer,
  price,
  variableCost,
  frequency,
  margin,
  churn,
  acquisition,
  fixed,
  ask,
})
