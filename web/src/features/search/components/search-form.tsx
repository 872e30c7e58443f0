import { SEARCH_MAX } from '@sextant/contracts/limits'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'

/** The words of a search; it begins when they are sent. Arrow down goes to the first result. */
export function SearchForm({
  words,
  onSearch,
}: {
  words: string
  onSearch: (words: string) => void
}) {
  const [typed, setTyped] = useState(words)
  return (
    <search>
      <form
        className="flex max-w-[44em] gap-2"
        onSubmit={event => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <Input
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing this page is for
          autoFocus={words === ''}
          aria-label="Words to look for"
          placeholder="Words to look for"
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={toResults}
          className="flex-1"
        />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
    </search>
  )
}

function toResults(event: KeyboardEvent) {
  if (event.key !== 'ArrowDown') return
  const first = document.querySelector<HTMLElement>('[aria-label="Results"] a')
  if (!first) return
  event.preventDefault()
  first.focus()
}
