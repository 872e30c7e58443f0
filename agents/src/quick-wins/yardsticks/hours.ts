import { say } from '../../sentences/sentence.ts'
import { seenOf, type Yardstick } from '../yardstick.ts'

/** Hours a week that come back from what is scarce. */
export const freedHours: Yardstick = sight => {
  const { kit } = sight
  const scarce = seenOf(sight, 'constraint')
  const brake = scarce.find(({ hoursPerWeek }) => hoursPerWeek)
  if (brake?.hoursPerWeek) {
    const all = kit.duration(brake.hoursPerWeek, 'hour', 'as said', [brake])
    return {
      what: say`Hours of ${kit.label(brake)} that come back`,
      form: 'hours',
      value: 0,
      per: 'week',
      better: 'more',
      said: say`None come back today.`,
      whole: { value: brake.hoursPerWeek, said: say`There are ${all} a week.` },
    }
  }
  const open = scarce.find(({ sort }) => sort === 'capacity' || sort === 'one-person')
  if (!open) return null
  return {
    says: say`Tell me how many hours a week there are of ${kit.label(open)}, and I can say how many would come back.`,
    kind: 'constraint',
    fact: open.id,
    attribute: 'hoursPerWeek',
  }
}

/** Hours a month that a way to customers takes. */
export const channelHours: Yardstick = sight => {
  const { kit } = sight
  const [channel] = seenOf(sight, 'channel')
  if (!channel) return null
  if (!channel.hoursPerMonth)
    return {
      says: say`Tell me how many hours a month go into ${kit.label(channel)}, and I can say how many would come back.`,
      kind: 'channel',
      fact: channel.id,
      attribute: 'hoursPerMonth',
    }
  const hours = kit.duration(channel.hoursPerMonth, 'hour', 'as said', [channel])
  return {
    what: say`Hours of work for ${kit.label(channel)}`,
    form: 'hours',
    value: channel.hoursPerMonth,
    per: 'month',
    better: 'less',
    place: { fact: channel, attribute: 'hoursPerMonth', times: 1 },
    said: say`${hours} a month, as said.`,
  }
}
