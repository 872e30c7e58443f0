import type { PlaySource } from '../plays/play.ts'

export const WEIGHING: PlaySource = {
  method: 'Groups weighed by how attractive they are and how well they fit',
  by: 'GE and McKinsey 1971',
}
export const POSITION: PlaySource = {
  method: 'Alternatives first, then what only you have, its worth, who cares, and what it is',
  by: 'Dunford 2019',
}
export const OBJECTIVE_AND_TASK: PlaySource = {
  method: 'Money by objective and task',
  by: 'Kotler and Keller 2016',
}
export const LONG_AND_SHORT: PlaySource = {
  method: 'Brand and activation in a ratio that grew most',
  by: 'Binet and Field 2013; for B2B 2019',
}
export const TWO_RATES: PlaySource = {
  method: 'Cases that tell two rates apart',
  by: 'Fleiss 1981',
}
export const BOTTLENECK: PlaySource = {
  method: 'Find the constraint first, and let everything else follow from it',
  by: 'Goldratt 1984',
}
export const PRICE_STEPS: PlaySource = {
  method: 'A price step held against the buyers it may lose',
  by: 'Nagle and Müller 2018',
}
export const LOYALTY: PlaySource = {
  method: 'Ask those who left, and mend the commonest reason',
  by: 'Reichheld 1996',
}
export const REFERRED: PlaySource = {
  method: 'Customers who were sent by customers leave more and stay longer',
  by: 'Schmitt, Skiera and Van den Bulte 2011',
}
export const FRESH: PlaySource = {
  method: 'Answer while the enquiry is fresh',
  by: 'Oldroyd, McElheran and Elkington 2011',
}
export const PORTFOLIO: PlaySource = {
  method: 'Customers looked at as a portfolio',
  by: 'Fiocca 1982',
}

/** Of the cases by which a strategy is chosen. */
export const CASE_METHODS = [BOTTLENECK, PRICE_STEPS, LOYALTY, REFERRED, FRESH, PORTFOLIO] as const
