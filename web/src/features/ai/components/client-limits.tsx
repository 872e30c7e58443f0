import type { AiClient } from '@sextant/contracts/ai/routes'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { ClientLimit } from './client-limit.tsx'

const LINES = 20

/** The clients of an agency: what may be spent for each, and whether anything of it is sent at all. */
export function ClientLimits({ clients }: { clients: readonly AiClient[] }) {
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(LINES)
  const wanted = words.trim().toLowerCase()
  const found = clients.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <div className="grid gap-3">
      <p className="max-w-[42em] text-ink-2">
        What may be spent for a client in a month, in dollars, and whether anything of it may be
        sent at all. Where nothing is sent, the built-in mind does the work.
      </p>
      {clients.length > LINES && (
        <Input
          type="search"
          aria-label="Find a client"
          placeholder="Find a client"
          className="max-w-sm"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      )}
      <ul className="border-t border-line">
        {found.slice(0, shown).map(client => (
          <ClientLimit key={`${client.id} ${client.cap_cents}`} client={client} />
        ))}
      </ul>
      {found.length === 0 && <p className="text-ink-2">No client has this name.</p>}
      {found.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + LINES)}>
            Show {Math.min(LINES, found.length - shown)} more
          </Button>
        </div>
      )}
    </div>
  )
}
