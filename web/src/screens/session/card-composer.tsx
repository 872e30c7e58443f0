import type { MessageRow } from '@sextant/contracts/agent-events'
import { controlsOf } from '@sextant/contracts/company/controls'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { MESSAGE_MAX } from '@sextant/contracts/limits'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { OpenQuestion } from '@/features/agent-session/components/open-question.tsx'
import { useSend } from '@/features/agent-session/use-send.ts'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { type CardRow, isBlank, readRows } from '@/features/company/card-rows.ts'
import { CardRows } from '@/features/company/components/card-rows.tsx'
import { CurrencyChoice } from '@/features/company/components/currency-choice.tsx'
import { offerNames } from '@/features/company/offer-names.ts'
import { saidCurrency } from '@/features/company/said-currency.ts'
import { useModelCurrency } from '@/features/company/use-model-currency.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Kbd } from '@/ui/primitives/kbd.tsx'
import type { Asked, CardDraft } from './use-card-draft.ts'

type CardComposerProps = {
  sessionId: string
  clientId: string | null
  /** What is asked, and the card it asks for. */
  message: MessageRow
  asked: Asked
  card: CardDraft
  /** The agent is writing: one can go on filling in, not send. */
  running: boolean
  parentId: string | undefined
  onSent: () => void
}

const NO_FACTS = [] as const

/** An amount, or a figure that somebody says is measured in money. */
const asksForMoney = (kind: FactKind, rows: readonly CardRow[]): boolean =>
  controlsOf(kind).some(
    ({ control }) =>
      control.as === 'amount' ||
      (control.as === 'figure' && rows.some(({ draft }) => draft[control.form] === 'money')),
  )

/** The open question with its card: rows, free words, or both are the answer. */
export function CardComposer(props: CardComposerProps) {
  const { clientId, message, asked, card, running } = props
  const { data: facts = NO_FACTS, isSuccess } = useQuery(companyFactsQuery(clientId))
  const { currency, choose } = useModelCurrency(facts, clientId)
  const { answer, draft, dontKnow, sending, line, isEmpty } = useAnswer(props, currency, choose)
  const [isWhyOpen, setWhyOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnQuestion(form, card.text !== '', isSuccess)
  const id = useId()
  const answerByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void answer()
  }
  return (
    <section aria-label="Question">
      <OpenQuestion message={message} isWhyOpen={isWhyOpen} />
      {/* The keys of all its fields come by here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        aria-label="Your answer"
        className="mt-3.5 rounded-lg border border-line-strong bg-surface"
        onKeyDown={answerByKeys}
        onSubmit={event => {
          event.preventDefault()
          void answer()
        }}
      >
        <CardRows
          clientId={clientId}
          kind={asked.kind}
          asked={asked.attributes}
          rows={card.rows}
          onRows={card.changeRows}
          faults={card.faults}
          currency={currency}
          facts={facts}
          onPaste={card.paste}
        />
        {choose && asksForMoney(asked.kind, card.rows) && (
          <CurrencyChoice value={currency} onChange={choose} />
        )}
        <FreeWords id={id} card={card} line={line} onAnswer={answer} />
        <Ways
          busy={sending}
          disabled={running || sending}
          isEmpty={isEmpty}
          isWhyOpen={isWhyOpen}
          onWhy={() => setWhyOpen(!isWhyOpen)}
          onDontKnow={dontKnow}
          onDraft={() => void draft()}
        />
      </form>
      <Keys />
    </section>
  )
}

function useAnswer(
  { sessionId, clientId, asked, card, running, parentId, onSent }: CardComposerProps,
  currency: string,
  choose?: (currency: string) => void,
) {
  const { send, sending, failure, forgetFailure } = useSend(sessionId, onSent)
  useEffect(() => {
    // What was said about a lost network is over when it is back.
    window.addEventListener('online', forgetFailure)
    return () => window.removeEventListener('online', forgetFailure)
  }, [forgetFailure])
  const isTooLong = card.text.length > MESSAGE_MAX
  const isEmpty = card.text.trim() === '' && card.rows.every(isBlank)
  const sendRows = async (words: string) => {
    const named = await offerNames(card.rows, asked.kind, clientId)
    if (named !== card.rows) {
      card.changeRows(named)
      card.setNote(
        'A name is too long to stand in a sentence. Shorten it or take one that is offered, then answer.',
      )
      return false
    }
    const said = choose ? saidCurrency(card.rows, currency) : null
    if (said) choose?.(said)
    const { facts, faults } = readRows(asked.kind, card.rows, said ?? currency)
    card.setFaults(faults)
    if (sending || running || Object.keys(faults).length > 0) return false
    return (await send(words, parentId, facts)).ok
  }
  const answer = async () => {
    if (isEmpty || isTooLong) return
    if (await sendRows(card.text.trim() ? card.text : '')) card.clear()
  }
  // What is filled in counts for the draft; words that were not sent stay in their field.
  const draft = async () => {
    if (await sendRows('Just draft it')) card.clearRows()
  }
  const dontKnow = () => {
    if (!sending && !running) void send('I don’t know', parentId)
  }
  const tooLong = `${card.text.length.toLocaleString('en-US')} of ${MESSAGE_MAX.toLocaleString('en-US')} characters: shorten it before sending.`
  const faulty =
    Object.keys(card.faults).length > 0
      ? 'Something in the rows cannot be kept yet; it says what.'
      : null
  return {
    answer,
    draft,
    dontKnow,
    sending,
    isEmpty,
    line: failure ?? (isTooLong ? tooLong : faulty),
  }
}

/** Where somebody is at work already; the focus stays there. */
const AT_WORK = 'input, textarea, select, [role=dialog], article, header'

/** Whoever is asked can type at once, and goes on where words stand already. A phone's keyboard would cover what is asked. `hasRows`: what is known stands in its rows. */
function useFocusOnQuestion(
  form: RefObject<HTMLFormElement | null>,
  hasWords: boolean,
  hasRows: boolean,
) {
  const goesOn = useRef(hasWords)
  useEffect(() => {
    if (!hasRows) return undefined
    if (window.matchMedia('(hover: none), (max-width: 860px)').matches) return undefined
    // After the shell has moved the focus to the page's heading.
    const timer = setTimeout(() => {
      if (document.activeElement?.closest(AT_WORK)) return
      const field = goesOn.current ? 'textarea' : 'input'
      form.current?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true })
    }, 50)
    return () => clearTimeout(timer)
  }, [form, hasRows])
}

type FreeWordsProps = {
  id: string
  card: CardDraft
  line: string | null
  onAnswer: () => Promise<void>
}

/** Words beside the rows. Enter answers, Shift and Enter begins a new line. */
function FreeWords({ id, card, line, onAnswer }: FreeWordsProps) {
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void onAnswer()
  }
  return (
    <div className="border-t border-line has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-2 has-[textarea:focus-visible]:outline-focus">
      <label htmlFor={id} className="sr-only">
        Message
      </label>
      <textarea
        id={id}
        rows={2}
        value={card.text}
        placeholder="Or write it as it comes, or paste a table. I fill the rows."
        aria-describedby={`${id}-line`}
        aria-invalid={line ? true : undefined}
        className="block max-h-64 min-h-16 w-full resize-none bg-transparent px-3.5 pt-2.5 outline-none [field-sizing:content] placeholder:text-ink-3 max-md:text-base"
        onChange={event => card.changeText(event.target.value)}
        onKeyDown={keys}
        onPaste={event => {
          if (card.paste(event.clipboardData.getData('text/plain'))) event.preventDefault()
        }}
      />
      <div id={`${id}-line`} aria-live="polite" className="px-3.5 text-caption empty:hidden">
        {card.note && <p className="pb-2 text-ink-2">{card.note}</p>}
        {line && <p className="pb-2 text-bad">{line}</p>}
      </div>
    </div>
  )
}

