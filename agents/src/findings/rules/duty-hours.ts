import { aboutOf, factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const MINUTES = 60

/** Hours that a rule asks for with each sale of the line it is about, in a year and in sales of that line: (after − before) × sold. */
export const dutyHours: Rule = {
  id: 'rules.duty-hours',
  family: 'rules',

  find(company, kit) {
    return factsOf(company, 'change')
      .flatMap(rule => {
        const line = aboutOf(company, rule, 'offer')
        const each = rule.to === undefined ? 0 : rule.to - (rule.from ?? 0)
        if (rule.touches !== 'rule' || rule.form !== 'hours' || each <= 0 || !line?.volume)
          return []
        const rests = [rule, line]
        const hours = each * line.volume
        const all = kit.duration(roughly(hours), 'hour', 'hours of the rule × sold a year', rests)
        const sold = kit.number(line.volume, 'as said', [line])
        const label = kit.label(rule)
        const start = say`${label}: ${eachOf(kit, each, rule)} more for each sale of ${kit.label(line)}, ${all} a year at ${sold} sold`
        const sales = line.hoursEach ? hours / line.hoursEach : 0
        const says =
          sales >= 1
            ? say`${start}. That is the work of ${kit.number(Math.floor(sales), 'hours ÷ hours each', rests)} of them.`
            : say`${start}.`
        return [
          {
            says,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            quadrant: 'threat' as const,
            weight: {},
            about: label,
            figures: { hours, sales },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}

const eachOf = (kit: Kit, hours: number, rule: Parameters<Kit['duration']>[3][number]) =>
  hours < 1
    ? kit.duration(Math.round(hours * MINUTES), 'minute', 'after − before', [rule])
    : kit.duration(hours, 'hour', 'after − before', [rule])
