import type { AiCallRow } from '@sextant/contracts/ai/routes'
import { CheckIcon, SquareIcon, TriangleAlertIcon } from 'lucide-react'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { costWords, jobWords, OUTCOME_WORDS, tokenWords } from '../words.ts'

type CallListProps = {
  calls: readonly AiCallRow[]
  /** An agency's calls say of which client. */
  clients: boolean
  onOpen: (id: string) => void
}

/** What was sent, a call a line. On a phone a line tells the rest below its name. */
export function CallList({ calls, clients, onOpen }: CallListProps) {
  return (
    <Table label="Calls to language models">
      <thead>
        <tr>
          <TableHead>What for</TableHead>
          {clients && <TableHead className="max-md:hidden">Client</TableHead>}
          <TableHead className="max-md:hidden">Model</TableHead>
          <TableHead numeric className="max-md:hidden">
            Tokens
          </TableHead>
          <TableHead numeric className="max-md:pr-0">
            Cost
          </TableHead>
          <TableHead className="pl-3 max-md:hidden">Outcome</TableHead>
          <TableHead className="max-md:hidden">When</TableHead>
        </tr>
      </thead>
      <tbody>
        {calls.map(call => (
          <Line key={call.id} call={call} clients={clients} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  )
}

function Line({
  call,
  clients,
  onOpen,
}: { call: AiCallRow } & Pick<CallListProps, 'clients' | 'onOpen'>) {
  const tokens = tokenWords(call.input_tokens + call.output_tokens)
  return (
    <TableRow>
      <TableCell className="max-w-64">
        <button
          type="button"
          className="link min-h-6 cursor-pointer text-left font-medium"
          onClick={() => onOpen(call.id)}
        >
          {jobWords(call.job)}
        </button>
        <span className="block wrap-anywhere text-ink-3">{aboutWords(call)}</span>
        <span className="block wrap-anywhere text-ink-3 md:hidden">
          {clients && `${call.client_name ?? 'Your agency'} · `}
          {call.model} · {tokens} tokens
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 md:hidden">
          <Outcome outcome={call.outcome} />
          <TimeSince at={call.created_at} className="text-ink-3" />
        </span>
      </TableCell>
      {clients && (
        <TableCell className="max-w-36 wrap-anywhere max-md:hidden">
          {call.client_name ?? <span className="text-ink-3">Your agency</span>}
        </TableCell>
      )}
      <TableCell className="max-w-36 wrap-anywhere max-md:hidden">{call.model}</TableCell>
      <TableCell numeric className="max-md:hidden">
        {tokens}
      </TableCell>
      <TableCell numeric className="max-md:pr-0">
        {costWords(call.cost_micros)}
      </TableCell>
      <TableCell className="pl-3 whitespace-nowrap max-md:hidden">
        <Outcome outcome={call.outcome} />
      </TableCell>
      <TableCell className="whitespace-nowrap max-md:hidden">
        <TimeSince at={call.created_at} />
      </TableCell>
    </TableRow>
  )
}

/** Whose message it was about, and in which session; of a search only that it was one. */
const aboutWords = ({ person, session_title: title, agent }: AiCallRow) =>
  agent === null ? title : [person ?? 'A former member', title].filter(Boolean).join(', ')

/** How a call went, as a word with its icon. */
export function Outcome({ outcome }: { outcome: AiCallRow['outcome'] }) {
  const words = OUTCOME_WORDS[outcome]
  if (outcome === 'done')
    return (
      <Badge plain tone="good">
        <CheckIcon aria-hidden />
        {words}
      </Badge>
    )
  if (outcome === 'failed')
    return (
      <Badge tone="bad">
        <TriangleAlertIcon aria-hidden />
        {words}
      </Badge>
    )
  return (
    <Badge>
      <SquareIcon aria-hidden />
      {words}
    </Badge>
  )
}
