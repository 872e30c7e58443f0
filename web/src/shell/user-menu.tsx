import { ChevronDownIcon, LogOutIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { usePicture } from '@/client/use-picture.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { Avatar } from '@/ui/primitives/avatar.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { Kbd } from '@/ui/primitives/kbd.tsx'
import { useMayOpen } from './may-open.ts'
import { showShortcuts } from './shortcut-list.ts'

const PAGES = [
  { label: 'My Profile', to: '/profile' },
  { label: 'Settings', to: '/settings' },
  { label: 'Help', to: '/agency-guide' },
  { label: 'Feedback', to: '/feedback' },
] as const

/** What is about the person and the product, on every page; each page that exists and is open. */
export function UserMenu() {
  const { user, organization, avatar_id: avatarId } = useMe()
  const picture = usePicture(avatarId && `/api/v1/images/${avatarId}`)
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  const pages = PAGES.filter(({ to }) => mayOpen(to))
  const name = user.full_name || user.email
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className={buttonStyle({ variant: 'quiet', className: 'px-1.5 text-ink' })}
      >
        <Avatar name={name} picture={picture} />
        <span className="sr-only">Account of {name}</span>
        <span aria-hidden className="max-w-40 truncate leading-normal max-lg:hidden">
          {name}
        </span>
        <ChevronDownIcon aria-hidden className="text-ink-3 max-md:hidden" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        <div className="px-2.5 py-2">
          <p className="truncate font-medium">{organization?.name ?? name}</p>
          <p className="cap truncate">{user.email}</p>
        </div>
        <DropdownMenuSeparator />
        {pages.map(page => (
          <DropdownMenuItem key={page.to} asChild>
            <Link to={page.to} state={{ from: pathname }}>
              {page.label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem className="max-md:hidden" onSelect={showShortcuts}>
          <span className="flex-1">Keyboard shortcuts</span>
          <Kbd>?</Kbd>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/logout">
            <LogOutIcon aria-hidden className="text-ink-3" />
            Sign Out
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