type WaysProps = {
  busy: boolean
  disabled: boolean
  isEmpty: boolean
  isWhyOpen: boolean
  onWhy: () => void
  onDontKnow: () => void
  onDraft: () => void
}

/** The ways on: not knowing, asking back, having enough, answering. */
function Ways({ busy, disabled, isEmpty, isWhyOpen, onWhy, onDontKnow, onDraft }: WaysProps) {
  return (
    <div className="flex flex-wrap justify-between gap-2 border-t border-line p-1.5 max-sm:grid max-sm:grid-cols-1">
      <span className="flex max-sm:grid max-sm:grid-cols-2">
        <Button size="sm" variant="quiet" disabled={disabled} onClick={onDontKnow}>
          I don’t know
        </Button>
        <Button size="sm" variant="quiet" aria-expanded={isWhyOpen} onClick={onWhy}>
          Why do you ask?
        </Button>
      </span>
      <span className="flex max-sm:grid max-sm:grid-cols-[1fr_2fr]">
        <Button size="sm" variant="quiet" disabled={disabled} onClick={onDraft}>
          Just draft it
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          className="max-sm:h-11"
          busy={busy}
          disabled={isEmpty || (disabled && !busy)}
        >
          Answer
        </Button>
      </span>
    </div>
  )
}

/** What the keyboard does, for the eyes of those who have one. */
function Keys() {
  return (
    <p
      aria-hidden
      className="cap mt-2.5 flex flex-wrap gap-x-4 gap-y-1 max-md:hidden pointer-coarse:hidden"
    >
      <span className="whitespace-nowrap">
        <Kbd>Tab</Kbd> next field
      </span>
      <span className="whitespace-nowrap">
        <Kbd>Enter</Kbd> next row
      </span>
      <span className="whitespace-nowrap">
        <Kbd>1</Kbd>–<Kbd>9</Kbd> sort
      </span>
      <span className="whitespace-nowrap">
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> answer
      </span>
    </p>
  )
}
