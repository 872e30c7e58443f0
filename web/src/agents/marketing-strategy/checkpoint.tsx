import { CheckIcon } from 'lucide-react'
import { plainMoney } from '@sextant/contracts/company/money-words'
import {
  openBelow,
  type Step,
  STEP_WORDS,
  STEPS,
  stepInTurn,
} from '@sextant/contracts/marketing-strategy/step-words'
import type { Agreement } from '@sextant/contracts/marketing-strategy/steps'
import type { GuidedStrategyBody } from '@sextant/contracts/marketing-strategy/strategies'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { useRef } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { put, useEditing } from '../editing/editing.tsx'
import { affordWords } from './afford-words.ts'
import { longDay } from './long-day.ts'
import { agreedWords } from './step-summary.ts'

type Body = DeepPartial<GuidedStrategyBody>

/** What closes a step: who agreed on what, or the question whether one does. */
export function Checkpoint({ step, body }: { step: Step; body: Body }) {
  const steps = present(body.steps)
  const index = steps.findIndex(({ id }) => id === step)
  const agreed = steps[index]?.agreed
  if (index === -1) return null
  if (agreed) return <Agreed step={step} index={index} agreed={agreed} body={body} />
  return stepInTurn(steps) === step ? (
    <Ask step={step} index={index} body={body} />
  ) : (
    <p className="cap border-t border-line pt-2.5">Comes after {nameBefore(step)}.</p>
  )
}

const nameBefore = (step: Step): string =>
  STEP_WORDS[STEPS[Math.max(0, STEPS.indexOf(step) - 1)] ?? step].name

type AgreedProps = { step: Step; index: number; agreed: DeepPartial<Agreement>; body: Body }

/** It can be opened again; nothing else is lost by it. */
function Agreed({ step, index, agreed, body }: AgreedProps) {
  const { may, busy, send } = useEditing()
  const open = openBelow(present(body.steps), step)
  const now = agreedWords(step, body)
  const isOther = agreed.what !== undefined && agreed.what !== now
  return (
    <div className="grid gap-1 border-y border-line py-2.5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <CheckIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-act" />
        <p className="min-w-0 flex-1 wrap-anywhere">
          <b className="font-semibold">{agreed.unsure ? 'Taken for granted:' : 'Agreed:'}</b>{' '}
          {agreed.what}.{' '}
          <span className="cap whitespace-nowrap">
            {agreed.by}, {longDay(agreed.on)}
          </span>
        </p>
        {may && (
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            className="print:hidden"
            onClick={() => void send(put(['body', 'steps', index, 'agreed'], null))}
          >
            Reopen<span className="sr-only"> {STEP_WORDS[step].name}</span>
          </Button>
        )}
      </div>
      {open.length > 0 && (
        <p className="pl-7 text-caption text-warn">
          Rests on {STEP_WORDS[open[0]!].name}, which is open again.
        </p>
      )}
      {isOther && (
        <p className="pl-7 text-caption text-warn wrap-anywhere">Since then it became: {now}.</p>
      )}
    </div>
  )
}

type AskProps = { step: Step; index: number; body: Body }

function Ask({ step, index, body }: AskProps) {
  const { may, busy, send, acting, begin } = useEditing()
  const box = useRef<HTMLDivElement>(null)
  const agree = (unsure: boolean) => {
    const on = new Date().toISOString().slice(0, 10)
    const agreed: Agreement = {
      on,
      by: acting?.name ?? '',
      what: agreedWords(step, body),
      unsure,
    }
    void send(put(['body', 'steps', index, 'agreed'], agreed))
  }
  const change = () => {
    begin()
    requestAnimationFrame(() => firstField(box.current)?.focus())
  }
  if (!may) return <p className="cap border-t border-line pt-2.5">Not agreed on yet.</p>
  return (
    <div
      ref={box}
      className="grid gap-3 rounded-panel border border-line-strong border-t-2 border-t-act bg-surface px-5 py-4 print:hidden"
    >
      <p>
        <b className="font-semibold">{STEP_WORDS[step].asks}</b>{' '}
        {step === 'budget' && affordWords(body.budget)}
      </p>
      <div className="flex flex-wrap gap-2.5 max-md:grid">
        <Button variant="primary" busy={busy} onClick={() => agree(false)}>
          {agreeLabel(step, body)}
        </Button>
        <Button disabled={busy} onClick={change}>
          {step === 'budget' ? 'Change an amount' : 'Change something'}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => agree(true)}>
          I don’t know
        </Button>
      </div>
    </div>
  )
}

function agreeLabel(step: Step, { budget }: Body): string {
  if (step !== 'budget')
    return `Agree on ${STEP_WORDS[step].name.toLowerCase().replace('kpis', 'KPIs')}`
  return `Agree on ${plainMoney(budget?.total ?? 0, budget?.currency ?? 'USD')}`
}

/** The first thing of the section that can be changed. */
const firstField = (box: HTMLElement | null): HTMLElement | null =>
  box
    ?.closest('section')
    ?.querySelector<HTMLElement>('[data-first] :is(input, select, button, [tabindex="0"])') ?? null
