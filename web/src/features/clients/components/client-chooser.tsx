import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import type { ClientName } from '../api/client-names.ts'
import { ClientStatusBadge } from './client-status-badge.tsx'

const PAGE = 50
const SEARCH_FROM = 8

/** Clients to go into, by name. */
export function ClientChooser({ clients }: { clients: readonly ClientName[] }) {
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(PAGE)
  const words = typed.trim().toLowerCase()
  const found = clients.filter(({ name }) => name.toLowerCase().includes(words))
  return (
    <div className="grid gap-3">
      {clients.length >= SEARCH_FROM && (
        <Input
          type="search"
          aria-label="Search clients"
          placeholder="Search clients"
          maxLength={120}
          className="md:max-w-sm"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      )}
      {found.length === 0 && (
        <p className="border-y border-line py-4 text-ink-2">
          No client has these words in its name.
        </p>
      )}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {found.slice(0, shown).map(client => (
          <li
            key={client.id}
            className="relative flex min-h-12 items-center justify-between gap-4 border-b border-line py-2 hover:bg-act-soft"
          >
            <Link
              to={`/clients/${client.slug}`}
              className="min-w-0 font-medium wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {client.name}
            </Link>
            <ClientStatusBadge status={client.status} />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + PAGE)}>
            Show {Math.min(PAGE, found.length - shown)} more of {found.length}
          </Button>
        </div>
      )}
    </div>
  )
}
