import { attributeWords } from '@sextant/contracts/company/attribute-words'
import { type Control, controlsOf } from '@sextant/contracts/company/controls'
import { FACT_KINDS, type FactKind } from '@sextant/contracts/company/kinds'

/** What belongs into each kind, as somebody is told who sorts words into them for the first time. */
const MEANS: Readonly<Record<FactKind, string>> = {
  organization: 'the organization itself; at most one',
  goal: 'what is to be reached: the label says what is counted ("new members"), baseline is today, target what it should be',
  offer: 'a line that is sold or given; volume and revenue are of one year',
  segment: 'a group of customers (or of givers, members, users)',
  rival:
    'whom or what buyers could choose instead, "doing it themselves" and "doing nothing" included',
  strength:
    'what the organization does better than others; proof is its figure, versus that of the others',
  constraint:
    'what holds it back now; lost is how many sales it costs in a year, limit the most it allows in money',
  change: 'what changes around it: demand, costs, rules, rivals, money; not what it plans itself',
  person: 'somebody who works there and is named or described by role',
  channel: 'a way in which customers find it; spend and customers of a year',
  measure: 'a figure that is reported and belongs to no other kind: sales, churn, lead time, stock',
  budget: 'money or hours that may be spent on marketing or on the goal',
  resource: 'what it owns or can do: equipment, a right, a list, a method',
  partner: 'another organization it depends on or works with',
  idea: 'something it considers doing, with what it would cost',
  job: 'what customers want done, as one statement',
  outcome: 'what customers judge the result by',
  quote: 'words of somebody else about it: a customer, a lost buyer',
  factor: 'what buyers compare when they choose, rated 1–5',
  force: 'a force of the market that was rated',
  inside: 'how the work runs inside: structure, systems, skills, style',
}

const asTold = (control: Control): string => {
  switch (control.as) {
    case 'chips':
      return `one of ${control.options.join(' | ')}`
    case 'amount':
      return 'money'
    case 'share':
    case 'growth':
      return 'percent'
    case 'day':
      return 'date'
    case 'fact':
      return 'id of a fact'
    case 'yes-no':
      return 'yes | no'
    case 'names':
    case 'text':
    case 'unit':
      return 'words of the text'
    case 'months':
      return 'twelve figures'
    case 'figure':
      return 'figure, money, percent or duration'
    case 'rating':
      return '1–5, only where the person rates it'
    case 'count':
    case 'number':
      return 'number'
  }
}

const fieldTold = (kind: FactKind, { attribute, control }: FieldOf): string =>
  `${attribute} (${attributeWords(kind, attribute)}: ${asTold(control)})`
type FieldOf = ReturnType<typeof controlsOf>[number]

/** How the form of a figure is told is not for the model: the words say it. */
const BESIDE = new Set(['form', 'proofForm'])

/** Every kind with its fields, for the instructions. */
export const kindsTold = (): string =>
  FACT_KINDS.map(kind => {
    const fields = controlsOf(kind).filter(({ attribute }) => !BESIDE.has(attribute))
    return `- ${kind}: ${MEANS[kind]}. Fields: ${fields.map(field => fieldTold(kind, field)).join('; ')}`
  }).join('\n')
