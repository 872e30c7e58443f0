import type { BoughtAs } from '@sextant/contracts/company/chips'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import {
  BOUGHT_WORDS,
  FIGURE_FIELDS,
  GOAL_PERIODS,
  type GoalPeriod,
  STUCK_WORDS,
  type Stuck,
  type TypedNames,
  type WrongFigures,
} from '../names.ts'

type Part = { typed: TypedNames; onTyped: (typed: TypedNames) => void }

const TRIED_MAX = 2_000

/** What says most of which moves fit: how it is bought, where it sticks, what is special, and what was tried. Each may stay open. */
export function FitFields({
  typed,
  wrongSpecial,
  onTyped,
}: Part & { wrongSpecial: string | undefined }) {
  return (
    <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-3 text-ink-2">
        Three choices and a few words decide which moves fit you. Each is optional.
      </legend>
      <Field label="How do people buy it?">
        {described => (
          <NativeSelect
            {...described}
            value={typed.bought}
            onChange={event => onTyped({ ...typed, bought: event.target.value as BoughtAs | '' })}
          >
            <option value="">Something else</option>
            {Object.entries(BOUGHT_WORDS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Where does it stick most?">
        {described => (
          <NativeSelect
            {...described}
            value={typed.stuck}
            onChange={event => onTyped({ ...typed, stuck: event.target.value as Stuck })}
          >
            <option value="">I do not know yet</option>
            {Object.entries(STUCK_WORDS).map(([value, { says }]) => (
              <option key={value} value={value}>
                {says}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field
        className="sm:col-span-2"
        label="What is special about it, in a few words"
        hint="Something that one can check: “mended within the hour”. Leave it empty rather than write “quality”."
        error={wrongSpecial}
      >
        {described => (
          <Input
            {...described}
            value={typed.special}
            onChange={event => onTyped({ ...typed, special: event.target.value })}
          />
        )}
      </Field>
      <Field
        className="sm:col-span-2"
        label="What did you try before, what did it cost and what came of it?"
        hint="One line each: “market stall in May, 60, brought 9 buyers; leaflets, 120, nothing”. It is read before the plan is made."
      >
        {described => (
          <Textarea
            {...described}
            rows={2}
            maxLength={TRIED_MAX}
            value={typed.tried}
            onChange={event => onTyped({ ...typed, tried: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  )
}

/** The numbers that make the plan compute. */
export function FigureFields({ typed, wrong, onTyped }: Part & { wrong: WrongFigures }) {
  return (
    <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <legend className="mb-3 text-ink-2">
        The numbers, as you write them. Each is optional, and each makes the plan more your own.
      </legend>
      {FIGURE_FIELDS.map(({ key, question, hint }) => (
        <Field key={key} label={question} hint={hint} error={wrong[key]}>
          {described => (
            <Input
              {...described}
              value={typed.figures[key]}
              onChange={event =>
                onTyped({ ...typed, figures: { ...typed.figures, [key]: event.target.value } })
              }
            />
          )}
        </Field>
      ))}
      <Field label="The two numbers are" hint="Of what you want more of.">
        {described => (
          <NativeSelect
            {...described}
            value={typed.per}
            onChange={event => onTyped({ ...typed, per: event.target.value as GoalPeriod })}
          >
            {GOAL_PERIODS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </fieldset>
  )
}
