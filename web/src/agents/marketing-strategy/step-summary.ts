import { plainMoney } from '@sextant/contracts/company/money-words'
import type { Step } from '@sextant/contracts/marketing-strategy/step-words'
import type { StrategySections } from '@sextant/contracts/marketing-strategy/strategies'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'

export type Sections = DeepPartial<StrategySections>

/** Characters of an agreement that are kept. */
const KEPT = 280

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** Words of a statement without its last stop. */
const bare = (text = ''): string => text.replace(/\.$/, '')

/** What a step comes to, in a few words beside its name. */
export const stepSummary = (step: Step, body: Sections): string => SHORT[step](body)

const SHORT: Readonly<Record<Step, (body: Sections) => string>> = {
  segmentation: ({ segments }) => counted(present(segments?.rows).length, 'group', 'groups'),
  targeting: body => targetName(body) ?? 'no group yet',
  positioning: ({ messaging }) => bare(present(messaging?.pillars)[0]?.claim?.text),
  messaging: ({ messaging }) =>
    `1 promise, ${counted(present(messaging?.pillars).length, 'pillar', 'pillars')}`,
  channels: ({ channels }) => counted(present(channels?.rows).length, 'way', 'ways'),
  budget: ({ budget }) => plainMoney(budget?.total ?? 0, budget?.currency ?? 'USD'),
  kpis: ({ kpis }) => counted(present(kpis?.rows).length, 'figure', 'figures'),
}

/** What somebody stands by who agrees on a step, kept with their name. */
export const agreedWords = (step: Step, body: Sections): string =>
  (WHOLE[step]?.(body) ?? stepSummary(step, body)).slice(0, KEPT)

const WHOLE: Partial<Readonly<Record<Step, (body: Sections) => string | undefined>>> = {
  segmentation: ({ segments }) =>
    present(segments?.rows)
      .map(({ claim }) => claim?.text)
      .join(', '),
  positioning: ({ positioning }) => bare(positioning?.statement?.text),
  messaging: ({ messaging }) => bare(messaging?.promise?.text),
  channels: ({ channels }) =>
    present(channels?.rows)
      .map(({ claim }) => bare(claim?.text))
      .join(', '),
  kpis: ({ kpis }) =>
    present(kpis?.rows)
      .map(({ claim }) => bare(claim?.text))
      .join(', '),
}

/** What the group that is aimed at is called. */
const targetName = ({ segments }: Sections): string | undefined =>
  present(segments?.rows).find(({ fact }) => fact === segments?.target)?.claim?.text
