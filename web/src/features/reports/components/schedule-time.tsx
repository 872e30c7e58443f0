import type { ScheduleFields } from '@sextant/contracts/reports/rows'
import { REPORT_TYPE_IDS, REPORT_TYPES, type ReportType } from '@sextant/contracts/reports/types'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { nth, WEEKDAYS } from '../words.ts'

type ScheduleTimeProps = {
  fields: ScheduleFields
  change: (part: Partial<ScheduleFields>) => void
  chooseType: (type: ReportType) => void
}

type Choice = { value: string | number; label: string }

const WORKING_DAYS: Choice[] = Array.from({ length: 20 }, (_, at) => ({
  value: at + 1,
  label: `${nth(at + 1)} working day`,
}))
const HOURS: Choice[] = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const DAYS: Choice[] = WEEKDAYS.map((label, at) => ({ value: at + 1, label }))

/** Which report, and when by whose clock. */
export function ScheduleTime({ fields, change, chooseType }: ScheduleTimeProps) {
  const isWeekly = fields.cadence === 'weekly'
  // The one that stands is among them whatever this browser knows.
  const zones = [...new Set([fields.time_zone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Pick
        label="Report"
        value={fields.report_type}
        choices={REPORT_TYPE_IDS.map(id => ({ value: id, label: REPORT_TYPES[id].name }))}
        onChange={value => chooseType(value as ReportType)}
      />
      <Pick
        label="How often"
        value={fields.cadence}
        choices={[
          { value: 'weekly', label: 'Every week' },
          { value: 'monthly', label: 'Every month' },
        ]}
        onChange={value => change({ cadence: value as ScheduleFields['cadence'] })}
      />
      {isWeekly ? (
        <Pick
          label="Day"
          value={fields.weekday}
          choices={DAYS}
          onChange={value => change({ weekday: Number(value) })}
        />
      ) : (
        <Pick
          label="Day"
          value={fields.working_day}
          choices={WORKING_DAYS}
          onChange={value => change({ working_day: Number(value) })}
        />
      )}
      <Pick
        label="Hour"
        value={fields.hour}
        choices={HOURS}
        onChange={value => change({ hour: Number(value) })}
      />
      <Pick
        label="Time zone"
        value={fields.time_zone}
        choices={zones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        onChange={value => change({ time_zone: value })}
      />
      <Pick
        label="Brand"
        value={fields.brand}
        choices={[
          { value: 'agency', label: 'Ours' },
          { value: 'client', label: 'The client’s' },
        ]}
        onChange={value => change({ brand: value as ScheduleFields['brand'] })}
      />
    </div>
  )
}

type PickProps = {
  label: string
  value: string | number
  choices: readonly Choice[]
  onChange: (value: string) => void
}

const Pick = ({ label, value, choices, onChange }: PickProps) => (
  <Field label={label}>
    {described => (
      <NativeSelect {...described} value={value} onChange={event => onChange(event.target.value)}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    )}
  </Field>
)
