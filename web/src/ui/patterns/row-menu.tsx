import { EllipsisIcon } from 'lucide-react'
import { useState } from 'react'
import { buttonStyle } from '../primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../primitives/dropdown-menu.tsx'

type RowMenuProps = {
  name: string
  items: readonly { label: string; onSelect: () => void; danger?: boolean }[]
  startsOpen?: boolean
}
const buttonLook = buttonStyle({
  variant: 'quiet',
  size: 'icon-sm',
  className: 'relative z-[1]',
})

/** The same for lists of thousands: the menu is made when it is wanted first, so that scrolling past its button costs a button. */
export function LateRowMenu({
  name,
  itemsOf,
}: Pick<RowMenuProps, 'name'> & { itemsOf: () => RowMenuProps['items'] }) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <RowMenu name={name} items={itemsOf()} startsOpen />
  return (
    <button
      type="button"
      className={buttonLook}
      aria-label={`Actions for ${name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <EllipsisIcon aria-hidden />
    </button>
  )
}

/** What can be done with one line of a list. name says which line, for those who only hear the button. */
export function RowMenu({ name, items, startsOpen = false }: RowMenuProps) {
  return (
    <DropdownMenu defaultOpen={startsOpen}>
      <DropdownMenuTrigger className={buttonLook} aria-label={`Actions for ${name}`}>
        <EllipsisIcon aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="min-w-40">
        {items.map(item => (
          <DropdownMenuItem key={item.label} danger={item.danger ?? false} onSelect={item.onSelect}>
            {item.label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
