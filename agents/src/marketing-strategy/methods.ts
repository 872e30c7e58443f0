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
