import { EllipsisIcon } from 'lucide-react'
import { buttonStyle } from '../primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../primitives/dropdown-menu.tsx'

/** What can be done with one line of a list. name says which line, for those who only hear the button. */
export function RowMenu({
  name,
  items,
}: {
  name: string
  items: readonly { label: string; onSelect: () => void; danger?: boolean }[]
}) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className={buttonStyle({ variant: 'quiet', size: 'icon-sm', className: 'relative z-[1]' })}
        aria-label={`Actions for ${name}`}
      >
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
