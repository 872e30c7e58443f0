import type { FactKind } from '@sextant/contracts/company/kinds'
import { factWords } from '@sextant/contracts/company/fact-words'
import { useState } from 'react'
import { FactForm } from '@/features/company/components/fact-form.tsx'
import { besideFields, type KeptFact } from '@/features/quick-start/kept-facts.ts'
import type { KeptFigure } from '@/features/quick-start/roles.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { FigureRole } from './figure-role.tsx'

/** What a reading may be, in plain words; a card of any other kind keeps its own. */
const KINDS: readonly (readonly [FactKind, string])[] = [
  ['offer', 'something you sell'],
  ['segment', 'people who buy'],
  ['channel', 'a way they come to you'],
  ['rival', 'what they take instead'],
  ['constraint', 'what holds you back'],
  ['strength', 'what is special about you'],
  ['goal', 'something you want'],
  ['budget', 'what you have for it'],
]

const OUTCOMES = [
  ['', 'nothing said of whether it worked'],
  ['worked', 'it worked'],
  ['failed', 'it did not work'],
] as const

type UnderstoodLineProps = {
  /** As it was read and changed. */
  fact: KeptFact
  /** The same with the figures in the roles that were chosen. */
  shown: KeptFact
  figures: readonly KeptFigure[]
  currency: string
  onChange: (fact: KeptFact) => void
  onRole: (figure: KeptFigure, role: string) => void
}

/** One thing that was read: kept or not, what it is, what its numbers are, and the words it was read in. */
export function UnderstoodLine(props: UnderstoodLineProps) {
  const [isOpen, setOpen] = useState(false)
  const { fact, shown, figures, currency, onChange, onRole } = props
  if (isOpen) return <Changing {...props} onClose={() => setOpen(false)} />
  const words = factWords(
    { kind: fact.kind, attributes: wordsBeside(shown) },
    { currency, labelOf: () => undefined },
  )
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-2.5 border-t border-line px-3.5 py-2.5 first:border-t-0">
      <Checkbox
        id={`understood-${fact.id}`}
        className="mt-0.5"
        checked={fact.isKept}
        onCheckedChange={checked => onChange({ ...fact, isKept: checked === true })}
      />
      <div className="grid min-w-0 gap-1.5">
        <p className="wrap-anywhere">
          <label htmlFor={`understood-${fact.id}`} className="font-semibold">
            {fact.label}
          </label>
          {words.length > 0 && `: ${words.map(wordsOf).join(', ')}`}
        </p>
        <p className="cap wrap-anywhere">You said: “{fact.quote}”</p>
        {!fact.isMain && <What fact={fact} onChange={onChange} />}
        {figures.map(figure => (
          <FigureRole key={figure.id} figure={figure} onRole={role => onRole(figure, role)} />
        ))}
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Change ${fact.label}`}
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
    </li>
  )
}

/** Whether it worked has a control of its own. */
const wordsBeside = (fact: KeptFact): Record<string, unknown> => {
  const { attempt: _attempt, ...attributes } = besideFields(fact)
  return attributes
}

const wordsOf = ({ name, value }: { name: string; value: string }): string =>
  `${name.toLowerCase()} ${value}`

/** What it is, and of a way to customers whether it worked. */
function What({ fact, onChange }: Pick<UnderstoodLineProps, 'fact' | 'onChange'>) {
  const { kind, attributes, label } = fact
  const isListed = KINDS.some(([one]) => one === kind)
  const attempt = typeof attributes.attempt === 'string' ? attributes.attempt : ''
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {isListed && (
        <NativeSelect
          aria-label={`What “${label}” is`}
          value={kind}
          onChange={event =>
            // What one kind knows of it says nothing in another.
            onChange({
              ...fact,
              kind: event.target.value as FactKind,
              attributes: {},
              isKept: true,
            })
          }
        >
          {KINDS.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
      {kind === 'channel' && (
        <NativeSelect
          aria-label={`Whether “${label}” worked`}
          value={attempt === 'no' ? '' : attempt}
          onChange={event => onChange(withAttempt(fact, event.target.value))}
        >
          {OUTCOMES.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  )
}

function withAttempt(fact: KeptFact, attempt: string): KeptFact {
  const { attempt: _before, ...attributes } = fact.attributes
  return { ...fact, isKept: true, attributes: { ...attributes, ...(attempt && { attempt }) } }
}

function Changing({
  fact,
  shown,
  currency,
  onChange,
  onClose,
}: UnderstoodLineProps & { onClose: () => void }) {
  return (
    <li className="border-t border-line p-3.5 first:border-t-0">
      <FactForm
        kind={fact.kind}
        facts={[]}
        read={{ names: [fact.label], attributes: besideFields(shown) }}
        currency={currency}
        saving={false}
        failure={null}
        onSave={saved => {
          onChange({ ...fact, ...saved, isKept: true })
          onClose()
        }}
        onCancel={onClose}
      />
    </li>
  )
}
