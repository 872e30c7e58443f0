// Without zod, because the browser reads them.

/** In the order in which they are agreed on. */
export const STEPS = [
  'segmentation',
  'targeting',
  'positioning',
  'messaging',
  'channels',
  'budget',
  'kpis',
] as const
export type Step = (typeof STEPS)[number]

export const STEP_WORDS: Readonly<Record<Step, { name: string; asks: string }>> = {
  segmentation: { name: 'Segmentation', asks: 'Are these the groups you serve?' },
  targeting: { name: 'Targeting', asks: 'Shall everything below be for this group?' },
  positioning: { name: 'Positioning', asks: 'Is this what sets you apart?' },
  messaging: { name: 'Messaging', asks: 'Would you say it to them in this way?' },
  channels: { name: 'Channels', asks: 'Are these the ways you will use?' },
  budget: { name: 'Budget', asks: 'Can you carry this amount until then?' },
  kpis: { name: 'KPIs', asks: 'Do you want to be measured by these?' },
}

/** What each step is built on directly. */
const BUILT_ON: Readonly<Record<Step, readonly Step[]>> = {
  segmentation: [],
  targeting: ['segmentation'],
  positioning: ['targeting'],
  messaging: ['positioning'],
  channels: ['targeting'],
  budget: ['channels'],
  kpis: ['budget'],
}

/** Every step that a step rests on, the first one first. */
export function restsOn(step: Step): Step[] {
  const below = BUILT_ON[step].flatMap(one => [...restsOn(one), one])
  return STEPS.filter(one => below.includes(one))
}

/** As much of a step as says whether somebody agreed. */
type Told = { id?: Step | undefined; agreed?: unknown }

/** The steps under this one that nobody stands by at the moment. */
export const openBelow = (steps: readonly Told[], step: Step): Step[] =>
  restsOn(step).filter(below => !steps.find(({ id }) => id === below)?.agreed)

/** The step whose turn it is: the first one that nobody agreed on. Null where all are settled. */
export const stepInTurn = (steps: readonly Told[]): Step | null =>
  STEPS.find(step => !steps.find(({ id }) => id === step)?.agreed) ?? null
